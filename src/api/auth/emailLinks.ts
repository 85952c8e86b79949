import { deleteKnownBrowsersOf } from '../../db/auth/knownBrowsers.ts'
import type { Db } from '../../db/connection/database.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import { deleteWaitingEmailChanged } from '../../db/jobs/waitingMails.ts'
import { deleteOtherIdentities } from '../../db/identity/identities.ts'
import { countMailLinks, deleteMailLinksOf, insertMailLink, takeMailLink } from '../../db/mail/mailLinks.ts'
import type { LinkPurpose } from '../../db/mail/mailLinksTable.ts'
import { deleteSecondFactorsSince } from '../../db/secondFactor/secondFactors.ts'
import { deleteSessionsOf } from '../../db/session/sessions.ts'
import { findUser, markEmailVerified, updateUser } from '../../db/user/users.ts'
import type { WrittenMail } from '../../mailer/mail.ts'
import { emailChangedMail, emailProofMail, emailRestoreDays, emailProofDays } from '../../mailer/mails.ts'
import { AppError } from '../../shared/errors.ts'
import { confirmEmailPath, restoreEmailPath } from '../../shared/accountRoutes.ts'
import { hashToken, newToken } from './tokens.ts'

const dayMs = 24 * 60 * 60 * 1000
const proofsPerHour = 3

/** @returns the link's token */
async function makeLink(
  db: Db,
  { purpose, userUuid, email, days, createdAt }: { purpose: LinkPurpose; userUuid: string; email: string; days: number; createdAt?: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + days * dayMs)
  await insertMailLink(db, { tokenHash: hashToken(token), userUuid, purpose, email, expiresAt, createdAt })
  return token
}

/** Writes the mail that proves an address. @returns undefined when it is proven, the account is gone, or it got too many of these mails */
export async function writeEmailProof(db: Db, userUuid: string, siteUrl: string): Promise<WrittenMail | undefined> {
  const person = await findUser(db, userUuid)
  if (!person || person.email_verified) return undefined
  if ((await countMailLinks(db, userUuid, 'emailProof', new Date(Date.now() - dayMs / 24))) >= proofsPerHour) return undefined
  const token = await makeLink(db, { purpose: 'emailProof', userUuid, email: person.email, days: emailProofDays })
  return { mail: emailProofMail(person, `${siteUrl}${confirmEmailPath(token)}`), linkHash: hashToken(token) }
}

/** Proves the address that a link was sent to. @returns the account's uuid @throws AppError LINK_EXPIRED */
export async function proveEmail(db: Db, token: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const link = await takeMailLink(tx, hashToken(token), 'emailProof')
    const isProven = link && (await markEmailVerified(tx, link.user_uuid, link.email))
    if (!link || !isProven) throw new AppError('LINK_EXPIRED')
    await deleteMailLinksOf(tx, link.user_uuid, 'emailProof')
    return link.user_uuid
  })
}

/**
 * Writes the mail to the address that an account had before. Its link is as old as the change: a mail that waited must not restore less.
 * @returns undefined when the account is gone, or has that address again
 */
export async function writeEmailChanged(
  db: Db,
  { userUuid, formerEmail, changedAt }: { userUuid: string; formerEmail: string; changedAt: Date },
  siteUrl: string,
): Promise<WrittenMail | undefined> {
  const person = await findUser(db, userUuid)
  if (!person || person.email === formerEmail) return undefined
  const token = await makeLink(db, {
    purpose: 'emailRestore',
    userUuid,
    email: formerEmail,
    days: emailRestoreDays,
    createdAt: changedAt,
  })
  return { mail: emailChangedMail({ ...person, email: formerEmail }, `${siteUrl}${restoreEmailPath(token)}`), linkHash: hashToken(token) }
}

/**
 * Gives an account its former address back. Whoever changed it may still be signed in, know the password, or have linked a
 * provider, or set up a second factor shortly before: all of that ends, and a mail to the former address brings the link to a new one.
 * @returns the account's uuid
 * @throws AppError LINK_EXPIRED, EMAIL_TAKEN when another account has the address by now
 */
export async function restoreEmail(db: Db, jobs: Pick<Jobs, 'sendMail'>, token: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const link = await takeMailLink(tx, hashToken(token), 'emailRestore')
    const person = link && (await findUser(tx, link.user_uuid))
    if (!link || !person) throw new AppError('LINK_EXPIRED')
    await updateUser(tx, person.uuid, { email: link.email, password_hash: null })
    await markEmailVerified(tx, person.uuid, link.email)
    for (const purpose of ['emailProof', 'passwordReset'] as const) await deleteMailLinksOf(tx, person.uuid, purpose)
    // Whoever took the account over has links too, of later changes: those of earlier ones, the owner's, still work.
    await deleteMailLinksOf(tx, person.uuid, 'emailRestore', link.created_at)
    await deleteWaitingEmailChanged(tx, person.uuid, link.created_at)
    await deleteSessionsOf(tx, person.uuid, null)
    await deleteKnownBrowsersOf(tx, person.uuid)
    await deleteOtherIdentities(tx, person.uuid, link.email)
    await deleteSecondFactorsSince(tx, person.uuid, new Date(link.created_at.getTime() - dayMs))
    await jobs.sendMail({ kind: 'passwordReset', email: link.email, is_restored: true }, { tx })
    return person.uuid
  })
}
