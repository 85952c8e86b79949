import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import { isChanged, isTrimmed, partOf } from './rules.ts'
import type { TypedPart, VideoPart, VideoTrimEvent } from './types.ts'
import type { videoTrimMachine } from './videoTrimMachine.ts'

type Snapshot = SnapshotFrom<typeof videoTrimMachine>

export const selectForm = (snapshot: Snapshot): TypedPart => snapshot.context.form
export const selectSaved = (snapshot: Snapshot): VideoPart => snapshot.context.saved
/** Returns where the typed part begins and ends, in seconds; what the server has while a time cannot be read. */
export const selectStart = (snapshot: Snapshot): number => (partOf(snapshot.context) ?? snapshot.context.saved).start
export const selectEnd = (snapshot: Snapshot): number => (partOf(snapshot.context) ?? snapshot.context.saved).end
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring')
export const selectIsTrimmed = (snapshot: Snapshot): boolean => isTrimmed(snapshot.context.saved)
/** True when leaving the page would lose changes. */
export const selectHasUnsaved = (snapshot: Snapshot): boolean => isChanged(snapshot.context)

/** Returns the events that restore the unsaved times. */
export const selectSteps = (snapshot: Snapshot): VideoTrimEvent[] =>
  selectHasUnsaved(snapshot) ? [{ type: 'part.change', patch: snapshot.context.form }] : []
