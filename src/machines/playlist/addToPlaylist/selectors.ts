import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { addToPlaylistMachine } from './addToPlaylistMachine.ts'
import type { AddToPlaylistEvent, NewPlaylist } from './types.ts'

type Snapshot = SnapshotFrom<typeof addToPlaylistMachine>

export const selectPlaylistId = (snapshot: Snapshot): string | null => snapshot.context.playlistId
export const selectForm = (snapshot: Snapshot): NewPlaylist => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsNaming = (snapshot: Snapshot): boolean => snapshot.hasTag('naming')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

/** Returns the events that restore the sub-form and its input; empty when nothing was typed. */
export function selectSteps(snapshot: Snapshot): AddToPlaylistEvent[] {
  const { form } = snapshot.context
  if (!selectIsNaming(snapshot) || (form.name === '' && form.description === '')) return []
  return [{ type: 'dialog.open', isSignedIn: true }, { type: 'creation.open' }, { type: 'form.change', patch: form }]
}
