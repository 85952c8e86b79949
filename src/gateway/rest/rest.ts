import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { Agent, type Dispatcher, Pool } from 'undici'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { knownBrowserCookie } from '../../shared/knownBrowser.ts'
import { pendingSignInCookie } from '../../shared/pendingSignIn.ts'
import { unlockedCookie, unlockedOf } from '../../shared/unlockedCookie.ts'
import { inSpan, traceHeaders } from '../../shared/tracing.ts'
import type { Caller } from './caller.ts'
import { answerError, shapeError, transportError } from './errors.ts'

/** A REST call. `path` is relative to the API's base and starts with a slash; its segments are encoded already. */
type RestCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
  /** whether to send the browser's cookies with this call, and to pass a cookie of its response on to the browser */
  withCookie?: boolean
}

/** A page of a list; `nextCursor` is null at the end. */
export type RestPage<Item> = { items: Item[]; nextCursor: string | null }
/** A response whose list continues on a next page; `nextCursor` is null at the end. `isNew`: the call created it (201). */
export type RestSlice<Body> = { body: Body; nextCursor: string | null; isNew: boolean }

/** The REST API with one caller's token and headers. */
export type Rest = {
  /** Calls the API and parses the response. @throws AppError of the response, or API_UNAVAILABLE, TIMEOUT, INTERNAL */
  read<Schema extends z.ZodType>(schema: Schema, call: RestCall): Promise<z.infer<Schema>>
  /** The same for a response with a next page (`X-Next-Cursor`). @throws AppError as `read` */
  readSlice<Schema extends z.ZodType>(schema: Schema, call: RestCall): Promise<RestSlice<z.infer<Schema>>>
  /** The same for a list. @throws AppError as `read` */
  readPage<Schema extends z.ZodType>(item: Schema, call: RestCall): Promise<RestPage<z.infer<Schema>>>
  /** Calls the API and ignores the body of the response. @throws AppError as `read` */
  send(call: RestCall): Promise<void>
  /** GET: returns the bytes of an endless response, until the caller disconnects or `until` aborts. @throws AppError as `read` */
  stream(call: Pick<RestCall, 'path' | 'query'>, until: AbortSignal): Promise<AsyncIterable<Uint8Array>>
  /** The same API for another token (null: as a guest). */
  as(authorization: string | null): Rest
}

type Answer = { name: string; response: Dispatcher.ResponseData; text: string }

export type RestApi = { for(caller: Caller): Rest; close(): Promise<void> }

/** Connections of the pool; a call waits for a free one, and its time limit includes the wait. */
const connections = 64
/** The common maximum length of an address on servers; our longest one, with a hundred ids, is half of it. */
const addressMax = 8000
const passedCookies = [knownBrowserCookie, pendingSignInCookie, unlockedCookie]
/** The path of the gateway for browsers. */
const graphqlPath = '/graphql'
/** The longest silence of a live response: its heartbeats come more often. */
const silenceMs = 90_000

/** @throws AppError MALFORMED_REQUEST when the texts that people sent make the address longer than any valid one */
function pathWithQuery(base: string, { path, query = {} }: RestCall): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const address = search.size > 0 ? `${base}${path}?${search}` : `${base}${path}`
  if (address.length > addressMax) throw new AppError('MALFORMED_REQUEST')
  return address
}

/** What opens videos to a guest goes with each call. */
function cookiesOf({ cookie }: Caller, withCookie: boolean): { cookie?: string } {
  if (cookie === null) return {}
  if (withCookie) return { cookie }
  const unlocked = unlockedOf(cookie)
  return unlocked === undefined ? {} : { cookie: unlocked }
}

