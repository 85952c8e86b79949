import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure.ts'
import type { imageUploadMachine } from './imageUploadMachine.ts'

type Snapshot = SnapshotFrom<typeof imageUploadMachine>

export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** 0 to 100; null while nothing is being sent. */
export const selectProgress = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('sending') ? Math.round(snapshot.context.share * 100) : null
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectCanCancel = (snapshot: Snapshot): boolean => snapshot.hasTag('sending')
/** A picture that was refused by itself is not sent again. */
export const selectCanRetry = (snapshot: Snapshot): boolean => snapshot.hasTag('failed') && snapshot.context.file !== null
