import { sql } from 'kysely'
import { type ContentParts, type ContentRow, contentRows, noParts } from './contentRows.ts'
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

/** Puts a content at the top of a user's history. @returns the entry's uuid */
export async function putHistorical(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<string> {
  const { uuid } = await db
    .insertInto('historicals')
    .values({ user_uuid, content_uuid })
    .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doUpdateSet({ watched_at: sql`now()` }))
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** @param position seconds from the start, unchanged when absent */
export async function updateHistorical(db: Db | Tx, uuid: string, position: number | undefined): Promise<void> {
  await db
    .updateTable('historicals')
    .set({ watched_at: sql`now()`, ...(position === undefined ? {} : { position }) })
    .where('uuid', '=', uuid)
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

/** A user's history, most recently watched first. */
export async function historyOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  parts: ContentParts,
): Promise<(HistoricalRow & { position: number })[]> {
  return historicalRows(db, parts)
    .select(({ ref }) => microseconds(ref('historicals.watched_at')).as('position'))
    .where('historicals.user_uuid', '=', userUuid)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('historicals.watched_at'), ref('historicals.uuid'), after)) : query,
    )
    .orderBy('historicals.watched_at', 'desc')
    .orderBy('historicals.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
