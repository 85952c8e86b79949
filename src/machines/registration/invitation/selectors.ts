import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { invitationMachine } from './invitationMachine.ts'
import type { InvitationForm } from './types.ts'

type Snapshot = SnapshotFrom<typeof invitationMachine>

export const selectForm = (snapshot: Snapshot): InvitationForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectToken = (snapshot: Snapshot): string | null => snapshot.context.token
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
