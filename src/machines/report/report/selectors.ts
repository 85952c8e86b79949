import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { reportMachine } from './reportMachine.ts'
import type { ReportEvent, ReportForm, ReportSubject } from './types.ts'

type Snapshot = SnapshotFrom<typeof reportMachine>

export const selectKind = (snapshot: Snapshot): ReportSubject['kind'] => snapshot.context.subject.kind
export const selectForm = (snapshot: Snapshot): ReportForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

/** Returns the events that restore the open dialog and its input; empty when nothing was typed. */
export function selectSteps(snapshot: Snapshot): ReportEvent[] {
  const { subject, form } = snapshot.context
  if (!selectIsOpen(snapshot) || (form.reason === '' && form.text === '')) return []
  return [
    { type: 'dialog.open', subject, isSignedIn: true },
    { type: 'form.change', patch: form },
  ]
}
