import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultGuessLimits } from '../../src/api/auth/guesses.ts'
import { hashToken } from '../../src/api/auth/tokens.ts'
import { must, type Person, refusal, startApi, type TestAnswer, type TestApi } from '../support/api.ts'

const wide = { max: 1000, seconds: 300 }
const few = { max: 3, seconds: 300 }
/** Waiting is disabled: a request that would have to wait is refused, and one that is not refused did not wait. */
const noLine = { spacingMs: 1000, longestMs: 0, rememberedMs: 1000, heldMax: 0 }
const quickLine = { spacingMs: 1, longestMs: 60_000, rememberedMs: 1000, heldMax: 100 }

const sites: TestApi[] = []
async function start(guessLimits: Parameters<typeof startApi>[0] extends infer O ? NonNullable<O> : never): Promise<TestApi> {
  const site = await startApi(guessLimits)
  sites.push(site)
  return site
}
let open: TestApi
let strict: TestApi
beforeAll(async () => {
  open = await start({ guessLimits: { ...defaultGuessLimits, line: quickLine } })
  strict = await start({ guessLimits: { perPair: few, perAccount: few, perBrowser: few, line: noLine } })
})
afterAll(() => Promise.all(sites.map((site) => site.close())))

type Options = { from?: string; cookie?: string }
let addresses = 0
const elsewhere = () => `10.${(addresses += 1) >> 8}.${addresses & 255}.1`
const login = (site: TestApi, { email }: { email: string }, password: string, { from = elsewhere(), cookie }: Options = {}) =>
  site.call('POST', '/auth/login', {
    headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie }) },
    body: { email, password },
  })
const cookieOf = (answer: TestAnswer): string => String(answer.headers['set-cookie']).split(';')[0] ?? ''
const signIn = async (site: TestApi, person: Person, options?: Options): Promise<string> => {
  const answer = await login(site, person, person.password, options)
  must(answer, 200)
  return cookieOf(answer)
}
async function guess(site: TestApi, person: { email: string }, times: number, options: () => Options = () => ({})): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await login(site, person, 'faux', options())).status)
  return statuses
}
const nobody = { email: 'personne@exemple.fr' }

describe('wrong passwords from many addresses', () => {
  it('do not block a sign-in with the right password', async () => {
    const person = await open.person()
    expect(await guess(open, person, 25)).toEqual(Array.from({ length: 25 }, () => 401))
    await signIn(open, person)
  })

  it('wait beyond the limit of the account, whether the account exists or not', async () => {
    const person = await strict.person()
    for (const account of [person, nobody]) {
      expect(await guess(strict, account, 4)).toEqual([401, 401, 401, 429])
      const refused = await login(strict, account, 'faux')
      expect(refusal(refused)).toEqual({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Trop de tentatives, réessayez dans une seconde',
      })
      expect(refused.headers['retry-after']).toBe('1')
    }
  })

  it('are counted when they all arrive at once', async () => {
    const person = await strict.person()
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(strict, person, 'faux')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 401, ...Array.from({ length: 9 }, () => 429)])
  })
})

describe('wrong passwords without end, each from a new IPv6 network', () => {
  it.each([
    ['do not block a user from another network', true, '2001:db8:1:', [200]],
    ['do not block a sign-in from another network to an unknown account', false, '2001:db8:1:', [401]],
    ['do not block a user who knows the password, however often they sign in', true, '2001:db8:', [200, 200, 200, 200]],
  ])('%s', async (_what, hasAccount, prefix, expected) => {
    const line = { spacingMs: 500, longestMs: 1000, rememberedMs: 300_000, heldMax: 6 }
    const site = await start({ guessLimits: { perAccount: few, line } })
    const person = await site.person()
    const account = hasAccount ? person : nobody
    let networks = 0
    const answered = new AbortController()
    const statuses = new Set<number>()
    const keepGuessing = async (): Promise<void> => {
      while (!answered.signal.aborted)
        statuses.add((await login(site, account, 'faux', { from: `${prefix}${(networks += 1).toString(16)}::1` })).status)
    }
    const guessing = Array.from({ length: 10 }, () => keepGuessing())
    await expect.poll(() => statuses).toEqual(new Set([401, 429]))
    const from = elsewhere()
    const got: number[] = []
    for (const _time of expected) got.push((await login(site, account, person.password, { from })).status)
    answered.abort()
    await Promise.all(guessing)
    expect(got).toEqual(expected)
  })
})

