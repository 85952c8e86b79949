import type { SnapshotFrom } from 'xstate'
import { youTubeVideoId } from '../../../shared/youTube.ts'
import { pickCaptions } from './captionsChoice.ts'
import type { playerMachine } from './playerMachine.ts'
import type { PlayerSettings } from './preferences.ts'
import type { PlaybackFailure, Sound } from './types.ts'

export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>

/** True when the person has chosen to hear the video without its picture. */
export const selectIsAudioOnly = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('audioOnly')
/** Returns the source to play, which is not always the newest. While the address of the audio is unknown, it is the video's. */
export const selectSourceUrl = (snapshot: PlayerSnapshot): string | null =>
  (selectIsAudioOnly(snapshot) ? snapshot.context.audioUrl : null) ?? snapshot.context.videoUrl
export const selectPictureQuality = (snapshot: PlayerSnapshot): PlayerSettings['quality'] => snapshot.context.quality
/** Returns the short side of the pictures that are shown, in pixels; null before the first one. */
export const selectPlayedQuality = (snapshot: PlayerSnapshot): number | null => snapshot.context.playedQuality
export const selectQualities = (snapshot: PlayerSnapshot): readonly number[] => snapshot.context.qualities
/** True when the network is too slow for the chosen quality. */
export const selectIsQualityLowered = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('lowered')
/** True when the audio can be played without the picture. */
export const selectHasAudio = (snapshot: PlayerSnapshot): boolean => snapshot.context.audioUrl !== null
/** Returns the volume as it is kept while it is muted, 0 to 100. */
export const selectVolume = (snapshot: PlayerSnapshot): number => snapshot.context.volume
export const selectIsMuted = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('muted')
/** Returns what the media element should sound like. */
export const selectSound = (snapshot: PlayerSnapshot): Sound => ({ volume: selectVolume(snapshot), isMuted: selectIsMuted(snapshot) })
export const selectSpeed = (snapshot: PlayerSnapshot): number => snapshot.context.speed
export const selectIsLooping = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('looping')
export const selectCaptionsStyle = (snapshot: PlayerSnapshot): PlayerSettings['captionsStyle'] => snapshot.context.captionsStyle
/** Returns the language of the captions that are shown; null for none. */
export const selectCaptionsLanguage = (snapshot: PlayerSnapshot): string | null =>
  snapshot.hasTag('captionsShown') ? pickCaptions(snapshot.context.captionsLanguages, snapshot.context.captionsLanguage) : null
/** True when the captions that were chosen cannot be loaded. */
export const selectAreCaptionsFailed = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('captionsFailed')
export const selectIsFullscreen = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('fullscreen')
export const selectIsPictureInPicture = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('pictureInPicture')
/** True when another device can play the video, or does. */
export const selectIsRemoteAvailable = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('remoteAvailable')
/** True when another device plays the video. */
export const selectIsRemote = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('remote')
export const selectIsTheatre = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('theatre')
export const selectIsMini = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('mini')
/** True when it is small because its page is left. */
export const selectIsAway = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('away')
export const selectIsAutoplayOn = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('autoplay')
/** True at the end, when another video follows: by itself while it counts down. */
export const selectIsNextOffered = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('nextOffered')
export const selectIsCountingDown = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('countingDown')
/** True while a menu of the player is open. */
export const selectIsMenuOpen = (snapshot: PlayerSnapshot): boolean => snapshot.matches({ controls: { shown: 'held' } })
export const selectAreControlsShown = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('controlsShown')
/** True when a guest must sign in first. */
export const selectIsLocked = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('locked')
/** True when no rendition is ready yet. */
export const selectIsPreparing = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('preparing')
/** True when another site plays the video, and nobody has asked it to yet. */
export const selectIsElsewhere = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('elsewhere')
/** Returns the address of the video on the site that plays it; null when it is this one. */
export const selectElsewhereUrl = ({ context: { videoUrl } }: PlayerSnapshot): string | null =>
  videoUrl !== null && youTubeVideoId(videoUrl) !== null ? videoUrl : null
/** True when the conversion failed: there is nothing to play. */
export const selectIsUnavailable = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('unavailable')
/** True when the media element has a source. */
export const selectIsLoaded = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('loaded')
/** True while an advertisement takes the place of the video. */
export const selectIsAd = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('ad')
/** Returns the actor of that advertisement; undefined while there is none. */
export const selectAdActor = ({ children }: PlayerSnapshot): PlayerSnapshot['children']['ad'] => children.ad
/** Returns the address of the advertisement that a press on play shows first; null for none. */
export const selectAdTagUrl = ({ context }: PlayerSnapshot): string | null => context.adTagUrl
/** True when the user asked to play and playback has not started yet. */
export const selectIsPlayRequested = ({ context }: PlayerSnapshot): boolean => context.isPlayWanted && !context.hasStarted
/** True when something has played, also while another source is loading: the poster is gone. */
export const selectHasStarted = (snapshot: PlayerSnapshot): boolean => snapshot.context.hasStarted
/** Returns where the video resumes, in seconds, while a restart is offered; null otherwise. */
export const selectResumedAt = (snapshot: PlayerSnapshot): number | null => snapshot.context.resumedAt
/** Also true during a wait in a video that plays: the user did not pause. */
export const selectIsPlaying = (snapshot: PlayerSnapshot): boolean =>
  snapshot.hasTag('playing') || (selectIsWaiting(snapshot) && snapshot.context.isPlayWanted)
/** True until the next picture could be shown, also of a video that has not started. */
export const selectIsLoading = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('loading')
/** True while the next picture is awaited in a video that has started. */
export const selectIsWaiting = (snapshot: PlayerSnapshot): boolean =>
  snapshot.context.hasStarted && (snapshot.hasTag('loading') || snapshot.hasTag('buffering') || snapshot.hasTag('seeking'))
export const selectIsPaused = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('paused')
export const selectIsEnded = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('ended')
export const selectIsFailed = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('failed')
export const selectFailure = (snapshot: PlayerSnapshot): PlaybackFailure | null => snapshot.context.failure
/** True when a version with more qualities arrived during playback. */
export const selectHasBetterVersion = (snapshot: PlayerSnapshot): boolean => snapshot.context.newerVideoUrl !== null
/** False while the view record is being created: the actor outlives the player until then, because the last report waits for it. */
export const selectIsSettled = (snapshot: PlayerSnapshot): boolean => !snapshot.hasTag('startingView')
/** True when the player may fill the width of its page. */
export const selectIsMainPart = (snapshot: PlayerSnapshot): boolean => snapshot.context.isMainPart
