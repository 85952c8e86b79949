import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashSignInCode, hashToken } from '../../src/api/auth/tokens.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, refusal, startApi, type TestAnswer, type TestApi } from '../support/api.ts'
import { cookieIn, protect } from '../support/secondFactor.ts'
import { startProvider, type TestProvider } from '../support/oidcProvider.ts'

const siteUrl = 'https://videos.exemple.fr'
const adminEmail = 'admin@exemple.fr'
const callbackOf = (name: string) => `${siteUrl}/api/auth/${name}/callback`
let google: TestProvider
let microsoft: TestProvider
let site: TestApi

beforeAll(async () => {
  google = await startProvider([callbackOf('google')])
  microsoft = await startProvider([callbackOf('microsoft')], { claimsInToken: false })
  site = await startApi({ adminEmail, oauth: { siteUrl, providers: { google: google.settings, microsoft: microsoft.settings } } })
})
afterAll(async () => {
  await site.close()
  await google.stop()
  await microsoft.stop()
})

let people = 0
beforeEach(() => {
  people += 1
  google.consents = true
  google.person = {
    sub: `g${people}`,
    email: `Ada.${people}@Exemple.fr`,
    email_verified: true,
    name: `Ada Lovelace ${people}`,
    given_name: 'Ada',
    family_name: 'Lovelace',
  }
})

type Departure = { location: string; cookie: string }
const cookieOf = (answer: TestAnswer): string => String(answer.headers['set-cookie']).split(';')[0] ?? ''

async function depart(name = 'google'): Promise<Departure> {
  const answer = await site.call('GET', `/auth/${name}`)
  must(answer, 302)
  return { location: String(answer.headers['location']), cookie: cookieOf(answer) }
}

/** Where the site redirects a browser that returns with these parameters. */
async function returnFromProvider(back: URL, cookie: string): Promise<URL> {
  const answer = await site.call('GET', back.pathname.slice('/api'.length) + back.search, { headers: { cookie } })
  must(answer, 302)
  const target = new URL(String(answer.headers['location']))
  // The browser's key cookie stays as long as there is a code to exchange.
  expect(cookieOf(answer)).toBe(target.searchParams.has('token') ? cookie : 'lucarne_sign_in=')
  expect(target.origin + target.pathname).toBe(`${siteUrl}/oauth-callback`)
  return target
}

let browser = ''
/** The whole sign-in of one browser. @returns the parameters of /oauth-callback */
async function signIn(name: 'google' | 'microsoft' = 'google'): Promise<Record<string, string>> {
  const { location, cookie } = await depart(name)
  const back = await (name === 'google' ? google : microsoft).visit(location)
  browser = cookie
  return Object.fromEntries((await returnFromProvider(back, cookie)).searchParams)
}

const exchange = (token = '', cookie = browser) =>
  site.call('POST', '/auth/verify-token', { body: { token }, headers: { 'user-agent': 'Firefox/140.0', cookie } })
const owner = async (code: string | undefined, cookie = browser) => sessionSchema.parse(must(await exchange(code, cookie), 200)).owner
const usersWith = (email: string) => site.database.db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).execute()
const identitiesOf = (subject: string) =>
  site.database.db.selectFrom('identities').select(['provider', 'subject', 'email', 'user_uuid']).where('subject', '=', subject).execute()

