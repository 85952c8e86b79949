import { sql } from 'kysely'
import { type ContentParts, type ContentRow, contentRows, isOpenTo, noParts } from './contentRows.ts'
import type { Db, Tx } from './database.ts'
import { isOlder, microseconds, type PageRequest } from './keyset.ts'
import type { UserContent } from './reactions.ts'

/** A history entry with its content, whose own columns keep their names. */
export type HistoricalRow = ContentRow & {
  historical_uuid: string
  historical_user: string
  first_watched_at: Date
  watched_at: Date
  watched_position: number
}

/** For updates of entries: is their user's history not paused? */
const isRecording = sql<boolean>`not exists (select from users where users.uuid = historicals.user_uuid and history_paused)`

/**
 * Notes how far a user has come, when the content is in their history and that is not paused.
 * @param position seconds from the start
 * @returns whether it was noted
 */
export async function keepPosition(db: Db | Tx, { user_uuid, content_uuid }: UserContent, position: number): Promise<boolean> {
  const result = await db
    .updateTable('historicals')
    .set({ watched_at: sql`now()`, position })
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .where(isRecording)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

function historicalRows(db: Db | Tx, parts: ContentParts) {
  return contentRows(db, parts)
    .innerJoin('historicals', 'historicals.content_uuid', 'contents.uuid')
    .select([
      'historicals.uuid as historical_uuid',
      'historicals.user_uuid as historical_user',
      'historicals.created_at as first_watched_at',
      'historicals.watched_at',
      'historicals.position as watched_position',
    ])
}

/** Puts a content at the top of a user's history. @returns the entry's uuid, undefined while the history is paused */
export async function putHistorical(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<string | undefined> {
  const row = await db
    .insertInto('historicals')
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
 * Puts back an entry that was removed, also while the history is paused: it is nothing new. One that has come meanwhile stays.
 * @param was.watchedAt in the future counts as now
 * @param was.position seconds from the start
 * @returns the entry's uuid
 */
export async function restoreHistorical(db: Db | Tx, of: UserContent, was: { watchedAt: Date; position: number }): Promise<string> {
  const { uuid } = await db
    .insertInto('historicals')
    .values({ ...of, watched_at: sql`least(${was.watchedAt}::timestamptz, now())`, position: was.position })
    .onConflict((conflict) =>
      conflict
        .columns(['user_uuid', 'content_uuid'])
        .doUpdateSet({ watched_at: sql`greatest(historicals.watched_at, excluded.watched_at)` }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Changes nothing while the history is paused. @param position seconds from the start, unchanged when absent */
export async function updateHistorical(db: Db | Tx, uuid: string, position: number | undefined): Promise<void> {
  await db
    .updateTable('historicals')
    .set({ watched_at: sql`now()`, ...(position === undefined ? {} : { position }) })
    .where('uuid', '=', uuid)
    .where(isRecording)
    .execute()
}

export async function findHistorical(db: Db | Tx, uuid: string, parts: ContentParts = noParts): Promise<HistoricalRow | undefined> {
  return historicalRows(db, parts).where('historicals.uuid', '=', uuid).executeTakeFirst()
}

export async function findHistoricalOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<HistoricalRow | undefined> {
  return historicalRows(db, noParts)
    .where('historicals.user_uuid', '=', user_uuid)
    .where('historicals.content_uuid', '=', content_uuid)
    .executeTakeFirst()
}

/** @returns whether there was one */
export async function deleteHistoricalOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<boolean> {
  const result = await db
    .deleteFrom('historicals')
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Which entries of a history are wanted: watched in the last `days`; with `text` in the title or the creator's name, as search compares them. */
export type HistoryFilter = { days: number | null; text: string }

/** A user's history, most recently watched first. */
export async function historyOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  { days, text }: HistoryFilter,
  parts: ContentParts,
): Promise<(HistoricalRow & { position: number })[]> {
  return historicalRows(db, parts)
    .select(({ ref }) => microseconds(ref('historicals.watched_at')).as('position'))
    .where('historicals.user_uuid', '=', userUuid)
    .where(isOpenTo(userUuid))
    .$if(days !== null, (query) => query.where(sql<boolean>`historicals.watched_at > now() - ${days}::int * interval '1 day'`))
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`(strpos(search_text(contents.title), search_text(${text}::text)) > 0
        or strpos(search_text(channels.name), search_text(${text}::text)) > 0)`),
    )
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('historicals.watched_at'), ref('historicals.uuid'), after)) : query,
    )
    .orderBy('historicals.watched_at', 'desc')
    .orderBy('historicals.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Empties a user's history. */
export async function deleteHistory(db: Db | Tx, userUuid: string): Promise<void> {
  await db.deleteFrom('historicals').where('user_uuid', '=', userUuid).execute()
}

/** How many videos of how many creators a user's history shows. */
export async function historyTotals(db: Db | Tx, userUuid: string): Promise<{ videos: number; creators: number }> {
  return db
    .selectFrom('historicals')
    .innerJoin('contents', 'contents.uuid', 'historicals.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .select(({ fn }) => [fn.countAll<number>().as('videos'), fn.count<number>('contents.channel_uuid').distinct().as('creators')])
    .where('historicals.user_uuid', '=', userUuid)
    .where(isOpenTo(userUuid))
    .executeTakeFirstOrThrow()
}

/** @returns undefined when the account is gone */
export async function isHistoryPaused(db: Db | Tx, userUuid: string): Promise<boolean | undefined> {
  const user = await db.selectFrom('users').select('history_paused').where('uuid', '=', userUuid).executeTakeFirst()
  return user?.history_paused
}

/** Stops or resumes the recording of a user's history; what it holds stays. */
export async function pauseHistory(db: Db | Tx, userUuid: string, paused: boolean): Promise<void> {
  await db.updateTable('users').set({ history_paused: paused }).where('uuid', '=', userUuid).execute()
}
