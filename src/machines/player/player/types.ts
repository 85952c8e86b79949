import type { MediaState } from '../../../shared/entities/media.ts'
import type { ErrorCode } from '../../../shared/errorCodes.ts'

export type PlayerInput = {
  contentId: string
  /** HLS master playlist; null for guests and until a first rendition is ready */
  videoUrl: string | null
  mediaState: MediaState
  isSignedIn: boolean
  /** the user pressed play before anything could play: playback starts as soon as possible */
  isPlayRequested: boolean
  /** where an earlier play stopped and this one resumes, in seconds; null when it starts elsewhere */
  resumedAt: number | null
}

/** `resumedAt` is null once the offer to restart is no longer shown. */
export type PlayerContext = PlayerInput & {
  /** something has played, though another source may be loading now */
  hasStarted: boolean
  /** the user wants it to play: a reloaded source resumes, also in another media element */
  isPlayWanted: boolean
  /** a better version that arrived during playback */
  newerVideoUrl: string | null
  /** how often a source was loaded: the screen remounts the element for each */
  loadCount: number
  hasWatchedEnough: boolean
  viewAttempts: number
  viewFailure: ErrorCode | null
}

export type PlayerEvent =
  | { type: 'player.play' }
  | { type: 'player.pause' }
  | { type: 'player.goTo'; seconds: number }
  | { type: 'player.retry' }
  | { type: 'player.upgrade' }
  | MediaFact

/** Events of the media element, of the worker's progress and of the watch clock. */
export type MediaFact =
  | { type: 'media.becameWatchable'; videoUrl: string }
  | { type: 'media.conversionFailed' }
  | { type: 'media.canPlay' }
  /** a source can play, also a reloaded one */
  | { type: 'media.loaded' }
  | { type: 'media.playing' }
  | { type: 'media.paused' }
  /** paused on purpose: an element that reloads its source is paused too, but without this event */
  | { type: 'user.paused' }
  | { type: 'media.waiting' }
  | { type: 'media.seeked' }
  | { type: 'media.ended' }
  | { type: 'media.failed' }
  /** the browser refuses playback without a press on this page */
  | { type: 'media.refused' }
  | { type: 'view.watchedEnough' }
  /** ten more seconds were watched */
  | { type: 'watch.noted' }

/**
 * `login.required` is for the app, `view.recorded` for the playback reports, the end for the playlist queue; the requests are for the
 * screen that owns the media element.
 */
export type PlayerFact =
  | { type: 'login.required' }
  | { type: 'view.recorded' }
  | { type: 'video.ended' }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'seek.requested'; seconds: number }

export type PlayerTag =
  | 'startingView'
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
