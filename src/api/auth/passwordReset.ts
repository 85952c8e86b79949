import type { Db } from '../../db/connection/database.ts'
import { deleteKnownBrowsersOf } from '../../db/auth/knownBrowsers.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import { countMailLinks, deleteMailLinksOf, insertMailLink, isMailLink, takeMailLink } from '../../db/mail/mailLinks.ts'
import { deleteSessionsOf } from '../../db/session/sessions.ts'
import { findUser, findUserByEmail, markEmailVerified, updateUser } from '../../db/user/users.ts'
import { passwordResetMinutes } from '../../mailer/mails.ts'
import type { Mail, WrittenMail } from '../../mailer/mail.ts'
import { AppError } from '../../shared/errors.ts'
import { resetPasswordPath } from '../../shared/accountRoutes.ts'
import { validateNewPassword } from '../../shared/validation/account.ts'
import { mustBeValid } from '../http/rules.ts'
import { hashPassword } from './passwords.ts'
import { hashToken, newToken } from './tokens.ts'

/** Somebody who asks for mails to another person's address gets it no more than these, whatever networks they come from. */
const mailsPerHour = 3
const hourMs = 60 * 60 * 1000

/**
 * Writes the mail with a link to a new password. It is written when it is sent, so that the request takes the same time for every address.
 * @param email as normalised by `normalizeEmail` @param mailOf the mail around the link
 * @returns undefined when no account has this address, or it got too many of these mails
 */
export async function writePasswordReset(
  db: Db,
  email: string,
  siteUrl: string,
  mailOf: (person: { email: string; username: string }, url: string) => Mail,
): Promise<WrittenMail | undefined> {
  const person = await findUserByEmail(db, email)
  if (!person) return undefined
  const sent = await countMailLinks(db, person.uuid, 'passwordReset', new Date(Date.now() - hourMs))
  if (sent >= mailsPerHour) return undefined
  const token = newToken()
  const expiresAt = new Date(Date.now() + passwordResetMinutes * 60 * 1000)
  const linkHash = hashToken(token)
  await insertMailLink(db, { tokenHash: linkHash, userUuid: person.uuid, purpose: 'passwordReset', email, expiresAt })
  return { mail: mailOf(person, `${siteUrl}${resetPasswordPath(token)}`), linkHash }
}

/**
 * Changes the password of the account that a link was sent to, and closes all its sessions. The link also proves the address.
 * @returns the account's uuid
 * @throws AppError INVALID_INPUT with fields (the link can be used again), LINK_EXPIRED
 */
export async function resetPassword(
  db: Db,
  jobs: Jobs,
  { token, password }: { token: string; password: string },
): Promise<{ userUuid: string }> {
  mustBeValid(validateNewPassword(password))
  // Before the hash, which costs a tenth of a second of the processor.
  if (!(await isMailLink(db, hashToken(token), 'passwordReset'))) throw new AppError('LINK_EXPIRED')
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const link = await takeMailLink(tx, hashToken(token), 'passwordReset')
    const person = link && (await findUser(tx, link.user_uuid))
    // The link went to an address that the account has given up since.
    if (!person || person.email !== link.email) throw new AppError('LINK_EXPIRED')
    await updateUser(tx, person.uuid, { password_hash: passwordHash })
    await markEmailVerified(tx, person.uuid, link.email)
    await deleteMailLinksOf(tx, person.uuid, 'passwordReset')
    await deleteSessionsOf(tx, person.uuid, null)
    await deleteKnownBrowsersOf(tx, person.uuid)
    await jobs.sendMail({ kind: 'passwordChanged', user_uuid: person.uuid }, { tx })
    return { userUuid: person.uuid }
  })
}
