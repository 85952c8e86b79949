import { recordAct } from '../audit/record.ts'
import { findChannelOf } from '../../db/channel/channels.ts'
import { askForNewNamesOf } from '../../db/channel/members.ts'
import { readRegistrationSettings } from '../../db/registration/registrationSettings.ts'
import type { Db, Tx } from '../../db/connection/database.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import { findRole, findRoleByName, holdRole, type RoleRow } from '../../db/role/roles.ts'
import { deleteKnownBrowsersOf } from '../../db/auth/knownBrowsers.ts'
import { deleteSessionsOf } from '../../db/session/sessions.ts'
import { findUser, hasOtherWithRole, insertUser, lockRoleOf, type NewUser, updateUser, type UserRow } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName, creatorRoleName, userRoleName } from '../../shared/roles.ts'
import { plainText, plainUsername } from '../../shared/text.ts'
import { type AccountChange, accountChangeMessages, validateAccountChange } from '../../shared/validation/accountChange.ts'
import type { PasswordCheck } from '../auth/guesses.ts'
import { hasPublishingRole } from '../channel/policy.ts'
import { hashPassword } from '../auth/passwords.ts'
import { taken } from '../http/errors.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'
import { appointAdministrator, isAdminEmail, lastAdministrator } from './administrator.ts'
import { isBlockedDomain, registrationMessages } from '../../shared/validation/registration.ts'
import { normalizeEmail } from './email.ts'
import { mayLeave, mustBeAssignable } from './policy.ts'
import { mustProveOwnership, mustStillHold } from './proof.ts'

type Options = { adminEmail?: string | undefined; jobs: Pick<Jobs, 'sendMail'> }

/**
 * Inserts an account with the role of every user, or of the first administrator (`options.adminEmail`), and has its address proven by mail.
 * @throws Error breaking users_email or users_username when they are taken
 */
export async function insertAccount(tx: Tx, fields: Omit<NewUser, 'role_uuid'>, { adminEmail, jobs }: Options): Promise<UserRow> {
  const role = await findRoleByName(tx, userRoleName)
  if (!role) throw new AppError('ROLE_NOT_FOUND')
  const uuid = await insertUser(tx, { ...fields, role_uuid: role.uuid })
  if (isAdminEmail(fields.email, adminEmail)) await appointAdministrator(tx, adminEmail)
  await jobs.sendMail({ kind: 'emailProof', user_uuid: uuid }, { tx })
  return mustExist(await findUser(tx, uuid), 'USER_NOT_FOUND')
}

export type Change = AccountChange & { role_id?: string; current_password?: string }

/**
 * Changes the given fields of an account; e-mail, role and password require the current password. A new password closes its other sessions
 * and makes all its browsers unknown.
 * @throws AppError USER_NOT_FOUND, INVALID_INPUT with fields, EMAIL_TAKEN, USERNAME_TAKEN, ROLE_NOT_FOUND, FORBIDDEN (from or to a role
 * that is not self-assignable), REAUTHENTICATION_REQUIRED, CONFLICT (the last administrator would give the role up)
 */
