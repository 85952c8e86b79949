import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { registrationSettingsMachine } from './registrationSettingsMachine.ts'
import type { RegistrationSettingsEvent, RegistrationSettingsForm } from './types.ts'

type Snapshot = SnapshotFrom<typeof registrationSettingsMachine>

const fields = ['mode', 'question', 'answers', 'blockedDomains', 'terms', 'holdNewAccounts'] as const

export const selectForm = (snapshot: Snapshot): RegistrationSettingsForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when leaving would lose unsaved input. */
export const selectIsDirty = ({ context: { saved, form } }: Snapshot): boolean => fields.some((field) => saved[field] !== form[field])

/** Returns the events that restore unsaved input. */
export const selectSteps = (snapshot: Snapshot): RegistrationSettingsEvent[] =>
  selectIsDirty(snapshot) ? [{ type: 'form.change', patch: snapshot.context.form }] : []
