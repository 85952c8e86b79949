/** An advertisement that the browser can play. */
export type Ad = {
  /** URL of the media file */
  mediaUrl: string
  /** seconds from its start, after which it can be skipped; null: never */
  skipAfter: number | null
  /** page of the advertiser; null when there is none */
  clickUrl: string | null
}

/** What the ad server is notified of. `error`: a code of VAST 4, table 3.2.4.1 */
export type AdNotice =
  | { type: 'impression' | 'paused' | 'resumed' | 'muted' | 'unmuted' | 'skipped' | 'completed' | 'clicked' }
  /** seconds from its start; the quartiles follow from it */
  | { type: 'progressed'; position: number }
  | { type: 'error'; code: AdErrorCode }

/** 400: it cannot be played; 402: nothing came in time */
export type AdErrorCode = 400 | 402

export type AdInput = {
  /** URL of the VAST document */
  tagUrl: string
}

export type AdOutput = {
  /** True when the user no longer wanted to play before its first picture: the video does not play either. */
  isWithdrawn: boolean
}

export type AdContext = AdInput & {
  /** null until the server has answered with one */
  ad: Ad | null
  /** seconds from its start */
  position: number
}

export type AdIntent =
  | { type: 'ad.play' }
  | { type: 'ad.pause' }
  | { type: 'ad.togglePlay' }
  | { type: 'ad.skip' }
  /** the page of the advertiser opens beside */
  | { type: 'ad.visit' }

/** Events of the ad's media element. */
export type AdEvent =
  | AdIntent
  | { type: 'media.canPlay' }
  /** pictures follow one another */
  | { type: 'media.playing' }
  | { type: 'media.paused' }
  | { type: 'media.waiting' }
  | { type: 'media.progressed'; position: number }
  | { type: 'media.muted' }
  | { type: 'media.unmuted' }
  | { type: 'media.ended' }
  | { type: 'media.failed' }
  /** the browser refuses playback without a press on this page */
  | { type: 'media.refused' }

/** What the ad's media element has to do. */
export type AdFact = { type: 'play.requested' } | { type: 'pause.requested' }

export type AdTag = 'waiting' | 'shown' | 'paused'
