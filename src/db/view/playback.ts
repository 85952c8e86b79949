import { sql } from 'kysely'
import type { Tx } from '../connection/database.ts'
import type { UserContent } from '../reaction/reactions.ts'

/** The current play. `elapsed`: seconds since its last report, or its start; `watched`: seconds accepted so far. */
export type Play = { elapsed: number; watched: number }

/**
 * Locks a play until the transaction ends; the content first, in the same order as its deletion does.
 * @returns undefined when the user never started the content
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

/** Adds to a play's accepted seconds. The next report is measured from now. */
export async function notePlay(tx: Tx, { user_uuid, content_uuid }: UserContent, seconds: number): Promise<void> {
  await tx
    .updateTable('views')
    .set({ reported_at: sql`clock_timestamp()`, watched: sql`watched + ${seconds}::float8` })
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .execute()
}

/** Adds to a content's watch time of today. Call it last in a transaction: many transactions lock a popular content's row. */
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
