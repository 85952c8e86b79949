import { type PageSpan, type PageSpans, pageSpansMax, pageSpansPath } from '../../shared/pageSpans.ts'

/**
 * Runs on its own before the app, in pages of a site that traces: the server names it in their head. It begins the trace of each GraphQL
 * request and posts the page's own spans. Whether a trace is kept, the server decides.
 */
const graphqlPath = '/graphql'
const flushMs = 5000

const waiting: PageSpan[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const now = (): number => performance.timeOrigin + performance.now()

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function post(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const body: PageSpans = { sentAt: now(), spans: waiting.splice(0) }
  navigator.sendBeacon(pageSpansPath, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

function keep(span: PageSpan): void {
  waiting.push(span)
  if (waiting.length >= pageSpansMax) post()
  else timer ??= setTimeout(post, flushMs)
}

function operationOf({ body }: RequestInit): string {
  const { operationName }: { operationName?: string } = typeof body === 'string' ? JSON.parse(body) : {}
  return operationName ?? ''
}

const plainFetch = globalThis.fetch

globalThis.fetch = async (input, init = {}) => {
  if (input !== graphqlPath) return plainFetch(input, init)
  const [traceId, spanId, startedAt] = [randomHex(16), randomHex(8), now()]
  const headers = new Headers(init.headers)
  headers.set('traceparent', `00-${traceId}-${spanId}-01`)
  let status = 0
  try {
    const response = await plainFetch(input, { ...init, headers })
    ;({ status } = response)
    return response
  } finally {
    keep({ traceId, spanId, operation: operationOf(init), startedAt, endedAt: now(), status })
  }
}

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') post()
})
