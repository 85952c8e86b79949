import { clientError } from '../shared/codedError.ts'

/** Timeout of a request in milliseconds, until the last byte of its response. It is longer than the gateway's own timeouts. */
const requestLimitMs = 20_000

/**
 * Returns a `fetch` with a timeout: a request without a complete response is aborted and fails with TIMEOUT. An event stream has to start
 * within the limit, and then has no limit.
 */
export function limitedFetch(fetch: typeof globalThis.fetch = globalThis.fetch, limitMs = requestLimitMs): typeof globalThis.fetch {
  return async (input, init) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(clientError('TIMEOUT')), limitMs)
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.any([limit.signal, ...(init?.signal ? [init.signal] : [])]) })
      if (answer.headers.get('content-type')?.includes('event-stream')) return answer
      return new Response(await answer.blob(), answer)
    } finally {
      // A timer left running would keep the response and its reader in memory, also after a sign-out.
      clearTimeout(timer)
    }
  }
}
