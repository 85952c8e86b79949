import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailRequest } from '../shared/entities/mail.ts'
import type { Mail, MailSite } from './mail.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'

/** `folder`: without a mail server, every mail is written to a folder of the site's data. */
export type Delivery = MailRequest['delivery']

export type Mailer = {
  delivery: Delivery
  /**
   * @param key of this mail: the same when it is tried again, so that mail programs show it once
   * @returns the mail server's words when it refuses the recipient or the mail for good
   * @throws Error when sending may be tried again
   */
  send(mail: Mail, site: MailSite, key: string): Promise<'sent' | { refused: string }>
}

/** @param url `smtp://` or `smtps://`, with user and password where the server asks for them @param from address of the sender */
export type SmtpSettings = { url: string; from: string }

const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Sends mails through an SMTP server. A password goes over TLS only, unless the server is this machine. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: username !== '' && !loopbackHosts.has(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeLimits,
  })
  return {
    delivery: 'smtp',
    async send(mail, site, key) {
      try {
        await transport.sendMail({
          from: { name: site.name, address: from },
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mailText(mail, site),
          html: mailHtml(mail, site),
          messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // Out-of-office programs do not answer such mails (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        })
        return 'sent'
      } catch (error) {
        if (isRefusal(error)) return { refused: error.message }
        throw error
      }
    },
  }
}

/** The button of mail programs that ends a regular mail (RFC 2369); with one press where the address is safe (RFC 8058). */
function unsubscribeHeaders({ subscription }: Mail): Record<string, string> {
  if (!subscription) return {}
  const { oneClickUrl } = subscription
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    ...(oneClickUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/** A refusal of the sender or of the password is a wrong setting, which the operator will mend: those mails wait. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false
  const { responseCode, command } = error
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** Writes each mail as a text and as a page, for the operator to read. Mails contain links that open accounts: nobody else may read them. */
export function folderMailer(folder: string): Mailer {
  return {
    delivery: 'folder',
    async send(mail, site, key) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${fileTime(new Date())}-${key}`
      const head = `À : ${mail.to}\nObjet : ${mail.subject}\n\n`
      await writeFile(join(folder, `${name}.html`), mailHtml(mail, site), { mode: 0o600 })
      await writeFile(join(folder, `${name}.txt`), head + mailText(mail, site), { mode: 0o600 })
      await removeOld(folder)
      return 'sent'
    },
  }
}

/** How long written mails are kept: they contain addresses and links. */
const keptDays = 90

const fileTime = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-')

async function removeOld(folder: string): Promise<void> {
  const oldest = fileTime(new Date(Date.now() - keptDays * 86_400_000))
  for (const file of await readdir(folder))
    if (/^\d{4}-.*\.(html|txt)$/.test(file) && file < oldest) await rm(join(folder, file), { force: true })
}
