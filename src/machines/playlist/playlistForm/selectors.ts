import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { playlistFormMachine } from './playlistFormMachine.ts'
import type { PlaylistDraft, PlaylistFormEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof playlistFormMachine>

export const selectForm = (snapshot: Snapshot): PlaylistDraft => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsNew = (snapshot: Snapshot): boolean => snapshot.context.playlistId === null
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The button needs a name (specification §5). The other rules are checked when it is pressed. */
export const selectCanSubmit = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && snapshot.context.form.name.trim() !== ''

/** Returns the events that restore the open dialog and its input; empty when nothing was changed. */
export function selectSteps(snapshot: Snapshot): PlaylistFormEvent[] {
  const { playlistId, form, opened } = snapshot.context
  const isUntouched = (['name', 'description', 'isPrivate'] as const).every((field) => form[field] === opened[field])
  if (!selectIsOpen(snapshot) || isUntouched) return []
  return [
    playlistId === null ? { type: 'playlist.create' } : { type: 'playlist.edit', playlistId, form: opened },
    { type: 'form.change', patch: form },
  ]
}
