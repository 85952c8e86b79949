import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { writeEmailChanged } from '../../src/api/auth/emailLinks.ts'
import { insertIdentity } from '../../src/db/identity/identities.ts'
import { findLinkOwner, insertCode, insertLink, takeCode } from '../../src/db/identity/signIns.ts'
import { userSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, type TestApi } from '../support/api.ts'
import { type MailSite, startMailSite, tokenIn } from '../support/mailSite.ts'

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

const own = async () => userSchema.parse(must(await site.call('GET', `/users/${person.uuid}`, { as: person }), 200))
const prove = (token: string) => site.call('POST', '/auth/email-proof', { body: { token } })
const restore = (token: string) => site.call('POST', '/auth/email-restore', { body: { token } })
const login = (email: string, password: string) => site.call('POST', '/auth/login', { body: { email, password } })
const change = (body: object) =>
  site.call('PUT', `/users/${person.uuid}`, { as: person, body: { current_password: person.password, ...body } })
const expired = { status: 410, code: 'LINK_EXPIRED', message: 'Ce lien a expiré ou a déjà servi, demandez-en un autre' }

async function changeAddress(): Promise<string> {
  const email = `autre-${person.email}`
  must(await change({ email }), 200)
  return email
}

describe('a new account', () => {
  const form = { username: 'nouvelle', firstname: '', lastname: '', email: 'nouvelle@exemple.fr', password: 'Passe-partout7!' }

  it('gets a mail whose link proves its address, once', async () => {
    const created = userSchema.parse(must(await site.call('POST', '/users', { body: form }), 201))
    expect(created.emailVerified).toBe(false)
    const [mail, ...others] = await mails.mailsTo(form.email)
    expect([mail?.subject, others]).toEqual(['Confirmer votre adresse', []])
    const token = tokenIn(mail, '/account/confirm-email')
    must(await prove(token), 204)
    expect(refusal(await prove(token))).toEqual(expired)
    const { email_verified_at: at } = await site.database.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('uuid', '=', created.uuid)
      .executeTakeFirstOrThrow()
    expect(at).toBeInstanceOf(Date)
  })
})

describe('the proof of an address', () => {
  const ask = () => site.call('POST', `/users/${person.uuid}/email-proof`, { as: person })

  it('is sent again on demand, three times an hour, and no more once it is there', async () => {
    expect((await own()).emailVerified).toBe(false)
    for (let count = 0; count < 4; count += 1) expect(must(await ask(), 200)).toEqual({ delivery: 'smtp' })
    const sent = await mails.mailsTo(person.email)
    expect(sent).toHaveLength(3)
    must(await prove(tokenIn(sent[0], '/account/confirm-email')), 204)
    expect((await own()).emailVerified).toBe(true)
    expect(refusal(await prove(tokenIn(sent[1], '/account/confirm-email')))).toEqual(expired)
    must(await ask(), 200)
    expect(await mails.mailsTo(person.email)).toHaveLength(3)
  })

  it('does not hold for another address', async () => {
    must(await ask(), 200)
    const token = tokenIn((await mails.mailsTo(person.email))[0], '/account/confirm-email')
    await changeAddress()
    expect(refusal(await prove(token))).toEqual(expired)
    expect((await own()).emailVerified).toBe(false)
  })

  it('is not replaced by a link for something else', async () => {
    must(await site.call('POST', '/auth/password-reset', { body: { email: person.email } }), 200)
    const token = tokenIn((await mails.mailsTo(person.email))[0], '/account/reset-password')
    expect([refusal(await prove(token)), refusal(await restore(token))]).toEqual([expired, expired])
    must(await site.call('POST', '/auth/password', { body: { token, password: 'Nouveau-mot2passe!' } }), 204)
  })
})

