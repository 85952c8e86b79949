import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { channelTeamMachine } from './channelTeamMachine.ts'
import type { TeamAct } from './types.ts'

type Snapshot = SnapshotFrom<typeof channelTeamMachine>

export const selectUsername = (snapshot: Snapshot): string => snapshot.context.username
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** Returns the act that the dialog is about, also while it closes; null before the first one. */
export const selectAct = (snapshot: Snapshot): TeamAct | null => snapshot.context.act
export const selectIsInviting = (snapshot: Snapshot): boolean => snapshot.hasTag('inviting')
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
