import type { Db, Tx } from '../../db/connection/database.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import * as invitations from '../../db/registration/invitations.ts'
import {
  lockRegistrationSettings,
  readRegistrationSettings,
  writeRegistrationSettings,
} from '../../db/registration/registrationSettings.ts'
import * as requests from '../../db/registration/requests.ts'
import { hasOtherWithRole, isEmailTaken, isUsernameTaken, type UserRow } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import type { RegistrationExtras, RegistrationSettings } from '../../shared/registration.ts'
import { administratorRoleName } from '../../shared/roles.ts'
import { plainText, plainUsername } from '../../shared/text.ts'
import { type RegistrationForm, validateRegistration } from '../../shared/validation/account.ts'
import {
  isBlockedDomain,
  isRightAnswer,
  plainAnswers,
  plainDomains,
  registrationMessages,
  validateExtras,
  validateInvitation,
  validateRegistrationSettings,
} from '../../shared/validation/registration.ts'
import { recordAct } from '../audit/record.ts'
import { hashPassword } from '../auth/passwords.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { taken } from '../http/errors.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { isAdminEmail } from '../user/administrator.ts'
import { normalizeEmail } from '../user/email.ts'
import { insertAccount } from '../user/service.ts'

type Options = { adminEmail?: string | undefined; jobs: Pick<Jobs, 'sendMail'> }

/** The account of a registration, or undefined when an administrator must approve it first. */
export type Registered = UserRow | undefined

/**
 * Registers somebody by the site's rules. The person of `ADMIN_EMAIL` always may while the site has no administrator.
 * @throws AppError INVALID_INPUT with fields, EMAIL_TAKEN, USERNAME_TAKEN, REGISTRATION_CLOSED, INVITATION_REQUIRED, INVITATION_INVALID
 */
export async function register(
  db: Db,
  form: RegistrationForm,
  extras: RegistrationExtras,
  { adminEmail, jobs }: Options,
): Promise<Registered> {
  mustBeValid(validateRegistration(form))
  const email = normalizeEmail(form.email)
  const isFirst = isAdminEmail(email, adminEmail) && !(await hasAdministrator(db))
  const settings = await readRegistrationSettings(db)
  if (!isFirst) mustBeAdmitted(email, extras, settings)
  const fields = {
    username: plainUsername(form.username),
    firstname: plainText(form.firstname),
    lastname: plainText(form.lastname),
    email,
    password_hash: await hashPassword(form.password),
    terms_accepted_at: settings.terms !== '' && extras.acceptsTerms ? new Date() : null,
  }
  return db.transaction().execute(async (tx) => {
    if (
      !isFirst &&
      extras.invitation !== null &&
      settings.mode !== 'open' &&
      !(await invitations.takePlace(tx, hashToken(extras.invitation)))
    )
      throw new AppError('INVITATION_INVALID')
    if (!isFirst && extras.invitation === null && settings.mode === 'approval') {
      await mustBeFree(tx, fields)
      await requests.insertRequest(tx, { ...fields, reason: plainText(extras.reason) })
      return undefined
    }
    return insertAccount(tx, fields, { adminEmail, jobs })
  })
}

const hasAdministrator = (db: Db): Promise<boolean> => db.transaction().execute((tx) => hasOtherWithRole(tx, administratorRoleName, null))

function mustBeAdmitted(email: string, extras: RegistrationExtras, settings: RegistrationSettings): void {
  const { mode, question, answers, blockedDomains } = settings
  if (mode === 'closed') throw new AppError('REGISTRATION_CLOSED')
  if (mode === 'invitation' && extras.invitation === null) throw new AppError('INVITATION_REQUIRED')
  mustBeValid({
    ...validateExtras(extras, settings),
    ...(isBlockedDomain(email, blockedDomains) && { email: registrationMessages.domainBlocked }),
  })
  if (question !== '' && !isRightAnswer(extras.answer, answers)) mustBeValid({ answer: registrationMessages.answerWrong })
}

/**
 * Checks that somebody may register through a provider, which answers for a person and needs no question. Its page says that going on accepts
 * the terms.
 * @returns when they accepted them: now; null when there are none
 * @throws AppError REGISTRATION_CLOSED or INVITATION_REQUIRED unless the site is open to everybody; EMAIL_REFUSED for a blocked domain
 */
export async function mustBeOpen(tx: Tx, email: string, adminEmail: string | undefined): Promise<Date | null> {
  const { mode, blockedDomains, terms } = await readRegistrationSettings(tx)
  const acceptedAt = terms === '' ? null : new Date()
  if (isAdminEmail(email, adminEmail) && !(await hasOtherWithRole(tx, administratorRoleName, null))) return acceptedAt
  if (mode !== 'open') throw new AppError(mode === 'invitation' ? 'INVITATION_REQUIRED' : 'REGISTRATION_CLOSED')
  if (isBlockedDomain(email, blockedDomains)) throw new AppError('EMAIL_REFUSED')
  return acceptedAt
}

