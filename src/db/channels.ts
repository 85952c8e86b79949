import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { isLowerThenNext, type PageRequest } from './keyset.ts'

/** A channel with the person behind it. */
export type ChannelRow = {
  uuid: string
  name: string
  description: string
  banner_key: string | null
  creator_uuid: string
  verified: boolean
  followers_count: number
  created_at: Date
  username: string
  avatar_key: string | null
}

function channelRows(db: Db | Tx) {
  return db
    .selectFrom('channels')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .selectAll('channels')
    .select(['users.username', 'users.avatar_key'])
}

/** @throws Error breaking channels_creator_uuid_key when the creator has one already */
export async function insertChannel(db: Db | Tx, channel: { name: string; description: string; creator_uuid: string }): Promise<string> {
  const { uuid } = await db.insertInto('channels').values(channel).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}

export async function findChannel(db: Db | Tx, uuid: string): Promise<ChannelRow | undefined> {
  return channelRows(db).where('channels.uuid', '=', uuid).executeTakeFirst()
}

export async function findChannelOf(db: Db | Tx, creatorUuid: string): Promise<ChannelRow | undefined> {
  return channelRows(db).where('channels.creator_uuid', '=', creatorUuid).executeTakeFirst()
}

export async function findChannels(db: Db | Tx, uuids: readonly string[]): Promise<ChannelRow[]> {
  return channelRows(db).where('channels.uuid', 'in', uuids).execute()
}

/** Most followed first. */
export async function listChannels(db: Db | Tx, { limit, after }: PageRequest): Promise<(ChannelRow & { position: number })[]> {
  return channelRows(db)
    .select('channels.followers_count as position')
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isLowerThenNext(ref('channels.followers_count'), ref('channels.uuid'), after)) : query,
    )
    .orderBy('channels.followers_count', 'desc')
    .orderBy('channels.uuid')
    .limit(limit + 1)
    .execute()
}

/** The most followed channels that have something to watch. */
export async function topChannels(db: Db | Tx, limit: number): Promise<ChannelRow[]> {
  return channelRows(db)
    .where(
      sql<boolean>`exists (
        select from contents join media on media.content_uuid = contents.uuid
        where contents.channel_uuid = channels.uuid and contents.statuts = 'public' and media.playlist_key is not null)`,
    )
    .orderBy('channels.followers_count', 'desc')
    .orderBy('channels.uuid')
    .limit(limit)
    .execute()
}

export async function updateChannel(db: Db | Tx, uuid: string, patch: { name?: string; description?: string }): Promise<void> {
  if (Object.keys(patch).length === 0) return
  await db.updateTable('channels').set(patch).where('uuid', '=', uuid).execute()
}

/** With its contents. */
export async function deleteChannel(db: Db | Tx, uuid: string): Promise<void> {
  await db.deleteFrom('channels').where('uuid', '=', uuid).execute()
}
