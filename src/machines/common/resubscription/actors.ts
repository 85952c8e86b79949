import { callbackPlaceholder } from '../placeholder.ts'

/** Provided by the app. */
export const resubscriptionActors = {
  /** Sends `server.restored` when the server is reachable again. */
  watchReachability: callbackPlaceholder<undefined>('watchReachability'),
}
