import { effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import type { Ad, AdInput, AdNotice } from './types.ts'

/** Provided by the app. */
export const adActors = {
  /** Reads the VAST document and those that it refers to; null when it has no ad that this browser can play. Stops when its signal aborts. */
  requestAd: promisePlaceholder<Ad | null, AdInput>('requestAd'),
}

export const adEffects: {
  /** Calls the addresses that the document has for it. */
  notifyServer: Effect<AdNotice>
  /** The video plays without it. */
  logAdFailure: Effect<{ error: unknown }>
} = {
  notifyServer: effectPlaceholder('notifyServer'),
  logAdFailure: effectPlaceholder('logAdFailure'),
}
