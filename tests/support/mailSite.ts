import { vi } from 'vitest'
import { startMails } from '../../src/api/mail/sendMails.ts'
import { countJobs } from '../../src/db/jobs/counts.ts'
import { type Mailer, smtpMailer } from '../../src/mailer/mailer.ts'
import { silentLog } from '../../src/shared/log.ts'
import { startApi, type TestApi } from './api.ts'
import { type ReceivedMail, startSmtpServer, type TestSmtpServer } from './smtpServer.ts'

/** What the links of the mails begin with. */
export const mailSiteUrl = 'https://videos.exemple.fr'
export const mailFrom = 'ne-pas-repondre@exemple.fr'

export type MailSite = {
  site: TestApi
  smtp: TestSmtpServer
  /** Makes digests by this time. */
  holdClock(at: Date): void
  /** Sends the next mails to another port of this machine. */
  useServer(port: number): void
  /** How many mails wait, are being sent, or failed for good, by state of the queue. */
  queued(): Promise<Record<string, number>>
  /** Resolves once no mail waits. */
  allSent(): Promise<void>
  /** Resolves with the mails to an address, once none waits. */
  mailsTo(email: string): Promise<readonly ReceivedMail[]>
  close(): Promise<void>
}

/** The real API, and a real mail server that its mails go to. */
export async function startMailSite(): Promise<MailSite> {
  const site = await startApi()
  const smtp = await startSmtpServer()
  let { port } = smtp
  let held: Date | undefined
  const mailer: Mailer = {
    delivery: 'smtp',
    send: (...mail) => smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: mailFrom }).send(...mail),
  }
  await startMails({
    database: site.database,
    jobs: site.jobs,
    mailer,
    siteUrl: () => mailSiteUrl,
    log: silentLog,
    now: () => held ?? new Date(),
  })

  async function queued(): Promise<Record<string, number>> {
    const counts = (await countJobs(site.database.sql)).filter(({ queue }) => queue === 'mail')
    return Object.fromEntries(counts.map(({ state, count }) => [state, count]))
  }
  const allSent = (): Promise<void> =>
    vi.waitFor(async () => {
      const { created = 0, retry = 0, active = 0 } = await queued()
      if (created + retry + active > 0) throw new Error(`${created} wait, ${retry} are tried again, ${active} are being sent`)
    }, 10_000)

  return {
    site,
    smtp,
    holdClock: (at) => {
      held = at
    },
    useServer: (next) => {
      port = next
    },
    queued,
    allSent,
    async mailsTo(email) {
      await allSent()
      return smtp.mails.filter(({ to }) => to === email)
    },
    async close() {
      await site.close()
      await smtp.stop()
    },
  }
}

/** The token of the link in a mail. @param path of the page that the link opens */
export function tokenIn(mail: ReceivedMail | undefined, path: string): string {
  const token = new RegExp(`${mailSiteUrl}${path}#([\\w-]{43})(?![\\w-])`).exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link to ${path} in «${mail?.subject}»`)
  return token
}
