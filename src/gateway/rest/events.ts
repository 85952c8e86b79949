import { type Change, changeSchema } from '../../shared/entities/change.ts'
import type { Rest } from './rest.ts'
import { shapeError } from './errors.ts'

export type Topic = `content:${string}` | `channel:${string}` | `user:${string}`

const call = 'GET /events'

/**
 * GET /events: the changes of the topics. It resolves once the API has subscribed: no change after a later read is missed.
 * @param until ends it, besides the caller's disconnection
 * @throws AppError as `rest.read`; while iterating API_UNAVAILABLE when the connection breaks
 */
export async function openChanges(rest: Rest, topics: readonly Topic[], until: AbortSignal): Promise<AsyncIterable<Change>> {
  return parseChanges(await rest.stream({ path: '/events', query: { topics: topics.join(',') } }, until))
}

/** Parses Server-Sent Events: blank lines separate the events, `data:` carries one change, comments only keep the connection alive. */
async function* parseChanges(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Change> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/)
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = dataOf(event)
      if (data !== '') yield parseChange(data)
    }
  }
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
}

function parseChange(data: string): Change {
  try {
    return changeSchema.parse(JSON.parse(data))
  } catch (error) {
    throw shapeError(call, error)
  }
}
