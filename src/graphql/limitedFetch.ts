import { AppError } from '../shared/errors.ts'

/** Milliseconds that a request may take to the last byte of its answer: more than the gateway gives each of its own calls. */
const requestLimitMs = 20_000

/**
 * A `fetch` whose every request ends: what is not answered within the limit is aborted and fails with TIMEOUT. A live stream
 * has to begin within it, and then lasts as long as it likes.
 */
export function limitedFetch(fetch: typeof globalThis.fetch = globalThis.fetch, limitMs = requestLimitMs): typeof globalThis.fetch {
  return async (input, init) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new AppError('TIMEOUT')), limitMs)
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.any([limit.signal, ...(init?.signal ? [init.signal] : [])]) })
      if (answer.headers.get('content-type')?.includes('event-stream')) return answer
      return new Response(await answer.blob(), answer)
    } finally {
      // A timer that runs on would keep the answer and its reader in memory, also after a log-out.
      clearTimeout(timer)
    }
  }
}
