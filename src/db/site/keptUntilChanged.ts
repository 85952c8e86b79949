import type { ChangeFeed } from '../events/changes.ts'

/**
 * Returns a reader of something about the site that keeps what it has read until a process says that the site changed.
 * @param lifetimeMs after which it is read again all the same: the message of another process can be lost
 */
export function keptUntilChanged<Value>(
  read: () => Promise<Value>,
  changes: Pick<ChangeFeed, 'subscribe'>,
  lifetimeMs: number,
): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | null = null
  changes.subscribe(({ kind }) => {
    if (kind === 'site') known = null
  })
  return async () => {
    if (!known || known.until <= performance.now()) known = { value: read(), until: performance.now() + lifetimeMs }
    const reading = known
    try {
      return await reading.value
    } catch (error) {
      if (known === reading) known = null
      throw error
    }
  }
}
