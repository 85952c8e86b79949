import type { MediaState } from '../../../shared/entities/media.ts'
import type { ErrorCode } from '../../../shared/errorCodes.ts'
import type { CaptionsStyle, PictureQuality, PlayerPreferences, PlayerSettings } from './preferences.ts'

/** `at`: seconds from the start; `by`: seconds from the current position; `share`: 0 to 1 of the length; `frames`: from the current picture */
export type SeekTarget =
  | { kind: 'at'; seconds: number }
  | { kind: 'by'; seconds: number }
  | { kind: 'share'; share: number }
  | { kind: 'frames'; frames: number }

/** `volume` 0 to 100 */
export type Sound = { volume: number; isMuted: boolean }

export type PlayerInput = {
  contentId: string
  /** HLS master playlist; null for guests and until a first rendition is ready */
  videoUrl: string | null
  mediaState: MediaState
  isSignedIn: boolean
  /** the user pressed play before this actor existed: playback starts as soon as possible */
  isPlayRequested: boolean
  /** where an earlier play stopped and this one resumes, in seconds; null when it starts elsewhere */
  resumedAt: number | null
  /** the player is the main part of a page: it may fill its width, and stays in sight when the page is scrolled or left */
  isMainPart: boolean
  /** URL of the VAST document of the advertisement that comes before the video; null for none */
  adTagUrl: string | null
  /** of the captions, in BCP 47 */
  captionsLanguages: readonly string[]
  /** as stored when the player opens */
  preferences: PlayerPreferences
}

/** `resumedAt` is null once the offer to restart is no longer shown, `adTagUrl` once the ad is over. */
export type PlayerContext = Omit<PlayerInput, 'isPlayRequested'> &
  PlayerSettings & {
    /** something has played, though another source may be loading now */
    hasStarted: boolean
    /** the user wants it to play: it does as soon as it can */
    isPlayWanted: boolean
    /** a better version that arrived during playback */
    newerVideoUrl: string | null
    /** why playback failed; null while it has not */
    failure: PlaybackFailure | null
    /** short sides of the pictures of the latest version that was read, in pixels, the largest first; empty before the first one */
    qualities: readonly number[]
    /** short side of the pictures that are shown, in pixels; null before the first one */
    playedQuality: number | null
    /** playlist of the audio alone; null while none is known */
    audioUrl: string | null
    /** the video that is offered at the end; null when there is none, or when a playlist goes on by itself */
    nextContentId: string | null
    /** what the controls were last used with */
    pointer: 'mouse' | 'touch'
    hasWatchedEnough: boolean
    viewAttempts: number
    viewFailure: ErrorCode | null
  }

/**
 * `gone`: the server no longer has the file; `network`: it cannot be reached; `tooSlow`: nothing came in time; `unplayable`: not decoded. The
 * others are YouTube's answers: the video does not exist or is private there, its owner does not want it in other sites' pages, or YouTube
 * refuses for another reason.
 */
export type PlaybackFailure = 'gone' | 'network' | 'tooSlow' | 'unplayable' | 'youTubeGone' | 'youTubeNotEmbeddable' | 'youTubeRefused'

/** What people do: presses, keys, gestures, menus and the system's media keys. */
export type PlayerIntent =
  | { type: 'player.play' }
  | { type: 'player.pause' }
  | { type: 'player.togglePlay' }
  | { type: 'player.seek'; to: SeekTarget }
  /** while it is paused */
  | { type: 'player.stepFrame'; frames: 1 | -1 }
  /** seeks, as a time in a comment does before it plays */
  | { type: 'player.goTo'; seconds: number }
  | { type: 'player.retry' }
  | { type: 'player.upgrade' }
  | { type: 'sound.setVolume'; volume: number }
  | { type: 'sound.changeVolume'; points: number }
  | { type: 'sound.toggleMuted' }
  | { type: 'speed.choose'; speed: number }
  /** @see speeds */
  | { type: 'speed.step'; steps: 1 | -1 }
  | { type: 'loop.toggle' }
  | { type: 'quality.choose'; quality: PictureQuality }
  | { type: 'quality.chooseAudioOnly' }
  /** null: none */
  | { type: 'captions.choose'; language: string | null }
  | { type: 'captions.toggle' }
  | { type: 'captions.setStyle'; style: Partial<CaptionsStyle> }
  | { type: 'presentation.toggleFullscreen' }
  | { type: 'presentation.togglePictureInPicture' }
  | { type: 'presentation.toggleTheatre' }
  /** the browser asks which device plays it */
  | { type: 'remote.choose' }
  /** the pointer moves over the player, or the focus moves in it */
  | { type: 'controls.wake'; pointer: 'mouse' | 'touch' }
  /** a tap */
  | { type: 'controls.toggle' }
  /** the pointer has left the player */
  | { type: 'controls.leave' }
  /** a menu is open */
  | { type: 'controls.hold' }
  | { type: 'controls.release' }
  | { type: 'mini.close' }
  /** back to the page of the video, from the small player */
  | { type: 'mini.expand' }
  | { type: 'autoplay.toggle' }
  | { type: 'next.play' }
  /** stops the countdown */
  | { type: 'next.cancel' }

