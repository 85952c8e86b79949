import type { ColumnType } from 'kysely'

/** A person whom the owner of a channel has invited to edit it. */
export type ChannelMember = { channel_uuid: string; user_uuid: string }

export type ChannelMembersTable = ChannelMember & {
  invited_at: ColumnType<Date, never, never>
  /** null until the person accepts */
  accepted_at: ColumnType<Date | null, never, Date>
}
