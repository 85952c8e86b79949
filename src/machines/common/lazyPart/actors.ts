import { callbackPlaceholder, promisePlaceholder } from '../placeholder.ts'

/** Provided by the component. */
export const lazyPartActors = {
  /** Any failure means that the code cannot be used. */
  loadCode: promisePlaceholder<void, undefined>('loadCode'),
  /** Answers whether the server responds; a failure counts as no. */
  probeServer: promisePlaceholder<boolean, undefined>('probeServer'),
  /** Sends `connection.restored` when the browser is online again. */
  watchConnection: callbackPlaceholder<undefined>('watchConnection'),
}
