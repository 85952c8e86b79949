import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { mailLinkMachine } from './mailLinkMachine.ts'
import type { MailLinkPurpose } from './types.ts'

type Snapshot = SnapshotFrom<typeof mailLinkMachine>

export const selectPurpose = (snapshot: Snapshot): MailLinkPurpose => snapshot.context.purpose
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when the link does not work any more, or the address has none. */
export const selectIsExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expired')
export const selectIsFollowed = (snapshot: Snapshot): boolean => snapshot.hasTag('followed')
