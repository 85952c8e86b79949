import type { Trace, TracedActor, TracedEvent } from '../trace/types.ts'
import { isLastEvent } from './moment.ts'

/** Events that the inspector keeps: as many as a page sends when it is asked for all. */
const keptEvents = 2000

/**
 * Appends what happened since. An actor whose first events are dropped begins with its snapshot after them; one whose end is dropped is
 * forgotten with its last event.
 */
export function append(trace: Trace, actors: readonly TracedActor[], events: readonly TracedEvent[], limit = keptEvents): Trace {
  const all = [...trace.events, ...events]
  const dropped = all.slice(0, Math.max(0, all.length - limit))
  const kept = all.slice(dropped.length)
  const known = new Map([...trace.actors, ...actors].map((actor) => [actor.id, actor]))
  const busy = new Set(dropped.length > 0 ? kept.map(({ actorId }) => actorId) : [])
  for (const event of dropped) {
    const { actorId, after } = event
    const actor = known.get(actorId)
    if (!actor) continue
    if (isLastEvent(event) && !busy.has(actorId)) known.delete(actorId)
    else known.set(actorId, { ...actor, isFromStart: false, snapshot: after ?? actor.snapshot })
  }
  return { ...trace, actors: [...known.values()], events: kept }
}

/** The traces that the inspector has: of the page, and of the file that is open. */
export class TraceStore {
  #page: Trace | null = null
  #file: Trace | null = null
  readonly #listeners = new Set<() => void>()

  readonly page = (): Trace | null => this.#page
  readonly file = (): Trace | null => this.#file

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  setPage(trace: Trace): void {
    this.#page = trace
    this.#tell()
  }

  setFile(trace: Trace): void {
    this.#file = trace
    this.#tell()
  }

  appendToPage(actors: readonly TracedActor[], events: readonly TracedEvent[]): void {
    if (this.#page) this.setPage(append(this.#page, actors, events))
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
