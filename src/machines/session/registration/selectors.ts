import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { registrationMachine } from './registrationMachine.ts'
import type { Registration, RegistrationContext } from './types.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>

export const selectForm = (snapshot: Snapshot): Registration => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): RegistrationContext['failure'] => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsRequested = (snapshot: Snapshot): boolean => snapshot.hasTag('requested')
