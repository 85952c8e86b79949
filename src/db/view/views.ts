import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { CountedSource } from '../../shared/viewSources.ts'
import type { UserContent } from '../reaction/reactions.ts'
import type { ViewsTable } from './viewTables.ts'

export type ViewRow = Selectable<ViewsTable>

/** Starts a user's view of a content now, by the database's clock. */
export async function startView(db: Db | Tx, { user_uuid, content_uuid }: UserContent, source: CountedSource): Promise<ViewRow> {
  return db
    .insertInto('views')
    .values({ user_uuid, content_uuid, source })
    .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doUpdateSet({ started_at: sql`now()`, watched: 0, source }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function restartView(db: Db | Tx, uuid: string): Promise<ViewRow | undefined> {
  return db
    .updateTable('views')
    .set({ started_at: sql`now()`, watched: 0 })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirst()
}

/** Returns the seconds since the user started the content, by the database's clock; undefined when they never did. */
export async function secondsSinceStart(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<number | undefined> {
  const row = await db
    .selectFrom('views')
    .select(sql<number>`extract(epoch from clock_timestamp() - started_at)::float8`.as('seconds'))
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .executeTakeFirst()
  return row?.seconds
}

/** Counts a view, with the source of its play, unless this user's view of today is already counted. */
export async function countView(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<void> {
  await db
    .insertInto('counted_views')
    .values(({ fn, selectFrom, val }) => {
      const play = selectFrom('views').select('source').where('user_uuid', '=', user_uuid).where('content_uuid', '=', content_uuid)
      return { user_uuid, content_uuid, source: fn.coalesce(play, val<CountedSource>('unknown')) }
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findView(db: Db | Tx, uuid: string): Promise<ViewRow | undefined> {
  return db.selectFrom('views').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

export async function findViewOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<ViewRow | undefined> {
  return db.selectFrom('views').selectAll().where('user_uuid', '=', user_uuid).where('content_uuid', '=', content_uuid).executeTakeFirst()
}

/** Deletes only the record of the view: it stays counted. @returns whether there was one */
export async function deleteViewOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<boolean> {
  const result = await db.deleteFrom('views').where('user_uuid', '=', user_uuid).where('content_uuid', '=', content_uuid).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Lists a user's views, newest first. */
export async function viewsOf(db: Db | Tx, userUuid: string, { limit, after }: PageRequest): Promise<(ViewRow & { position: number })[]> {
  return db
    .selectFrom('views')
    .selectAll()
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .where('user_uuid', '=', userUuid)
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
