import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { passkeySignInMachine } from './passkeySignInMachine.ts'

type Snapshot = SnapshotFrom<typeof passkeySignInMachine>

export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
