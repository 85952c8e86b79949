import type { Db, Tx } from './database.ts'
import type { UserContent } from './reactions.ts'

/** Notes that a user wants no more of a content; a second time changes nothing. */
export async function putNotInterested(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<void> {
  await db
    .insertInto('not_interested')
    .values({ user_uuid, content_uuid })
    .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doNothing())
    .execute()
}

/** Forgets it; what was never noted changes nothing. */
export async function deleteNotInterested(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<void> {
  await db.deleteFrom('not_interested').where('user_uuid', '=', user_uuid).where('content_uuid', '=', content_uuid).execute()
}
