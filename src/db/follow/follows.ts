import { sql } from 'kysely'
import { isListed } from '../content/contentRows.ts'
import { isNotMuted } from '../content/viewerExclusions.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

/** A user and a channel that they follow. */
export type FollowRef = { follower_uuid: string; followed_uuid: string }

/** A follow with its channel, and the channel's last upload when it was requested. */
export type FollowRow = FollowRef & {
  uuid: string
  notify: boolean
  created_at: Date
  name: string
  username: string
  banner_key: string | null
  description: string
  avatar_key: string | null
  followers_count: number
  verified: boolean
  /** its owner */
  user_uuid: string
  latest_uuid: string | null
  latest_title: string | null
  latest_created_at: Date | null
  /** true when the follower has never played it */
  latest_is_unseen: boolean | null
}

/** @param latest also read each channel's last upload: one index probe per row */
function followRows(db: Db | Tx, latest: boolean) {
  return db
    .selectFrom('follows')
    .innerJoin('channels', 'channels.uuid', 'follows.followed_uuid')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('contents')
          .innerJoin('media', 'media.content_uuid', 'contents.uuid')
          .select([
            'contents.uuid',
            'contents.title',
            'contents.created_at',
            sql<boolean>`not exists (
              select from views where views.user_uuid = follows.follower_uuid and views.content_uuid = contents.uuid
            ) and not exists (
              select from history where history.user_uuid = follows.follower_uuid and history.content_uuid = contents.uuid
            )`.as('is_unseen'),
          ])
          .whereRef('contents.channel_uuid', '=', 'follows.followed_uuid')
          .where(latest ? isListed : sql<boolean>`false`)
          .where(isNotMuted(sql.ref('follows.follower_uuid'), sql.ref('follows.followed_uuid')))
          .orderBy('contents.created_at', 'desc')
          .orderBy('contents.uuid', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('follows')
    .select([
      'channels.name',
      'channels.banner_key',
      'channels.description',
      'channels.followers_count',
      'channels.verified',
      'channels.creator_uuid as user_uuid',
      'users.username',
      'users.avatar_key',
      'latest.uuid as latest_uuid',
      'latest.title as latest_title',
      'latest.created_at as latest_created_at',
      'latest.is_unseen as latest_is_unseen',
    ])
}

/** Makes a user follow a channel. Idempotent. @returns the follow's uuid, and whether it is new */
export async function putFollow(db: Db | Tx, follow: FollowRef): Promise<{ uuid: string; isNew: boolean }> {
  const row = await db
    .insertInto('follows')
    .values(follow)
    .onConflict((conflict) =>
      conflict.columns(['follower_uuid', 'followed_uuid']).doUpdateSet({ follower_uuid: sql`excluded.follower_uuid` }),
    )
    // Of the rows that this statement returns, only inserted ones have xmax 0.
    .returning(['uuid', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  return { uuid: row.uuid, isNew: row.is_new }
}

export async function findFollow(db: Db | Tx, uuid: string, latest = false): Promise<FollowRow | undefined> {
  return followRows(db, latest).where('follows.uuid', '=', uuid).executeTakeFirst()
}

export async function findFollowOf(
  db: Db | Tx,
  { follower_uuid, followed_uuid }: FollowRef,
  latest = false,
): Promise<FollowRow | undefined> {
  return followRows(db, latest)
    .where('follows.follower_uuid', '=', follower_uuid)
    .where('follows.followed_uuid', '=', followed_uuid)
    .executeTakeFirst()
}

/** Returns a user's follows of these channels, in no particular order. Channels that they do not follow are left out. */
export async function findFollowsOf(db: Db | Tx, userUuid: string, channels: readonly string[], latest = false): Promise<FollowRow[]> {
  return followRows(db, latest).where('follows.follower_uuid', '=', userUuid).where('follows.followed_uuid', 'in', channels).execute()
}

/** Lists the channels that a user follows, newest follow first. */
export async function followsOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  latest: boolean,
): Promise<(FollowRow & { position: number })[]> {
  return followRows(db, latest)
    .select(({ ref }) => microseconds(ref('follows.created_at')).as('position'))
    .where('follows.follower_uuid', '=', userUuid)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('follows.created_at'), ref('follows.uuid'), after)) : query,
    )
    .orderBy('follows.created_at', 'desc')
    .orderBy('follows.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Sets the bell. */
export async function setFollowNotify(db: Db | Tx, uuid: string, notify: boolean): Promise<void> {
  await db.updateTable('follows').set({ notify }).where('uuid', '=', uuid).execute()
}

/** @returns whether there was a follow */
export async function deleteFollowOf(db: Db | Tx, { follower_uuid, followed_uuid }: FollowRef): Promise<boolean> {
  const result = await db
    .deleteFrom('follows')
    .where('follower_uuid', '=', follower_uuid)
    .where('followed_uuid', '=', followed_uuid)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