export async function changeAccount(
  db: Db,
  viewer: Viewer,
  uuid: string,
  change: Change,
  { adminEmail, isPassword, jobs }: Options & { isPassword: PasswordCheck },
): Promise<UserRow> {
  const before = mustExist(await findUser(db, uuid), 'USER_NOT_FOUND')
  mustBeValid(validateAccountChange(change, before))
  const patch: Partial<NewUser> = { ...textsOf(change) }
  const newRole = change.role_id === before.role_uuid ? undefined : change.role_id
  const hasNewEmail = patch.email !== undefined && patch.email !== before.email
  if (newRole !== undefined) await mayChangeRole(db, viewer, before, newRole)
  if (hasNewEmail && isBlockedDomain(patch.email ?? '', (await readRegistrationSettings(db)).blockedDomains))
    mustBeValid({ email: registrationMessages.domainBlocked })
  const needsProof = newRole !== undefined || hasNewEmail || change.password !== undefined
  const confirmation = { current: change.current_password, absentMessage: accountChangeMessages.currentPassword, isPassword }
  const proof = needsProof ? await mustProveOwnership(db, viewer, uuid, confirmation) : null
  if (change.password !== undefined) patch.password_hash = await hashPassword(change.password)
  return db.transaction().execute(async (tx) => {
    if (newRole !== undefined) {
      const to = mustBeAssignable(viewer, await holdRole(tx, newRole))
      // Locked first, in the order of all others; the role that counts is that of now.
      const hasOther = await hasOtherWithRole(tx, administratorRoleName, uuid)
      const from = await leaveRole(tx, viewer, uuid)
      if (from.name === administratorRoleName && !hasOther) throw lastAdministrator()
      patch.role_uuid = to.uuid
      // Its editors lose their rights with the owner's.
      const channel = hasPublishingRole({ roleName: to.name }) ? undefined : await findChannelOf(tx, uuid)
      if (channel) await askForNewNamesOf(tx, channel.uuid)
    }
    await mustStillHold(tx, uuid, proof)
    // The address is reserved even before its account exists: the response is that of a taken e-mail (once the account exists, the table's
    // unique key gives it).
    if (hasNewEmail && isAdminEmail(patch.email ?? '', adminEmail)) throw taken('EMAIL_TAKEN', 'email')
    await updateUser(tx, uuid, hasNewEmail ? { ...patch, email_verified_at: null } : patch)
    if (hasNewEmail) {
      await jobs.sendMail({ kind: 'emailChanged', user_uuid: uuid, former_email: before.email, at: Date.now() }, { tx })
      await jobs.sendMail({ kind: 'emailProof', user_uuid: uuid }, { tx })
    }
    if (patch.password_hash !== undefined) {
      await jobs.sendMail({ kind: 'passwordChanged', user_uuid: uuid }, { tx })
      await deleteSessionsOf(tx, uuid, viewer.uuid === uuid ? viewer.tokenHash : null)
      await deleteKnownBrowsersOf(tx, uuid)
    }
    if (viewer.uuid !== uuid) await recordChange(tx, viewer, before, change)
    return mustExist(await findUser(tx, uuid), 'USER_NOT_FOUND')
  })
}

/** Checked before a password is required, which would not help. @throws AppError ROLE_NOT_FOUND, FORBIDDEN */
async function mayChangeRole(db: Db, viewer: Viewer, { role_uuid }: UserRow, to: string): Promise<void> {
  mustBeAssignable(viewer, await findRole(db, to))
  const from = await findRole(db, role_uuid)
  if (from) mayLeave(viewer, from)
}

/**
 * Gives a viewer who creates a channel the role of creators (specification §4). The account loses nothing by it, so no password is
 * required.
 * @throws AppError FORBIDDEN from a role that only administrators take away, ROLE_NOT_FOUND
 */
export async function becomeCreator(tx: Tx, viewer: Viewer): Promise<void> {
  const role = mustBeAssignable(viewer, await findRoleByName(tx, creatorRoleName))
  await leaveRole(tx, viewer, viewer.uuid)
  await updateUser(tx, viewer.uuid, { role_uuid: role.uuid })
}

async function leaveRole(tx: Tx, viewer: Viewer, uuid: string): Promise<RoleRow> {
  const from = await lockRoleOf(tx, uuid)
  if (!from) throw new AppError('USER_NOT_FOUND')
  mayLeave(viewer, from)
  return from
}

// Only the names of the fields: the log outlives the account, whose e-mail and names must not remain.
async function recordChange(tx: Tx, viewer: Viewer, before: UserRow, { role_id, ...others }: Change): Promise<void> {
  const { username } = before
  if (role_id !== undefined && role_id !== before.role_uuid) {
    const to = await findRole(tx, role_id)
    const details = { username, from: before.role_name, to: to?.name ?? null }
    await recordAct(tx, viewer.uuid, { act: 'user.changeRole', subject_uuid: before.uuid, details })
  }
  const fields = Object.keys(others)
  if (fields.length === 0) return
  const details = { username, fields: fields.join(', ') }
  await recordAct(tx, viewer.uuid, { act: 'user.change', subject_uuid: before.uuid, details })
}

function textsOf({ username, firstname, lastname, email }: Change): Partial<NewUser> {
  return {
    ...(username === undefined ? {} : { username: plainUsername(username) }),
    ...(firstname === undefined ? {} : { firstname: plainText(firstname) }),
    ...(lastname === undefined ? {} : { lastname: plainText(lastname) }),
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
  }
}
