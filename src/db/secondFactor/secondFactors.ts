import type { Db, Tx } from '../connection/database.ts'
import { deleteCodeGenerator, findCodeGenerator } from './codeGenerators.ts'
import { listPasskeys, type PasskeyRow } from './passkeys.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts'

/** True when the password alone does not sign in to the account. */
export async function hasSecondFactor(db: Db | Tx, userUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('code_generators')
    .select('user_uuid')
    .where('user_uuid', '=', userUuid)
    .where('confirmed_at', 'is not', null)
    .unionAll(({ selectFrom }) => selectFrom('passkeys').select('user_uuid').where('user_uuid', '=', userUuid))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** `hasGenerator`: whether an application makes codes for the account */
export type SecondFactorRow = { hasGenerator: boolean; passkeys: PasskeyRow[]; recoveryCodes: number }

export async function readSecondFactor(db: Db | Tx, userUuid: string): Promise<SecondFactorRow> {
  const generator = await findCodeGenerator(db, userUuid)
  return {
    hasGenerator: generator !== undefined && generator.confirmed_at !== null,
    passkeys: await listPasskeys(db, userUuid),
    recoveryCodes: await countRecoveryCodes(db, userUuid),
  }
}

/** Deletes the recovery codes of an account without a second factor (any more). */
export async function deleteNeedlessRecoveryCodes(tx: Tx, userUuid: string): Promise<void> {
  if (!(await hasSecondFactor(tx, userUuid))) await replaceRecoveryCodes(tx, userUuid, [])
}

/** Deletes the second factors that were set up since then; the others keep protecting the account. */
export async function deleteSecondFactorsSince(tx: Tx, userUuid: string, since: Date): Promise<void> {
  await deleteCodeGenerator(tx, userUuid, since)
  await tx.deleteFrom('passkeys').where('user_uuid', '=', userUuid).where('created_at', '>=', since).execute()
  await deleteNeedlessRecoveryCodes(tx, userUuid)
}
