import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import { shareOf } from '../fileTransfer/progress.ts'
import type { imageUploadMachine } from './imageUploadMachine.ts'

type Snapshot = SnapshotFrom<typeof imageUploadMachine>

export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** Returns the progress, 0 to 100; null while nothing is being sent. */
export const selectProgress = ({ context: { progress } }: Snapshot): number | null =>
  progress === null ? null : Math.round(shareOf(progress) * 100)
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectCanCancel = (snapshot: Snapshot): boolean => snapshot.context.progress !== null
/** False for a refused image: the same file would be refused again. */
export const selectCanRetry = (snapshot: Snapshot): boolean => snapshot.hasTag('failed') && snapshot.context.file !== null
