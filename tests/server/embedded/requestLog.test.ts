import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../support/freePort.ts'
import { startProvider } from '../../support/oidcProvider.ts'
import { startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const sessionSchema = z.object({ data: z.object({ exchangeSignIn: z.object({ token: z.string() }) }) })
const lineSchema = z.looseObject({ msg: z.string().optional(), req: z.looseObject({ url: z.string() }).optional() })

describe('the request log', () => {
  it('contains no token or code, for a sign-in with a provider and the requests after it', async () => {
    const port = await freePort()
    const siteUrl = `http://127.0.0.1:${port}`
    const google = await startProvider([`${siteUrl}/api/auth/google/callback`])
    cleanups.push(() => google.stop())
    google.person = { sub: 'g1', email: 'ada@exemple.fr', email_verified: true, name: 'Ada' }
    const { issuer, clientId, clientSecret } = google.settings
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const running = await startLucarne(folder.path, {
      PORT: String(port),
      PUBLIC_URL: siteUrl,
      LOG_LEVEL: 'trace',
      OAUTH_GOOGLE_ISSUER: issuer,
      OAUTH_GOOGLE_CLIENT_ID: clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: clientSecret,
    })
    cleanups.push(() => running.stop('SIGKILL'))

    const secrets = new Map<string, string>([['the secret of the client', clientSecret]])
    const visit = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, siteUrl), { redirect: 'manual', headers })
    const departure = await visit('/api/auth/google', { accept: 'text/html' })
    const cookie = departure.headers.get('set-cookie')?.split(';')[0] ?? ''
    secrets.set('the key of the browser', cookie.split('=')[1] ?? '')
    const gone = new URL(departure.headers.get('location') ?? '')
    for (const name of ['state', 'nonce', 'code_challenge']) secrets.set(name, gone.searchParams.get(name) ?? '')
    const back = await google.visit(gone.href)
    secrets.set('the code of the provider', back.searchParams.get('code') ?? '')
    const home = (await visit(back.href, { cookie, accept: 'text/html' })).headers.get('location') ?? ''
    const token = new URL(home).searchParams.get('token') ?? ''
    secrets.set('the code of the return', token)
    expect([...secrets.values()].filter((secret) => secret.length < 20)).toEqual([])

    // The returned page, its requests with its address as referer, and the same address in links of others.
    expect((await visit(home, { cookie })).status).toBe(200)
    await visit('/api/contents?limit=2&cursor=x', { referer: home })
    await visit(`/api/nulle-part?limit=3&token=${token}`, { referer: home })
    await visit(`/nulle-part.js?next=${encodeURIComponent(home)}#token=${token}`)
    await visit(`/watch?v=x&%74oken=${token}&tab=${encodeURIComponent(`?token=${token}`)}`)
    await visit(`/media/contents/0b0e0a52-0000-4000-8000-000000000000/${'ab12'.repeat(8)}/master.m3u8`)
    secrets.set('the address of a video', 'ab12'.repeat(8))
    await visit('/api/users/grace%40exemple.fr')
    secrets.set('an e-mail in a path', 'grace%40exemple.fr')
    for (const path of ['/search/', '/api/search/', '/search?q=', '/api/search/suggestions?q=']) await visit(`${path}zorglub43756`)
    secrets.set('searched words', 'zorglub43756')

    const ask = async (query: string, variables: object) =>
      (
        await fetch(`${siteUrl}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, referer: home },
          body: JSON.stringify({ query, variables }),
        })
      ).json()
    const exchange = 'mutation($code: String!) { exchangeSignIn(code: $code) { token } }'
    secrets.set('the token of the session', sessionSchema.parse(await ask(exchange, { code: token })).data.exchangeSignIn.token)
    const login = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
    secrets.set('a password in variables of the wrong shape', 'Mot-de-passe7secret!')
    await ask(login, { input: { email: 'ada@exemple.fr', password: 'Mot-de-passe7secret!', nobody: 1 } })
    // A return with a code that the provider does not know: its refusal is logged with a cause.
    const again = await visit('/api/auth/google', { accept: 'text/html' })
    const otherCookie = again.headers.get('set-cookie')?.split(';')[0] ?? ''
    const state = new URL(again.headers.get('location') ?? '').searchParams.get('state') ?? ''
    secrets.set('a code that is none', 'code-that-nobody-gave-1234')
    await visit(`/api/auth/google/callback?code=code-that-nobody-gave-1234&state=${state}`, { cookie: otherCookie, accept: 'text/html' })
    expect(await running.stop()).toBe(0)

    const { stderr } = running.output()
    const found = [...secrets].filter(([, secret]) => stderr.includes(secret)).map(([name]) => name)
    expect(found).toEqual([])
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line)))
    const urls = lines.flatMap(({ req }) => (req ? [req.url] : []))
    // Harmless parameters stay readable.
    expect(urls).toContain('/api/contents?limit=2&cursor=x')
    expect(urls).toContain('/api/nulle-part?limit=3&token=[…]')
    expect(urls).toContain('/oauth-callback?token=[…]')
    expect(lines.some(({ msg }) => msg === 'SIGN_IN_FAILED')).toBe(true)
  })
})
