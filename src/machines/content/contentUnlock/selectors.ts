import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { contentUnlockMachine } from './contentUnlockMachine.ts'

type Snapshot = SnapshotFrom<typeof contentUnlockMachine>

export const selectPassword = (snapshot: Snapshot): string => snapshot.context.password
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsUnlocked = (snapshot: Snapshot): boolean => snapshot.hasTag('unlocked')
