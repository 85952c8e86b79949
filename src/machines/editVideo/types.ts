import type { FieldErrors } from '../../shared/errors.ts'
import type { FileFacts, Visibility } from '../../shared/validation/content.ts'
import type { EditVideoForm } from '../../shared/validation/editVideo.ts'
import type { Failure } from '../failure.ts'

export type EditFileKind = 'video' | 'thumbnail'
/** A chosen file; its bytes are in the app's registry. */
export type EditFile = FileFacts & { id: string }
export type EditFiles = Record<EditFileKind, EditFile | null>

/** The texts of a video as they are saved. */
export type ContentTexts = { title: string; description: string; visibility: Visibility; hashtags: readonly string[] }
/**
 * `replaceable`: there is one, and a new one takes its place; `missing`: none yet, one may be sent; `required`: none, and the dialog was
 * opened to send it; `sent`: the first one went from here.
 */
export type Film = 'replaceable' | 'missing' | 'required' | 'sent'
/** What the dialog is opened with. */
export type EditedVideo = ContentTexts & { id: string; film: Exclude<Film, 'sent'> }

export type EditVideoContext = {
  /** null until the first one */
  contentId: string | null
  /** as it was saved last */
  saved: EditVideoForm
  form: EditVideoForm
  film: Film
  /** chosen to take the place of what there is, and not sent yet */
  files: EditFiles
  /** the last one that was chosen */
  chosen: EditFileKind
  /** of the bytes of the file that is being sent, 0 to 1 */
  share: number
  /** by field: title, description, hashtags, video, thumbnail */
  errors: FieldErrors
  failure: Failure | null
}

export type EditVideoEvent =
  | { type: 'video.edit'; video: EditedVideo }
  | { type: 'form.change'; patch: Partial<Omit<EditVideoForm, 'keywords'>> }
  | { type: 'keyword.add' }
  | { type: 'keyword.remove'; keyword: string }
  | { type: 'file.choose'; kind: EditFileKind; file: EditFile }
  | { type: 'file.forget'; kind: EditFileKind }
  | { type: 'form.submit' }
  | { type: 'bytes.sent'; share: number }
  | { type: 'sending.cancel' }
  | { type: 'failure.dismiss' }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }

export type EditVideoFact =
  | { type: 'video.saved'; contentId: string }
  /** a publication that had broken off has its film */
  | { type: 'upload.resumed'; contentId: string }
  | { type: 'files.released'; ids: readonly string[] }

/** `asking`: whether to throw away what was not saved. */
export type EditVideoTag = 'open' | 'editing' | 'busy' | 'sending' | 'asking'
