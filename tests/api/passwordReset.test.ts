import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { must, type Person, refusal, type TestApi } from '../support/api.ts'
import { mailFrom as from, type MailSite, mailSiteUrl as siteUrl, startMailSite, tokenIn } from '../support/mailSite.ts'
import { startSmtpServer } from '../support/smtpServer.ts'

const newPassword = 'Nouveau-mot2passe!'

let mails: MailSite
let site: TestApi
let person: Person

beforeAll(async () => {
  mails = await startMailSite()
  site = mails.site
})
afterAll(() => mails.close())
beforeEach(async () => {
  person = await site.person()
})

const ask = (email: string) => site.call('POST', '/auth/password-reset', { body: { email } })
const choose = (token: string, password = newPassword) => site.call('POST', '/auth/password', { body: { token, password } })
const login = (password: string) => site.call('POST', '/auth/login', { body: { email: person.email, password } })

/** Asks for a link and reads the mail. @returns its token */
async function linkFor({ email }: Person): Promise<string> {
  must(await ask(email), 200)
  return tokenIn((await mails.mailsTo(email)).at(-1), '/account/reset-password')
}

describe('a forgotten password', () => {
  it('gets a mail with a link, as text and as HTML, in French', async () => {
    must(await ask(`  ${person.email.toUpperCase()} `), 200)
    const [mail] = await mails.mailsTo(person.email)
    if (!mail) throw new Error('no mail')
    expect(mail).toMatchObject({ subject: 'Choisir un nouveau mot de passe', from: expect.stringContaining(from) })
    const token = tokenIn(mail, '/account/reset-password')
    expect(mail.text).toContain(`${siteUrl}/account/reset-password#${token}`)
    expect(mail.html).toContain(`href="${siteUrl}/account/reset-password#${token}"`)
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
    expect((await mails.mailsTo(person.email)).map(({ subject }) => subject)).toContain('Votre mot de passe a changé')
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
    expect(await mails.mailsTo('personne.ici@exemple.fr')).toEqual([])
    expect(await mails.mailsTo(person.email)).toHaveLength(1)
  })

  it('gets three mails an hour sent to the same account', async () => {
    for (let count = 0; count < 4; count += 1) must(await ask(person.email), 200)
    expect(await mails.mailsTo(person.email)).toHaveLength(3)
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
    mails.useServer(late.port)
    await late.stop()
    must(await ask(person.email), 200)
    await vi.waitFor(async () => expect(await mails.queued()).toMatchObject({ retry: 1 }), 10_000)
    const back = await startSmtpServer({ port: late.port })
    await hurry()
    const [mail] = await back.received(1)
    expect(mail?.to).toBe(person.email)
    await back.stop()
    mails.useServer(mails.smtp.port)
  })

  it('that is away for many attempts loses no mail', async () => {
    mails.smtp.refuseRecipients({ status: 451, message: 'Try again later' })
    must(await ask(person.email), 200)
    const attempts = async () =>
      (await site.database.sql.executeSql(`select 1 from pgboss.job where name = 'mail' and state = 'retry' and retry_count >= 4`)).rows
        .length
    await vi.waitFor(async () => {
      await hurry()
      expect(await attempts()).toBe(1)
    }, 20_000)
    mails.smtp.refuseRecipients(undefined)
    await hurry()
    expect(await mails.mailsTo(person.email)).toHaveLength(1)
  })

  it('that refuses the recipient for good is not asked again, one that is busy is', async () => {
    mails.smtp.refuseRecipients({ status: 550, message: 'No such user' })
    must(await ask(person.email), 200)
    await mails.allSent()
    expect(await mails.queued()).toMatchObject({ failed: 0 })
    mails.smtp.refuseRecipients({ status: 451, message: 'Try again later' })
    must(await ask(person.email), 200)
    await vi.waitFor(async () => expect(await mails.queued()).toMatchObject({ retry: 1 }), 10_000)
    mails.smtp.refuseRecipients(undefined)
    await hurry()
    expect(await mails.mailsTo(person.email)).toHaveLength(1)
  })
})
