import type { Client } from '@urql/core'
import { useClient } from 'urql'

const keys = new WeakMap<Client, string>()
let count = 0

function keyOf(client: Client): string {
  const known = keys.get(client)
  if (known !== undefined) return known
  count += 1
  keys.set(client, `client ${count}`)
  return `client ${count}`
}

/**
 * Returns a key for parts that hold what the current user's client has answered: another user gets another client, and those parts start
 * anew. The session that is restored with the page keeps its client.
 */
export function useClientKey(): string {
  return keyOf(useClient())
}
