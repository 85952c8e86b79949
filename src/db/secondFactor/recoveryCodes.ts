import type { Db, Tx } from '../connection/database.ts'

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(tx: Tx, userUuid: string, codeHashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_uuid', '=', userUuid).execute()
  if (codeHashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_uuid: userUuid, code_hash })))
    .execute()
}

/** Uses a recovery code up. @returns false when the account has no such code (any more) */
export async function takeRecoveryCode(tx: Tx, userUuid: string, codeHash: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('user_uuid', '=', userUuid)
    .where('code_hash', '=', codeHash)
    .returning('user_uuid')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db | Tx, userUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_uuid', '=', userUuid)
    .executeTakeFirstOrThrow()
  return Number(count)
}
