import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import { changedLimits } from './form.ts'
import type { quotaFormMachine } from './quotaFormMachine.ts'
import type { QuotaFormEvent, TypedLimits } from './types.ts'

type Snapshot = SnapshotFrom<typeof quotaFormMachine>

export const selectForm = (snapshot: Snapshot): TypedLimits => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

/** Returns the events that restore unsaved input. */
export const selectSteps = ({ context: { saved, form } }: Snapshot): QuotaFormEvent[] =>
  Object.entries(changedLimits(saved, form)).map(([name, limit]) => ({ type: 'limit.change', name, limit }))

/** True when leaving would lose unsaved input. */
export const selectIsDirty = (snapshot: Snapshot): boolean => selectSteps(snapshot).length > 0
