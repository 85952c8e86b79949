import { callbackPlaceholder, promisePlaceholder } from '../placeholder.ts'

export const networkActors = {
  /** Sends `network.lost` and `network.found` when the browser's connection changes, and once at the start. */
  watchConnection: callbackPlaceholder<undefined>('watchConnection'),
  /** Sends a probe to the server; fails when the server does not respond. */
  probe: promisePlaceholder<void, undefined>('probe'),
}
