import { sql } from 'kysely'
import { defaultRegistration, type RegistrationSettings } from '../../shared/registration.ts'
import type { Db, Tx } from '../connection/database.ts'

/** Returns who may register; the defaults until an administrator has chosen. */
export async function readRegistrationSettings(db: Db | Tx): Promise<RegistrationSettings> {
  const row = await db.selectFrom('registration_settings').selectAll().executeTakeFirst()
  if (!row) return defaultRegistration
  const { mode, question, answers, terms } = row
  return { mode, question, answers, blockedDomains: row.blocked_domains, terms, holdNewAccounts: row.hold_new_accounts }
}

/**
 * Returns the settings, locked until the end of the transaction. Their row is written if there is none yet: without one, two administrators
 * could be the first at the same time.
 */
export async function lockRegistrationSettings(tx: Tx): Promise<RegistrationSettings> {
  const { blockedDomains, holdNewAccounts, ...settings } = defaultRegistration
  await tx
    .insertInto('registration_settings')
    .values({ ...settings, blocked_domains: blockedDomains, hold_new_accounts: holdNewAccounts })
    .onConflict((conflict) => conflict.column('is_only').doNothing())
    .execute()
  await tx.selectFrom('registration_settings').select('uuid').forUpdate().execute()
  return readRegistrationSettings(tx)
}

/** @returns the uuid of the settings, for the audit log */
export async function writeRegistrationSettings(
  tx: Tx,
  { blockedDomains, holdNewAccounts, ...settings }: RegistrationSettings,
): Promise<string> {
  const values = { ...settings, blocked_domains: blockedDomains, hold_new_accounts: holdNewAccounts }
  const { uuid } = await tx
    .insertInto('registration_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ...values, updated_at: sql<Date>`clock_timestamp()` }))
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
