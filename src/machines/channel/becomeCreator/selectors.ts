import { plainText } from '../../../shared/text.ts'
import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import type { Failure } from '../../common/failure.ts'
import type { becomeCreatorMachine } from './becomeCreatorMachine.ts'
import type { BecomeCreatorEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof becomeCreatorMachine>

export const selectForm = (snapshot: Snapshot): ChannelForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The button needs a name (specification §5). The other rules are checked when it is pressed. */
export const selectCanSubmit = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && plainText(snapshot.context.form.name) !== ''

/** Returns the events that restore the open dialog and its input; empty when nothing was typed. */
export function selectSteps(snapshot: Snapshot): BecomeCreatorEvent[] {
  const { form } = snapshot.context
  if (!selectIsOpen(snapshot) || (form.name === '' && form.description === '')) return []
  return [{ type: 'dialog.open' }, { type: 'form.change', patch: form }]
}
