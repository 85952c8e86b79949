import { sql } from 'kysely'
import type { Tx } from './database.ts'
import type { UserContent } from './reactions.ts'

/** The play that is going on. `elapsed`: seconds since its last report, or its start; `watched`: seconds accepted so far. */
export type Play = { elapsed: number; watched: number }

/**
 * Keeps others from reporting the same play until the transaction ends; the content first, as whoever deletes it does.
 * @returns undefined when the user never began the content
 */
export async function lockPlay(tx: Tx, { user_uuid, content_uuid }: UserContent): Promise<Play | undefined> {
  await tx.selectFrom('contents').select('uuid').where('uuid', '=', content_uuid).forKeyShare().execute()
  return tx
    .selectFrom('views')
    .select(['watched', sql<number>`extract(epoch from clock_timestamp() - greatest(started_at, reported_at))::float8`.as('elapsed')])
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Adds to a play's accepted seconds; the next report is measured from now. */
export async function notePlay(tx: Tx, { user_uuid, content_uuid }: UserContent, seconds: number): Promise<void> {
  await tx
    .updateTable('views')
    .set({ reported_at: sql`clock_timestamp()`, watched: sql`watched + ${seconds}::float8` })
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .execute()
}

/** Adds to what everybody watched of a content today. Last in its transaction: a popular content's row is wanted by many. */
export async function addWatched(tx: Tx, contentUuid: string, seconds: number): Promise<void> {
  await tx
    .insertInto('content_watch')
    .values({ content_uuid: contentUuid, seconds })
    .onConflict((conflict) =>
      conflict.columns(['content_uuid', 'day']).doUpdateSet({
        seconds: sql`content_watch.seconds + excluded.seconds`,
        reports: sql`content_watch.reports + 1`,
      }),
    )
    .execute()
}
