import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'
import type { ChosenFile, TransferStatus } from '../fileTransfer/types.ts'
import type { uploadMachine } from './uploadMachine.ts'

type Snapshot = SnapshotFrom<typeof uploadMachine>

/** The step of a publication, in the order of the pipeline. */
export type UploadStep =
  | 'none'
  | 'creatingContent'
  | 'uploadingVideo'
  | 'uploadingThumbnail'
  | 'waitingToRetry'
  | 'offline'
  | 'failed'
  | 'cancelling'
  | 'published'

export const selectForm = (snapshot: Snapshot): UploadForm => snapshot.context.form
export const selectVideo = (snapshot: Snapshot): ChosenFile | null => snapshot.context.video
export const selectThumbnail = (snapshot: Snapshot): ChosenFile | null => snapshot.context.thumbnail
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** Returns the progress, 0 to 100. */
export const selectProgress = (snapshot: Snapshot): number => snapshot.context.progress
export const selectContentId = (snapshot: Snapshot): string | null => snapshot.context.contentId

function stepOfTransfer(transfer: TransferStatus | null): UploadStep {
  if (transfer === null) return 'none'
  if (transfer.phase !== 'sending') return transfer.phase
  return transfer.kind === 'video' ? 'uploadingVideo' : 'uploadingThumbnail'
}

export function selectStep(snapshot: Snapshot): UploadStep {
  if (snapshot.matches('publishing')) return stepOfTransfer(snapshot.context.transfer)
  if (snapshot.matches({ editing: { settled: 'failed' } })) return 'failed'
  if (snapshot.matches('cancelling')) return 'cancelling'
  return snapshot.matches('published') ? 'published' : 'none'
}

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
/** True while something is being saved, sent or deleted: the form is disabled. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True during a publication: leaving the site would lose what was sent. */
export const selectIsPublishing = (snapshot: Snapshot): boolean => snapshot.hasTag('publishing')
export const selectIsChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('checking')
export const selectIsSavingDraft = (snapshot: Snapshot): boolean => snapshot.matches('savingDraft')
export const selectIsDiscardingDraft = (snapshot: Snapshot): boolean => snapshot.matches('discardingDraft')
/** True when the form equals the stored draft. */
export const selectIsDraftSaved = (snapshot: Snapshot): boolean => snapshot.hasTag('draftSaved')
export const selectIsPublished = (snapshot: Snapshot): boolean => snapshot.hasTag('published')
export const selectCanChangeFiles = (snapshot: Snapshot): boolean => snapshot.hasTag('editing')
export const selectCanChangeTexts = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && snapshot.context.sentIds.length === 0
export const selectCanPublish = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')
export const selectCanSaveDraft = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.save' })
export const selectCanRetry = (snapshot: Snapshot): boolean => snapshot.hasTag('retriable') || selectStep(snapshot) === 'waitingToRetry'
/** True when nothing was typed or chosen and there was no draft. */
export const selectIsUntouched = (snapshot: Snapshot): boolean => !snapshot.context.isTouched
/** True when something on the server, or an upload in progress, can be cancelled. */
export const selectCanCancel = (snapshot: Snapshot): boolean => snapshot.can({ type: 'upload.cancel' })
export const selectCanDiscard = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.discard' })
