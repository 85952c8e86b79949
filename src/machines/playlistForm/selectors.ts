import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../shared/errors.ts'
import type { Failure } from '../failure.ts'
import type { playlistFormMachine } from './playlistFormMachine.ts'
import type { PlaylistDraft, PlaylistFormEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof playlistFormMachine>

export const selectForm = (snapshot: Snapshot): PlaylistDraft => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsNew = (snapshot: Snapshot): boolean => snapshot.context.playlistId === null
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The button waits for a name (specification §5); the other rules are told once it is pressed. */
export const selectCanSubmit = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && snapshot.context.form.name.trim() !== ''

/** What brings the open dialog back with what is typed in it. */
export function selectSteps(snapshot: Snapshot): PlaylistFormEvent[] {
  const { playlistId, form } = snapshot.context
  if (!selectIsOpen(snapshot)) return []
  return [
    playlistId === null ? { type: 'playlist.create' } : { type: 'playlist.edit', playlistId, form },
    { type: 'form.change', patch: form },
  ]
}
