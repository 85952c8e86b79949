import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoveryCodesSchema, secondFactorSetupSchema } from '../../src/shared/entities/secondFactor.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { codeAt } from '../support/generatedCode.ts'
import { cookieIn, protect } from '../support/secondFactor.ts'

const step = 30_000
const required = { status: 401, code: 'SECOND_FACTOR_REQUIRED', message: 'Confirmez cette connexion avec un code' }
const wrong = { status: 422, code: 'INVALID_INPUT', fields: { code: 'Ce code ne convient pas, ou a déjà servi' } }
const over = { status: 401, code: 'SIGN_IN_EXPIRED', message: 'Cette connexion a expiré ou a déjà servi, recommencez' }

let site: TestApi
let person: Person

beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())
beforeEach(async () => {
  // The time stands still, so that no code is over before it is sent.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  person = await site.person()
})
afterEach(() => {
  vi.useRealTimers()
})

const path = (of = person) => `/users/${of.uuid}/second-factor`
const proof = () => ({ current_password: person.password })
const begin = async () => secondFactorSetupSchema.parse(must(await site.call('POST', path(), { as: person, body: proof() }), 200))
const turnOn = (code: string) => site.call('PUT', path(), { as: person, body: { code } })
const login = (password = person.password) => site.call('POST', '/auth/login', { body: { email: person.email, password } })
/** Gives the right password. @returns the cookie of the sign-in that waits */
async function waiting(): Promise<string> {
  const answer = await login()
  expect(refusal(answer)).toEqual(required)
  return cookieIn(answer)
}
const confirm = (cookie: string, code: string) => site.call('POST', '/auth/second-factor', { body: { code }, headers: { cookie } })

