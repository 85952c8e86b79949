import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must, type Person, refusal, type TestApi } from '../support/api.ts'
import { codeAt } from '../support/generatedCode.ts'
import { type MailSite, startMailSite, tokenIn } from '../support/mailSite.ts'
import { cookieIn, protect } from '../support/secondFactor.ts'

const required = { status: 401, code: 'SECOND_FACTOR_REQUIRED' }

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

const proof = () => ({ current_password: person.password })
const login = (password = person.password) => site.call('POST', '/auth/login', { body: { email: person.email, password } })
const confirm = (cookie: string, code: string) => site.call('POST', '/auth/second-factor', { body: { code }, headers: { cookie } })
const subjects = async () => (await mails.mailsTo(person.email)).map(({ subject }) => subject)

describe('a mail', () => {
  it('says that the second factor was set up, renewed, used and ended', async () => {
    const { codes } = await protect(site, person)
    must(await confirm(cookieIn(await login()), codes[0] ?? ''), 200)
    must(await site.call('POST', `/users/${person.uuid}/recovery-codes`, { as: person, body: proof() }), 200)
    must(await site.call('DELETE', `/users/${person.uuid}/second-factor`, { as: person, body: proof() }), 204)
    expect((await subjects()).toSorted()).toEqual([
      'Nouveaux codes de secours',
      'Nouvelle connexion à votre compte',
      'Un code de secours a servi',
      'Validation en deux étapes activée',
      'Validation en deux étapes désactivée',
    ])
  })
})

describe('a forgotten password', () => {
  it('leads to the second step, too', async () => {
    const { secret } = await protect(site, person)
    must(await site.call('POST', '/auth/password-reset', { body: { email: person.email } }), 200)
    const mail = (await mails.mailsTo(person.email)).find(({ subject }) => subject === 'Choisir un nouveau mot de passe')
    const body = { token: tokenIn(mail, '/account/reset-password'), password: 'Nouveau-mot2passe!' }
    must(await site.call('POST', '/auth/password', { body }), 204)
    const answer = await login('Nouveau-mot2passe!')
    expect(refusal(answer)).toMatchObject(required)
    must(await confirm(cookieIn(answer), codeAt(secret, Date.now())), 200)
  })

  it('does not, for an address that was taken away, lead to what the thief has set up', async () => {
    must(
      await site.call('PUT', `/users/${person.uuid}`, {
        as: person,
        body: { current_password: person.password, email: `voleur-${person.email}` },
      }),
      200,
    )
    await protect(site, person)
    const mail = (await mails.mailsTo(person.email)).find(({ subject }) => subject === 'L’adresse de votre compte a changé')
    must(await site.call('POST', '/auth/email-restore', { body: { token: tokenIn(mail, '/account/restore-email') } }), 204)
    const { db } = site.database
    expect(await db.selectFrom('code_generators').select('user_uuid').where('user_uuid', '=', person.uuid).execute()).toEqual([])
    expect(await db.selectFrom('recovery_codes').select('user_uuid').where('user_uuid', '=', person.uuid).execute()).toEqual([])
  })

  it('keeps, for an address that was taken away, what the owner had set up before', async () => {
    await protect(site, person)
    await site.database.db
      .updateTable('code_generators')
      .set({ confirmed_at: new Date(Date.now() - 48 * 3_600_000) })
      .where('user_uuid', '=', person.uuid)
      .execute()
    must(
      await site.call('PUT', `/users/${person.uuid}`, {
        as: person,
        body: { current_password: person.password, email: `voleur-${person.email}` },
      }),
      200,
    )
    const mail = (await mails.mailsTo(person.email)).find(({ subject }) => subject === 'L’adresse de votre compte a changé')
    must(await site.call('POST', '/auth/email-restore', { body: { token: tokenIn(mail, '/account/restore-email') } }), 204)
    const rows = await site.database.db.selectFrom('code_generators').select('user_uuid').where('user_uuid', '=', person.uuid).execute()
    expect(rows).toHaveLength(1)
  })
})
