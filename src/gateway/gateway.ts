import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Log } from '../shared/log.ts'
import { createContext, type GatewayContext } from './context.ts'
import { presentedErrors } from './errors/presentedErrors.ts'
import { type AnswerGuest, createHandler, type Handle } from './http/handler.ts'
import type { ServerContext } from './http/serverContext.ts'
import { requestFacts } from './http/requestFacts.ts'
import { operationSpans } from './operationSpans.ts'
import { LiveSeats } from './limits/liveSeats.ts'
import { limitsPlugin } from './limits/limitsPlugin.ts'
import { restApi } from './rest/rest.ts'
import { createExecutableSchema } from './schema.ts'

export type GatewayOptions = {
  /** made before the address of the API is known */
  schema?: GraphQLSchema
  /** base of the REST API, such as `http://127.0.0.1:3000/api` */
  apiUrl: string
  /** hides the schema, and the details of what is wrong with a document */
  production: boolean
  log: Log
  /** the time limit of one REST call */
  restTimeoutMs?: number
}

export type Gateway = {
  /** Answers one request at `/graphql`; the body must not have been read before. Never rejects. */
  handle: Handle
  /** Answers a guest's query of the server itself, out of the guests' cache where it can. @param body as it is posted to `/graphql` */
  answerGuest: AnswerGuest
  /** Ends live responses and lets the others finish. */
  close: () => Promise<void>
}

/** Returns the GraphQL gateway: `schema.graphql` over the REST API. It knows nothing of what lies behind the API. */
export function gateway({ schema = createExecutableSchema(), apiUrl, production, log, restTimeoutMs }: GatewayOptions): Gateway {
  const api = restApi(apiUrl, restTimeoutMs)
  const closing = new AbortController()
  const parts = { api, seats: new LiveSeats(), closing: closing.signal }
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ caller }) => createContext(parts, caller),
    plugins: [presentedErrors({ log, production }), csrfPrevention(), limitsPlugin({ production }), requestFacts(), operationSpans()],
    // The plugin above presents errors: it knows the catalogue and the request.
    maskedErrors: false,
    logging: false,
    batching: false,
    multipart: false,
    cors: false,
    // The page of GraphiQL loads scripts from another host, which our policy and our promise do not allow.
    graphiql: false,
    landingPage: false,
  })
  const { handle, answerGuest } = createHandler(yoga, log)
  const running = new Set<Promise<void>>()
  let closed: Promise<void> | undefined

  async function shut(): Promise<void> {
    closing.abort()
    await Promise.all(running)
    await api.close()
  }

  return {
    answerGuest,
    handle: (request, response, origin) => {
      const run = handle(request, response, origin).finally(() => running.delete(run))
      running.add(run)
      return run
    },
    close: () => (closed ??= shut()),
  }
}