export type PlayerEvent =
  | PlayerIntent
  | MediaFact
  /** sent by the machine to itself: what is played has another address */
  | { type: 'source.changed' }
  /** sent by the machine to itself: a wait has become long */
  | { type: 'playback.slow' }
  /** sent by the machine to itself: the media element has come to its end */
  | { type: 'playback.ended' }
  /** sent by the machine to itself: and starts over */
  | { type: 'playback.restarted' }
  /** sent by the machine to itself: and does not start over */
  | { type: 'playback.finished' }
  /** sent by the machine to itself: the next video plays by itself */
  | { type: 'next.comes' }

/** Events of the media element, of the worker's progress and of the watch clock. */
export type MediaFact =
  | { type: 'media.becameWatchable'; videoUrl: string }
  | { type: 'media.conversionFailed' }
  /** also after the element has reloaded its source; it stands where the video starts or goes on */
  | { type: 'media.canPlay' }
  /** the element reloads its source, as hls.js does after a decoding error */
  | { type: 'media.emptied' }
  /** what a source with pictures offers, in pixels of the short side, the largest first */
  | { type: 'media.qualitiesFound'; qualities: readonly number[]; audioUrl: string | null }
  /** short side of the pictures that follow, in pixels */
  | { type: 'media.qualityPlayed'; quality: number }
  /** pictures follow one another */
  | { type: 'media.playing' }
  | { type: 'media.paused' }
  | { type: 'media.waiting' }
  | { type: 'media.seeking' }
  | { type: 'media.seeked' }
  | { type: 'media.ended' }
  | { type: 'media.failed'; failure: PlaybackFailure }
  /** further parts cannot be loaded; what has been loaded still plays. `isAwaited`: the next pictures are in the part that is missing */
  | { type: 'media.supplyLost'; failure: PlaybackFailure; isAwaited: boolean }
  /** a part has been loaded */
  | { type: 'media.supplied' }
  /** the browser has a network again */
  | { type: 'network.returned' }
  /** the end that the address names has been reached */
  | { type: 'clip.ended' }
  /** the player is no longer in sight, or is again */
  | { type: 'page.scrolledAway' }
  | { type: 'page.scrolledBack' }
  /** the page of the video is left for another one of the site, or shows the player again */
  | { type: 'page.left' }
  | { type: 'page.returned' }
  | { type: 'next.found'; contentId: string | null }
  /** as stored now, by this player or elsewhere on the site */
  | ({ type: 'preferences.changed' } & Pick<PlayerPreferences, 'isAutoplayOn' | 'captionsLanguage'>)
  /** the browser refuses playback without a press on this page */
  | { type: 'media.refused' }
  | ({ type: 'media.soundChanged' } & Sound)
  | { type: 'media.speedChanged'; speed: number }
  | { type: 'media.captionsLoaded' }
  | { type: 'media.captionsFailed' }
  | { type: 'media.enteredFullscreen' }
  | { type: 'media.leftFullscreen' }
  | { type: 'media.enteredPictureInPicture' }
  | { type: 'media.leftPictureInPicture' }
  /** another device can play it */
  | { type: 'media.remoteAvailable' }
  | { type: 'media.remoteUnavailable' }
  | { type: 'media.remoteConnected' }
  | { type: 'media.remoteDisconnected' }
  | { type: 'view.watchedEnough' }
  /** ten more seconds were watched */
  | { type: 'watch.noted' }

/** What the media element has to do. Its sound and its speed are those of the state, at any time. */
export type MediaRequest =
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'seek.requested'; to: SeekTarget }
  /** after the supply was lost */
  | { type: 'load.requested' }
  | { type: 'quality.requested'; quality: PictureQuality | null; isLowered: boolean }
  /** null: none */
  | { type: 'captions.requested'; language: string | null }
  | { type: 'fullscreen.requested'; isOn: boolean }
  | { type: 'pictureInPicture.requested'; isOn: boolean }
  | { type: 'remote.requested' }

/**
 * `login.required` and the page of the video are for the app, `view.recorded` for the playback reports, the end for the playlist queue, the
 * next video for the page. After `player.closed` there is nothing to show any more.
 */
export type PlayerFact =
  | MediaRequest
  | { type: 'login.required' }
  | { type: 'view.recorded' }
  | { type: 'video.ended' }
  | { type: 'next.requested'; contentId: string }
  | { type: 'page.requested' }
  | { type: 'player.closed' }

export type PlayerTag =
  | 'ad'
  | 'audioOnly'
  | 'startingView'
  | 'locked'
  | 'preparing'
  | 'elsewhere'
  | 'unavailable'
  | 'loaded'
  | 'loading'
  | 'seeking'
  | 'playing'
  | 'buffering'
  | 'paused'
  | 'ended'
  | 'failed'
  | 'muted'
  | 'looping'
  | 'lowered'
  | 'captionsShown'
  | 'captionsFailed'
  | 'fullscreen'
  | 'pictureInPicture'
  | 'theatre'
  | 'remote'
  | 'remoteAvailable'
  | 'mini'
  | 'away'
  | 'autoplay'
  | 'nextOffered'
  | 'countingDown'
  | 'controlsShown'
