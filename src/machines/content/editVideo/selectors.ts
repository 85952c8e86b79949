import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { limits } from '../../../shared/limits.ts'
import type { EditVideoForm } from '../../../shared/validation/editVideo.ts'
import type { Failure } from '../../common/failure.ts'
import { shareOf } from '../../upload/fileTransfer/progress.ts'
import type { editVideoMachine } from './editVideoMachine.ts'
import { isDirty, textsOf } from './rules.ts'
import type { EditFiles, EditVideoEvent } from './types.ts'
import { withoutPassword } from '../../../shared/validation/detailsForm.ts'

export type EditStep = 'texts' | 'video' | 'thumbnail' | 'waitingToRetry'
type Snapshot = SnapshotFrom<typeof editVideoMachine>

export const selectContentId = (snapshot: Snapshot): string | null => snapshot.context.contentId
export const selectForm = (snapshot: Snapshot): EditVideoForm => snapshot.context.form
export const selectFiles = (snapshot: Snapshot): EditFiles => snapshot.context.files
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectCanEdit = (snapshot: Snapshot): boolean => snapshot.hasTag('editing')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending')
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.hasTag('confirming')
export const selectIsFull = (snapshot: Snapshot): boolean => snapshot.context.form.keywords.length >= limits.hashtagsPerContent
/** True when the video file may be as large as a first one. */
export const selectIsFirstVideoFile = ({ context: { videoFile } }: Snapshot): boolean => videoFile === 'missing'
/** True when leaving the page would lose changes. */
export const selectHasUnsaved = (snapshot: Snapshot): boolean => snapshot.hasTag('open') && isDirty(snapshot.context)

export function selectStep(snapshot: Snapshot): EditStep {
  if (!snapshot.hasTag('sending')) return 'texts'
  if (snapshot.matches({ open: { sending: 'waitingToRetry' } })) return 'waitingToRetry'
  return snapshot.context.progress?.kind === 'thumbnail' ? 'thumbnail' : 'video'
}

/** Returns the progress in percent, by the specification's steps (30, 50, 75, 95, 100); 0 while nothing is being saved. */
export function selectProgress(snapshot: Snapshot): number {
  const { progress, files } = snapshot.context
  if (snapshot.matches({ open: 'refetching' })) return 95
  if (!snapshot.matches({ open: 'saving' }) && !snapshot.matches({ open: 'sending' })) return 0
  if (progress === null) return !snapshot.matches({ open: 'sending' }) ? 30 : files.video ? 50 : 75
  return Math.round(progress.kind === 'video' ? 50 + 25 * shareOf(progress) : 75 + 20 * shareOf(progress))
}

/** Returns the events that restore the dialog with its unsaved texts. Files and a new password have to be given again. */
export function selectSteps(snapshot: Snapshot): EditVideoEvent[] {
  const { contentId, saved, form, videoFile } = snapshot.context
  if (contentId === null || !selectHasUnsaved(snapshot)) return []
  const { title, description, isPublic, keyword, details } = form
  const texts = textsOf(saved)
  const video = { ...texts, details: { ...texts.details, hasPassword: saved.details.hasPassword }, id: contentId, videoFile }
  const isNew = (each: string): boolean => !saved.keywords.includes(each)
  return [
    { type: 'video.edit', video },
    ...saved.keywords.filter((each) => !form.keywords.includes(each)).map((each) => ({ type: 'keyword.remove', keyword: each }) as const),
    { type: 'form.change', patch: { keyword: form.keywords.filter(isNew).join(', ') } },
    { type: 'keyword.add' },
    { type: 'form.change', patch: { title, description, isPublic, keyword, details: withoutPassword(details, false) } },
  ]
}
