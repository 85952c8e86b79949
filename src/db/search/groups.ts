import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Db } from '../database.ts'
import { tsquery, type Wanted } from './wanted.ts'

/** Of a channel that was found, what its card shows. */
export type FoundChannel = {
  uuid: string
  name: string
  description: string
  banner_key: string | null
  /** ISO 8601: it comes out of JSON */
  created_at: string
  followers_count: number
  verified: boolean
  creator_uuid: string
  username: string
  avatar_key: string | null
}
export type FoundHashtag = { uuid: string; name: string; content_count: number }
/** `total` counts no further than one above the limit (`searchCountMax`, `searchChannelsMax`). */
export type Group<Row> = { total: number; rows: Row[] }

type Slice = { offset: number; limit: number }

/** The steps of followers of migration 0013, highest first. */
const reaches = [2, 1, 0]

/**
 * Channels by name and description: the name itself first, then one that begins so, then by text and followers. Of more than are
 * counted, those that begin so and those that are followed most.
 */
export async function searchChannels(db: Db, wanted: Wanted, { offset, limit }: Slice): Promise<Group<FoundChannel>> {
  const most = limits.searchChannelsMax + 1
  const text = wanted.groups.length === 0 ? sql`1` : sql`ts_rank('{0.1, 0.25, 0.6, 1}', s.vector, ${tsquery(wanted)}, 32)`
  const begins = sql<boolean>`s.name_key like ${wanted.key} || '%'`
  const some = (condition: RawBuilder<boolean>) => sql`(
      select s.channel_uuid, (case when s.name_key = ${wanted.key} then 100 when starts_with(s.name_key, ${wanted.key}) then 50 else 0 end
        + ${text} * (1 + 0.3 * ln(1 + s.followers_count)))::float8 as key
      from channel_search as s where ${condition} limit ${most}::int)`
  const held = sql<boolean>`s.vector @@ ${tsquery(wanted)} and not ${begins}`
  const rest = reaches.map((reach) => sql<boolean>`s.reach = ${sql.lit(reach)} and ${held}`)
  const isFew = wanted.groups.some(({ documents }) => documents < most)
  // Each part by its own index, one after the other until there are enough, so that no row is compared twice.
  const parts = wanted.groups.length === 0 ? [begins] : [begins, ...(isFew ? [held] : rest)]
  const matches = sql`select * from (${sql.join(parts.map(some), sql` union all `)}) as found limit ${most}::int`
  const { rows } = await sql<Group<FoundChannel>>`
    with matches as materialized (
      ${matches}
    ), best as (
      select * from matches order by key desc, channel_uuid offset ${offset}::int limit ${limit}::int
    ), page as (
      select channels.uuid, name, description, banner_key, channels.created_at, followers_count, verified, creator_uuid, username, avatar_key, key
      from best
        join channels on channels.uuid = best.channel_uuid
        join users on users.uuid = channels.creator_uuid
    )
    select (select count(*)::int from matches) as total,
      coalesce((select json_agg(page order by key desc, uuid) from page), '[]') as rows`.execute(db)
  return rows[0] ?? { total: 0, rows: [] }
}

/** Hashtags of listed contents that begin with the query written as one word, or with one of its words; most used first. */
export async function searchHashtags(db: Db, wanted: Wanted, { offset, limit }: Slice): Promise<Group<FoundHashtag>> {
  const joined = wanted.key.replaceAll(' ', '')
  const beginnings = shortestBeginnings([joined, ...wanted.groups.flatMap(({ lexemes }) => lexemes).filter((lexeme) => lexeme.length > 2)])
  const { rows } = await sql<Group<FoundHashtag>>`
    with matches as materialized (
      select uuid, name, content_count, ${hashtagKey} as key from hashtags
      where (${sql.join(
        beginnings.map((beginning) => sql`${hashtagKey} like ${beginning} || '%'`),
        sql` or `,
      )}) and ${isBorne} limit ${limits.searchCountMax + 1}::int
    ), page as (
      select uuid, name, content_count, case when key = ${joined} then 2 when starts_with(key, ${joined}) then 1 else 0 end as place
      from matches order by place desc, content_count desc, uuid offset ${offset}::int limit ${limit}::int
    )
    select (select count(*)::int from matches) as total,
      coalesce((select json_agg(page order by place desc, content_count desc, uuid) from page), '[]') as rows`.execute(db)
  return rows[0] ?? { total: 0, rows: [] }
}

/** Without those that begin with another one. */
function shortestBeginnings(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)]
  return distinct.filter((text) => !distinct.some((other) => other !== text && text.startsWith(other)))
}

/** The form that hashtags are compared in, and indexed by. */
export const hashtagKey: RawBuilder<string> = sql`replace(search_text(hashtags.name), ' ', '')`

/** Does a content that everybody may come across bear it? */
export const isBorne: RawBuilder<boolean> = sql`exists (
  select from content_hashtags join content_search on content_search.content_uuid = content_hashtags.content_uuid
  where content_hashtags.hashtag_uuid = hashtags.uuid)`
