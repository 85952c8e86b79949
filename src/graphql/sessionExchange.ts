import { type Exchange, makeOperation } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { isSessionGone } from './errors.ts'

export type SessionOptions = {
  /** Returns the session's token, read for each request; null for a guest. */
  getToken: () => string | null
  /** Called when the server refuses the token, to forget it. The request is then sent once more, as a guest. */
  onUnauthenticated: () => void
}

/** Sends the session's token, and detects when the server no longer accepts it. */
export function sessionExchange({ getToken, onUnauthenticated }: SessionOptions): Exchange {
  let refused: string | undefined
  return authExchange(async () => ({
    addAuthToOperation: (operation) => {
      const token = getToken()
      const { fetchOptions } = operation.context
      const asked = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
      // Replaces all headers: the second attempt of a request must not carry the first attempt's token.
      const headers = token === null ? {} : { authorization: `Bearer ${token}` }
      return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { ...asked, headers }, token })
    },
    didAuthError: (error, { context }) => {
      const token: unknown = context['token']
      if (typeof token !== 'string' || !isSessionGone(error)) return false
      refused = token
      return true
    },
    // Several requests may be refused for one token, and a newer token may already be set.
    refreshAuth: async () => {
      if (getToken() === refused) onUnauthenticated()
    },
  }))
}
