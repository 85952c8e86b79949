import type { Content, ContentExpand } from '../../../shared/entities/content.ts'
import { AppError } from '../../../shared/errors.ts'
import { contentById } from '../../rest/contents.ts'
import { openChanges, type Topic } from '../../rest/events.ts'
import type { Rest } from '../../rest/rest.ts'
import { Mailbox } from './mailbox.ts'

type LiveOptions = {
  topic: Topic
  /** a content to start with; it must exist */
  first?: string
  expand: readonly ContentExpand[]
  /** ends it, besides the caller's leaving */
  until: AbortSignal
}

/**
 * The contents of a topic each time they change, read anew through the API so that nobody sees more than
 * they may. It resolves once the API listens: nothing that happens afterwards is missed.
 * @throws AppError as `openChanges`; while iterating CONTENT_NOT_FOUND for `first`, API_UNAVAILABLE when the connection breaks
 */
export async function liveContents(rest: Rest, { topic, first, expand, until }: LiveOptions): Promise<AsyncGenerator<Content>> {
  const leaving = new AbortController()
  const changes = await openChanges(rest, [topic], AbortSignal.any([until, leaving.signal]))
  const changed = new Mailbox<string>()
  if (first !== undefined) changed.put(first)
  void collect(changes, changed)

  async function* read(): AsyncGenerator<Content> {
    try {
      for await (const id of changed) {
        const content = await contentOrGone(rest, id, expand, id === first)
        if (content) yield content
      }
    } finally {
      leaving.abort()
    }
  }
  return read()
}

async function collect(changes: AsyncIterable<{ content_uuid: string }>, changed: Mailbox<string>): Promise<void> {
  try {
    for await (const change of changes) changed.put(change.content_uuid)
    changed.close()
  } catch (failure) {
    changed.close({ failure })
  }
}

/** A content that went away meanwhile has nothing more to tell. */
async function contentOrGone(rest: Rest, id: string, expand: readonly ContentExpand[], isRequired: boolean): Promise<Content | null> {
  try {
    return await contentById(rest, id, expand)
  } catch (error) {
    if (!isRequired && error instanceof AppError && error.status === 404) return null
    throw error
  }
}
