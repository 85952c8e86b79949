import { effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import type { Watched } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const playbackReportActors = {
  /** Sends the report. The request must outlive the page. */
  sendReport: promisePlaceholder<void, Watched & { contentId: string }>('sendReport'),
}

export const playbackReportEffects: {
  /** Sends the report without waiting for the response: the page is gone by then. */
  sendLastReport: Effect<Watched & { contentId: string }>
  logReportFailure: Effect<{ error: unknown }>
} = {
  sendLastReport: effectPlaceholder('sendLastReport'),
  logReportFailure: effectPlaceholder('logReportFailure'),
}
