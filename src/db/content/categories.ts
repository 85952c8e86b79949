import { sql } from 'kysely'
import { z } from 'zod'
import { isListed } from './contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { isNotExcluded } from './viewerExclusions.ts'

/** A popular hashtag and the uuids of its most trending contents, best first. */
export type CategoryRow = z.output<typeof category>
const category = z.object({ uuid: z.string(), name: z.string(), content_count: z.number(), contents: z.array(z.string()) })

/**
 * `trending`: trending contents that are searched. `perHashtag`: contents of each hashtag besides, so that a rare one is not empty.
 * `perPlace`: candidates per shown content, because some may be private.
 */
const sources = { trending: 300, perHashtag: 30, perPlace: 2 }

/**
 * Returns the most used hashtags that have something to watch: their trending contents, then others. The cost does not grow with the
 * library.
 */
export async function popularCategories(
  db: Db | Tx,
  { viewer, limit, contents }: { viewer: string | null; limit: number; contents: number },
): Promise<CategoryRow[]> {
  return rowsOf(db, category)`
    with popular as materialized (
      select uuid, name, content_count from hashtags where content_count > 0 order by content_count desc, uuid limit ${limit}
    ), pool as materialized (
      select content_uuid from content_rank order by score desc, content_uuid desc limit ${sources.trending}
    ), candidate as (
      select borne.hashtag_uuid, pool.content_uuid from pool cross join lateral (
        select hashtag_uuid from content_hashtags where content_hashtags.content_uuid = pool.content_uuid offset 0) as borne
      where borne.hashtag_uuid in (select uuid from popular)
      union
      select popular.uuid, other.content_uuid from popular cross join lateral (
        select content_uuid from content_hashtags where hashtag_uuid = popular.uuid
        order by content_uuid limit ${sources.perHashtag}) as other
    ), best as materialized (
      select hashtag_uuid, content_uuid, place from (
        select candidate.*, row_number() over (partition by hashtag_uuid order by score desc, content_uuid desc) as place
        from candidate join content_rank using (content_uuid)
      ) as ranked where place <= ${contents * sources.perPlace}
    ), listed as (
      select best.hashtag_uuid, best.content_uuid, row_number() over (partition by hashtag_uuid order by best.place) as place
      from best join contents on contents.uuid = best.content_uuid join media on media.content_uuid = best.content_uuid
      where ${isListed} and ${isNotExcluded('categories', viewer, { content: sql`contents.uuid`, channel: sql`contents.channel_uuid` })}
    )
    select popular.*, array_agg(listed.content_uuid::text order by listed.place) as contents
    from popular join listed on listed.hashtag_uuid = popular.uuid
    where listed.place <= ${contents}
    group by popular.uuid, popular.name, popular.content_count
    order by popular.content_count desc, popular.uuid`
}
