import type { Client } from '@urql/core'

/** The GraphQL client of the person who uses the app now; another person gets another one. */
export type ClientHolder = {
  current: () => Client
  /** Drops the client with all that it has cached. */
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
