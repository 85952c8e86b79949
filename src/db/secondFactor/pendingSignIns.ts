import type { Db, Tx } from '../connection/database.ts'

export type PendingSignIn = { user_uuid: string; password_digest: string; link_hash: string | null }

export async function insertPendingSignIn(db: Db, pending: PendingSignIn & { token_hash: string; expires_at: Date }): Promise<void> {
  await db.insertInto('pending_sign_ins').values(pending).execute()
}

/** @returns the account that signs in, undefined when there is no such sign-in (any more) */
export async function findPendingSignIn(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select('user_uuid')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row?.user_uuid
}

/** Deletes and returns a pending sign-in: each one opens one session. */
export async function takePendingSignIn(tx: Tx, tokenHash: string): Promise<PendingSignIn | undefined> {
  return tx
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .returning(['user_uuid', 'password_digest', 'link_hash'])
    .executeTakeFirst()
}

/** Deletes expired sign-ins. Queries ignore them already. */
export async function deleteExpiredPendingSignIns(db: Db): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', new Date()).execute()
}
