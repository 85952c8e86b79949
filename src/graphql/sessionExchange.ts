import { type Exchange, makeOperation, type Operation } from '@urql/core'
import { filter, makeSubject, map, merge, pipe } from 'wonka'
import { isSessionGone } from './errors.ts'

export type SessionOptions = {
  /** Returns the session's token, read for each request; null for a guest. */
  getToken: () => string | null
  /** Called when the server refuses the token, to forget it. The request is then sent once more, as a guest. */
  onUnauthenticated: () => void
}

/**
 * Sends the session's token, and detects when the server no longer accepts it. Not @urql/exchange-auth, which has a queue for a token that
 * is renewed by a request: it would be part of every first load.
 */
export function sessionExchange({ getToken, onUnauthenticated }: SessionOptions): Exchange {
  return ({ forward }) => {
    const refused = makeSubject<Operation>()

    function withToken(operation: Operation): Operation {
      if (operation.kind === 'teardown') return operation
      const token = getToken()
      const { fetchOptions } = operation.context
      const asked = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
      // Replaces all headers: the second attempt of a request must not carry the first attempt's token.
      const headers = token === null ? {} : { authorization: `Bearer ${token}` }
      return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { ...asked, headers }, token })
    }

    return (operations) =>
      pipe(
        merge([operations, refused.source]),
        map(withToken),
        forward,
        filter(({ operation, error }) => {
          const { token, isSecondAttempt } = operation.context
          if (!error || typeof token !== 'string' || isSecondAttempt === true || !isSessionGone(error)) return true
          // Several requests may be refused for one token, and a newer token may already be set.
          if (getToken() === token) onUnauthenticated()
          refused.next(makeOperation(operation.kind, operation, { ...operation.context, isSecondAttempt: true }))
          return false
        }),
      )
  }
}
