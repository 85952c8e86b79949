import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMails } from '../../src/api/mail/sendMails.ts'
import { countJobs } from '../../src/db/jobs/counts.ts'
import { type Mailer, smtpMailer } from '../../src/mailer/mailer.ts'
import { silentLog } from '../../src/shared/log.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtpServer.ts'

const siteUrl = 'https://videos.exemple.fr'
const from = 'ne-pas-repondre@exemple.fr'
const newPassword = 'Nouveau-mot2passe!'

let site: TestApi
let smtp: TestSmtpServer
let person: Person
/** Mails go to this server; tests replace it. */
let port = 0

beforeAll(async () => {
  site = await startApi()
  smtp = await startSmtpServer()
  port = smtp.port
  const mailer: Mailer = {
    delivery: 'smtp',
    send: (...mail) => smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(...mail),
  }
  await startMails({ database: site.database, jobs: site.jobs, mailer, siteUrl: () => siteUrl, log: silentLog })
})
afterAll(async () => {
  await site.close()
  await smtp.stop()
})
beforeEach(async () => {
  person = await site.person()
})

const ask = (email: string) => site.call('POST', '/auth/password-reset', { body: { email } })
const choose = (token: string, password = newPassword) => site.call('POST', '/auth/password', { body: { token, password } })
const login = (password: string) => site.call('POST', '/auth/login', { body: { email: person.email, password } })
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email)
const tokenOf = (text: string) => /\/reset-password#([\w-]{43})\b/.exec(text)?.[1] ?? ''

/** How many mails wait, are being sent, or failed for good. */
async function queued() {
  const counts = (await countJobs(site.database.sql)).filter(({ queue }) => queue === 'mail')
  return Object.fromEntries(counts.map(({ state, count }) => [state, count]))
}
const allSent = () => vi.waitFor(async () => expect(await queued()).toMatchObject({ created: 0, retry: 0, active: 0 }), 10_000)

/** Asks for a link and reads the mail. @returns its token */
async function linkFor({ email }: Person): Promise<string> {
  const before = mailsTo(email).length
  must(await ask(email), 200)
  const mails = await vi.waitFor(() => {
    const received = mailsTo(email)
    expect(received).toHaveLength(before + 1)
    return received
  }, 10_000)
  return tokenOf(mails.at(-1)?.text ?? '')
}

