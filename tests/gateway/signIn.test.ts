import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must } from '../support/api.ts'
import { startProvider, type TestProvider } from '../support/oidcProvider.ts'
import { type Site, startSite } from './support/site.ts'

const siteUrl = 'http://127.0.0.1:1'
let google: TestProvider
let site: Site
beforeAll(async () => {
  google = await startProvider([`${siteUrl}/api/auth/google/callback`])
  site = await startSite({ oauth: { siteUrl, providers: { google: google.settings } } })
})
afterAll(async () => {
  await site.close()
  await google.stop()
})

let people = 0
beforeEach(() => {
  people += 1
  google.person = { sub: `g${people}`, email: `ada.${people}@exemple.fr`, email_verified: true, name: 'Ada' }
})

/** A browser's sign-in with the real provider: the parameters of /oauth-callback, and the browser's cookie. */
async function goAndReturn(): Promise<{ outcome: Record<string, string>; cookie: string }> {
  const departure = await site.api.call('GET', '/auth/google')
  must(departure, 302)
  const cookie = String(departure.headers['set-cookie']).split(';')[0] ?? ''
  const back = await google.visit(String(departure.headers['location']))
  const answer = await site.api.call('GET', back.pathname.slice('/api'.length) + back.search, { headers: { cookie } })
  must(answer, 302)
  return { outcome: Object.fromEntries(new URL(String(answer.headers['location'])).searchParams), cookie }
}

const exchange = 'mutation($code: String!) { exchangeSignIn(code: $code) { token viewer { email hasPassword } } }'
const link = 'mutation($input: LinkInput!) { linkIdentity(input: $input) { token viewer { id } } }'

describe('signing in with a provider through the gateway', () => {
  it('lists the configured providers', async () => {
    expect(await site.gateway.data('{ providers { name label isConfigured } }')).toEqual({
      providers: [
        { name: 'google', label: 'Google', isConfigured: true },
        { name: 'microsoft', label: 'Microsoft', isConfigured: false },
      ],
    })
  })

  it('creates a session with the code, once, for the same browser', async () => {
    const { outcome, cookie } = await goAndReturn()
    const variables = { code: outcome['token'] }
    const codeOf = async (headers: Record<string, string>) =>
      (await site.gateway.ask(exchange, variables, { headers })).body.errors?.[0]?.extensions.code
    expect(await codeOf({})).toBe('SIGN_IN_EXPIRED')
    expect(await codeOf({ cookie: 'lucarne_sign_in=autre' })).toBe('SIGN_IN_EXPIRED')
    const { exchangeSignIn: session } = await site.gateway.data<{ exchangeSignIn: { token: string; viewer: object } }>(
      exchange,
      variables,
      {
        headers: { cookie },
      },
    )
    expect(session.viewer).toEqual({ email: google.person.email, hasPassword: false })
    expect(await site.gateway.data('{ viewer { email } }', {}, session)).toEqual({ viewer: { email: google.person.email } })
    expect(await codeOf({ cookie })).toBe('SIGN_IN_EXPIRED')
  })

  it.each(['n’importe quoi', 'x', 'a'.repeat(43)])('reports «%s» as an expired sign-in, and not as an expired session', async (code) => {
    const { body } = await site.gateway.ask(exchange, { code }, await site.api.person())
    expect(body.errors?.[0]).toMatchObject({
      message: 'Cette connexion a expiré ou a déjà servi, recommencez',
      extensions: { code: 'SIGN_IN_EXPIRED' },
    })
  })

  it('links an account that has a password, once it is given', async () => {
    const person = await site.api.person({ email: google.person.email ?? '' })
    const { outcome } = await goAndReturn()
    expect(outcome).toEqual({ error: 'ACCOUNT_EXISTS', link: expect.any(String) })
    const join = (password: string) => site.gateway.ask(link, { input: { link: outcome['link'], email: person.email, password } })
    expect((await join('faux')).body.errors?.[0]?.extensions.code).toBe('BAD_CREDENTIALS')
    expect((await join(person.password)).body.data).toMatchObject({ linkIdentity: { viewer: { id: person.uuid } } })
    expect((await join(person.password)).body.errors?.[0]?.extensions.code).toBe('SIGN_IN_EXPIRED')
  })
})
