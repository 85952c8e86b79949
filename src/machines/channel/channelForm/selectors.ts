import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { changedFields } from '../../common/changedFields.ts'
import type { Failure } from '../../common/failure.ts'
import type { channelFormMachine } from './channelFormMachine.ts'
import type { ChannelFormEvent, ChannelSettingsForm } from './types.ts'

type Snapshot = SnapshotFrom<typeof channelFormMachine>

export const selectForm = (snapshot: Snapshot): ChannelSettingsForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when leaving would lose unsaved input. */
export const selectIsDirty = ({ context: { channel, form } }: Snapshot): boolean => Object.keys(changedFields(channel, form)).length > 0

/** Returns the events that restore unsaved input. */
export const selectSteps = (snapshot: Snapshot): ChannelFormEvent[] =>
  selectIsDirty(snapshot) ? [{ type: 'form.change', patch: changedFields(snapshot.context.channel, snapshot.context.form) }] : []