function headersOf(caller: Caller, hasBody: boolean, withCookie = false): Record<string, string> {
  return {
    ...traceHeaders(),
    accept: 'application/json',
    'x-request-id': caller.requestId,
    'x-forwarded-for': caller.clientAddress,
    'x-forwarded-host': caller.host,
    'x-forwarded-proto': caller.isSecure ? 'https' : 'http',
    ...(caller.userAgent === null ? {} : { 'user-agent': caller.userAgent }),
    ...cookiesOf(caller, withCookie),
    ...(caller.authorization === null ? {} : { authorization: caller.authorization }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  }
}

/** Runs a call in a span that has the resource and no more of the path: ids and what people search for are in it. */
async function inCallSpan<Result extends { response: Dispatcher.ResponseData }>(
  { method = 'GET', path }: RestCall,
  send: () => Promise<Result>,
): Promise<Result> {
  const resource = path.split('/', 2)[1] ?? ''
  const attributes = { 'http.request.method': method, 'lucarne.rest.resource': resource }
  return inSpan(`${method} ${resource}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const result = await send()
    const { statusCode } = result.response
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
    return result
  })
}

/**
 * Passes the cookies of a known browser, of a sign-in's second step and of unlocked videos on to the browser, with the path of the gateway, the only address that
 * browsers use; no other cookie of the API is passed on.
 */
function passCookies(cookies: string | string[] | undefined = [], { setCookie }: Caller): void {
  for (const cookie of [cookies].flat()) {
    if (passedCookies.some((name) => cookie.startsWith(`${name}=`))) setCookie(cookie.replace(/(; *Path=)[^;]*/i, `$1${graphqlPath}`))
  }
}

/**
 * Returns the REST API. This is the only code that calls it by HTTP, through an undici Pool (global fetch costs 1.8 times its CPU).
 * @param apiUrl base of specification §7, such as `http://127.0.0.1:3000/api`
 * @param timeoutMs the time limit of one call, including the wait for a connection
 */
export function restApi(apiUrl: string, timeoutMs = 10_000): RestApi {
  const { origin, pathname } = new URL(apiUrl)
  const base = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, { connections })
  // Live responses hold their connection: they must not use up those of the pool.
  const liveAgent = new Agent({ headersTimeout: timeoutMs, bodyTimeout: silenceMs })

  function forCaller(caller: Caller): Rest {
    const answer = (call: RestCall): Promise<Answer> => inCallSpan(call, () => send(call))

    async function send(call: RestCall): Promise<Answer> {
      const name = `${call.method ?? 'GET'} ${call.path}`
      const path = pathWithQuery(base, call)
      try {
        const response = await pool.request({
          method: call.method ?? 'GET',
          path,
          headers: headersOf(caller, call.body !== undefined, call.withCookie),
          body: call.body === undefined ? null : JSON.stringify(call.body),
          signal: AbortSignal.any([caller.signal, AbortSignal.timeout(timeoutMs)]),
        })
        if (call.withCookie) passCookies(response.headers['set-cookie'], caller)
        return { name, response, text: await response.body.text() }
      } catch (error) {
        throw transportError(name, error)
      }
    }

    async function readSlice<Schema extends z.ZodType>(schema: Schema, call: RestCall): Promise<RestSlice<z.infer<Schema>>> {
      const { name, response, text } = await answer(call)
      if (response.statusCode >= 400) throw answerError(name, response.statusCode, text)
      try {
        const next = response.headers['x-next-cursor']
        return {
          body: schema.parse(JSON.parse(text)),
          nextCursor: typeof next === 'string' ? next : null,
          isNew: response.statusCode === 201,
        }
      } catch (error) {
        throw shapeError(name, error)
      }
    }

    return {
      readSlice,
      read: async (schema, call) => (await readSlice(schema, call)).body,
      readPage: async (item, call) => {
        const { body, nextCursor } = await readSlice(z.array(item), call)
        return { items: body, nextCursor }
      },
      async send(call) {
        const { name, response, text } = await answer(call)
        if (response.statusCode >= 400) throw answerError(name, response.statusCode, text)
      },
      stream: (call, until) => openStream(call, caller, AbortSignal.any([caller.signal, until])),
      as: (authorization) => forCaller({ ...caller, authorization }),
    }
  }

  async function openStream(call: RestCall, caller: Caller, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const name = `GET ${call.path}`
    try {
      const { response } = await inCallSpan(call, async () => ({
        response: await liveAgent.request({
          origin,
          method: 'GET',
          path: pathWithQuery(base, call),
          headers: { ...headersOf(caller, false), accept: 'text/event-stream' },
          signal,
        }),
      }))
      if (response.statusCode >= 400) throw answerError(name, response.statusCode, await response.body.text())
      return readAll(name, response, signal)
    } catch (error) {
      throw error instanceof AppError ? error : transportError(name, error)
    }
  }

  return {
    for: forCaller,
    close: async () => {
      await Promise.all([pool.close(), liveAgent.destroy()])
    },
  }
}

async function* readAll(name: string, { body }: Dispatcher.ResponseData, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk
  } catch (error) {
    if (!signal.aborted) throw transportError(name, error)
  }
}
