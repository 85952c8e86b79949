import type { SnapshotFrom } from 'xstate'
import type { adMachine } from './adMachine.ts'
import type { Ad } from './types.ts'

export type AdSnapshot = SnapshotFrom<typeof adMachine>

/** Returns the ad; null while the server is asked for one. */
export const selectAd = ({ context }: AdSnapshot): Ad | null => context.ad
/** True while the first or the next picture is awaited. */
export const selectIsWaiting = (snapshot: AdSnapshot): boolean => snapshot.hasTag('waiting')
/** True once its first picture is shown. */
export const selectIsShown = (snapshot: AdSnapshot): boolean => snapshot.hasTag('shown')
export const selectIsPaused = (snapshot: AdSnapshot): boolean => snapshot.hasTag('paused')
/** Returns the seconds until it can be skipped, whole; 0: it can be; null: never. */
export const selectSecondsToSkip = ({ context: { ad, position } }: AdSnapshot): number | null =>
  ad === null || ad.skipAfter === null ? null : Math.max(0, Math.ceil(ad.skipAfter - position))
