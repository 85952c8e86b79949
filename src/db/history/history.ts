import { sql } from 'kysely'
import { lookedIn, seenShare } from '../../shared/resume.ts'
import { type ContentParts, type ContentRow, contentRows, isOpenTo, noParts } from '../content/contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { UserContent } from '../reaction/reactions.ts'

/** A history entry joined with its content, whose columns keep their names. */
export type HistoryRow = ContentRow & {
  historical_uuid: string
  historical_user: string
  first_watched_at: Date
  watched_at: Date
  watched_position: number
}

/** Condition for updates of entries: the history of their user is not paused. */
const isRecording = sql<boolean>`not exists (select from users where users.uuid = history.user_uuid and history_paused)`

/**
 * Saves a user's playback position, when the content is in their history and the history is not paused.
 * @param position seconds from the start
 * @returns whether it was saved
 */
export async function keepPosition(db: Db | Tx, { user_uuid, content_uuid }: UserContent, position: number): Promise<boolean> {
  const result = await db
    .updateTable('history')
    .set({ watched_at: sql`now()`, position })
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .where(isRecording)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

function historyRows(db: Db | Tx, parts: ContentParts) {
  return contentRows(db, parts)
    .innerJoin('history', 'history.content_uuid', 'contents.uuid')
    .select([
      'history.uuid as historical_uuid',
      'history.user_uuid as historical_user',
      'history.created_at as first_watched_at',
      'history.watched_at',
      'history.position as watched_position',
    ])
}

/** Puts a content at the top of a user's history. @returns the entry's uuid, undefined while the history is paused */
export async function putHistoryEntry(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<string | undefined> {
  const row = await db
    .insertInto('history')
    .columns(['user_uuid', 'content_uuid'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select(['users.uuid', sql<string>`${content_uuid}::uuid`.as('content_uuid')])
        .where('users.uuid', '=', user_uuid)
        .where('users.history_paused', '=', false),
    )
    .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doUpdateSet({ watched_at: sql`now()` }))
    .returning('uuid')
    .executeTakeFirst()
  return row?.uuid
}

/**
 * Restores a removed entry, also while the history is paused, because it is nothing new. An entry that was added meanwhile is kept.
 * @param was.watchedAt in the future counts as now
 * @param was.position seconds from the start
 * @returns the entry's uuid
 */
export async function restoreHistoryEntry(db: Db | Tx, of: UserContent, was: { watchedAt: Date; position: number }): Promise<string> {
  const { uuid } = await db
    .insertInto('history')
    .values({ ...of, watched_at: sql`least(${was.watchedAt}::timestamptz, now())`, position: was.position })
    .onConflict((conflict) =>
      conflict.columns(['user_uuid', 'content_uuid']).doUpdateSet({ watched_at: sql`greatest(history.watched_at, excluded.watched_at)` }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Updates an entry, unless the history is paused. @param position seconds from the start, unchanged when absent */
export async function updateHistoryEntry(db: Db | Tx, uuid: string, position: number | undefined): Promise<void> {
  await db
    .updateTable('history')
    .set({ watched_at: sql`now()`, ...(position === undefined ? {} : { position }) })
    .where('uuid', '=', uuid)
    .where(isRecording)
    .execute()
}

export async function findHistoryEntry(db: Db | Tx, uuid: string, parts: ContentParts = noParts): Promise<HistoryRow | undefined> {
  return historyRows(db, parts).where('history.uuid', '=', uuid).executeTakeFirst()
}

export async function findHistoryEntryOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<HistoryRow | undefined> {
  return historyRows(db, noParts)
    .where('history.user_uuid', '=', user_uuid)
    .where('history.content_uuid', '=', content_uuid)
    .executeTakeFirst()
}

/** @returns whether there was an entry */
export async function deleteHistoryEntryOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<boolean> {
  const result = await db
    .deleteFrom('history')
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The rule of `watchedShare` (shared/resume.ts): begun, and not watched to the end. */
const isUnfinished = sql<boolean>`(media.playlist_key is not null and media.duration > 0
  and history.position >= least(${lookedIn}::float8, media.duration * ${1 - seenShare}::float8)
  and history.position < media.duration * ${seenShare}::float8)`

/** How many entries a page of unfinished contents looks through: a long history of watched ones would be read to its end for each page. */
const unfinishedWithin = 300

/**
 * Filters history entries: watched in the last `days`; with `text` in the title or the creator's name, compared as search does; with
 * `unfinished`, only contents to resume, among the latest 300 entries.
 */
export type HistoryFilter = { days: number | null; text: string; unfinished: boolean }

/** Lists a user's history, most recently watched first. */
export async function historyOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  { days, text, unfinished }: HistoryFilter,
  parts: ContentParts,
): Promise<(HistoryRow & { position: number })[]> {
  return historyRows(db, parts)
    .select(({ ref }) => microseconds(ref('history.watched_at')).as('position'))
    .where('history.user_uuid', '=', userUuid)
    .where(isOpenTo(userUuid))
    .$if(days !== null, (query) => query.where(sql<boolean>`history.watched_at > now() - ${days}::int * interval '1 day'`))
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`(strpos(search_text(contents.title), search_text(${text}::text)) > 0
        or strpos(search_text(channels.name), search_text(${text}::text)) > 0)`),
    )
    .$if(unfinished, (query) =>
      query.where(isUnfinished).where('history.watched_at', '>=', ({ selectFrom }) =>
        selectFrom(
          selectFrom('history as latest')
            .select('latest.watched_at')
            .where('latest.user_uuid', '=', userUuid)
            .$if(after !== null, (earlier) =>
              after ? earlier.where(({ ref }) => isOlder(ref('latest.watched_at'), ref('latest.uuid'), after)) : earlier,
            )
            .orderBy('latest.watched_at', 'desc')
            .orderBy('latest.uuid', 'desc')
            .limit(unfinishedWithin)
            .as('within'),
        ).select(({ fn }) => fn.min('within.watched_at').as('first')),
      ),
    )
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('history.watched_at'), ref('history.uuid'), after)) : query,
    )
    .orderBy('history.watched_at', 'desc')
    .orderBy('history.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

export async function deleteHistory(db: Db | Tx, userUuid: string): Promise<void> {
  await db.deleteFrom('history').where('user_uuid', '=', userUuid).execute()
}

/** Returns how many videos of how many creators a user's history shows. */
export async function historyTotals(db: Db | Tx, userUuid: string): Promise<{ videos: number; creators: number }> {
  return db
    .selectFrom('history')
    .innerJoin('contents', 'contents.uuid', 'history.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .select(({ fn }) => [fn.countAll<number>().as('videos'), fn.count<number>('contents.channel_uuid').distinct().as('creators')])
    .where('history.user_uuid', '=', userUuid)
    .where(isOpenTo(userUuid))
    .executeTakeFirstOrThrow()
}

/** @returns undefined when the account is gone */
export async function isHistoryPaused(db: Db | Tx, userUuid: string): Promise<boolean | undefined> {
  const user = await db.selectFrom('users').select('history_paused').where('uuid', '=', userUuid).executeTakeFirst()
  return user?.history_paused
}

/** Stops or resumes the recording of a user's history; existing entries stay. */
export async function pauseHistory(db: Db | Tx, userUuid: string, paused: boolean): Promise<void> {
  await db.updateTable('users').set({ history_paused: paused }).where('uuid', '=', userUuid).execute()
}
