import { randomUUID } from 'node:crypto'
import { type Gateway, gateway, type GatewayOptions } from '../../../src/gateway/gateway.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { listen } from './listen.ts'

export type GraphqlError = {
  message: string
  path?: (string | number)[]
  extensions: { code: string; requestId: string; fields?: Record<string, string>; detail?: string }
}
type GraphqlAnswer = { data?: unknown; errors?: GraphqlError[] }
type Asked = { status: number; body: GraphqlAnswer; headers: Headers }
/** `from`: the client address that the server sees */
type AskOptions = { token?: string | undefined; from?: string; headers?: Record<string, string> }

export type StartedGateway = {
  url: string
  gateway: Gateway
  ask: (query: string, variables?: Record<string, unknown>, options?: AskOptions) => Promise<Asked>
  /** the data, in the shape of the test's document; a response with errors fails the test */
  data: <Data>(query: string, variables?: Record<string, unknown>, options?: AskOptions) => Promise<Data>
  close: () => Promise<void>
}

/** A gateway for the API at `apiUrl`, listening on a free port, and a plain client of it. */
export async function startGateway(apiUrl: string, options: Partial<GatewayOptions> = {}): Promise<StartedGateway> {
  const mounted = gateway({ apiUrl, production: true, log: silentLog, ...options })
  const { url, close } = await listen((request, response) => {
    const from = request.headers['x-test-address']
    void mounted.handle(request, response, {
      requestId: randomUUID(),
      clientAddress: typeof from === 'string' ? from : '203.0.113.7',
      host: 'localhost',
      isSecure: request.headers['x-test-proto'] === 'https',
    })
  })
  const ask: StartedGateway['ask'] = async (query, variables = {}, { token, from, headers = {} } = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(from === undefined ? {} : { 'x-test-address': from }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    return { status: response.status, body: (await response.json()) as GraphqlAnswer, headers: response.headers }
  }
  return {
    url: `${url}/graphql`,
    gateway: mounted,
    ask,
    data: async <Data>(...args: Parameters<typeof ask>) => {
      const { body } = await ask(...args)
      if (body.errors) throw new Error(JSON.stringify(body.errors))
      return body.data as Data
    },
    close: async () => {
      await mounted.close()
      await close()
    },
  }
}
