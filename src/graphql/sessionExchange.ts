import { type Exchange, makeOperation } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { isSessionGone } from './errors.ts'

export type SessionOptions = {
  /** The token of the session, read anew for each request; null for a guest. */
  getToken: () => string | null
  /** The server refused the token: forget it. The request is then asked once more, as a guest. */
  onUnauthenticated: () => void
}

/** Sends the session's token, and finds out when the server no longer takes it. */
export function sessionExchange({ getToken, onUnauthenticated }: SessionOptions): Exchange {
  let refused: string | undefined
  return authExchange(async () => ({
    addAuthToOperation: (operation) => {
      const token = getToken()
      const { fetchOptions } = operation.context
      const asked = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
      // The headers as a whole: the second attempt of a request must not carry the token of the first.
      const headers = token === null ? {} : { authorization: `Bearer ${token}` }
      return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { ...asked, headers }, token })
    },
    didAuthError: (error, { context }) => {
      const token: unknown = context['token']
      if (typeof token !== 'string' || !isSessionGone(error)) return false
      refused = token
      return true
    },
    // Several requests may be refused for one token, and by then there may be a newer one.
    refreshAuth: async () => {
      if (getToken() === refused) onUnauthenticated()
    },
  }))
}
