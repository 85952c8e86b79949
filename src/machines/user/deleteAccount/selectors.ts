import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { deleteAccountMachine } from './deleteAccountMachine.ts'

type Snapshot = SnapshotFrom<typeof deleteAccountMachine>

export const selectPassword = (snapshot: Snapshot): string => snapshot.context.password
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when the user must sign in with their provider again before they can delete the account. */
export const selectNeedsSignIn = (snapshot: Snapshot): boolean => snapshot.hasTag('needsSignIn')
