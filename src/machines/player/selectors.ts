import type { SnapshotFrom } from 'xstate'
import type { playerMachine } from './playerMachine.ts'

type Snapshot = SnapshotFrom<typeof playerMachine>

/** The source to play, which is not always the newest. */
export const selectVideoUrl = (snapshot: Snapshot): string | null => snapshot.context.videoUrl
export const selectLoadCount = (snapshot: Snapshot): number => snapshot.context.loadCount
/** A guest must sign in first. */
export const selectIsLocked = (snapshot: Snapshot): boolean => snapshot.hasTag('locked')
/** No rendition is ready yet. */
export const selectIsPreparing = (snapshot: Snapshot): boolean => snapshot.hasTag('preparing')
/** The conversion failed: there is nothing to play. */
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.hasTag('unavailable')
/** Is there a source for the media element? */
export const selectIsLoaded = (snapshot: Snapshot): boolean => snapshot.hasTag('loaded')
/** Was playing asked for, and is yet to begin? */
export const selectIsWanted = (snapshot: Snapshot): boolean => snapshot.context.isWanted
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
/** Also while it buffers: the person did not pause. */
export const selectIsPlaying = (snapshot: Snapshot): boolean => snapshot.hasTag('playing')
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
export const selectIsBuffering = (snapshot: Snapshot): boolean => snapshot.hasTag('buffering')
export const selectIsEnded = (snapshot: Snapshot): boolean => snapshot.hasTag('ended')
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
/** A version with more qualities came while this one was playing. */
export const selectHasBetterVersion = (snapshot: Snapshot): boolean => snapshot.context.newerVideoUrl !== null
