import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Visibility } from '../../../shared/validation/content.ts'
import type { DetailsValues, SentDetails } from '../../../shared/validation/detailsForm.ts'
import type { EditVideoForm } from '../../../shared/validation/editVideo.ts'
import type { Failure } from '../../common/failure.ts'
import type { ChosenFile, FileKind, FileTransferReport, TransferProgress } from '../../upload/fileTransfer/types.ts'

export type EditFileKind = Extract<FileKind, 'video' | 'thumbnail'>
export type EditFiles = Record<EditFileKind, ChosenFile | null>

/** The texts of a video and what is said beside them, as they are saved. */
export type ContentTexts = {
  title: string
  description: string
  visibility: Visibility
  hashtags: readonly string[]
  details: SentDetails
}
/** `replaceable`: the video has a file, which a new one replaces. `missing`: it has none, and one may be sent. */
export type VideoFileState = 'replaceable' | 'missing'
export type EditedVideo = Omit<ContentTexts, 'details'> & { details: DetailsValues; id: string; videoFile: VideoFileState }

export type EditVideoContext = {
  /** null before the dialog is first opened */
  contentId: string | null
  /** the form as last saved */
  saved: EditVideoForm
  form: EditVideoForm
  videoFile: VideoFileState
  /** chosen replacements that are not sent yet */
  files: EditFiles
  /** the kind of the last chosen file */
  chosen: EditFileKind
  /** of the file that is being sent; null before the first */
  progress: TransferProgress | null
  /** by field: title, description, hashtags, publish_at, video, thumbnail */
  errors: FieldErrors
  failure: Failure | null
}

export type EditVideoEvent =
  | { type: 'video.edit'; video: EditedVideo }
  | { type: 'form.change'; patch: Partial<Omit<EditVideoForm, 'keywords'>> }
  | { type: 'keyword.add' }
  | { type: 'keyword.remove'; keyword: string }
  /** `largestVideoBytes`: of a video file that the site takes at that moment */
  | { type: 'file.choose'; kind: EditFileKind; file: ChosenFile; largestVideoBytes: number }
  | { type: 'file.forget'; kind: EditFileKind }
  | { type: 'form.submit' }
  | FileTransferReport
  | { type: 'sending.cancel' }
  | { type: 'failure.dismiss' }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }

/** `form`: the texts, which are saved. `fingerprint`: of the video. */
export type BegunTransfer = { contentId: string; form: EditVideoForm; files: EditFiles; videoFile: VideoFileState; fingerprint: string }

export type EditVideoFact =
  | { type: 'video.saved'; contentId: string }
  /** the server has opened the upload of a video: should this page be closed, the next visit goes on with it */
  | { type: 'transfer.begun'; transfer: BegunTransfer }
  /** the dialog is done with it, in whichever way */
  | { type: 'transfer.ended'; contentId: string }
  | { type: 'files.released'; ids: readonly string[] }

/** `confirming`: the confirmation to discard unsaved changes is open. */
export type EditVideoTag = 'open' | 'editing' | 'busy' | 'sending' | 'confirming'
