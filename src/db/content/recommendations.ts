import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isListed } from './contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { isInteresting, isNotExcluded } from './viewerExclusions.ts'

/**
 * A recommended content and the reason; `kind` is null when there is no particular reason. `name`: of the channel, the hashtag or the
 * content that is the reason.
 */
export type Recommended = z.output<typeof recommended>
const recommended = z.object({
  uuid: z.string(),
  channel_uuid: z.string(),
  kind: z.enum(['followed', 'coWatched', 'hashtag', 'trending', 'fresh']).nullable(),
  name: z.string().nullable(),
})

// Every source is limited through an index, and `offset 0` keeps the planner from reading whole hashtags or histories instead: the cost
// does not grow with the library. Whether a candidate may be shown is checked in the order of the scores, until there are enough.
const perSource = { follows: 200, perChannel: 3, tastes: 20, hashtags: 8, seeds: 10, similar: 8, pool: 150, fresh: 50, best: 600 }
/** A hashtag with at most this many contents is read completely; of a larger one, only the contents in the trending pool are read. */
const smallHashtag = 50
/** In the unit of the scores: +1 is worth seven days of freshness, or 2.7 times the views. */
const bonus = { followed: 2, hashtag: 1 }
/** From 1.35 when one person also watched it, to 2 for seven or more; older views count for less. */
const coWatchedBonus = sql<number>`(1 + least(1, ln(1 + exp(greatest(other.weight - similar_weight(now()), -50))) / 2))`

