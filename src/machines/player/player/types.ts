import type { MediaState } from '../../../shared/entities/media.ts'
import type { ErrorCode } from '../../../shared/errorCodes.ts'

/** automatic, or the short side of the picture in pixels */
export type PictureQuality = 'auto' | number

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
  /** null before the person has chosen one: the default of specification §9 */
  pictureQuality: PictureQuality | null
}

/** `resumedAt` is null once the offer to restart is no longer shown. */
export type PlayerContext = PlayerInput & {
  /** something has played, though another source may be loading now */
  hasStarted: boolean
  /** the user wants it to play: a reloaded source resumes, and so does another one */
  isPlayWanted: boolean
  /** a better version that arrived during playback */
  newerVideoUrl: string | null
  /** short sides of the pictures of the latest version that was read, in pixels, the largest first; empty before the first one */
  qualities: readonly number[]
  /** playlist of the audio alone; null while none is known */
  audioUrl: string | null
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
  | { type: 'quality.choose'; quality: PictureQuality }
  | { type: 'quality.chooseAudioOnly' }
  /** sent by the machine to itself: what is played has another address */
  | { type: 'source.changed' }
  | MediaFact

/** Events of the media element, of the worker's progress and of the watch clock. */
export type MediaFact =
  | { type: 'media.becameWatchable'; videoUrl: string }
  | { type: 'media.conversionFailed' }
  | { type: 'media.canPlay' }
  /** a source can play, also a reloaded one */
  | { type: 'media.loaded' }
  /** what a source with pictures offers, in pixels of the short side, the largest first */
  | { type: 'media.qualitiesFound'; qualities: readonly number[]; audioUrl: string | null }
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
  | { type: 'quality.requested'; quality: PictureQuality }

export type PlayerTag =
  | 'audioOnly'
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
