import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeRegistrationSettings } from '../../src/db/registration/registrationSettings.ts'
import { defaultRegistration } from '../../src/shared/registration.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'
import { startProvider, type TestProvider } from '../support/oidcProvider.ts'

const siteUrl = 'http://127.0.0.1:1'
const callback = `${siteUrl}/api/auth/google/callback`
let google: TestProvider
let site: TestApi

beforeAll(async () => {
  google = await startProvider([callback])
  site = await startApi({ oauth: { siteUrl, providers: { google: google.settings } } })
})
afterAll(async () => {
  await site.close()
  await google.stop()
})

let people = 0
beforeEach(() => {
  people += 1
  google.consents = true
  google.person = { sub: `g${people}`, email: `ada.${people}@exemple.fr`, email_verified: true, name: 'Ada' }
})

async function depart(at = site): Promise<{ location: URL; cookie: string }> {
  const answer = await at.call('GET', '/auth/google')
  must(answer, 302)
  return { location: new URL(String(answer.headers['location'])), cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

/** What /oauth-callback receives for a browser that returns to `back`. */
async function outcome(back: URL, cookie: string | undefined, at = site): Promise<Record<string, string>> {
  const path = back.pathname.slice('/api'.length) + back.search
  const answer = await at.call('GET', path, cookie === undefined ? {} : { headers: { cookie } })
  must(answer, 302)
  const target = new URL(String(answer.headers['location']))
  expect(target.origin + target.pathname).toBe(`${siteUrl}/oauth-callback`)
  return Object.fromEntries(target.searchParams)
}

const changed = (url: URL, name: string, value: string): URL => {
  const copy = new URL(url)
  copy.searchParams.set(name, value)
  return copy
}
/** Everything that a sign-in could have stored. */
const traces = async () => {
  const { db } = site.database
  return [
    await db
      .selectFrom('users')
      .select('uuid')
      .where('email', '=', google.person.email ?? '')
      .execute(),
    await db.selectFrom('identities').select('uuid').where('subject', '=', google.person.sub).execute(),
    await db.selectFrom('sign_in_codes').select('code_hash').execute(),
    await db.selectFrom('identity_links').select('code_hash').execute(),
  ].flat()
}

describe('the return from a provider is refused', () => {
  it('when the user did not consent', async () => {
    google.consents = false
    const { location, cookie } = await depart()
    expect(await outcome(await google.visit(location.href), cookie)).toEqual({ error: 'SIGN_IN_REFUSED', provider: 'google' })
    expect(await traces()).toEqual([])
  })

  it('without a verified e-mail', async () => {
    for (const person of [
      { ...google.person, email_verified: false },
      { sub: google.person.sub, email: 'sans.preuve@exemple.fr' },
      { sub: google.person.sub, email_verified: true },
      { sub: google.person.sub, email: 'pas une adresse', email_verified: true },
    ]) {
      google.person = person
      const { location, cookie } = await depart()
      expect(await outcome(await google.visit(location.href), cookie)).toEqual({ error: 'EMAIL_UNVERIFIED', provider: 'google' })
      expect(await traces()).toEqual([])
    }
  })

  it.for([
    [{ mode: 'closed', blockedDomains: [] }, 'REGISTRATION_CLOSED'],
    [{ mode: 'approval', blockedDomains: [] }, 'REGISTRATION_CLOSED'],
    [{ mode: 'invitation', blockedDomains: [] }, 'INVITATION_REQUIRED'],
    [{ mode: 'open', blockedDomains: ['exemple.fr'] }, 'EMAIL_REFUSED'],
  ] as const)('when the site does not open an account to this person, %#', async ([rules, error]) => {
    const { db } = site.database
    const known = await depart()
    expect(await outcome(await google.visit(known.location.href), known.cookie)).toHaveProperty('token')
    await db.deleteFrom('sign_in_codes').execute()
    await db
      .transaction()
      .execute((tx) => writeRegistrationSettings(tx, { ...defaultRegistration, ...rules, blockedDomains: [...rules.blockedDomains] }))
    // Whoever has an account still signs in.
    const again = await depart()
    expect(await outcome(await google.visit(again.location.href), again.cookie)).toHaveProperty('token')
    await db.deleteFrom('sign_in_codes').execute()
    google.person = { ...google.person, sub: `new ${google.person.sub}`, email: `neuve.${people}@exemple.fr` }
    const { location, cookie } = await depart()
    expect(await outcome(await google.visit(location.href), cookie)).toEqual({ error, provider: 'google' })
    expect(await traces()).toEqual([])
    await db.deleteFrom('registration_settings').execute()
  })

  it('when it is repeated: each attempt counts once', async () => {
    const { location, cookie } = await depart()
    const back = await google.visit(location.href)
    expect(await outcome(back, cookie)).toEqual({ token: expect.stringMatching(/^code\.[\w-]{43}$/) })
    expect(await outcome(back, cookie)).toEqual({ error: 'SIGN_IN_EXPIRED', provider: 'google' })
    await site.database.db.deleteFrom('sign_in_codes').execute()
  })

  it('with a code that the provider has already exchanged', async () => {
    const first = await depart()
    const used = await google.visit(first.location.href)
    expect(await outcome(used, first.cookie)).toHaveProperty('token')
    await site.database.db.deleteFrom('sign_in_codes').execute()
    const second = await depart()
    const back = changed(used, 'state', second.location.searchParams.get('state') ?? '')
    expect(await outcome(back, second.cookie)).toEqual({ error: 'SIGN_IN_FAILED', provider: 'google' })
  })

  it('with a code that the provider gave to another attempt', async () => {
    const [mine, theirs] = [await depart(), await depart()]
    const stolen = await google.visit(theirs.location.href)
    const back = changed(stolen, 'state', mine.location.searchParams.get('state') ?? '')
    expect(await outcome(back, mine.cookie)).toEqual({ error: 'SIGN_IN_FAILED', provider: 'google' })
    expect(await traces()).toEqual([])
  })

  it('when the token has another nonce', async () => {
    const { location, cookie } = await depart()
    const back = await google.visit(changed(location, 'nonce', 'un-autre').href)
    expect(await outcome(back, cookie)).toEqual({ error: 'SIGN_IN_FAILED', provider: 'google' })
    expect(await traces()).toEqual([])
  })

  it('with another state, or none', async () => {
    const { location, cookie } = await depart()
    const back = await google.visit(location.href)
    expect(await outcome(changed(back, 'state', 'un-autre'), cookie)).toEqual({ error: 'SIGN_IN_EXPIRED', provider: 'google' })
    back.searchParams.delete('state')
    expect(await outcome(back, cookie)).toEqual({ error: 'SIGN_IN_EXPIRED', provider: 'google' })
    expect(await traces()).toEqual([])
  })

  it('in another browser, and is still accepted in its own', async () => {
    const { location, cookie } = await depart()
    const back = await google.visit(location.href)
    expect(await outcome(back, undefined)).toEqual({ error: 'SIGN_IN_EXPIRED', provider: 'google' })
    expect(await outcome(back, (await depart()).cookie)).toEqual({ error: 'SIGN_IN_EXPIRED', provider: 'google' })
    expect(await traces()).toEqual([])
    expect(await outcome(back, `autre=1; ${cookie}`)).toHaveProperty('token')
    await site.database.db.deleteFrom('sign_in_codes').execute()
  })

  it('after ten minutes', async () => {
    const { location, cookie } = await depart()
    const back = await google.visit(location.href)
    await site.database.db.updateTable('sign_in_attempts').set({ expires_at: new Date() }).execute()
    expect(await outcome(back, cookie)).toEqual({ error: 'SIGN_IN_EXPIRED', provider: 'google' })
    await depart()
    expect(await site.database.db.selectFrom('sign_in_attempts').select('provider').execute()).toHaveLength(1)
  })

  it('from another issuer', async () => {
    const { location, cookie } = await depart()
    const back = await google.visit(location.href)
    expect(await outcome(changed(back, 'iss', 'https://ailleurs.exemple'), cookie)).toEqual({ error: 'SIGN_IN_FAILED', provider: 'google' })
    expect(await traces()).toEqual([])
  })
})

describe('a provider', () => {
  it('that is not configured is listed as such, and cannot be used', async () => {
    expect(must(await site.call('GET', '/auth/providers'), 200)).toEqual([
      { name: 'google', label: 'Google', isConfigured: true },
      { name: 'microsoft', label: 'Microsoft', isConfigured: false },
    ])
    const unknown = { status: 404, code: 'PROVIDER_NOT_CONFIGURED', message: 'Ce site ne propose pas cette connexion' }
    expect(refusal(await site.call('GET', '/auth/microsoft'))).toEqual(unknown)
    expect(refusal(await site.call('GET', '/auth/microsoft/callback?state=x&code=x'))).toEqual(unknown)
    expect(refusal(await site.call('GET', '/auth/ailleurs'))).toEqual(unknown)
  })

  it('does not redirect to an address taken from the request', async () => {
    const headers = { host: 'ailleurs.exemple', 'x-forwarded-host': 'ailleurs.exemple' }
    const answer = await site.call('GET', '/auth/google?redirect_uri=https://ailleurs.exemple&next=//ailleurs.exemple', { headers })
    expect(String(answer.headers['location'])).not.toContain('ailleurs')
    const back = await site.call('GET', '/auth/google/callback?state=x&redirect_uri=//ailleurs.exemple', { headers })
    expect(back.headers['location']).toBe(`${siteUrl}/oauth-callback?error=SIGN_IN_EXPIRED&provider=google`)
  })

  it('that is unreachable is reported, to programs and to browsers, and works again when it is reachable', async () => {
    const other = await startProvider([callback])
    const here = await startApi({ oauth: { siteUrl, providers: { google: other.settings } } })
    await other.stop()
    expect(refusal(await here.call('GET', '/auth/google'))).toEqual({
      status: 502,
      code: 'PROVIDER_UNAVAILABLE',
      message: 'Le service de connexion ne répond pas, réessayez dans un instant',
    })
    const browser = await here.call('GET', '/auth/google', { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect({ status: browser.status, location: browser.headers['location'] }).toEqual({
      status: 302,
      location: `${siteUrl}/oauth-callback?error=PROVIDER_UNAVAILABLE&provider=google`,
    })
    await other.restart()
    const { location, cookie } = await depart(here)
    const back = await other.visit(location.href)
    await other.stop()
    expect(await outcome(back, cookie, here)).toEqual({ error: 'PROVIDER_UNAVAILABLE', provider: 'google' })
    await here.close()
  })
})
