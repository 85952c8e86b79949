/** `position`: seconds from the start; `watched`: seconds of film shown since the report before. */
export type Watched = { position: number; watched: number }

export type PlaybackReportInput = { contentId: string; isSignedIn: boolean }

export type PlaybackReportContext = PlaybackReportInput & {
  /** what the server has not been told */
  pending: Watched | null
  /** what is being told */
  inFlight: Watched | null
  /** failures in a row */
  attempts: number
}

export type PlaybackReportEvent =
  /** the server knows of the play: reports are taken from now on */
  | { type: 'view.recorded' }
  /** some seconds more, or a pause */
  | { type: 'watch.noted'; news: Watched }
  /** the person goes; null when nothing is new */
  | { type: 'page.left'; news: Watched | null }
