import { plainText } from '../../shared/text.ts'
import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../shared/errors.ts'
import type { ChannelForm } from '../../shared/validation/channel.ts'
import type { Failure } from '../failure.ts'
import type { becomeCreatorMachine } from './becomeCreatorMachine.ts'
import type { BecomeCreatorEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof becomeCreatorMachine>

export const selectForm = (snapshot: Snapshot): ChannelForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The button waits for a name (specification §5); the other rules are told once it is pressed. */
export const selectCanSubmit = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && plainText(snapshot.context.form.name) !== ''

/** What brings the open dialog back with what is typed in it. */
export const selectSteps = (snapshot: Snapshot): BecomeCreatorEvent[] =>
  selectIsOpen(snapshot) ? [{ type: 'dialog.open' }, { type: 'form.change', patch: snapshot.context.form }] : []
