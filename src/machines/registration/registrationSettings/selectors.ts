import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import { changedFields } from '../../common/changedFields.ts'
import type { registrationSettingsMachine } from './registrationSettingsMachine.ts'
import type { RegistrationSettingsEvent, RegistrationSettingsForm } from './types.ts'

type Snapshot = SnapshotFrom<typeof registrationSettingsMachine>

export const selectForm = (snapshot: Snapshot): RegistrationSettingsForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when leaving would lose unsaved input. */
export const selectIsDirty = ({ context: { saved, form } }: Snapshot): boolean => Object.keys(changedFields(saved, form)).length > 0

/** Returns the events that restore unsaved input: what changed alone, since the other fields may be others by then. */
export const selectSteps = (snapshot: Snapshot): RegistrationSettingsEvent[] =>
  selectIsDirty(snapshot) ? [{ type: 'form.change', patch: changedFields(snapshot.context.saved, snapshot.context.form) }] : []
