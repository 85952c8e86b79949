import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Accent } from '../../../shared/site.ts'
import { changedFields } from '../../common/changedFields.ts'
import type { Failure } from '../../common/failure.ts'
import type { siteFormMachine } from './siteFormMachine.ts'
import type { SiteForm, SiteFormEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof siteFormMachine>

export const selectForm = (snapshot: Snapshot): SiteForm => snapshot.context.form
export const selectStoredAccent = (snapshot: Snapshot): Accent => snapshot.context.stored.accent
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when leaving would lose unsaved input. */
export const selectIsDirty = ({ context: { stored, form } }: Snapshot): boolean => Object.keys(changedFields(stored, form)).length > 0

/** Returns the events that restore unsaved input. */
export const selectSteps = (snapshot: Snapshot): SiteFormEvent[] =>
  selectIsDirty(snapshot) ? [{ type: 'form.change', patch: changedFields(snapshot.context.stored, snapshot.context.form) }] : []
