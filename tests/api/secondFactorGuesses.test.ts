import { afterEach, describe, expect, it } from 'vitest'
import type { CodeGuessLimits } from '../../src/api/secondFactor/codeGuesses.ts'
import { must, refusal, type Person, startApi, type TestApi } from '../support/api.ts'
import { codeAt } from '../support/generatedCode.ts'
import { cookieIn, protect, type Protection } from '../support/secondFactor.ts'

const window = { seconds: 600 }
const wide = { max: 1000, ...window }

let site: TestApi
let person: Person
let protection: Protection

async function start(limits: Partial<CodeGuessLimits>): Promise<void> {
  site = await startApi({ codeGuessLimits: limits })
  person = await site.person()
  protection = await protect(site, person)
}
afterEach(() => site.close())

const from = (ip: string) => ({ 'x-forwarded-for': ip })
async function waiting(ip: string): Promise<string> {
  return cookieIn(await site.call('POST', '/auth/login', { body: { email: person.email, password: person.password }, headers: from(ip) }))
}
const confirm = (cookie: string, code: string, ip: string) =>
  site.call('POST', '/auth/second-factor', { body: { code }, headers: { ...from(ip), cookie } })
/** Guesses in as many sign-ins: a new one does not begin a new count. */
async function guess(times: number, ip: string, code = '000000'): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) statuses.push((await confirm(await waiting(ip), code, ip)).status)
  return statuses
}
const rightCode = () => codeAt(protection.secret, Date.now())

describe('guesses of codes', () => {
  it('are limited per address and account, whatever the sign-in, and a right code is then refused, too', async () => {
    await start({ perPair: { max: 3, ...window } })
    expect(await guess(5, '192.0.2.1')).toEqual([422, 422, 422, 429, 429])
    const refused = await confirm(await waiting('192.0.2.1'), rightCode(), '192.0.2.1')
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    must(await confirm(await waiting('192.0.2.2'), rightCode(), '192.0.2.2'), 200)
  })

  it('are counted before they are checked, so that many at the same time are too many', async () => {
    await start({ perPair: { max: 3, ...window } })
    const cookie = await waiting('192.0.2.1')
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(cookie, '000000', '192.0.2.1')))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([422, 422, 422, 429, 429, 429, 429, 429])
  })

  it('are limited per account from all addresses, and a recovery code still opens it', async () => {
    await start({ perPair: wide, perAccount: { max: 3, ...window } })
    const statuses = [await guess(2, '192.0.2.1'), await guess(2, '198.51.100.1'), await guess(1, '203.0.113.1')]
    expect(statuses).toEqual([[422, 422], [422, 429], [429]])
    expect((await confirm(await waiting('203.0.113.2'), rightCode(), '203.0.113.2')).status).toBe(429)
    must(await confirm(await waiting('203.0.113.2'), protection.codes[0] ?? '', '203.0.113.2'), 200)
  })

  it('from a browser that the account knows are counted apart, so that an attacker does not lock the owner out', async () => {
    await start({ perPair: wide, perAccount: { max: 3, ...window }, perBrowser: { max: 2, ...window } })
    const first = await confirm(await waiting('192.0.2.9'), protection.codes[0] ?? '', '192.0.2.9')
    const known = cookieIn(first)
    expect(known).toMatch(/^lucarne_known=/)
    expect(await guess(5, '198.51.100.1')).toEqual([422, 422, 422, 429, 429])
    const cookie = await waiting('192.0.2.9')
    expect((await confirm(`${cookie}; ${known}`, '000000', '192.0.2.9')).status).toBe(422)
    must(await confirm(`${cookie}; ${known}`, rightCode(), '192.0.2.9'), 200)
  })

  it('that were right do not count', async () => {
    await start({ perPair: { max: 1, ...window }, perAccount: { max: 1, ...window } })
    for (const code of protection.codes.slice(0, 3)) must(await confirm(await waiting('192.0.2.1'), code, '192.0.2.1'), 200)
    must(await confirm(await waiting('192.0.2.1'), rightCode(), '192.0.2.1'), 200)
  })

  it('of the first code of an application are limited, too', async () => {
    await start({ perPair: { max: 2, ...window } })
    const other = await site.person()
    const path = `/users/${other.uuid}/second-factor`
    must(await site.call('POST', path, { as: other, body: { current_password: other.password } }), 200)
    const turnOn = () => site.call('PUT', path, { as: other, body: { code: '000000' } })
    expect([(await turnOn()).status, (await turnOn()).status, (await turnOn()).status]).toEqual([422, 422, 429])
  })
})

describe('the secret of an application', () => {
  it('is encrypted with SECRET_KEY, and a key that comes later reads the former ones', async () => {
    await start({})
    const { database } = site
    const stored = async (uuid: string) =>
      (await database.db.selectFrom('code_generators').select('sealed_secret').where('user_uuid', '=', uuid).executeTakeFirstOrThrow())
        .sealed_secret
    expect(await stored(person.uuid)).toBe(`plain.${protection.secret}`)
    const keyed = await startApi({ database, secretKey: 'une clé de trente-deux caractères au moins' })
    const other = await keyed.person()
    const { secret } = await protect(keyed, other)
    expect(await stored(other.uuid)).toMatch(/^aes256gcm\.[\w-]+$/)
    expect(await stored(other.uuid)).not.toContain(secret)
    const login = (of: Person) => keyed.call('POST', '/auth/login', { body: { email: of.email, password: of.password } })
    for (const [of, key] of [
      [person, protection.secret],
      [other, secret],
    ] as const) {
      const body = { code: codeAt(key, Date.now()) }
      must(await keyed.call('POST', '/auth/second-factor', { body, headers: { cookie: cookieIn(await login(of)) } }), 200)
    }
    await keyed.app.close()
  })

  it.each([['another key of thirty-two characters or more'], [undefined]])(
    'is not read with another key, %s: a recovery code opens the account then',
    async (secretKey) => {
      await start({})
      const { database } = site
      const keyed = await startApi({ database, secretKey: 'une clé de trente-deux caractères au moins' })
      const other = await keyed.person()
      const { secret, codes } = await protect(keyed, other)
      await keyed.app.close()
      const lost = await startApi({ database, ...(secretKey !== undefined && { secretKey }) })
      const waitingThere = async () =>
        cookieIn(await lost.call('POST', '/auth/login', { body: { email: other.email, password: other.password } }))
      const answerTo = async (code: string) =>
        lost.call('POST', '/auth/second-factor', { body: { code }, headers: { cookie: await waitingThere() } })
      expect(refusal(await answerTo(codeAt(secret, Date.now())))).toEqual({
        status: 409,
        code: 'SECRET_UNREADABLE',
        message: 'Ce site ne peut plus vérifier les codes de votre application\u202f: utilisez un code de secours',
      })
      must(await answerTo(codes[0] ?? ''), 200)
      await lost.app.close()
    },
  )
})
