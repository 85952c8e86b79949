import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'
import { secondsLeft } from '../fileTransfer/progress.ts'
import type { ChosenFile } from '../fileTransfer/types.ts'
import { isOnYouTube, isRecordedOnYouTube, isVideoRecorded } from './rules.ts'
import type { uploadMachine } from './uploadMachine.ts'

type Snapshot = SnapshotFrom<typeof uploadMachine>

/** The step of a publication, in the order of the pipeline. */
export type UploadStep =
  | 'none'
  | 'interrupted'
  | 'queued'
  | 'creatingContent'
  | 'uploadingVideo'
  | 'uploadingThumbnail'
  | 'finishing'
  | 'waitingToRetry'
  | 'offline'
  | 'paused'
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

const wholeStates = ['interrupted', 'queued', 'paused', 'cancelling', 'published'] as const

function stepOfSending({ context: { rate, video, sentIds } }: Snapshot): UploadStep {
  const isVideoSent = video === null || sentIds.includes(video.id)
  return rate?.kind === 'thumbnail' || isVideoSent ? 'uploadingThumbnail' : 'uploadingVideo'
}

export function selectStep(snapshot: Snapshot): UploadStep {
  if (snapshot.matches({ publishing: 'creating' })) return 'creatingContent'
  if (snapshot.matches({ publishing: 'sending' })) return stepOfSending(snapshot)
  if (snapshot.matches({ publishing: 'finishing' })) return 'finishing'
  if (snapshot.matches({ publishing: 'waitingToRetry' })) return 'waitingToRetry'
  if (snapshot.matches({ publishing: 'offline' })) return 'offline'
  if (snapshot.matches({ editing: { settled: 'failed' } })) return 'failed'
  return wholeStates.find((state) => snapshot.matches(state)) ?? 'none'
}

/** Returns the speed in bytes per second; 0 while nothing is sent or it is unknown. */
export const selectSpeed = (snapshot: Snapshot): number => snapshot.context.rate?.bytesPerSecond ?? 0
/** Returns the seconds until the current file is sent; null while that is unknown. */
export const selectSecondsLeft = (snapshot: Snapshot): number | null => secondsLeft(snapshot.context.rate)
export const selectCanPause = (snapshot: Snapshot): boolean => snapshot.can({ type: 'upload.pause' })
export const selectCanResume = (snapshot: Snapshot): boolean => snapshot.can({ type: 'upload.resume' })
/** True when the video has to be chosen again before the sending can go on. */
export const selectIsVideoMissing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ interrupted: 'fileMissing' }) || snapshot.matches({ interrupted: 'matchingFile' })
/** True when the file takes the place of one that the video has. */
export const selectIsReplacement = (snapshot: Snapshot): boolean => snapshot.context.isReplacement
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
/** True while something is being saved, sent or deleted: the form is disabled. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True while the video is on its way to the server. */
export const selectIsPublishing = (snapshot: Snapshot): boolean => snapshot.hasTag('publishing')
export const selectIsChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('checking')
/** True when there is a video whose bytes this page has read. */
export const selectIsVideoChecked = ({ context }: Snapshot): boolean =>
  context.video !== null && !context.isVideoMissing && !context.unchecked.includes('video')
export const selectIsSavingDraft = (snapshot: Snapshot): boolean => snapshot.matches('savingDraft')
export const selectIsDiscardingDraft = (snapshot: Snapshot): boolean => snapshot.matches('discardingDraft')
/** True when the form equals the stored draft. */
export const selectIsDraftSaved = (snapshot: Snapshot): boolean => snapshot.hasTag('draftSaved')
export const selectIsPublished = (snapshot: Snapshot): boolean => snapshot.hasTag('published')
export const selectCanChangeFiles = (snapshot: Snapshot): boolean => snapshot.hasTag('editing')
/** False once the record stands for a video on YouTube. */
export const selectCanChangeVideo = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && !isRecordedOnYouTube(snapshot.context)
export const selectIsOnYouTube = (snapshot: Snapshot): boolean => isOnYouTube(snapshot.context.form)
export const selectCanChangeTexts = (snapshot: Snapshot): boolean => snapshot.hasTag('editing') && !isVideoRecorded(snapshot.context)
export const selectCanPublish = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')
export const selectCanSaveDraft = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.save' })
export const selectCanRetry = (snapshot: Snapshot): boolean => snapshot.hasTag('retriable') || selectStep(snapshot) === 'waitingToRetry'
/** True when nothing was typed or chosen and there was no draft. */
export const selectIsUntouched = (snapshot: Snapshot): boolean => !snapshot.context.isTouched
/** True when something on the server, or an upload in progress, can be cancelled. */
export const selectCanCancel = (snapshot: Snapshot): boolean => snapshot.can({ type: 'upload.cancel' })
export const selectCanDiscard = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.discard' })