async function mustBeFree(tx: Tx, { email, username }: { email: string; username: string }): Promise<void> {
  if (await isEmailTaken(tx, email)) throw taken('EMAIL_TAKEN', 'email')
  if (await isUsernameTaken(tx, username)) throw taken('USERNAME_TAKEN', 'username')
}

/** Changes the rules of registrations; absent fields stay as they are. @throws AppError INVALID_INPUT with fields */
export async function changeRegistrationSettings(
  db: Db,
  viewer: Viewer,
  change: Partial<RegistrationSettings>,
): Promise<RegistrationSettings> {
  return db.transaction().execute(async (tx) => {
    const before = await lockRegistrationSettings(tx)
    const after = plainSettings({ ...before, ...change })
    // The whole, not the change: a question needs an answer, whoever wrote it.
    mustBeValid(validateRegistrationSettings(after))
    const changed = changedFields(before, after)
    if (changed.length === 0) return after
    const uuid = await writeRegistrationSettings(tx, after)
    const others = changed.filter((field) => field !== 'mode')
    await recordAct(tx, viewer.uuid, {
      act: 'registration.change',
      subject_uuid: uuid,
      details: {
        ...(before.mode !== after.mode && { from: before.mode, to: after.mode }),
        // By name, not by value: texts are long, and right answers are secret.
        ...(others.length > 0 && { fields: others.join(', ') }),
      },
    })
    return after
  })
}

const plainSettings = ({
  mode,
  question,
  answers,
  blockedDomains,
  terms,
  holdNewAccounts,
}: RegistrationSettings): RegistrationSettings => ({
  mode,
  question: plainText(question),
  answers: plainAnswers(answers),
  blockedDomains: plainDomains(blockedDomains),
  terms: terms.trim(),
  holdNewAccounts,
})

const changedFields = (before: RegistrationSettings, after: RegistrationSettings): string[] =>
  Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field)))
    .map(([field]) => field)

export type NewInvitation = { note: string; places: number; days: number }

/** @returns the invitation and its token, of which the database keeps only a hash @throws AppError INVALID_INPUT with fields */
export async function createInvitation(
  db: Db,
  viewer: Viewer,
  { note, places, days }: NewInvitation,
): Promise<{ invitation: invitations.InvitationRow; token: string }> {
  mustBeValid(validateInvitation({ note, places, days }))
  const token = newToken()
  const invitation = await db.transaction().execute(async (tx) => {
    const expiresAt = new Date(Date.now() + days * 86_400_000)
    const row = await invitations.insertInvitation(tx, {
      tokenHash: hashToken(token),
      note: plainText(note),
      places,
      createdBy: viewer.uuid,
      expiresAt,
    })
    await recordAct(tx, viewer.uuid, {
      act: 'invitation.create',
      subject_uuid: row.uuid,
      details: { note: row.note, places: String(places) },
    })
    return row
  })
  return { invitation, token }
}

/** @throws AppError INVITATION_NOT_FOUND */
export async function deleteInvitation(db: Db, viewer: Viewer, uuid: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const deleted = await invitations.deleteInvitation(tx, uuid)
    if (!deleted) throw new AppError('INVITATION_NOT_FOUND')
    await recordAct(tx, viewer.uuid, { act: 'invitation.delete', subject_uuid: uuid, details: { note: deleted.note } })
  })
}

/**
 * Makes an account of a request, and says so by mail.
 * @throws AppError REGISTRATION_NOT_FOUND when another administrator has decided already; EMAIL_TAKEN, USERNAME_TAKEN when another account has
 * them by now: the request stays
 */
export async function approveRequest(db: Db, viewer: Viewer, uuid: string, { adminEmail, jobs }: Options): Promise<UserRow> {
  return db.transaction().execute(async (tx) => {
    const request = await requests.takeRequest(tx, uuid)
    if (!request) throw new AppError('REGISTRATION_NOT_FOUND')
    const { username, firstname, lastname, email, password_hash, terms_accepted_at } = request
    const user = await insertAccount(tx, { username, firstname, lastname, email, password_hash, terms_accepted_at }, { adminEmail, jobs })
    await jobs.sendMail({ kind: 'registrationApproved', user_uuid: user.uuid }, { tx })
    await recordAct(tx, viewer.uuid, { act: 'registration.approve', subject_uuid: user.uuid, details: { username } })
    return user
  })
}

/** Deletes a request, and says so by mail. @throws AppError REGISTRATION_NOT_FOUND */
export async function refuseRequest(db: Db, viewer: Viewer, uuid: string, { jobs }: Pick<Options, 'jobs'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const request = await requests.takeRequest(tx, uuid)
    if (!request) throw new AppError('REGISTRATION_NOT_FOUND')
    const { email, username } = request
    await jobs.sendMail({ kind: 'registrationRefused', email, username }, { tx })
    // Without the name: the log outlives the request, of which nothing must remain.
    await recordAct(tx, viewer.uuid, { act: 'registration.refuse', subject_uuid: uuid })
  })
}
