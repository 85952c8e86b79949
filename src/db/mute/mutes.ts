import { sql } from 'kysely'
import { type ChannelRow, channelRows } from '../channel/channels.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

/** A user and a channel that they mute. */
export type Mute = { user_uuid: string; channel_uuid: string }

/** Notes that a user mutes a channel. Idempotent. */
export async function putMute(db: Db | Tx, mute: Mute): Promise<void> {
  await db
    .insertInto('mutes')
    .values(mute)
    .onConflict((conflict) => conflict.columns(['user_uuid', 'channel_uuid']).doNothing())
    .execute()
}

/** Idempotent. */
export async function deleteMute(db: Db | Tx, { user_uuid, channel_uuid }: Mute): Promise<void> {
  await db.deleteFrom('mutes').where('user_uuid', '=', user_uuid).where('channel_uuid', '=', channel_uuid).execute()
}

/** Lists the channels that a user mutes, the last one first. */
export async function mutedChannels(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
): Promise<(ChannelRow & { position: number })[]> {
  return channelRows(db)
    .innerJoin('mutes', 'mutes.channel_uuid', 'channels.uuid')
    .select(({ ref }) => microseconds(ref('mutes.created_at')).as('position'))
    .where('mutes.user_uuid', '=', userUuid)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('mutes.created_at'), ref('channels.uuid'), after)) : query,
    )
    .orderBy('mutes.created_at', 'desc')
    .orderBy('channels.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Returns those of the channels that a user mutes, in no particular order. */
export async function mutedAmong(db: Db | Tx, userUuid: string, channels: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('channel_uuid')
    .where('user_uuid', '=', userUuid)
    .where('channel_uuid', '=', sql<string>`any(${channels}::uuid[])`)
    .execute()
  return rows.map((row) => row.channel_uuid)
}
