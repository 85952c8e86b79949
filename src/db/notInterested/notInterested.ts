import type { Db, Tx } from '../connection/database.ts'
import type { UserContent } from '../reaction/reactions.ts'

/** Marks a content as not interesting for a user. Idempotent. */
export async function putNotInterested(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<void> {
  await db
    .insertInto('not_interested')
    .values({ user_uuid, content_uuid })
    .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doNothing())
    .execute()
}

/** Removes the mark. Idempotent. */
export async function deleteNotInterested(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<void> {
  await db.deleteFrom('not_interested').where('user_uuid', '=', user_uuid).where('content_uuid', '=', content_uuid).execute()
}
