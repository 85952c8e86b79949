import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { secondStepMachine } from './secondStepMachine.ts'

type Snapshot = SnapshotFrom<typeof secondStepMachine>

export const selectCode = (snapshot: Snapshot): string => snapshot.context.code
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when the sign-in must begin again, with the password. */
export const selectIsExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expired')
/** True while the page that comes after the sign-in is on its way. */
export const selectIsCompleted = (snapshot: Snapshot): boolean => snapshot.hasTag('completed')
