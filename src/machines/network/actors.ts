import { callbackPlaceholder, promisePlaceholder } from '../placeholder.ts'

/** What the app must provide. */
export const networkActors = {
  /** Sends `network.lost` and `network.found` as the browser notices them, beginning with what is so at the start. */
  watchConnection: callbackPlaceholder<undefined>('watchConnection'),
  /** Asks the server whether it answers; fails when it does not. */
  probe: promisePlaceholder<void, undefined>('probe'),
}
