import type { IncomingMessage, ServerResponse } from 'node:http'
import type { YogaServerInstance } from 'graphql-yoga'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { unlockedOf } from '../../shared/unlockedCookie.ts'
import type { GatewayContext } from '../context.ts'
import type { Caller } from '../rest/caller.ts'
import { acceptsGzip, encode } from './encoded.ts'
import { GuestCache } from './guestCache.ts'
import { readBody } from './readBody.ts'
import { sendEncoded, sendError, sendStream } from './send.ts'
import type { RequestFacts, ServerContext } from './serverContext.ts'

/** Facts about a request that the server knows, and that the gateway must not read from headers itself. */
type RequestOrigin = { requestId: string; clientAddress: string; host: string; isSecure: boolean }
export type Handle = (request: IncomingMessage, response: ServerResponse, origin: RequestOrigin) => Promise<void>

/** @returns the JSON of the result */
export type AnswerGuest = (body: string, origin: RequestOrigin, signal: AbortSignal) => Promise<string>

type Yoga = YogaServerInstance<ServerContext, GatewayContext>

const guestCacheOptions = { ttlMs: 5000, maxEntries: 500, maxBytes: 32 * 1024 * 1024 }

/** One for all requests: `abort()` alone makes a new exception, with its stack, for each of them. */
const requestEnded = new DOMException('The request has ended', 'AbortError')

/** Statuses of yoga's responses without a body. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = { 404: 'NOT_FOUND', 405: 'METHOD_NOT_ALLOWED', 415: 'UNSUPPORTED_MEDIA_TYPE' }

/** True when a browser requests a page here, without any document. */
function isForPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !new URLSearchParams(url.split('?')[1]).has('query')
}

/** Returns a handler of GraphQL requests on Node's own request and response: the guests' cache first, then yoga. It never rejects. */
export function createHandler(yoga: Yoga, log: Log): { handle: Handle; answerGuest: AnswerGuest } {
  const cache = new GuestCache(guestCacheOptions)

  async function answer(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Promise<void> {
    if (isForPage(request)) throw new AppError('METHOD_NOT_ALLOWED')
    const body = request.method === 'POST' ? await readBody(request) : undefined
    const key = guestKey(request, body)
    const known = key === undefined ? undefined : cache.get(key)
    if (known) {
      sendEncoded(response, 200, known, acceptsGzip(request))
      return
    }
    const facts: RequestFacts = { operation: undefined, hasErrors: false }
    const caller = callerOf(request, response, origin)
    const result = await yoga.fetch(toFetchRequest(yoga, request, body, caller.signal), { caller, facts })
    const contentType = result.headers.get('content-type') ?? ''
    if (contentType.startsWith('text/event-stream') && result.body) {
      await sendStream(response, result.status, contentType, result.body)
      return
    }
    const bytes = Buffer.from(await result.arrayBuffer())
    if (bytes.byteLength === 0) throw new AppError(codeByStatus[result.status] ?? 'MALFORMED_REQUEST')
    const isForAll = key !== undefined && facts.operation === 'query' && !facts.hasErrors
    const takesGzip = acceptsGzip(request)
    const encoded = await encode(contentType, bytes, takesGzip || isForAll)
    if (isForAll) cache.set(key, encoded)
    sendEncoded(response, result.status, encoded, takesGzip)
  }

  async function answerGuest(body: string, origin: RequestOrigin, signal: AbortSignal): Promise<string> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const key = `${headers['content-type']}\n${headers.accept}\n${body}`
    const known = cache.get(key)
    if (known) return known.body.toString()
    const facts: RequestFacts = { operation: undefined, hasErrors: false }
    const caller: Caller = { ...origin, authorization: null, cookie: null, userAgent: null, setCookie: () => undefined, signal }
    const result = await yoga.fetch(new yoga.fetchAPI.Request('http://gateway/graphql', { method: 'POST', headers, body, signal }), {
      caller,
      facts,
    })
    const bytes = Buffer.from(await result.arrayBuffer())
    if (facts.operation === 'query' && !facts.hasErrors) cache.set(key, await encode(headers.accept, bytes, false))
    return bytes.toString()
  }

  const handle: Handle = async (request, response, origin) => {
    try {
      await answer(request, response, origin)
    } catch (error) {
      if (response.destroyed) return
      const known = error instanceof AppError ? error : new AppError('INTERNAL', { cause: error })
      if (known.code === 'INTERNAL') log.error({ err: error, requestId: origin.requestId }, 'GraphQL request failed')
      if (response.headersSent) response.destroy()
      else sendError(response, known, origin.requestId)
    }
  }
  return { handle, answerGuest }
}

/**
 * Returns the cache key of a guest's request. All guests see the same, so equal bytes may get equal responses, but for those who have given the password
 * of a video; a request with a token, even an invalid one, is not a guest's.
 */
function guestKey({ headers }: IncomingMessage, body: string | undefined): string | undefined {
  if (body === undefined || headers.authorization !== undefined || unlockedOf(headers.cookie) !== undefined) return undefined
  return `${headers['content-type']}\n${headers.accept}\n${body}`
}

function callerOf(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Caller {
  const leaving = new AbortController()
  // Also after a complete response: whatever a refused subscription may have opened ends with its request.
  response.once('close', () => leaving.abort(requestEnded))
  const { authorization = null, cookie = null, 'user-agent': userAgent = null } = request.headers
  const setCookie = (value: string): void => void response.appendHeader('set-cookie', value)
  return { ...origin, authorization, cookie, setCookie, userAgent, signal: leaving.signal }
}

function toFetchRequest(yoga: Yoga, request: IncomingMessage, body: string | undefined, signal: AbortSignal): Request {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  const [, search = ''] = (request.url ?? '').split(/(?=\?)/, 2)
  return new yoga.fetchAPI.Request(`http://gateway/graphql${search}`, {
    method: request.method ?? 'GET',
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  })
}
