import type { ChangeFeed } from '../events/changes.ts'

/** After this many milliseconds it is read again, even if no process has said that it changed: that message can be lost. */
const lifetimeMs = 5_000

/** Returns a reader of something about the site that keeps what it has read until a process says that the site changed. */
export function keptUntilChanged<Value>(read: () => Promise<Value>, changes: Pick<ChangeFeed, 'subscribe'>): () => Promise<Value> {
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
