import { sql } from 'kysely'
import type { LanguageCode } from '../../shared/contentDetails.ts'
import type { Db, Tx } from '../connection/database.ts'
import { lockContent } from '../content/contents.ts'

type CaptionsRef = { content_uuid: string; language: LanguageCode }
type Captions = CaptionsRef & { is_automatic: boolean; webvtt: string }

/** Their times are those of the version that plays. */
const startsAt = (contentUuid: string) => sql<number>`(select playing_from from media where content_uuid = ${contentUuid}::uuid)`

/** @returns the WebVTT file whose address contains this key, undefined when there is none */
export async function findWebVtt(db: Db, key: string): Promise<string | undefined> {
  return (await db.selectFrom('captions').select('webvtt').where('key', '=', key).executeTakeFirst())?.webvtt
}

/** @returns the languages in which somebody, not a machine, wrote captions of the content */
export async function writtenLanguages(db: Db, contentUuid: string): Promise<LanguageCode[]> {
  const rows = await db
    .selectFrom('captions')
    .select('language')
    .where('content_uuid', '=', contentUuid)
    .where('is_automatic', '=', false)
    .execute()
  return rows.map(({ language }) => language)
}

/** Locks the content first, in the usual lock order: words of captions that are replaced or deleted leave the search with them. */
async function changing<Result>(db: Db | Tx, contentUuid: string, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  const work = async (tx: Tx): Promise<Result> => {
    await lockContent(tx, contentUuid)
    return change(tx)
  }
  return isTransaction(db) ? work(db) : db.transaction().execute(work)
}

const isTransaction = (db: Db | Tx): db is Tx => db.isTransaction

/** Replaces the captions of a language. They get a new key, so that nobody plays the former ones from a cache. */
export async function putCaptions(db: Db | Tx, captions: Captions): Promise<void> {
  const { content_uuid, is_automatic, webvtt } = captions
  const starts_at = startsAt(content_uuid)
  await changing(db, content_uuid, (tx) =>
    tx
      .insertInto('captions')
      .values({ ...captions, starts_at, updated_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .columns(['content_uuid', 'language'])
          .doUpdateSet({ key: sql<string>`gen_random_uuid()`, is_automatic, webvtt, starts_at, updated_at: sql<Date>`now()` }),
      )
      .execute(),
  )
}

/** Stores captions that a machine wrote, unless the language has captions by people. @returns whether they were stored */
export async function putAutomaticCaptions(db: Db | Tx, captions: CaptionsRef & { webvtt: string }): Promise<boolean> {
  const { content_uuid, webvtt } = captions
  const starts_at = startsAt(content_uuid)
  const { numInsertedOrUpdatedRows = 0n } = await changing(db, content_uuid, (tx) =>
    tx
      .insertInto('captions')
      .values({ ...captions, is_automatic: true, starts_at, updated_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .columns(['content_uuid', 'language'])
          .doUpdateSet({ key: sql<string>`gen_random_uuid()`, webvtt, starts_at, updated_at: sql<Date>`now()` })
          .where('captions.is_automatic', '=', true),
      )
      .executeTakeFirstOrThrow(),
  )
  return numInsertedOrUpdatedRows > 0n
}

/** Deletes the captions that a machine wrote of an earlier file. Idempotent. */
export async function deleteAutomaticCaptions(db: Db, contentUuid: string): Promise<void> {
  await changing(db, contentUuid, (tx) =>
    tx.deleteFrom('captions').where('content_uuid', '=', contentUuid).where('is_automatic', '=', true).execute(),
  )
}

/** Idempotent. */
export async function deleteCaptions(db: Db | Tx, { content_uuid, language }: CaptionsRef): Promise<void> {
  await changing(db, content_uuid, (tx) =>
    tx.deleteFrom('captions').where('content_uuid', '=', content_uuid).where('language', '=', language).execute(),
  )
}
