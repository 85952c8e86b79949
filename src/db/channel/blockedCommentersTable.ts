import type { ColumnType } from 'kysely'

/** A person who may not comment under the videos of a channel. */
export type BlockedCommenter = { channel_uuid: string; user_uuid: string }

export type BlockedCommentersTable = BlockedCommenter & { created_at: ColumnType<Date, never, never> }
