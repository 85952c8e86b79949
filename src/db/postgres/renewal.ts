import type { ClientBase, Pool } from 'pg'

/**
 * Lets a pool be renewed: after a failover, connections may still lead to the former primary, which only reads.
 * @returns a function that closes the idle connections, and each other one once it is released
 */
export function renewable(pool: Pool): () => Promise<void> {
  let current = new WeakSet<ClientBase>()
  pool.on('connect', (client) => current.add(client))
  pool.on('release', (_error, client) => {
    // The pool removes a released connection that is ending.
    if (!current.has(client)) void client.end().catch(() => undefined)
  })
  return async () => {
    current = new WeakSet()
    for (let left = pool.idleCount; left > 0; left -= 1) (await pool.connect()).release()
  }
}