describe('a forgotten password', () => {
  it('gets a mail with a link, as text and as HTML, in French', async () => {
    must(await ask(`  ${person.email.toUpperCase()} `), 200)
    await allSent()
    const [mail] = mailsTo(person.email)
    if (!mail) throw new Error('no mail')
    expect(mail).toMatchObject({ subject: 'Choisir un nouveau mot de passe', from: expect.stringContaining(from) })
    const token = tokenOf(mail.text)
    expect(mail.text).toContain(`${siteUrl}/reset-password#${token}`)
    expect(mail.html).toContain(`href="${siteUrl}/reset-password#${token}"`)
    expect(mail.text).toContain(person.username)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('is replaced through the link, which closes every session and says so by mail', async () => {
    const other = must(await login(person.password), 200)
    expect(other).toBeTruthy()
    must(await choose(await linkFor(person)), 204)
    expect((await site.call('GET', '/reactions', { as: person })).status).toBe(401)
    expect(refusal(await login(person.password)).code).toBe('BAD_CREDENTIALS')
    must(await login(newPassword), 200)
    await vi.waitFor(() => expect(mailsTo(person.email).map(({ subject }) => subject)).toContain('Votre mot de passe a changé'), 10_000)
  })

  it('proves the address', async () => {
    const verified = async () =>
      (await site.database.db.selectFrom('users').select('email_verified_at').where('uuid', '=', person.uuid).executeTakeFirstOrThrow())
        .email_verified_at
    expect(await verified()).toBeNull()
    must(await choose(await linkFor(person)), 204)
    expect(await verified()).toBeInstanceOf(Date)
  })

  it('can be chosen once only with a link, and the account’s other links end with it', async () => {
    const first = await linkFor(person)
    const second = await linkFor(person)
    must(await choose(first), 204)
    const expected = { status: 410, code: 'LINK_EXPIRED', message: 'Ce lien a expiré ou a déjà servi, demandez-en un autre' }
    expect(refusal(await choose(first, 'Encore-un-autre3!'))).toEqual(expected)
    expect(refusal(await choose(second, 'Encore-un-autre3!'))).toEqual(expected)
    must(await login(newPassword), 200)
  })

  it('works in one of several requests at the same time', async () => {
    const token = await linkFor(person)
    const answers = await Promise.all(['Premier-choix1!', 'Second-choix2!', 'Dernier-choix3!'].map((password) => choose(token, password)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 410, 410])
  })

  it('is refused by its rules without using the link up', async () => {
    const token = await linkFor(person)
    expect(refusal(await choose(token, 'trop faible'))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { password: 'Le mot de passe ne respecte pas les critères de sécurité' },
    })
    must(await choose(token), 204)
  })

  it('cannot be chosen after half an hour, nor once the address is another one', async () => {
    const { db } = site.database
    const late = await linkFor(person)
    const half = await db.selectFrom('mail_links').select('expires_at').where('user_uuid', '=', person.uuid).executeTakeFirstOrThrow()
    expect(Math.abs(half.expires_at.getTime() - Date.now() - 30 * 60_000)).toBeLessThan(60_000)
    await db
      .updateTable('mail_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_uuid', '=', person.uuid)
      .execute()
    expect(refusal(await choose(late)).code).toBe('LINK_EXPIRED')
    const moved = await linkFor(person)
    await db
      .updateTable('users')
      .set({ email: `ailleurs-${person.email}` })
      .where('uuid', '=', person.uuid)
      .execute()
    expect(refusal(await choose(moved)).code).toBe('LINK_EXPIRED')
  })
})

describe('who asks', () => {
  it('does not learn whether an address has an account: same answer, same work, and no mail', async () => {
    const jobsOf = async () => (await site.database.sql.executeSql(`select id from pgboss.job where name = 'mail'`)).rows.length
    const queriesOf = async (email: string) => {
      const before = { queries: site.queries(), jobs: await jobsOf() }
      const { status, body } = await ask(email)
      return { status, body, queries: site.queries() - before.queries, jobs: (await jobsOf()) - before.jobs }
    }
    const known = await queriesOf(person.email)
    expect(known).toMatchObject({ status: 200, body: { delivery: 'smtp' }, jobs: 1 })
    expect(await queriesOf('personne.ici@exemple.fr')).toEqual(known)
    await allSent()
    expect(mailsTo('personne.ici@exemple.fr')).toEqual([])
    expect(mailsTo(person.email)).toHaveLength(1)
  })

  it('gets three mails an hour sent to the same account', async () => {
    for (let count = 0; count < 4; count += 1) must(await ask(person.email), 200)
    await allSent()
    expect(mailsTo(person.email)).toHaveLength(3)
  })

  it.each(['pas une adresse', 'a@exemple.fr\r\nBcc: b@exemple.fr', 'a@exemple.fr,b@exemple.fr', '<a@exemple.fr>'])(
    'cannot send to %j',
    async (email) => {
      expect(refusal(await ask(email))).toMatchObject({ status: 422, fields: { email: 'Format d’email invalide' } })
    },
  )
})

describe('a mail server', () => {
  /** Lets the mails that wait for another try be sent now. */
  const hurry = () => site.database.sql.executeSql(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)

  it('that does not answer gets the mail later', async () => {
    const late = await startSmtpServer()
    port = late.port
    await late.stop()
    must(await ask(person.email), 200)
    await vi.waitFor(async () => expect(await queued()).toMatchObject({ retry: 1 }), 10_000)
    const back = await startSmtpServer({ port })
    await hurry()
    const [mail] = await back.received(1)
    expect(mail?.to).toBe(person.email)
    await back.stop()
    port = smtp.port
  })

  it('that refuses the recipient for good is not asked again, one that is busy is', async () => {
    smtp.refuseRecipients({ status: 550, message: 'No such user' })
    must(await ask(person.email), 200)
    await allSent()
    expect(await queued()).toMatchObject({ failed: 0 })
    smtp.refuseRecipients({ status: 451, message: 'Try again later' })
    must(await ask(person.email), 200)
    await vi.waitFor(async () => expect(await queued()).toMatchObject({ retry: 1 }), 10_000)
    smtp.refuseRecipients(undefined)
    await hurry()
    await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(1), 10_000)
  })
})
