import { effectPlaceholder, promisePlaceholder, type Effect } from '../placeholder.ts'
import type { Watched } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const playbackReportActors = {
  /** Tells the server; must outlive the page. */
  sendReport: promisePlaceholder<void, Watched & { contentId: string }>('sendReport'),
}

export const playbackReportEffects: {
  /** The same without waiting for an answer, for nobody is there any more to hear it. */
  sendLastReport: Effect<Watched & { contentId: string }>
  /** The same for a play whose record is still on its way: it waits for that when it comes too early. */
  sendEarlyReport: Effect<Watched & { contentId: string }>
  logReportFailure: Effect<{ error: unknown }>
} = {
  sendLastReport: effectPlaceholder('sendLastReport'),
  sendEarlyReport: effectPlaceholder('sendEarlyReport'),
  logReportFailure: effectPlaceholder('logReportFailure'),
}
