import type { MediaState } from '../../shared/entities/media.ts'
import type { ErrorCode } from '../../shared/errors.ts'

export type PlayerInput = {
  contentId: string
  /** HLS master playlist; null for guests and until a first rendition is ready */
  videoUrl: string | null
  mediaState: MediaState
  isSignedIn: boolean
  /** the person has asked for playing before there was anything to play: it begins as soon as it can */
  isWanted: boolean
}

export type PlayerContext = PlayerInput & {
  /** a better version came while this one was playing */
  newerVideoUrl: string | null
  /** how many times a source was loaded: the screen mounts the element anew for each */
  loadCount: number
  hasWatchedEnough: boolean
  viewAttempts: number
  viewFailure: ErrorCode | null
}

export type PlayerEvent =
  | { type: 'player.play' }
  | { type: 'player.pause' }
  | { type: 'player.retry' }
  | { type: 'player.upgrade' }
  | MediaFact

/** What the media element, the worker's news and the watch clock observe. */
export type MediaFact =
  | { type: 'media.becameWatchable'; videoUrl: string }
  | { type: 'media.conversionFailed' }
  | { type: 'media.canPlay' }
  | { type: 'media.playing' }
  | { type: 'media.paused' }
  | { type: 'media.waiting' }
  | { type: 'media.seeked' }
  | { type: 'media.ended' }
  | { type: 'media.failed' }
  /** the browser lets nothing play that nobody pressed for on this page */
  | { type: 'media.refused' }
  | { type: 'view.watchedEnough' }

/**
 * `login.required` is for the app, `view.recorded` for the reports of playback, the end for what comes next; the requests are for the
 * screen that holds the media element.
 */
export type PlayerFact =
  | { type: 'login.required' }
  | { type: 'view.recorded' }
  | { type: 'video.ended' }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }

export type PlayerTag =
  | 'locked'
  | 'preparing'
  | 'unavailable'
  | 'loaded'
  | 'loading'
  | 'playing'
  | 'buffering'
  | 'paused'
  | 'ended'
  | 'failed'
