import { sql } from 'kysely'
import { z } from 'zod'
import type { LanguageCode } from '../../shared/contentDetails.ts'
import type { Passage } from '../../shared/caption/passages.ts'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { lockContent } from '../content/contents.ts'

const captionsToIndex = z.object({
  content_uuid: z.string(),
  language: z.custom<LanguageCode>(),
  key: z.string(),
  webvtt: z.string(),
  /** seconds of their times at which the version begins that plays */
  from: z.number(),
  /** seconds of that version; 0 while they are not known */
  duration: z.number(),
})
export type CaptionsToIndex = z.output<typeof captionsToIndex>

/** @returns captions whose passages the search does not have yet; undefined when it has all */
export async function nextCaptionsToIndex(db: Db): Promise<CaptionsToIndex | undefined> {
  const [next] = await rowsOf(db, captionsToIndex)`
    select captions.content_uuid, language, key, webvtt, media.playing_from - starts_at as from, media.duration
    from captions join media on media.content_uuid = captions.content_uuid
    where not is_indexed order by captions.content_uuid, language limit 1`
  return next
}

/** Bytes of text that the search has of one content, in all languages: five times what three hours of speech need. */
const transcriptBytes = 1_000_000

/**
 * Stores the passages of captions for the search, in the usual lock order: content, captions, words. Those above the size that the search
 * takes of one content are left out. Nothing happens when the captions have been changed meanwhile, or another part plays.
 */
export async function storePassages(db: Db, captions: CaptionsToIndex, passages: readonly Passage[]): Promise<void> {
  const { content_uuid, language, key, from, duration } = captions
  await db.transaction().execute(async (tx) => {
    await lockContent(tx, content_uuid)
    const taken = await rowsOf(tx, z.object({ language: z.string() }))`
      update captions set is_indexed = true from media
      where media.content_uuid = captions.content_uuid and captions.content_uuid = ${content_uuid}::uuid and language = ${language}
        and key = ${key}::uuid and not is_indexed
        and media.playing_from - starts_at = ${from}::float8 and media.duration = ${duration}::float8
      returning language`
    if (taken.length === 0 || passages.length === 0) return
    const rows = JSON.stringify(passages.map(({ startMs, text }, place) => ({ place, second: Math.floor(startMs / 1000), text })))
    await sql`
      insert into transcript_passages (content_uuid, language, place, second, text)
      select ${content_uuid}::uuid, ${language}, place, second, text
      from (
        select place, second, text, sum(octet_length(text)) over (order by place) as bytes
        from json_to_recordset(${rows}::json) as p (place integer, second integer, text text)
      ) as sized
      where bytes <= ${transcriptBytes}::int
        - (select coalesce(sum(octet_length(text)), 0) from transcript_passages where content_uuid = ${content_uuid}::uuid)`.execute(tx)
    await sql`select refresh_transcript(${content_uuid}::uuid)`.execute(tx)
  })
}