describe('one address and one account', () => {
  it('are blocked together after ten wrong passwords, also for the right one, but not in other combinations', async () => {
    const [person, other] = [await open.person(), await open.person()]
    const from = elsewhere()
    expect(await guess(open, person, 10, () => ({ from }))).toEqual(Array.from({ length: 10 }, () => 401))
    const locked = await login(open, { email: ` ${person.email.toUpperCase()}` }, person.password, { from })
    expect(refusal(locked)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(200)
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(300)
    await signIn(open, other, { from })
    await signIn(open, person)
  })

  it('are counted together for all addresses of an IPv6 network', async () => {
    const person = await strict.person()
    const network = [1, 2, 3, 4].map((host) => `2001:db8:1:2::${host}`)
    const answers = [...(await guess(strict, person, 3, () => ({ from: network.pop() ?? '' })))]
    expect(answers).toEqual([401, 401, 401])
    const refused = await login(strict, person, person.password, { from: '2001:db8:1:2:ffff::9' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200)
  })

  it('do not count a password that was not checked because too many requests waited', async () => {
    const site = await start({ guessLimits: { perPair: few, perAccount: few, line: noLine } })
    const person = await site.person()
    await guess(site, person, 4)
    const from = elsewhere()
    for (let time = 0; time < 6; time += 1) expect((await login(site, person, person.password, { from })).headers['retry-after']).toBe('1')
  })

  it('do not count a right password', async () => {
    const person = await strict.person()
    const from = elsewhere()
    for (let time = 0; time < 6; time += 1) await signIn(strict, person, { from })
    expect(await guess(strict, person, 3, () => ({ from }))).toEqual([401, 401, 401])
  })
})

describe('a registration', () => {
  it('with an existing e-mail is not refused because of other attempts with it', async () => {
    const site = await start({ limits: { auth: { perAddress: wide, perAccount: few } } })
    const register = (from: string, body: object) => site.call('POST', '/users', { headers: { 'x-forwarded-for': from }, body })
    const wrong = { username: 'zoe', email: 'zoe@exemple.fr', password: 'faible' }
    const from = elsewhere()
    for (const status of [422, 422, 422, 429]) expect((await register(from, wrong)).status).toBe(status)
    must(await register(elsewhere(), { ...wrong, password: 'Passe-partout7!' }), 201)
  })
})

describe('a known browser', () => {
  it('is let through, also when it is signed out and however many attempts others make', async () => {
    const person = await strict.person()
    const cookie = await signIn(strict, person)
    must(await strict.call('POST', '/auth/logout', { as: person }), 204)
    await guess(strict, person, 4)
    expect((await login(strict, person, person.password)).status).toBe(429)
    await signIn(strict, person, { cookie })
  })

  it('has its own limit; beyond it, it counts as any browser', async () => {
    const person = await strict.person()
    const cookie = await signIn(strict, person)
    const at = () => ({ cookie })
    expect(await guess(strict, person, 3, at)).toEqual([401, 401, 401])
    // From here on, the limit of the account counts, which is still unused.
    expect(await guess(strict, person, 4, at)).toEqual([401, 401, 401, 429])
    expect((await login(strict, person, person.password, at())).status).toBe(429)
  })

  it('is known to its own account only, and to each of several accounts that use it', async () => {
    const [person, other, stranger] = [await strict.person(), await strict.person(), await strict.person()]
    const first = await signIn(strict, person)
    const both = await signIn(strict, other, { cookie: first })
    for (const account of [person, other, stranger, nobody]) await guess(strict, account, 4)
    const statusOf = async (account: { email: string }, cookie: string) => (await login(strict, account, 'faux', { cookie })).status
    expect([await statusOf(person, both), await statusOf(other, both)]).toEqual([401, 401])
    expect([await statusOf(other, first), await statusOf(stranger, both), await statusOf(nobody, both)]).toEqual([429, 429, 429])
  })

  it('is known by its newest sign-in, and cannot sign in by its cookie alone', async () => {
    const person = await strict.person()
    const first = await signIn(strict, person)
    const second = await signIn(strict, person, { cookie: first })
    expect(second).not.toBe(first)
    await guess(strict, person, 4)
    expect((await login(strict, person, 'faux', { cookie: first })).status).toBe(429)
    const [, token = ''] = second.split('=')
    expect(refusal(await strict.call('GET', '/reactions', { as: { token } })).code).toBe('SESSION_EXPIRED')
    expect(refusal(await strict.call('GET', '/reactions', { headers: { cookie: second } })).code).toBe('UNAUTHENTICATED')
    expect(refusal(await strict.call('POST', '/auth/verify-token', { body: { token }, headers: { cookie: second } })).code).toBe(
      'SESSION_EXPIRED',
    )
  })

  it('is forgotten when the password changes, except the one that changed it', async () => {
    const person = await strict.person()
    const [here, there] = [await signIn(strict, person), await signIn(strict, person)]
    const body = { password: 'Nouveau-mot2passe!', current_password: person.password }
    const changed = await strict.call('PUT', `/users/${person.uuid}`, { as: person, body, headers: { cookie: here } })
    must(changed, 200)
    await guess(strict, person, 4)
    for (const cookie of [here, there]) expect((await login(strict, person, body.password, { cookie })).status).toBe(429)
    must(await login(strict, person, body.password, { cookie: cookieOf(changed) }), 200)
  })

  it('is forgotten when an administrator sets a new password, who gets no cookie for the account', async () => {
    const [person, administrator] = [await strict.person(), await strict.administrator()]
    const cookie = await signIn(strict, person)
    const body = { password: 'Nouveau-mot2passe!' }
    const changed = await strict.call('PUT', `/users/${person.uuid}`, { as: administrator, body })
    must(changed, 200)
    expect(changed.headers['set-cookie']).toBeUndefined()
    await guess(strict, person, 4)
    expect((await login(strict, person, body.password, { cookie })).status).toBe(429)
  })

  it('is forgotten after half a year', async () => {
    const person = await strict.person()
    const cookie = await signIn(strict, person)
    const { db } = strict.database
    const rows = () => db.selectFrom('known_browsers').selectAll().where('user_uuid', '=', person.uuid).execute()
    const row = (await rows()).find(({ token_hash }) => token_hash === hashToken(cookie.split('=')[1] ?? ''))
    expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 179 * 24 * 3_600_000)
    await db.updateTable('known_browsers').set({ expires_at: new Date() }).where('user_uuid', '=', person.uuid).execute()
    await guess(strict, person, 4)
    expect((await login(strict, person, person.password, { cookie })).status).toBe(429)
  })

  it('has an HttpOnly, same-site cookie, of which the database stores only a hash', async () => {
    const person = await strict.person()
    const answer = await login(strict, person, person.password)
    expect(answer.headers['set-cookie']).toMatch(/^lucarne_known=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const token = cookieOf(answer).split('=')[1] ?? ''
    const rows = await strict.database.db.selectFrom('known_browsers').selectAll().execute()
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashToken(token))
    expect(JSON.stringify(rows)).not.toContain(token)
    const overTls = await strict.call('POST', '/auth/login', {
      headers: { 'x-forwarded-proto': 'https' },
      body: { email: person.email, password: person.password },
    })
    expect(String(overTls.headers['set-cookie'])).toMatch(/; SameSite=Strict; Secure$/)
  })

  it('is one of the twenty newest of its account', async () => {
    const person = await strict.person()
    for (let time = 0; time < 22; time += 1) await signIn(strict, person)
    const rows = await strict.database.db.selectFrom('known_browsers').selectAll().where('user_uuid', '=', person.uuid).execute()
    expect(rows).toHaveLength(20)
  })
})

describe('the other requests that require the password', () => {
  const wrong = { current_password: 'faux' }
  const doors: readonly [string, (site: TestApi, person: Person, options: Options) => Promise<TestAnswer>][] = [
    [
      'a new e-mail',
      (site, as, o) => site.call('PUT', `/users/${as.uuid}`, { as, ...at(o), body: { email: 'nouvelle@exemple.fr', ...wrong } }),
    ],
    [
      'a new password',
      (site, as, o) => site.call('PUT', `/users/${as.uuid}`, { as, ...at(o), body: { password: 'Un-autre2passe!', ...wrong } }),
    ],
    ['the deletion', (site, as, o) => site.call('DELETE', `/users/${as.uuid}`, { as, ...at(o), body: wrong })],
  ]
  const at = ({ from = elsewhere(), cookie }: Options) => ({
    headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie }) },
  })

  it.each(doors)('%s: wrong passwords are counted by address and account, and wait beyond the account’s limit', async (_what, attempt) => {
    const person = await strict.person()
    const from = elsewhere()
    for (const status of [422, 422, 422, 429]) expect((await attempt(strict, person, { from })).status).toBe(status)
    expect((await attempt(strict, person, {})).headers['retry-after']).toBe('1')
    const patient = await open.person()
    for (let time = 0; time < 12; time += 1) expect((await attempt(open, patient, {})).status).toBe(422)
  })

  it('count wrong passwords together, separately from sign-ins without a session', async () => {
    const person = await strict.person()
    const cookie = await signIn(strict, person)
    await guess(strict, person, 4)
    for (const [, attempt] of doors) expect((await attempt(strict, person, {})).status).toBe(422)
    for (const [, attempt] of doors) expect((await attempt(strict, person, {})).status).toBe(429)
    expect((await doors[0]?.[1](strict, person, { cookie }))?.status).toBe(422)
  })

  it('do not count when the change needs no password', async () => {
    const person = await strict.person()
    for (let time = 0; time < 6; time += 1)
      must(await strict.call('PUT', `/users/${person.uuid}`, { as: person, body: { firstname: 'Zoé' } }), 200)
  })
})
