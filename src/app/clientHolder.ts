import type { Client } from '@urql/core'

/** Holds the current user's GraphQL client. Another user gets another client. */
export type ClientHolder = {
  current: () => Client
  /** Replaces the client and discards its cache. */
  renew: () => void
  subscribe: (listener: () => void) => () => void
}

export function createClientHolder(create: () => Client): ClientHolder {
  const listeners = new Set<() => void>()
  let client = create()
  return {
    current: () => client,
    renew: () => {
      client = create()
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