describe('setting up', () => {
  it('needs the password, and counts only after a code of the application', async () => {
    expect(refusal(await site.call('POST', path(), { as: person, body: {} }))).toMatchObject({
      status: 422,
      fields: { current_password: 'Mot de passe actuel requis pour le changement' },
    })
    expect(refusal(await site.call('POST', path(), { as: person, body: { current_password: 'faux' } }))).toMatchObject({
      status: 422,
      fields: { current_password: 'Le mot de passe actuel est incorrect' },
    })
    const { secret, url } = await begin()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(url)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(decodeURIComponent(url)).toContain(person.email)
    expect(new URL(url).searchParams.get('secret')).toBe(secret)
    must(await login(), 200)
    expect(must(await site.call('GET', path(), { as: person }), 200)).toEqual({
      required: false,
      generator: false,
      passkeys: [],
      recoveryCodes: 0,
    })
    expect(refusal(await turnOn('000000'))).toMatchObject({ status: 422 })
    must(await turnOn(codeAt(secret, Date.now())), 200)
    expect(must(await site.call('GET', path(), { as: person }), 200)).toEqual({
      required: false,
      generator: true,
      passkeys: [],
      recoveryCodes: 10,
    })
    expect(refusal(await login())).toEqual(required)
  })

  it('follows the last key that was given, and leaves a set-up one alone', async () => {
    const first = await begin()
    const second = await begin()
    expect(refusal(await turnOn(codeAt(first.secret, Date.now())))).toMatchObject(wrong)
    must(await turnOn(codeAt(second.secret, Date.now())), 200)
    expect(refusal(await site.call('POST', path(), { as: person, body: proof() })).code).toBe('CONFLICT')
    expect(refusal(await turnOn(codeAt(second.secret, Date.now() + step))).code).toBe('CONFLICT')
  })

  it('gives ten different codes, of which the database has only hashes', async () => {
    const { codes, secret } = await protect(site, person)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    const rows = await site.database.db.selectFrom('recovery_codes').selectAll().where('user_uuid', '=', person.uuid).execute()
    expect(rows).toHaveLength(10)
    expect(rows.every(({ code_hash: hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    expect(secret).toBeTruthy()
  })
})

describe('a sign-in', () => {
  it('opens no session before the code, and one with it', async () => {
    const { secret } = await protect(site, person)
    const answer = await login()
    expect(refusal(answer)).toEqual(required)
    expect(JSON.stringify(answer.body)).not.toContain('token')
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^lucarne_second_step=[\w-]{43}; Path=\/api; Max-Age=300; HttpOnly; SameSite=Strict$/,
    )
    const { token, owner } = sessionSchema.parse(must(await confirm(cookieIn(answer), codeAt(secret, Date.now())), 200))
    expect(owner.uuid).toBe(person.uuid)
    must(await site.call('GET', '/auth/sessions', { as: { token } }), 200)
  })

  it('that waits can do nothing else', async () => {
    await protect(site, person)
    const cookie = await waiting()
    const token = cookie.split('=')[1] ?? ''
    expect(refusal(await site.call('GET', '/auth/sessions', { headers: { cookie } })).code).toBe('UNAUTHENTICATED')
    expect(refusal(await site.call('GET', '/auth/sessions', { as: { token } })).code).toBe('SESSION_EXPIRED')
    expect(refusal(await site.call('POST', '/auth/verify-token', { body: { token } })).code).toBe('SESSION_EXPIRED')
    expect(refusal(await site.call('DELETE', path(), { headers: { cookie }, body: proof() })).code).toBe('UNAUTHENTICATED')
  })

  it('with a wrong code can be tried again; it then opens one session', async () => {
    const { secret } = await protect(site, person)
    const cookie = await waiting()
    expect(refusal(await confirm(cookie, '000000'))).toMatchObject(wrong)
    must(await confirm(cookie, codeAt(secret, Date.now())), 200)
    expect(refusal(await confirm(cookie, codeAt(secret, Date.now() + step)))).toEqual(over)
  })

  it('ends after five minutes, with another password, and without its cookie', async () => {
    const { secret } = await protect(site, person)
    const late = await waiting()
    vi.setSystemTime(Date.now() + 5 * 60_000)
    expect(refusal(await confirm(late, codeAt(secret, Date.now())))).toEqual(over)
    const changed = await waiting()
    const body = { current_password: person.password, password: 'Un-tout-autre1!' }
    must(await site.call('PUT', `/users/${person.uuid}`, { as: person, body }), 200)
    expect(refusal(await confirm(changed, codeAt(secret, Date.now())))).toEqual(over)
    expect(refusal(await confirm('lucarne_second_step=x', codeAt(secret, Date.now())))).toEqual(over)
    expect(refusal(await site.call('POST', '/auth/second-factor', { body: { code: '123456' } }))).toEqual(over)
  })

  it('takes the code of half a minute before or after, and none that is older', async () => {
    const { secret } = await protect(site, person)
    const cookie = await waiting()
    expect(refusal(await confirm(cookie, codeAt(secret, Date.now() - 2 * step)))).toMatchObject(wrong)
    expect(refusal(await confirm(cookie, codeAt(secret, Date.now() + 2 * step)))).toMatchObject(wrong)
    must(await confirm(cookie, codeAt(secret, Date.now() - step)), 200)
    must(await confirm(await waiting(), codeAt(secret, Date.now() + step)), 200)
  })

  it('takes no code of an application twice, nor one from before it', async () => {
    const { secret } = await begin()
    must(await turnOn(codeAt(secret, Date.now())), 200)
    expect(refusal(await confirm(await waiting(), codeAt(secret, Date.now())))).toMatchObject(wrong)
    vi.setSystemTime(Date.now() + 2 * step)
    const cookies = [await waiting(), await waiting(), await waiting()]
    const code = codeAt(secret, Date.now())
    const statuses = (await Promise.all(cookies.map((cookie) => confirm(cookie, code)))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422])
    expect(refusal(await confirm(await waiting(), codeAt(secret, Date.now() - step)))).toMatchObject(wrong)
  })

  it('takes a recovery code once, however it is typed', async () => {
    const { codes } = await protect(site, person)
    const [first = '', second = ''] = codes
    must(await confirm(await waiting(), ` ${first.toUpperCase().replaceAll('-', ' ')}`), 200)
    expect(refusal(await confirm(await waiting(), first))).toMatchObject(wrong)
    const cookies = [await waiting(), await waiting()]
    const statuses = (await Promise.all(cookies.map((cookie) => confirm(cookie, second)))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(must(await site.call('GET', path(), { as: person }), 200)).toEqual({
      required: false,
      generator: true,
      passkeys: [],
      recoveryCodes: 8,
    })
  })

  it('takes no code of another account', async () => {
    const { secret, codes } = await protect(site, person)
    person = await site.person()
    await protect(site, person)
    const cookie = await waiting()
    expect(refusal(await confirm(cookie, codeAt(secret, Date.now())))).toMatchObject(wrong)
    expect(refusal(await confirm(cookie, codes[0] ?? ''))).toMatchObject(wrong)
  })

  it.each([
    ['', 'Donnez un code'],
    ['12345', 'Un code a six chiffres\u202f; un code de secours, seize lettres et chiffres'],
  ])('refuses %j by its shape', async (code, message) => {
    await protect(site, person)
    expect(refusal(await confirm(await waiting(), code))).toMatchObject({ status: 422, fields: { code: message } })
  })

  it('with a wrong password answers as for any account', async () => {
    const before = await login('Un-tout-autre1!')
    await protect(site, person)
    const { body, headers, status } = await login('Un-tout-autre1!')
    expect([status, refusal({ body, headers, status }), headers['set-cookie']]).toEqual([401, refusal(before), undefined])
  })
})

describe('new recovery codes', () => {
  const renew = (body: object = proof()) => site.call('POST', `/users/${person.uuid}/recovery-codes`, { as: person, body })

  it('need the password, and end the former ones', async () => {
    const { codes: former } = await protect(site, person)
    expect(refusal(await renew({ current_password: 'faux' }))).toMatchObject({ status: 422 })
    const { codes } = recoveryCodesSchema.parse(must(await renew(), 200))
    expect(refusal(await confirm(await waiting(), former[0] ?? ''))).toMatchObject(wrong)
    must(await confirm(await waiting(), codes[0] ?? ''), 200)
  })

  it('are not given to an account without a second factor', async () => {
    expect(refusal(await renew()).code).toBe('CONFLICT')
  })
})

describe('turning off', () => {
  it('needs the password, and the password signs in again', async () => {
    await protect(site, person)
    expect(refusal(await site.call('DELETE', path(), { as: person, body: { current_password: 'faux' } }))).toMatchObject({ status: 422 })
    expect(refusal(await login())).toEqual(required)
    must(await site.call('DELETE', path(), { as: person, body: proof() }), 204)
    must(await login(), 200)
    expect(must(await site.call('GET', path(), { as: person }), 200)).toEqual({
      required: false,
      generator: false,
      passkeys: [],
      recoveryCodes: 0,
    })
  })

  it('is not for anybody else, an administrator included', async () => {
    await protect(site, person)
    const other = await site.administrator()
    const calls = [
      site.call('GET', path(), { as: other }),
      site.call('POST', path(), { as: other, body: { current_password: other.password } }),
      site.call('PUT', path(), { as: other, body: { code: '123456' } }),
      site.call('DELETE', path(), { as: other, body: { current_password: other.password } }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})
