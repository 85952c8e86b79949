import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, type Grant } from 'oidc-provider'
import type { ProviderSettings } from '../../src/api/identity/provider.ts'

/** The provider's claims about a user; `sub` is the user's id. */
export type ProviderPerson = {
  sub: string
  email?: string
  email_verified?: boolean
  xms_edov?: boolean
  name?: string
  given_name?: string
  family_name?: string
}

export type TestProvider = {
  settings: ProviderSettings
  /** who signs in next, and whether they consent */
  person: ProviderPerson
  consents: boolean
  /** A browser that opens `url` and signs in like a user. @returns where the provider redirects it */
  visit(url: string): Promise<URL>
  /** Refuses connections until `restart`. */
  stop(): Promise<void>
  restart(): Promise<void>
}

/**
 * A real, certified OpenID Connect provider on this machine.
 * @param redirectUris allowed redirect addresses; nothing needs to listen there
 * @param options.claimsInToken like Google; otherwise the userinfo endpoint has them
 */
export async function startProvider(redirectUris: string[], { claimsInToken = true } = {}): Promise<TestProvider> {
  const server = createServer()
  const listen = (on: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(on, '127.0.0.1', resolve)
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const settings = { issuer, clientId: 'lucarne', clientSecret: randomUUID() }
  const people = new Map<string, ProviderPerson>()

  const configuration: Configuration = {
    clients: [{ client_id: settings.clientId, client_secret: settings.clientSecret, redirect_uris: redirectUris, ...client }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: !claimsInToken,
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  }
  const provider = new Provider(issuer, configuration)
  const answer = provider.callback()

  const self: TestProvider = {
    settings,
    person: { sub: 'personne' },
    consents: true,
    visit,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    restart: () => listen(port),
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login') {
      people.set(self.person.sub, self.person)
      await provider.interactionFinished(request, response, { login: { accountId: self.person.sub } })
    } else if (self.consents) {
      const grant: Grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: settings.clientId })
      grant.addOIDCScope(String(params['scope']))
      await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
    } else {
      await provider.interactionFinished(request, response, { error: 'access_denied' })
    }
  }

  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else void answer(request, response)
  })

  async function visit(url: string): Promise<URL> {
    const cookies = new Map<string, string>()
    let next = new URL(url)
    while (next.origin === issuer) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null) throw new Error(`${next.pathname} answered ${response.status}: ${await response.text()}`)
      next = new URL(location, next)
    }
    return next
  }
  return self
}

const client = {
  token_endpoint_auth_method: 'client_secret_post',
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
} as const
