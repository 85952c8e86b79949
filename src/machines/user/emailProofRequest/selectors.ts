import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { emailProofRequestMachine } from './emailProofRequestMachine.ts'
import type { MailDelivery } from './types.ts'

type Snapshot = SnapshotFrom<typeof emailProofRequestMachine>

export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectDelivery = (snapshot: Snapshot): MailDelivery | null => snapshot.context.delivery
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.hasTag('sent')
