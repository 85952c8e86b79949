import type { SnapshotFrom } from 'xstate'
import type { LanguageCode } from '../../../shared/contentDetails.ts'
import type { Failure } from '../../common/failure.ts'
import type { captionsEditorMachine } from './captionsEditorMachine.ts'
import { isFull } from './rules.ts'
import type { CaptionsEditorContext, CaptionsEditorEvent, Line } from './types.ts'

type Snapshot = SnapshotFrom<typeof captionsEditorMachine>

export const selectLanguage = (snapshot: Snapshot): LanguageCode => snapshot.context.language
export const selectLines = (snapshot: Snapshot): readonly Line[] => snapshot.context.lines
export const selectIsFull = (snapshot: Snapshot): boolean => isFull(snapshot.context.lines)
export const selectErrors = (snapshot: Snapshot): CaptionsEditorContext['errors'] => snapshot.context.errors
export const selectFileError = (snapshot: Snapshot): string | null => snapshot.context.fileError
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('editing')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsDiscarding = (snapshot: Snapshot): boolean => snapshot.hasTag('discarding')
export const selectIsDeleting = (snapshot: Snapshot): boolean => snapshot.hasTag('deleting')
/** True when leaving the page would lose changes. */
export const selectHasUnsaved = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && snapshot.context.isChanged

/** Returns the events that restore the unsaved lines. */
export function selectSteps(snapshot: Snapshot): CaptionsEditorEvent[] {
  const { language, lines } = snapshot.context
  return selectHasUnsaved(snapshot) ? [{ type: 'captions.restore', language, lines }] : []
}
