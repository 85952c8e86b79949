import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { accountExportMachine } from './accountExportMachine.ts'

type Snapshot = SnapshotFrom<typeof accountExportMachine>

/** Returns the number of bytes received so far. */
export const selectBytes = (snapshot: Snapshot): number => snapshot.context.bytes
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
