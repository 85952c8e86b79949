import { sql } from 'kysely'
import type { CommentsMode } from '../../shared/validation/commentRules.ts'
import { isListed } from '../content/contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { editorUuids } from './editors.ts'
import { isLowerThenNext, type PageRequest } from '../connection/keyset.ts'

/** A channel joined with its owner. */
export type ChannelRow = {
  uuid: string
  name: string
  description: string
  banner_key: string | null
  creator_uuid: string
  /** the people who edit it with its owner */
  editor_uuids: string[]
  verified: boolean
  followers_count: number
  created_at: Date
  username: string
  avatar_key: string | null
}

/** Returns the query that every query of channels extends. */
export function channelRows(db: Db | Tx) {
  return db
    .selectFrom('channels')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .selectAll('channels')
    .select(['users.username', 'users.avatar_key', editorUuids.as('editor_uuids')])
}

/** @throws Error breaking channels_creator_uuid_key when the creator has one already */
export async function insertChannel(db: Db | Tx, channel: { name: string; description: string; creator_uuid: string }): Promise<string> {
  const { uuid } = await db.insertInto('channels').values(channel).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}

export async function findChannel(db: Db | Tx, uuid: string): Promise<ChannelRow | undefined> {
  return channelRows(db).where('channels.uuid', '=', uuid).executeTakeFirst()
}

export type ChannelAccess = Pick<ChannelRow, 'creator_uuid' | 'editor_uuids'>

/** Returns who may manage channels, by the channels' uuids; a channel that does not exist is missing. */
export async function findChannelAccesses(db: Db | Tx, uuids: readonly string[]): Promise<Map<string, ChannelAccess>> {
  const rows = await db
    .selectFrom('channels')
    .select(['uuid', 'creator_uuid', editorUuids.as('editor_uuids')])
    .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ uuid, ...access }) => [uuid, access]))
}

export async function findChannelOf(db: Db | Tx, creatorUuid: string): Promise<ChannelRow | undefined> {
  return channelRows(db).where('channels.creator_uuid', '=', creatorUuid).executeTakeFirst()
}

/** Finds the channel at `/creator/{handle}`: by its owner's username, else by its own name (of several, the most followed), in any case. */
export async function findChannelByHandle(db: Db | Tx, handle: string): Promise<ChannelRow | undefined> {
  const isOwner = sql<boolean>`lower(users.username) = lower(${handle})`
  const named = sql<string>`(
    select channels.uuid from channels join users on users.uuid = channels.creator_uuid where ${isOwner}
    union all select channels.uuid from channels where lower(channels.name) = lower(${handle}))`
  return channelRows(db)
    .where('channels.uuid', 'in', named)
    .orderBy(isOwner, 'desc')
    .orderBy('channels.followers_count', 'desc')
    .orderBy('channels.uuid')
    .limit(1)
    .executeTakeFirst()
}

export async function findChannels(db: Db | Tx, uuids: readonly string[]): Promise<ChannelRow[]> {
  return channelRows(db).where('channels.uuid', 'in', uuids).execute()
}

/** Lists the channels, most followed first. */
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

/** Only channels among the most followed, or with a content among the most trending, can be top creators. */
const topSources = { followed: 100, trending: 300 }

/**
 * Returns the channels with the most followers and recent views, among those with something to watch. Both are multiplied, so that neither
 * is enough alone. Recent views are the decayed scores of the channel's trending contents (see migration 0001), likes included.
 */
export async function topChannels(db: Db | Tx, limit: number): Promise<ChannelRow[]> {
  const best = sql<{ channel_uuid: string; heat: number }>`(
    select channel_uuid, max(heat) as heat from (
      select listed.channel_uuid, sum(exp(greatest(pool.score - rank_weight(1, now()), -700))) as heat
      from (
        select content_uuid, score from content_rank order by score desc, content_uuid desc limit ${topSources.trending}) as pool
        cross join lateral (
          select contents.channel_uuid from contents join media on media.content_uuid = contents.uuid
          where contents.uuid = pool.content_uuid and ${isListed} offset 0) as listed
      group by listed.channel_uuid
      union all
      (select uuid, 0 from channels order by followers_count desc, uuid limit ${topSources.followed})
    ) as source group by channel_uuid)`.as<'best'>('best')
  return channelRows(db)
    .innerJoin(best, (join) => join.onRef('best.channel_uuid', '=', 'channels.uuid'))
    .innerJoin('channel_totals', 'channel_totals.channel_uuid', 'channels.uuid')
    .where('channel_totals.listed_videos', '>', 0)
    .orderBy(sql`ln(1 + channels.followers_count) + ln(1 + best.heat)`, 'desc')
    .orderBy('channels.uuid')
    .limit(limit)
    .execute()
}

export type ChannelPatch = { name?: string; description?: string; comments_mode?: CommentsMode; watched_words?: string[] }

export async function updateChannel(db: Db | Tx, uuid: string, patch: ChannelPatch): Promise<void> {
  if (Object.keys(patch).length === 0) return
  await db.updateTable('channels').set(patch).where('uuid', '=', uuid).execute()
}

/** Sets or removes a channel's verified badge. @returns false when nothing changed */
export async function setChannelVerified(db: Db | Tx, uuid: string, verified: boolean): Promise<boolean> {
  const result = await db
    .updateTable('channels')
    .set({ verified })
    .where('uuid', '=', uuid)
    .where('verified', '<>', verified)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes a channel with its contents. */
export async function deleteChannel(db: Db | Tx, uuid: string): Promise<void> {
  await db.deleteFrom('channels').where('uuid', '=', uuid).execute()
}
