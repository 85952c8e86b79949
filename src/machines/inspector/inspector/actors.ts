import { callbackPlaceholder, effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import type { EventToSend } from './types.ts'

export const inspectorActors = {
  /** Sends `page.found`, `page.left` and `event.refused`. Throws where pages cannot reach each other. */
  watchPage: callbackPlaceholder<undefined>('watchPage'),
  /** Reads a trace, which is shown when it resolves. Fails with a CodedError that says what is wrong with the file. */
  readTrace: promisePlaceholder<void, { fileId: string | undefined }>('readTrace'),
}

/** Sends an event to an actor of the page. */
export const sendToPage: Effect<EventToSend> = effectPlaceholder('sendToPage')
