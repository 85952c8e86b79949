import type { SnapshotFrom } from 'xstate'
import type { playerMachine } from './playerMachine.ts'
import type { PictureQuality } from './types.ts'

type Snapshot = SnapshotFrom<typeof playerMachine>

/** True when the person has chosen to hear the video without its picture. */
export const selectIsAudioOnly = (snapshot: Snapshot): boolean => snapshot.hasTag('audioOnly')
/** Returns the source to play, which is not always the newest. While the address of the audio is unknown, it is the video's. */
export const selectSourceUrl = (snapshot: Snapshot): string | null =>
  (selectIsAudioOnly(snapshot) ? snapshot.context.audioUrl : null) ?? snapshot.context.videoUrl
export const selectPictureQuality = (snapshot: Snapshot): PictureQuality | null => snapshot.context.pictureQuality
export const selectQualities = (snapshot: Snapshot): readonly number[] => snapshot.context.qualities
/** True when the audio can be played without the picture. */
export const selectHasAudio = (snapshot: Snapshot): boolean => snapshot.context.audioUrl !== null
/** True when a guest must sign in first. */
export const selectIsLocked = (snapshot: Snapshot): boolean => snapshot.hasTag('locked')
/** True when no rendition is ready yet. */
export const selectIsPreparing = (snapshot: Snapshot): boolean => snapshot.hasTag('preparing')
/** True when the conversion failed: there is nothing to play. */
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.hasTag('unavailable')
/** True when the media element has a source. */
export const selectIsLoaded = (snapshot: Snapshot): boolean => snapshot.hasTag('loaded')
/** True when the user asked to play and playback has not started yet. */
export const selectIsPlayRequested = (snapshot: Snapshot): boolean => snapshot.context.isPlayRequested
/** True when something has played, also while another source is loading: the poster is gone. */
export const selectHasStarted = (snapshot: Snapshot): boolean => snapshot.context.hasStarted
/** Returns where the video resumes, in seconds, while a restart is offered; null otherwise. */
export const selectResumedAt = (snapshot: Snapshot): number | null => snapshot.context.resumedAt
/** True when a reloaded source resumes playing. */
export const selectIsPlayWanted = (snapshot: Snapshot): boolean => snapshot.context.isPlayWanted
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
/** Also true while buffering, and while another source loads: the user did not pause. */
export const selectIsPlaying = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('playing') || (snapshot.hasTag('loading') && snapshot.context.hasStarted && snapshot.context.isPlayWanted)
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
export const selectIsBuffering = (snapshot: Snapshot): boolean => snapshot.hasTag('buffering')
export const selectIsEnded = (snapshot: Snapshot): boolean => snapshot.hasTag('ended')
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
/** True when a version with more qualities arrived during playback. */
export const selectHasBetterVersion = (snapshot: Snapshot): boolean => snapshot.context.newerVideoUrl !== null
/** False while the view record is being created: the actor outlives the player until then, because the last report waits for it. */
export const selectIsSettled = (snapshot: Snapshot): boolean => !snapshot.hasTag('startingView')
