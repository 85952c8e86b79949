import type { Db, Tx } from '../connection/database.ts'
import { deleteCodeGenerator } from './codeGenerators.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts'

/** True when the password alone does not sign in to the account. */
export async function hasSecondFactor(db: Db | Tx, userUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('code_generators')
    .select('user_uuid')
    .where('user_uuid', '=', userUuid)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** `hasGenerator`: whether an application makes codes for the account */
export type SecondFactorRow = { hasGenerator: boolean; recoveryCodes: number }

export async function readSecondFactor(db: Db | Tx, userUuid: string): Promise<SecondFactorRow> {
  return { hasGenerator: await hasSecondFactor(db, userUuid), recoveryCodes: await countRecoveryCodes(db, userUuid) }
}

/** Deletes the second factors that were set up since then; the others keep protecting the account. */
export async function deleteSecondFactorsSince(tx: Tx, userUuid: string, since: Date): Promise<void> {
  await deleteCodeGenerator(tx, userUuid, since)
  if (!(await hasSecondFactor(tx, userUuid))) await replaceRecoveryCodes(tx, userUuid, [])
}