describe('another address', () => {
  it('has to be proven, and the former one is warned', async () => {
    const email = await changeAddress()
    expect(await own()).toMatchObject({ email, emailVerified: false })
    const [warning] = await mails.mailsTo(person.email)
    expect(warning?.subject).toBe('L’adresse de votre compte a changé')
    // Whoever reads the former address need not know the new one.
    expect(warning?.text).not.toContain(email)
    must(await prove(tokenIn((await mails.mailsTo(email))[0], '/account/confirm-email')), 204)
    expect((await own()).emailVerified).toBe(true)
  })

  it('is taken back with the warning’s link: sessions and password end, and a link to a new one comes', async () => {
    const email = await changeAddress()
    const token = tokenIn((await mails.mailsTo(person.email))[0], '/account/restore-email')
    must(await restore(token), 204)
    expect((await site.call('GET', '/reactions', { as: person })).status).toBe(401)
    for (const address of [email, person.email]) expect(refusal(await login(address, person.password)).code).toBe('BAD_CREDENTIALS')
    expect(refusal(await restore(token))).toEqual(expired)
    const mail = (await mails.mailsTo(person.email)).at(-1)
    expect(mail?.subject).toBe('Choisir un nouveau mot de passe')
    expect(mail?.text).toContain('L’adresse de votre compte est rétablie')
    expect(mail?.text).not.toMatch(/Vous avez demandé|ne change pas/)
    const reset = tokenIn(mail, '/account/reset-password')
    must(await site.call('POST', '/auth/password', { body: { token: reset, password: 'Nouveau-mot2passe!' } }), 204)
    must(await login(person.email, 'Nouveau-mot2passe!'), 200)
  })

  it('is taken back by the owner of the first address, whatever a thief has taken back before', async () => {
    const second = await changeAddress()
    const third = `encore-${person.email}`
    must(await change({ email: third }), 200)
    const linkTo = async (address: string): Promise<string> =>
      tokenIn(
        (await mails.mailsTo(address)).find(({ subject }) => subject.startsWith('L’adresse')),
        '/account/restore-email',
      )
    const token = await linkTo(second)
    must(await restore(token), 204)
    must(await restore(await linkTo(person.email)), 204)
    const stored = await site.database.db.selectFrom('users').select('email').where('uuid', '=', person.uuid).executeTakeFirst()
    expect(stored?.email).toBe(person.email)
    expect(refusal(await restore(token))).toEqual(expired)
  })

  it('taken back ends the mails about later changes, also those that wait', async () => {
    await changeAddress()
    const token = tokenIn((await mails.mailsTo(person.email))[0], '/account/restore-email')
    mails.useServer(1)
    onTestFinished(async () => {
      mails.useServer(mails.smtp.port)
      await site.database.sql.executeSql(`delete from pgboss.job where name = 'mail' and state in ('created', 'retry')`)
    })
    must(await change({ email: `encore-${person.email}` }), 200)
    const waiting = async () =>
      (
        await site.database.sql.executeSql(
          `select state from pgboss.job where name = 'mail' and data ->> 'kind' = 'emailChanged' and data ->> 'user_uuid' = $1
            and state in ('created', 'active', 'retry')`,
          [person.uuid],
        )
      ).rows
    await expect.poll(waiting).toEqual([{ state: 'retry' }])
    must(await restore(token), 204)
    expect(await waiting()).toEqual([])
  })

  it('has a link as old as the change, however late its mail is written: what was added since then ends with it', async () => {
    const { db } = site.database
    const changedAt = new Date(Date.now() - 2 * 86_400_000)
    const former = `avant-${person.email}`
    const mail = await writeEmailChanged(db, { userUuid: person.uuid, formerEmail: former, changedAt }, 'https://videos.exemple.fr')
    const link = await db.selectFrom('mail_links').select('created_at').where('token_hash', '=', String(mail?.linkHash)).executeTakeFirst()
    expect(link?.created_at).toEqual(changedAt)
  })

  it('taken back closes the ways in through providers of other addresses, also those under way', async () => {
    const email = await changeAddress()
    const { db } = site.database
    const expires = new Date(Date.now() + 60_000)
    const linked = (subject: string, address: string) =>
      ({ user_uuid: person.uuid, provider: 'google', issuer: 'https://accounts.google.com', subject, email: address }) as const
    await insertIdentity(db, linked(`own-${person.uuid}`, person.email))
    await insertIdentity(db, linked(`other-${person.uuid}`, email))
    await insertLink(db, { ...linked(`next-${person.uuid}`, email), code_hash: `link-${person.uuid}`, expires_at: expires })
    await insertCode(db, { code_hash: `code-${person.uuid}`, user_uuid: person.uuid, expires_at: expires })
    must(await restore(tokenIn((await mails.mailsTo(person.email))[0], '/account/restore-email')), 204)
    const identities = await db.selectFrom('identities').select('email').where('user_uuid', '=', person.uuid).execute()
    expect(identities).toEqual([{ email: person.email }])
    expect(await takeCode(db, `code-${person.uuid}`)).toBeUndefined()
    expect(await findLinkOwner(db, `link-${person.uuid}`)).toBeUndefined()
  })

  it('stays when somebody else has the former one by now, and the link with it', async () => {
    const email = await changeAddress()
    const token = tokenIn((await mails.mailsTo(person.email))[0], '/account/restore-email')
    const { db } = site.database
    const other = await site.person()
    await db.updateTable('users').set({ email: person.email }).where('uuid', '=', other.uuid).execute()
    expect(refusal(await restore(token))).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
    expect((await own()).email).toBe(email)
    await db.updateTable('users').set({ email: other.email }).where('uuid', '=', other.uuid).execute()
    must(await restore(token), 204)
  })
})

describe('a sign-in in a new browser', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const signIn = async (cookie?: string) => {
    const headers = { 'user-agent': firefox, ...(cookie !== undefined && { cookie }) }
    const answer = await site.call('POST', '/auth/login', { body: { email: person.email, password: person.password }, headers })
    must(answer, 200)
    return String(answer.headers['set-cookie']).split(';')[0] ?? ''
  }

  it('is said by mail, unless it is the account’s first one or a known one', async () => {
    const known = await signIn()
    const again = await signIn(known)
    expect(await mails.mailsTo(person.email)).toEqual([])
    await signIn()
    const [mail, ...others] = await mails.mailsTo(person.email)
    expect([mail?.subject, others]).toEqual(['Nouvelle connexion à votre compte', []])
    expect(mail?.text).toContain('Firefox sur Windows, le ')
    await signIn(again)
    expect(await mails.mailsTo(person.email)).toHaveLength(1)
  })
})
