import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail program sees it. */
export type ReceivedMail = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: ParsedMail['headers']
  /** every header as it came, on one line */
  headerLines: readonly string[]
}

type Refusal = { status: number; message: string }

export type TestSmtpServer = {
  port: number
  mails: readonly ReceivedMail[]
  /** the names that clients have given; null without a password */
  users: readonly (string | null)[]
  /** Refuses the next recipients; undefined accepts them. */
  refuseRecipients(refusal: Refusal | undefined): void
  /** Resolves with all mails, once there are this many. */
  received(count: number): Promise<readonly ReceivedMail[]>
  stop(): Promise<void>
}

/** @param port of a server that was stopped @param password which clients must give */
type SmtpServerOptions = { host?: string; port?: number; password?: string }

/** A real SMTP server on this machine, without TLS. */
export async function startSmtpServer({ host = '127.0.0.1', port = 0, password }: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const users: (string | null)[] = []
  const waiting = new Set<() => void>()
  let refusal: Refusal | undefined
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username ?? '' }) : done(new Error('Wrong password')),
    onRcptTo: (_address, _session, done) =>
      refusal ? done(Object.assign(new Error(refusal.message), { responseCode: refusal.status })) : done(),
    onData: async (stream, session, done) => {
      const parsed = await simpleParser(stream)
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      const { subject = '', text = '', html, messageId = '', headers, from } = parsed
      const headerLines = parsed.headerLines.map(({ line }) => line.replaceAll(/\r?\n\s+/g, ' '))
      mails.push({ from: from?.text ?? '', to, subject, text, html: html || '', messageId, headers, headerLines })
      users.push(typeof session.user === 'string' ? session.user : null)
      done()
      for (const look of waiting) look()
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A client that gives up in the middle.
  server.on('error', () => undefined)
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    users,
    refuseRecipients: (next) => {
      refusal = next
    },
    received: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (mails.length < count) return
          waiting.delete(look)
          resolve(mails)
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
