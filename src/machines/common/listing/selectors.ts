import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure.ts'
import type { listingMachine } from './listingMachine.ts'

type Snapshot = SnapshotFrom<typeof listingMachine>

export const selectCursors = (snapshot: Snapshot): readonly string[] => snapshot.context.cursors
export const selectHasMore = (snapshot: Snapshot): boolean => snapshot.context.nextCursor !== null
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** True while the first page is being fetched or refetched. */
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading') || snapshot.hasTag('busy')
/** True when the first page is loaded, also while it is refetched; false after a failure. */
export const selectHasLoaded = (snapshot: Snapshot): boolean => snapshot.hasTag('loaded')
export const selectIsRefreshing = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsLoadingMore = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