/** Trending from about two views a day; fresh in the first week. */
const generalReason = (score: RawBuilder<unknown>, createdAt: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when ${score} >= rank_weight(5, now() - interval '7 days') then 'trending'
  when ${createdAt} > now() - interval '7 days' then 'fresh' end`

/**
 * Returns recommendations for a signed-in user: the latest contents of followed channels, what people with the same views watch, contents
 * that share hashtags with what the user liked or watched last, trending and new contents. Contents that the user has watched, marked as
 * not interesting or owns are left out.
 */
export async function recommendedTo(db: Db | Tx, userUuid: string, limit: number): Promise<Recommended[]> {
  const user = sql`${userUuid}::uuid`
  return rowsOf(db, recommended)`
    with taste as (
      (select content_uuid from history where user_uuid = ${user} order by watched_at desc, uuid desc limit ${perSource.tastes})
      union
      (select content_uuid from reactions where user_uuid = ${user} and liked order by created_at desc limit ${perSource.tastes})
    ), favourite as (
      select hashtags.uuid, hashtags.name, hashtags.content_count, count(*) as weight
      from taste join content_hashtags using (content_uuid) join hashtags on hashtags.uuid = content_hashtags.hashtag_uuid
      where ${isInteresting(userUuid, sql`taste.content_uuid`)}
      group by hashtags.uuid order by weight desc, hashtags.uuid limit ${perSource.hashtags}
    ), seed as materialized (
      select contents.uuid, contents.title
      from history join contents on contents.uuid = history.content_uuid join media on media.content_uuid = contents.uuid
      where history.user_uuid = ${user} and ${isListed} and ${isInteresting(userUuid, sql`contents.uuid`)}
      order by history.watched_at desc, history.uuid desc limit ${perSource.seeds}
    ), pool as materialized (
      select content_uuid, score from content_rank order by score desc, content_uuid desc limit ${perSource.pool}
    ), followed as (
      select followed_uuid from follows where follower_uuid = ${user} order by created_at desc limit ${perSource.follows}
    ), candidate (content_uuid, kind, name, bonus, weight, score) as (
      select newest.content_uuid, 'followed', channels.name, ${bonus.followed}::float8, 0, newest.score
      from followed join channels on channels.uuid = followed.followed_uuid cross join lateral (
        select content_uuid, score from content_search where content_search.channel_uuid = channels.uuid
        order by created_at desc, content_uuid desc limit ${perSource.perChannel}) as newest
      union all
      select other.similar_uuid, 'coWatched', seed.title, ${coWatchedBonus}, other.weight, null
      from seed cross join lateral (
        select similar_uuid, weight from content_similar where content_similar.content_uuid = seed.uuid
        order by weight desc, similar_uuid limit ${perSource.similar}) as other
      union all
      select content_hashtags.content_uuid, 'hashtag', favourite.name, ${bonus.hashtag}::float8, favourite.weight, null
      from favourite join content_hashtags on content_hashtags.hashtag_uuid = favourite.uuid
      where favourite.content_count <= ${smallHashtag}
      union all
      select pool.content_uuid, 'hashtag', favourite.name, ${bonus.hashtag}::float8, favourite.weight, pool.score
      from pool cross join lateral (
        select hashtag_uuid from content_hashtags where content_hashtags.content_uuid = pool.content_uuid offset 0) as borne
        join favourite on favourite.uuid = borne.hashtag_uuid
      where favourite.content_count > ${smallHashtag}
      union all
      -- Ahead of the same among the fresh ones, whose score is a copy.
      select content_uuid, null, null, 0, 1, score from pool
      union all
      select content_uuid, null, null, 0, 0, score from (
        select content_uuid, score from content_search order by created_at desc, content_uuid desc limit ${perSource.fresh}) as fresh
    ), unranked as (
      select distinct on (content_uuid) * from candidate order by content_uuid, bonus desc, weight desc, name
    ), best as (
      select unranked.content_uuid, kind, name, found.score, found.score + bonus as key
      from unranked cross join lateral (select coalesce(unranked.score, (
        select content_search.score from content_search where content_search.content_uuid = unranked.content_uuid)) as score offset 0) as found
      where found.score is not null
      order by key desc, unranked.content_uuid desc limit ${perSource.best}
    )
    select best.content_uuid as uuid, shown.channel_uuid,
      coalesce(best.kind, ${generalReason(sql`best.score`, sql`shown.created_at`)}) as kind, best.name
    from best cross join lateral (
      select s.channel_uuid, s.created_at
      from content_search as s join channels on channels.uuid = s.channel_uuid
      where s.content_uuid = best.content_uuid and channels.creator_uuid <> ${user} and ${isNotExcluded('recommendations', userUuid, { content: sql`best.content_uuid`, channel: sql`s.channel_uuid` })}
        and not exists (select from history where user_uuid = ${user} and history.content_uuid = best.content_uuid offset 0)
      offset 0) as shown
    order by best.key desc, best.content_uuid desc
    limit ${limit}`
}

/** Returns recommendations for guests: trending and fresh contents in turn. */
export async function recommendedToGuests(db: Db | Tx, limit: number): Promise<Recommended[]> {
  return rowsOf(db, recommended)`
    with trending as (
      select content_rank.content_uuid, content_rank.score from content_rank cross join lateral (
        select from content_search where content_search.content_uuid = content_rank.content_uuid offset 0) as listed
      order by content_rank.score desc, content_rank.content_uuid desc limit ${limit}
    ), fresh as (
      select content_uuid, created_at from content_search order by created_at desc, content_uuid desc limit ${limit}
    ), ranked as (
      select content_uuid, row_number() over (order by score desc, content_uuid desc) as place, 0 as source from trending
      union all
      select content_uuid, row_number() over (order by created_at desc, content_uuid desc), 1 from fresh
    ), best as (
      select distinct on (content_uuid) * from ranked order by content_uuid, place, source
    )
    select s.content_uuid as uuid, s.channel_uuid, ${generalReason(sql`rank.score`, sql`s.created_at`)} as kind, null as name
    from best
      join content_search as s on s.content_uuid = best.content_uuid
      join content_rank as rank on rank.content_uuid = best.content_uuid
    order by best.place, best.source limit ${limit}`
}
