import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { hashtagKey, hasListedContent } from './groups.ts'
import { tsquery, type ParsedQuery } from './parsedQuery.ts'
import { rowsOf } from '../connection/rows.ts'

/** A named thing; of those that begin with the same text, `looked` are compared. */
export type Named = z.output<typeof named>
const named = z.object({ uuid: z.string(), text: z.string() })
const known = z.object({ lexeme: z.string() })
const looked = 50

/** Returns listed contents whose title begins with the key, most popular first. @param key as `readTerms` returns it */
export async function titlesBeginning(db: Db, key: string, most: number): Promise<Named[]> {
  return rowsOf(db, named)`
    select contents.uuid, contents.title as text
    from (
      select content_uuid, score
      from (select * from content_search where title_key like ${key} || '%' order by title_key using ~<~, content_uuid limit ${looked}::int) as beginning
      order by score desc, content_uuid limit ${most}::int
    ) as s join contents on contents.uuid = s.content_uuid
    order by s.score desc, s.content_uuid`
}

/** Returns channels whose name begins with the key, most followed first. */
export async function channelsBeginning(db: Db, key: string, most: number): Promise<Named[]> {
  return rowsOf(db, named)`
    select channels.uuid, channels.name as text
    from (select channel_uuid from channel_search where name_key like ${key} || '%' order by name_key using ~<~, channel_uuid limit ${looked}::int) as s
      join channels on channels.uuid = s.channel_uuid
    order by channels.followers_count desc, channels.uuid limit ${most}::int`
}

/** Returns hashtags of listed contents that begin with the key, most used first. */
export async function hashtagsBeginning(db: Db, key: string, most: number): Promise<Named[]> {
  return rowsOf(db, named)`
    select uuid, name as text
    from (
      select uuid, name, content_count from hashtags
      where ${hashtagKey} like ${key.replaceAll(' ', '')} || '%' and ${hasListedContent} limit ${looked}::int
    ) as beginning
    order by content_count desc, uuid limit ${most}::int`
}

/** Returns those of the lexemes that occur in a content together with the whole query. */
export async function foundWith(db: Db, parsed: ParsedQuery, lexemes: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(db, known)`
    select lexeme from unnest(${lexemes}::text[]) as lexeme
    where exists (select from content_search where vector @@ (${tsquery(parsed)} && to_tsquery('pg_catalog.simple', quote_literal(lexeme))))`
  return new Set(rows.map(({ lexeme }) => lexeme))
}
