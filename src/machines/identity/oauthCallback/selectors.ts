import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import type { Failure } from '../../common/failure.ts'
import type { oauthCallbackMachine } from './oauthCallbackMachine.ts'

type Snapshot = SnapshotFrom<typeof oauthCallbackMachine>

export const selectForm = (snapshot: Snapshot): LoginForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsJoining = (snapshot: Snapshot): boolean => snapshot.hasTag('joining')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
