import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { freePort } from '../../support/freePort.ts'
import { startProvider, type ProviderPerson } from '../../support/oidcProvider.ts'

/** A browser that comes back from its sign-in at the provider: where to, and the key that the site gave it when it left. */
export type ProviderReturn = { path: string; cookie: { name: string; value: string } }

export type SignInProvider = {
  /** of the server that sends people there: with its port, because the provider must know its address */
  env: NodeJS.ProcessEnv
  /** @param person null for somebody who gives up at the provider */
  signIn: (person: ProviderPerson | null) => Promise<ProviderReturn>
  stop: () => Promise<void>
}

async function open(url: string, cookie: string, localAddress: string): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(get(url, { headers: { cookie }, localAddress, agent: false }), 'response')
  if (!answer) throw new Error(`${url} did not answer`)
  answer.resume()
  return answer
}

function locationOf({ headers: { location }, statusCode }: IncomingMessage): string {
  if (location === undefined) throw new Error(`A redirect was expected, not ${statusCode}`)
  return location
}

export async function openSignInProvider(): Promise<SignInProvider> {
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const provider = await startProvider([`${siteUrl}/api/auth/google/callback`])
  const { issuer, clientId, clientSecret } = provider.settings
  let visitors = 0

  async function signInNow(person: ProviderPerson | null): Promise<ProviderReturn> {
    provider.consents = person !== null
    provider.person = person ?? { sub: 'hesitant' }
    // An address of its own, as people have: the site limits the sign-ins of each.
    visitors += 1
    const address = `127.0.${1 + (visitors >> 8)}.${visitors & 255}`
    const departure = await open(`${siteUrl}/api/auth/google`, '', address)
    const cookie = departure.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const back = await provider.visit(locationOf(departure))
    const arrival = new URL(locationOf(await open(`${siteUrl}${back.pathname}${back.search}`, cookie, address)))
    const [name = '', value = ''] = cookie.split('=')
    return { path: `${arrival.pathname}${arrival.search}`, cookie: { name, value } }
  }

  // The provider has one person at a time.
  let former: Promise<unknown> = Promise.resolve()
  return {
    env: {
      PORT: String(port),
      PUBLIC_URL: siteUrl,
      OAUTH_GOOGLE_ISSUER: issuer,
      OAUTH_GOOGLE_CLIENT_ID: clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: clientSecret,
    },
    signIn: (person) => {
      const result = former.then(() => signInNow(person))
      former = result.catch(() => undefined)
      return result
    },
    stop: () => provider.stop(),
  }
}
