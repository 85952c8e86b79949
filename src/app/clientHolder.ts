import type { Client } from '@urql/core'

/** Holds the current user's GraphQL client. Another user gets another client. */
export type ClientHolder = {
  current: () => Client
  /** Replaces the client and discards its cache. */
  renew: () => void
  subscribe: (listener: () => void) => () => void
}

/** @param create `isFirst`: the page's first one, which may hold what the server has drawn */
export function createClientHolder(create: (isFirst: boolean) => Client): ClientHolder {
  const listeners = new Set<() => void>()
  let client = create(true)
  return {
    current: () => client,
    renew: () => {
      client = create(false)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
