import type { Change } from '../../shared/entities/change.ts'
import { AppError } from '../../shared/errors.ts'
import { openChanges, type Topic } from '../rest/events.ts'
import type { Rest } from '../rest/rest.ts'
import { DistinctQueue } from './distinctQueue.ts'

type LiveOptions<Value> = {
  topic: Topic
  /** the id to read again after a change, undefined when the change does not concern this response */
  idOf: (change: Change) => string | undefined
  /** the id to read at the start, before any change */
  first?: string
  /** ids that may have changed since the page was read; called once the API has subscribed */
  idsInProgress?: () => Promise<readonly string[]>
  /** reads the value through the API; null sends nothing */
  read: (id: string) => Promise<Value | null>
  /** ends it, besides the caller's disconnection */
  until: AbortSignal
}

/**
 * Yields the values of a topic each time they change. They are read again through the API, so that no viewer sees more than they may. It
 * resolves once the API has subscribed: no later change is missed.
 * @throws AppError as `openChanges`; while iterating as `read`, and API_UNAVAILABLE when the connection breaks
 */
export async function liveReads<Value>(rest: Rest, options: LiveOptions<Value>): Promise<AsyncGenerator<Value>> {
  const { topic, idOf, first, idsInProgress, read, until } = options
  const leaving = new AbortController()
  const changes = await openChanges(rest, [topic], AbortSignal.any([until, leaving.signal]))
  const changed = new DistinctQueue<string>()
  if (first !== undefined) changed.put(first)
  void collect(changes, idOf, changed)
  try {
    for (const id of (await idsInProgress?.()) ?? []) changed.put(id)
  } catch (error) {
    leaving.abort()
    throw error
  }

  async function* values(): AsyncGenerator<Value> {
    try {
      for await (const id of changed) {
        const value = await read(id)
        if (value !== null) yield value
      }
    } finally {
      leaving.abort()
    }
  }
  return values()
}

async function collect(
  changes: AsyncIterable<Change>,
  idOf: (change: Change) => string | undefined,
  changed: DistinctQueue<string>,
): Promise<void> {
  try {
    for await (const change of changes) {
      const id = idOf(change)
      if (id !== undefined) changed.put(id)
    }
    changed.close()
  } catch (failure) {
    changed.close({ failure })
  }
}

/** Returns null instead of the API's 404, for something that was deleted meanwhile. */
export async function nullIfNotFound<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
