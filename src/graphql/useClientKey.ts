import type { Client } from '@urql/core'
import { useClient } from 'urql'

const keys = new WeakMap<Client, string>()
let count = 0

/**
 * Returns a key for parts that hold what the current user's client has answered: another user gets another client, and those parts start
 * anew. The session that is restored with the page keeps its client.
 */
export function useClientKey(): string {
  const client = useClient()
  const key = keys.get(client) ?? `client ${(count += 1)}`
  keys.set(client, key)
  return key
}