describe('signing in with a provider', () => {
  it('creates an account with a verified e-mail and a session', async () => {
    const { token: code, ...rest } = await signIn()
    expect(rest).toEqual({})
    const session = sessionSchema.parse(must(await exchange(code), 200))
    expect(session.owner).toEqual({
      uuid: session.owner.uuid,
      username: `Ada_Lovelace_${people}`,
      email: `ada.${people}@exemple.fr`,
      firstname: 'Ada',
      lastname: 'Lovelace',
      avatar: null,
      createdAt: session.owner.createdAt,
      role: { ...session.owner.role, name: 'Utilisateur' },
      hasPassword: false,
      emailVerified: true,
      suspendedAt: null,
    })
    must(await site.call('GET', '/reactions', { as: session }), 200)
    expect(await identitiesOf(google.person.sub)).toEqual([
      { provider: 'google', subject: google.person.sub, email: session.owner.email, user_uuid: session.owner.uuid },
    ])
  })

  it('finds the same account again, even when the e-mail has changed', async () => {
    const first = await owner((await signIn()).token)
    google.person = { sub: google.person.sub, email: 'nouvelle@exemple.fr', email_verified: false }
    expect(await owner((await signIn()).token)).toEqual(first)
  })

  it('takes the next free username, and a generated one when the name contains no valid character', async () => {
    const first = await owner((await signIn()).token)
    google.person = { ...google.person, sub: `${google.person.sub}b`, email: `b${people}@exemple.fr`, name: first.username.toUpperCase() }
    expect((await owner((await signIn()).token)).username).toMatch(new RegExp(`^${first.username.toUpperCase()}_\\d{1,6}$`))
    google.person = { sub: `${google.person.sub}c`, email: `c${people}@exemple.fr`, email_verified: true, name: '🙂' }
    expect((await owner((await signIn()).token)).username).toMatch(/^membre(_\d{1,6})?$/)
  })

  it('queries the userinfo endpoint when the token has no e-mail, and trusts Microsoft’s claim of a verified domain', async () => {
    microsoft.person = { sub: `m${people}`, email: `m${people}@exemple.fr`, xms_edov: true, name: 'Grace' }
    expect(await owner((await signIn('microsoft')).token)).toMatchObject({ email: `m${people}@exemple.fr`, username: 'Grace' })
  })

  it('creates one account for two simultaneous sign-ins', async () => {
    const departures = [await depart(), await depart()]
    const backs = await Promise.all(departures.map(({ location }) => google.visit(location)))
    const targets = await Promise.all(backs.map((back, index) => returnFromProvider(back, departures[index]?.cookie ?? '')))
    const owners = await Promise.all(
      targets.map((target, index) => owner(target.searchParams.get('token') ?? '', departures[index]?.cookie)),
    )
    expect(owners[0]?.uuid).toBe(owners[1]?.uuid)
  })

  it('sends a PKCE challenge, a state and a nonce, and does not send the verifier and the browser’s key', async () => {
    const { location, cookie } = await depart()
    const sent = new URL(location)
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      client_id: 'lucarne',
      redirect_uri: callbackOf('google'),
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const attempt = await site.database.db
      .selectFrom('sign_in_attempts')
      .selectAll()
      .where('state_hash', '=', hashToken(sent.searchParams.get('state') ?? ''))
      .executeTakeFirstOrThrow()
    expect(location).not.toContain(attempt.code_verifier)
    expect(attempt.browser_hash).toBe(hashToken(cookie.split('=')[1] ?? ''))
  })

  it('binds the sign-in to the browser by an HttpOnly, same-site cookie', async () => {
    const answer = await site.call('GET', '/auth/google')
    expect(answer.headers['set-cookie']).toMatch(/^lucarne_sign_in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('a code of /oauth-callback', () => {
  it('creates one session: a second use is refused', async () => {
    const { token: code } = await signIn()
    must(await exchange(code), 200)
    expect(refusal(await exchange(code))).toEqual({
      status: 401,
      code: 'SIGN_IN_EXPIRED',
      message: 'Cette connexion a expiré ou a déjà servi, recommencez',
    })
  })

  it('creates one session even when it is used many times at once', async () => {
    const { token: code } = await signIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 401)])
  })

  it('is stored as a hash only, and is not a session token', async () => {
    const { token: code = '' } = await signIn()
    const rows = await site.database.db.selectFrom('sign_in_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(rows.map((row) => row.code_hash)).toContain(hashSignInCode(code, browser.split('=')[1] ?? ''))
    expect(refusal(await site.call('GET', '/reactions', { as: { token: code } })).code).toBe('SESSION_EXPIRED')
  })

  it('is refused in another browser, so that a link with one’s own code cannot sign in another user', async () => {
    const { token: code } = await signIn()
    const { cookie: stranger } = await depart()
    for (const cookie of [stranger, '', 'lucarne_sign_in=']) expect(refusal(await exchange(code, cookie)).code).toBe('SIGN_IN_EXPIRED')
    must(await exchange(code), 200)
  })

  it('expires after a minute', async () => {
    const { token: code = '' } = await signIn()
    const codeHash = hashSignInCode(code, browser.split('=')[1] ?? '')
    const { expires_at: end } = await site.database.db
      .selectFrom('sign_in_codes')
      .select('expires_at')
      .where('code_hash', '=', codeHash)
      .executeTakeFirstOrThrow()
    expect(end.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    await site.database.db.updateTable('sign_in_codes').set({ expires_at: new Date() }).where('code_hash', '=', codeHash).execute()
    expect(refusal(await exchange(code)).code).toBe('SIGN_IN_EXPIRED')
  })
})

describe('an e-mail that has an account with a password', () => {
  it('does not sign in, and gives a code that requires the password', async () => {
    const person = await site.person({ email: google.person.email?.toLowerCase() ?? '' })
    const { error, link, ...rest } = await signIn()
    expect({ error, rest }).toEqual({ error: 'ACCOUNT_EXISTS', rest: {} })
    expect(refusal(await exchange(link)).code).toBe('SESSION_EXPIRED')
    expect(await identitiesOf(google.person.sub)).toEqual([])
    const body = { token: link, email: person.email, password: person.password }
    const session = sessionSchema.parse(must(await site.call('POST', '/auth/link', { body }), 200))
    expect(session.owner.uuid).toBe(person.uuid)
    must(await site.call('GET', '/reactions', { as: session }), 200)
    expect((await owner((await signIn()).token)).uuid).toBe(person.uuid)
    expect(refusal(await site.call('POST', '/auth/link', { body })).code).toBe('SIGN_IN_EXPIRED')
  })

  it('is linked with a second factor only after its code, which the provider’s own sign-in needs no more', async () => {
    const person = await site.person({ email: google.person.email?.toLowerCase() ?? '' })
    const { codes } = await protect(site, person)
    const { link } = await signIn()
    const waiting = await site.call('POST', '/auth/link', { body: { token: link, email: person.email, password: person.password } })
    expect(refusal(waiting).code).toBe('SECOND_FACTOR_REQUIRED')
    expect(await identitiesOf(google.person.sub)).toEqual([])
    const headers = { cookie: cookieIn(waiting) }
    expect(refusal(await site.call('POST', '/auth/second-factor', { body: { code: '000000' }, headers })).code).toBe('INVALID_INPUT')
    expect(await identitiesOf(google.person.sub)).toEqual([])
    must(await site.call('POST', '/auth/second-factor', { body: { code: codes[0] }, headers }), 200)
    expect(await identitiesOf(google.person.sub)).toHaveLength(1)
    expect((await owner((await signIn()).token)).uuid).toBe(person.uuid)
  })

  it('is linked once by the sign-ins of two tabs, and both sign in', async () => {
    const person = await site.person({ email: google.person.email?.toLowerCase() ?? '' })
    const links = [(await signIn()).link, (await signIn()).link]
    for (const token of links) {
      must(await site.call('POST', '/auth/link', { body: { token, email: person.email, password: person.password } }), 200)
    }
    expect(await identitiesOf(google.person.sub)).toHaveLength(1)
  })

  it('is not linked by a wrong password, nor by another account’s', async () => {
    const person = await site.person({ email: google.person.email?.toLowerCase() ?? '' })
    const stranger = await site.person()
    const { link } = await signIn()
    const wrong = await site.call('POST', '/auth/link', { body: { token: link, email: person.email, password: 'Passe-partout8!' } })
    expect(refusal(wrong)).toEqual({ status: 401, code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect' })
    const others = await site.call('POST', '/auth/link', { body: { token: link, email: stranger.email, password: stranger.password } })
    expect(refusal(others)).toEqual(refusal(wrong))
    expect(await identitiesOf(google.person.sub)).toEqual([])
    expect((await signIn()).error).toBe('ACCOUNT_EXISTS')
  })

  it('cannot be linked after ten minutes, nor with an unknown code', async () => {
    const person = await site.person({ email: google.person.email?.toLowerCase() ?? '' })
    const { link = '' } = await signIn()
    const form = { email: person.email, password: person.password }
    await site.database.db.updateTable('identity_links').set({ expires_at: new Date() }).where('code_hash', '=', hashToken(link)).execute()
    expect(refusal(await site.call('POST', '/auth/link', { body: { token: link, ...form } })).code).toBe('SIGN_IN_EXPIRED')
    expect(refusal(await site.call('POST', '/auth/link', { body: { token: 'x', ...form } })).code).toBe('SIGN_IN_EXPIRED')
  })

  it('that came from another provider stays linked to that provider', async () => {
    const first = await owner((await signIn()).token)
    microsoft.person = { sub: `m${people}`, email: first.email, email_verified: true }
    expect(await signIn('microsoft')).toEqual({ error: 'ACCOUNT_HAS_PROVIDER', provider: 'microsoft' })
    expect(await identitiesOf(microsoft.person.sub)).toEqual([])
  })
})

describe('ADMIN_EMAIL', () => {
  it('is accepted from a provider that verified it while the site has no administrator, and not afterwards', async () => {
    google.person = { ...google.person, email: 'Admin@exemple.fr', email_verified: false }
    expect(await signIn()).toEqual({ error: 'EMAIL_UNVERIFIED', provider: 'google' })
    expect(await usersWith(adminEmail)).toEqual([])
    google.person = { ...google.person, email_verified: true }
    const first = await owner((await signIn()).token)
    expect(first.role.name).toBe('Administrateur')
    await site.administrator()
    await site.database.db.deleteFrom('users').where('uuid', '=', first.uuid).execute()
    google.person = { ...google.person, sub: `${google.person.sub}-autre` }
    expect((await owner((await signIn()).token)).role.name).toBe('Utilisateur')
  })

  it('does not link a provider’s account to an administrator that has a password', async () => {
    const admin = await site.administrator()
    google.person = { ...google.person, email: admin.email }
    const { error, token } = await signIn()
    expect({ error, token }).toEqual({ error: 'ACCOUNT_EXISTS', token: undefined })
  })
})
