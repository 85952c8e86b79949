import type { Db, Tx } from '../../db/connection/database.ts'
import { findRoleByName } from '../../db/role/roles.ts'
import { findUserByEmail, hasOtherWithRole, updateUser } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName } from '../../shared/roles.ts'
import { normalizeEmail } from './email.ts'

/** True when this e-mail makes its account the first administrator. */
export function isAdminEmail(email: string, adminEmail: string | undefined): boolean {
  return adminEmail !== undefined && normalizeEmail(email) === normalizeEmail(adminEmail)
}

/**
 * Makes the account of `ADMIN_EMAIL` administrator while the site has none: at start, and when it registers. Later the address has no
 * effect, because e-mails are not verified; `isAdminEmail` keeps others from taking it.
 * @returns whether an account became administrator
 */
export async function appointAdministrator(tx: Tx, adminEmail: string | undefined): Promise<boolean> {
  if (adminEmail === undefined || (await hasOtherWithRole(tx, administratorRoleName, null))) return false
  const user = await findUserByEmail(tx, normalizeEmail(adminEmail))
  const role = user && (await findRoleByName(tx, administratorRoleName))
  if (!role) return false
  await updateUser(tx, user.uuid, { role_uuid: role.uuid })
  return true
}

/** A site that has an administrator keeps one. @throws AppError CONFLICT when this user is the last administrator */
export async function mustNotBeTheLast(tx: Tx, user: { uuid: string; role_name: string }): Promise<void> {
  if (user.role_name !== administratorRoleName || (await hasOtherWithRole(tx, administratorRoleName, user.uuid))) return
  throw lastAdministrator()
}

export const lastAdministrator = (): AppError => new AppError('CONFLICT', { message: 'Le site doit garder un administrateur' })

export async function appointAtStart(db: Db, adminEmail: string | undefined): Promise<boolean> {
  if (adminEmail === undefined) return false
  // A start without an account to appoint takes no lock: on a full disk, none can be taken.
  const user = await findUserByEmail(db, normalizeEmail(adminEmail))
  if (!user || user.role_name === administratorRoleName) return false
  return db.transaction().execute((tx) => appointAdministrator(tx, adminEmail))
}
