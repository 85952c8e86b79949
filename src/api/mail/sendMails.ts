import type { Database } from '../../db/connection/database.ts'
import type { Jobs, MailJob } from '../../db/jobs/jobs.ts'
import { deleteMailLink } from '../../db/mail/mailLinks.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import { findUser } from '../../db/user/users.ts'
import { accentColours } from '../../mailer/accentColours.ts'
import type { WrittenMail } from '../../mailer/mail.ts'
import type { Mailer } from '../../mailer/mailer.ts'
import {
  diskNearlyFullMail,
  emailRestoredMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  registrationApprovedMail,
  registrationRefusedMail,
  secondFactorMail,
} from '../../mailer/mails.ts'
import type { Log } from '../../shared/log.ts'
import { accountRoutes, administrationRoute } from '../../shared/accountRoutes.ts'
import { routes } from '../../shared/routes.ts'
import { writeEmailChanged, writeEmailProof } from '../auth/emailLinks.ts'
import { writeDigest } from '../notification/writeDigest.ts'
import { writePasswordReset } from '../auth/passwordReset.ts'

/** What sending mails needs from the server. */
export type MailParts = {
  database: Pick<Database, 'db'>
  jobs: Jobs
  mailer: Mailer
  /** Returns the address of the site for people. It is known once the server listens. */
  siteUrl: () => string
  log: Log
  /** For tests: the time by which digests are made. */
  now?: () => Date
}

/** Starts to send the mails of the queue. A mail whose account is gone by then is dropped. */
export async function startMails({ database: { db }, jobs, mailer, siteUrl, log, now = () => new Date() }: MailParts): Promise<void> {
  await jobs.workMail(async (job, key) => {
    const written = await write(job)
    if (!written) return { outcome: 'completed' }
    const result = await send(written, key)
    if (result === 'sent') return { outcome: 'completed' }
    log.warn({ kind: job.kind, mail: key }, 'the mail server refused a mail for good')
    return { outcome: 'refused', reason: result.refused }
  })

  async function send({ mail, linkHash, giveBack }: WrittenMail, key: string): ReturnType<Mailer['send']> {
    try {
      const { name, accent } = await readSiteSettings(db)
      return await mailer.send(mail, { name, url: siteUrl(), accent: accentColours[accent] }, key)
    } catch (error) {
      // The next attempt makes another one. Those that never left would count as mails that the account got.
      if (linkHash !== undefined) await deleteMailLink(db, linkHash)
      await giveBack?.()
      throw error
    }
  }

  async function write(job: MailJob): Promise<WrittenMail | undefined> {
    switch (job.kind) {
      case 'passwordReset':
        return writePasswordReset(db, job.email, siteUrl(), job.is_restored ? emailRestoredMail : passwordResetMail)
      case 'passwordChanged': {
        const person = await findUser(db, job.user_uuid)
        return person && { mail: passwordChangedMail(person, `${siteUrl()}${accountRoutes.forgotPassword}`) }
      }
      case 'emailProof':
        return writeEmailProof(db, job.user_uuid, siteUrl())
      case 'emailChanged':
        return writeEmailChanged(
          db,
          { userUuid: job.user_uuid, formerEmail: job.former_email, changedAt: new Date(job.at ?? Date.now()) },
          siteUrl(),
        )
      case 'registrationApproved': {
        const person = await findUser(db, job.user_uuid)
        return person && { mail: registrationApprovedMail(person, `${siteUrl()}${routes.login}`) }
      }
      case 'registrationRefused':
        return { mail: registrationRefusedMail(job, `${siteUrl()}${routes.home}`) }
      case 'newDevice': {
        const person = await findUser(db, job.user_uuid)
        const details = { device: job.device, at: new Date(job.at), url: `${siteUrl()}${routes.settings}` }
        return person && { mail: newDeviceMail(person, details) }
      }
      case 'digest':
        return writeDigest(db, { userUuid: job.user_uuid, nextAt: job.next_at }, siteUrl(), now())
      case 'diskNearlyFull': {
        const person = await findUser(db, job.user_uuid)
        const room = { disk: job.disk, freeBytes: job.free_bytes, floorBytes: job.floor_bytes }
        return person && { mail: diskNearlyFullMail(person, room, `${siteUrl()}${administrationRoute}`) }
      }
      case 'secondFactor': {
        const person = await findUser(db, job.user_uuid)
        return person && { mail: secondFactorMail(person, job.change, `${siteUrl()}${routes.settings}`) }
      }
    }
  }
}
