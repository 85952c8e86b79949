import { sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { askForNewNames } from './audience.ts'

/** Who has given a password: an account, or the browser of a guest. `replaces`: the token that this browser had before. */
export type Holder = { userUuid: string } | { tokenHash: string; replaces: string | null }

export async function findContentPassword(db: Db | Tx, contentUuid: string): Promise<string | null> {
  const row = await db.selectFrom('content_passwords').select('hash').where('content_uuid', '=', contentUuid).executeTakeFirst()
  return row?.hash ?? null
}

/** Sets or replaces the password of a content, and closes it again to everybody who had given the one before. */
export async function setContentPassword(tx: Tx, contentUuid: string, hash: string): Promise<void> {
  await tx
    .insertInto('content_passwords')
    .values({ content_uuid: contentUuid, hash })
    .onConflict((conflict) => conflict.column('content_uuid').doUpdateSet({ hash }))
    .execute()
  await tx.deleteFrom('content_unlocks').where('content_uuid', '=', contentUuid).execute()
  await askForNewNames(tx, contentUuid, 'password')
}

/**
 * Stores that somebody has given the password of a content.
 * @param unlock.hash of the password that was given
 * @returns false when the content has another password by now, or another audience: nothing is written
 */
export async function insertUnlock(
  tx: Tx,
  { contentUuid, hash, holder, expiresAt }: { contentUuid: string; hash: string; holder: Holder; expiresAt: Date },
): Promise<boolean> {
  // Locked, so that a password that is being replaced opens nothing afterwards. A change locks the content first, too.
  const content = await sql`select from contents where uuid = ${contentUuid}::uuid and audience = 'password' for share`.execute(tx)
  const password = await sql`
    select from content_passwords where content_uuid = ${contentUuid}::uuid and hash = ${hash} for share`.execute(tx)
  if (content.rows.length === 0 || password.rows.length === 0) return false
  const row = { content_uuid: contentUuid, expires_at: expiresAt }
  if ('userUuid' in holder) {
    await tx
      .insertInto('content_unlocks')
      .values({ ...row, user_uuid: holder.userUuid, token_hash: null })
      .onConflict((conflict) => conflict.columns(['content_uuid', 'user_uuid']).doUpdateSet({ expires_at: expiresAt }))
      .execute()
    return true
  }
  const { tokenHash, replaces } = holder
  if (replaces !== null) {
    await tx.deleteFrom('content_unlocks').where('token_hash', '=', replaces).where('content_uuid', '=', contentUuid).execute()
    await tx.updateTable('content_unlocks').set({ token_hash: tokenHash }).where('token_hash', '=', replaces).execute()
  }
  await tx
    .insertInto('content_unlocks')
    .values({ ...row, user_uuid: null, token_hash: tokenHash })
    .execute()
  return true
}

/** True when the browser with this token has given the content's password. */
export async function isUnlockedBy(db: Db | Tx, contentUuid: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_unlocks')
    .select('content_uuid')
    .where('content_uuid', '=', contentUuid)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes what has expired. Queries ignore it already. */
export async function deleteExpiredUnlocks(db: Db): Promise<void> {
  await db.deleteFrom('content_unlocks').where('expires_at', '<=', new Date()).execute()
}
