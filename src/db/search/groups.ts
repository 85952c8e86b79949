import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { Db } from '../connection/database.ts'
import { tsquery, type ParsedQuery } from './parsedQuery.ts'
import { rowsOf } from '../connection/rows.ts'

const channel = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  banner_key: z.string().nullable(),
  /** ISO 8601: it comes out of JSON */
  created_at: z.string(),
  followers_count: z.number(),
  verified: z.boolean(),
  creator_uuid: z.string(),
  username: z.string(),
  avatar_key: z.string().nullable(),
})
const hashtag = z.object({ uuid: z.string(), name: z.string(), content_count: z.number() })
export type FoundChannel = z.output<typeof channel>
export type FoundHashtag = z.output<typeof hashtag>
/** `total` stops counting at one above the limit (`searchCountMax`, `searchChannelsMax`). */
export type Group<Row> = { total: number; rows: Row[] }
const channelGroup = z.object({ total: z.number(), rows: z.array(channel) })
const hashtagGroup = z.object({ total: z.number(), rows: z.array(hashtag) })

type Slice = { offset: number; limit: number }

/** The steps of followers of migration 0013, highest first. */
const followersBuckets = [2, 1, 0]

/**
 * Searches channels by name and description: an equal name first, then names that begin with the query, then by text and followers. When
 * there are more matches than are counted, only names that begin with the query and the most followed channels are read.
 */
export async function searchChannels(db: Db, parsed: ParsedQuery, { offset, limit }: Slice): Promise<Group<FoundChannel>> {
  const most = limits.searchChannelsMax + 1
  const text = parsed.groups.length === 0 ? sql`1` : sql`ts_rank('{0.1, 0.25, 0.6, 1}', s.vector, ${tsquery(parsed)}, 32)`
  const begins = sql<boolean>`s.name_key like ${parsed.key} || '%'`
  const some = (condition: RawBuilder<boolean>) => sql`(
      select s.channel_uuid, (case when s.name_key = ${parsed.key} then 100 when starts_with(s.name_key, ${parsed.key}) then 50 else 0 end
        + ${text} * (1 + 0.3 * ln(1 + s.followers_count)))::float8 as key
      from channel_search as s where ${condition} limit ${most}::int)`
  const held = sql<boolean>`s.vector @@ ${tsquery(parsed)} and not ${begins}`
  const rest = followersBuckets.map((bucket) => sql<boolean>`s.bucket = ${sql.lit(bucket)} and ${held}`)
  const isFew = parsed.groups.some(({ documents }) => documents < most)
  // Each part uses its own index. They are read one after the other until there are enough matches, so that no row is compared twice.
  const parts = parsed.groups.length === 0 ? [begins] : [begins, ...(isFew ? [held] : rest)]
  const matches = sql`select * from (${sql.join(parts.map(some), sql` union all `)}) as found limit ${most}::int`
  const rows = await rowsOf(db, channelGroup)`
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
      coalesce((select json_agg(page order by key desc, uuid) from page), '[]') as rows`
  return rows[0] ?? { total: 0, rows: [] }
}

/** Searches hashtags of listed contents that begin with the query written as one word, or with one of its words; most used first. */
export async function searchHashtags(db: Db, parsed: ParsedQuery, { offset, limit }: Slice): Promise<Group<FoundHashtag>> {
  const joined = parsed.key.replaceAll(' ', '')
  const beginnings = shortestBeginnings([joined, ...parsed.groups.flatMap(({ lexemes }) => lexemes).filter((lexeme) => lexeme.length > 2)])
  const rows = await rowsOf(db, hashtagGroup)`
    with matches as materialized (
      select uuid, name, content_count, ${hashtagKey} as key from hashtags
      where (${sql.join(
        beginnings.map((beginning) => sql`${hashtagKey} like ${beginning} || '%'`),
        sql` or `,
      )}) and ${hasListedContent} limit ${limits.searchCountMax + 1}::int
    ), page as (
      select uuid, name, content_count, case when key = ${joined} then 2 when starts_with(key, ${joined}) then 1 else 0 end as place
      from matches order by place desc, content_count desc, uuid offset ${offset}::int limit ${limit}::int
    )
    select (select count(*)::int from matches) as total,
      coalesce((select json_agg(page order by place desc, content_count desc, uuid) from page), '[]') as rows`
  return rows[0] ?? { total: 0, rows: [] }
}

/** Returns the texts without those that begin with another one. */
function shortestBeginnings(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)]
  return distinct.filter((text) => !distinct.some((other) => other !== text && text.startsWith(other)))
}

/** The form in which hashtags are compared and indexed. */
export const hashtagKey: RawBuilder<string> = sql`replace(search_text(hashtags.name), ' ', '')`

/** True when a listed content has the hashtag. */
export const hasListedContent: RawBuilder<boolean> = sql`exists (
  select from content_hashtags join content_search on content_search.content_uuid = content_hashtags.content_uuid
  where content_hashtags.hashtag_uuid = hashtags.uuid)`
