import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { passwordResetMachine } from './passwordResetMachine.ts'

type Snapshot = SnapshotFrom<typeof passwordResetMachine>

export const selectPassword = (snapshot: Snapshot): string => snapshot.context.password
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when the link does not work any more, or the address has none. */
export const selectIsExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expired')
export const selectIsChanged = (snapshot: Snapshot): boolean => snapshot.hasTag('changed')
