import type { Change } from '../../shared/entities/change.ts'
import { AppError } from '../../shared/errors.ts'
import { openChanges, type Topic } from '../rest/events.ts'
import type { Rest } from '../rest/rest.ts'
import { Mailbox } from './mailbox.ts'

type LiveOptions<Value> = {
  topic: Topic
  /** what to read again after a change, undefined when it is none of this answer's business */
  idOf: (change: Change) => string | undefined
  /** what to start with, before any change */
  first?: string
  /** what may have changed since the page was read; asked once the API listens */
  unsettled?: () => Promise<readonly string[]>
  /** reads it through the API; null has nothing to tell */
  read: (id: string) => Promise<Value | null>
  /** ends it, besides the caller's leaving */
  until: AbortSignal
}

/**
 * The things of a topic each time they change, read anew through the API so that nobody sees more than
 * they may. It resolves once the API listens: nothing that happens afterwards is missed.
 * @throws AppError as `openChanges`; while iterating as `read`, and API_UNAVAILABLE when the connection breaks
 */
export async function liveReads<Value>(rest: Rest, options: LiveOptions<Value>): Promise<AsyncGenerator<Value>> {
  const { topic, idOf, first, unsettled, read, until } = options
  const leaving = new AbortController()
  const changes = await openChanges(rest, [topic], AbortSignal.any([until, leaving.signal]))
  const changed = new Mailbox<string>()
  if (first !== undefined) changed.put(first)
  void collect(changes, idOf, changed)
  try {
    for (const id of (await unsettled?.()) ?? []) changed.put(id)
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
  changed: Mailbox<string>,
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

/** What went away meanwhile: null instead of the API's 404. */
export async function orGone<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
