import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { passwordResetRequestMachine } from './passwordResetRequestMachine.ts'
import type { MailDelivery } from './types.ts'

type Snapshot = SnapshotFrom<typeof passwordResetRequestMachine>

export const selectEmail = (snapshot: Snapshot): string => snapshot.context.email
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectDelivery = (snapshot: Snapshot): MailDelivery | null => snapshot.context.delivery
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.hasTag('sent')
