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
