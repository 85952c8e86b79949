import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { videoCategories } from '../../shared/contentDetails.ts'
import { videoCategorySchema } from '../../shared/entities/contentDetails.ts'
import { isListed } from './contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { isNotExcluded } from './viewerExclusions.ts'

/** A popular hashtag and the uuids of its most trending contents, best first. */
export type HashtagSection = z.output<typeof hashtagSection>
const hashtagSection = z.object({ uuid: z.string(), name: z.string(), content_count: z.number(), contents: z.array(z.string()) })
/** A category and the uuids of its most trending contents, best first. */
export type CategorySection = z.output<typeof categorySection>
const categorySection = z.object({ category: videoCategorySchema, contents: z.array(z.string()) })

/**
 * `trending`: trending contents that are searched. `perSection`: contents of each hashtag or category besides, so that a rare one is not empty.
 * `perPlace`: candidates per returned content, because some may be private.
 */
const sources = { trending: 300, perSection: 30, perPlace: 2 }

/** `exclude`: contents that are shown already. `contents`: most uuids of each section. */
export type SectionsRequest = { viewer: string | null; exclude: readonly string[]; contents: number }

/**
 * Returns the most used hashtags that have something to watch: their trending contents, then others. The cost does not grow with the
 * library.
 */
export async function hashtagSections(db: Db | Tx, { limit, ...request }: SectionsRequest & { limit: number }): Promise<HashtagSection[]> {
  return rowsOf(db, hashtagSection)`
    with popular as materialized (
      select uuid, name, content_count from hashtags where content_count > 0 order by content_count desc, uuid limit ${limit}
    ), ${pool}, candidate as (
      select borne.hashtag_uuid as section, pool.content_uuid from pool cross join lateral (
        select hashtag_uuid from content_hashtags where content_hashtags.content_uuid = pool.content_uuid offset 0) as borne
      where borne.hashtag_uuid in (select uuid from popular)
      union
      select popular.uuid, other.content_uuid from popular cross join lateral (
        select content_uuid from content_hashtags where hashtag_uuid = popular.uuid
        order by content_uuid limit ${sources.perSection}) as other
    ), ${listed(request)}
    select popular.*, array_agg(listed.content_uuid::text order by listed.place) as contents
    from popular join listed on listed.section = popular.uuid
    where listed.place <= ${request.contents}
    group by popular.uuid, popular.name, popular.content_count
    order by popular.content_count desc, popular.uuid`
}

/** Returns the categories that have something to watch, the one with the most trending content first: their trending contents, then new ones. */
export async function categorySections(db: Db | Tx, request: SectionsRequest): Promise<CategorySection[]> {
  return rowsOf(db, categorySection)`
    with ${pool}, candidate as (
      select contents.category as section, pool.content_uuid
      from pool join contents on contents.uuid = pool.content_uuid where contents.category is not null
      union
      select known.category, other.uuid from unnest(${Object.keys(videoCategories)}::text[]) as known (category) cross join lateral (
        select contents.uuid from contents where contents.category = known.category and contents.statuts = 'public'
        order by contents.created_at desc, contents.uuid desc limit ${sources.perSection}) as other
    ), ${listed(request)}
    select section as category, array_agg(listed.content_uuid::text order by listed.place) as contents
    from listed where listed.place <= ${request.contents}
    group by section
    order by max(listed.score) desc, section`
}

const pool = sql`pool as materialized (
      select content_uuid from content_rank order by score desc, content_uuid desc limit ${sources.trending}
    )`

/** The most trending candidates of each section that the viewer may see; `place` counts them from 1. */
function listed({ viewer, exclude, contents }: SectionsRequest): RawBuilder<unknown> {
  return sql`best as materialized (
      select section, content_uuid, score, place from (
        select candidate.*, score, row_number() over (partition by section order by score desc, content_uuid desc) as place
        from candidate join content_rank using (content_uuid)
        where content_uuid <> all (${exclude}::uuid[])
      ) as ranked where place <= ${contents * sources.perPlace}
    ), listed as (
      select best.section, best.content_uuid, best.score, row_number() over (partition by section order by best.place) as place
      from best join contents on contents.uuid = best.content_uuid join media on media.content_uuid = best.content_uuid
      where ${isListed} and ${isNotExcluded('categories', viewer, { content: sql`contents.uuid`, channel: sql`contents.channel_uuid` })}
    )`
}
