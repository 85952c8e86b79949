import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { imageUploadMachine } from './imageUploadMachine.ts'

type Snapshot = SnapshotFrom<typeof imageUploadMachine>

export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** Returns the progress, 0 to 100; null while nothing is being sent. */
export const selectProgress = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('sending') ? Math.round(snapshot.context.share * 100) : null
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectCanCancel = (snapshot: Snapshot): boolean => snapshot.hasTag('sending')
/** False for a refused image: the same file would be refused again. */
export const selectCanRetry = (snapshot: Snapshot): boolean => snapshot.hasTag('failed') && snapshot.context.file !== null
