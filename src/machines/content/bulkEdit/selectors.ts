import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { BulkEditForm } from '../../../shared/validation/bulkEdit.ts'
import type { Failure } from '../../common/failure.ts'
import type { bulkEditMachine } from './bulkEditMachine.ts'
import type { Refusal, SelectableVideo } from './types.ts'

type Snapshot = SnapshotFrom<typeof bulkEditMachine>

export const selectSelected = (snapshot: Snapshot): readonly SelectableVideo[] => snapshot.context.selected
export const selectForm = (snapshot: Snapshot): BulkEditForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectRefusals = (snapshot: Snapshot): readonly Refusal[] => snapshot.context.refusals
export const selectDoneCount = (snapshot: Snapshot): number => snapshot.context.doneCount
/** True while the form is open, also while it is being sent. */
export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('editing')
/** True while the confirmation of a deletion is open, also while it is in flight. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsReporting = (snapshot: Snapshot): boolean => snapshot.hasTag('reporting')
