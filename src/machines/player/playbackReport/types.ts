import type { PlayedRange } from '../../../shared/playedRanges.ts'

/** `position`: seconds from the start; `ranges`: what was shown since the previous report. */
export type Watched = { position: number; ranges: readonly PlayedRange[] }

export type PlaybackReportInput = { contentId: string; isSignedIn: boolean }

export type PlaybackReportContext = PlaybackReportInput & {
  /** the view record was created while an early report was in flight: a refused one can be sent again */
  isViewRecorded: boolean
  /** not sent yet */
  pending: Watched | null
  /** the report in flight */
  inFlight: Watched | null
  /** failures in a row */
  attempts: number
}

export type PlaybackReportEvent =
  /** the view record exists: reports are accepted from now on */
  | { type: 'view.recorded' }
  /** more seconds were watched, or the player paused */
  | { type: 'watch.noted'; news: Watched }
  /** the user leaves the page; null when there is nothing new */
  | { type: 'page.left'; news: Watched | null }

export type PlaybackReportTag = 'unsettled'
