import { sql } from 'kysely'
import { type ContentParts, contentRows, isListed } from './contentRows.ts'
import type { Positioned } from './contents.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isLower, microseconds, type PageRequest } from '../connection/keyset.ts'
import { isNotExcluded } from './viewerExclusions.ts'

/**
 * Lists the most trending contents: views and likes, decaying over seven days (see migration 0001). Walks the index of the scores.
 * @param viewer uuid, null for a guest
 */
export async function trendingContents(
  db: Db | Tx,
  viewer: string | null,
  { limit, after }: PageRequest,
  parts: ContentParts,
): Promise<Positioned[]> {
  return contentRows(db, parts)
    .innerJoin('content_rank', 'content_rank.content_uuid', 'contents.uuid')
    .select('content_rank.score as position')
    .where(isListed)
    .where(isNotExcluded('trending', viewer, { content: sql.ref('contents.uuid'), channel: sql.ref('contents.channel_uuid') }))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isLower(ref('content_rank.score'), ref('content_rank.content_uuid'), after)) : query,
    )
    .orderBy('content_rank.score', 'desc')
    .orderBy('content_rank.content_uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/**
 * Lists the newest contents of the channels that a user follows. The page can only come from the `limit` channels whose latest content is
 * newest, so that following a thousand channels costs a thousand index probes and no more.
 */
export async function newsContents(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  parts: ContentParts,
): Promise<Positioned[]> {
  const until = after
    ? sql`and (s.created_at, s.content_uuid) < (to_timestamp(${after.key}::float8 / 1000000), ${after.uuid}::uuid)`
    : sql``
  const isShown = isNotExcluded('news', userUuid, { content: sql.ref('s.content_uuid'), channel: sql.ref('s.channel_uuid') })
  const newestOf = (channel: string, count: number) => sql`(
    select s.content_uuid as uuid, s.created_at from content_search as s
    where s.channel_uuid = ${sql.ref(channel)} and ${isShown} ${until}
    order by s.created_at desc, s.content_uuid desc limit ${count})`
  const page = sql<{ uuid: string }>`(
    select newest.uuid from (
      select follows.followed_uuid as uuid
      from follows cross join lateral ${newestOf('follows.followed_uuid', 1)} as latest
      where follows.follower_uuid = ${userUuid}::uuid
      order by latest.created_at desc, latest.uuid desc limit ${limit + 1}
    ) as followed cross join lateral ${newestOf('followed.uuid', limit + 1)} as newest
    order by newest.created_at desc, newest.uuid desc limit ${limit + 1})`.as<'page'>('page')
  return contentRows(db, parts)
    .innerJoin(page, (join) => join.onRef('page.uuid', '=', 'contents.uuid'))
    .select(({ ref }) => microseconds(ref('contents.created_at')).as('position'))
    .orderBy('contents.created_at', 'desc')
    .orderBy('contents.uuid', 'desc')
    .execute()
}
