import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'
import type { ChosenFile, FileKind, FileTransferReport, TransferStatus } from '../fileTransfer/types.ts'

export type UploadFileKind = Extract<FileKind, 'video' | 'thumbnail'>

/** The data that survives a reload and a browser restart, per user. The files are stored with it. */
export type Draft = {
  form: UploadForm
  video: ChosenFile | null
  thumbnail: ChosenFile | null
  idempotencyKey: string
  /** set when a publication was started and stopped: it continues with this record */
  contentId: string | null
}

export type UploadContext = Draft & {
  userId: string | null
  /** signed in while the work of the last user is still being stored */
  nextUserId: string | null
  /** something was typed, chosen or restored from a draft since the form was last emptied */
  isTouched: boolean
  /** chosen but not checked yet, in order */
  unchecked: readonly UploadFileKind[]
  errors: FieldErrors
  failure: Failure | null
  /** registry ids of the files that the server has completely received */
  sentIds: readonly string[]
  /** the texts of the record on the server */
  recorded: UploadForm | null
  /** 0 to 100 over the whole pipeline */
  progress: number
  /** what the file transfer last reported; null before its first report */
  transfer: TransferStatus | null
}

export type UploadEvent =
  /** from the session: a draft belongs to its user */
  | { type: 'session.started'; userId: string }
  | { type: 'session.ended' }
  /** another tab signed out: the user did not discard anything here */
  | { type: 'session.endedElsewhere' }
  | { type: 'form.change'; patch: Partial<UploadForm> }
  | { type: 'video.choose'; file: ChosenFile }
  | { type: 'video.remove' }
  | { type: 'thumbnail.choose'; file: ChosenFile }
  | { type: 'thumbnail.remove' }
  | { type: 'draft.save' }
  | { type: 'draft.discard' }
  /** the page may be left for a sign-in: the form must be restored afterwards */
  | { type: 'draft.keep' }
  | { type: 'failure.dismiss' }
  /** `isSignedIn`: the session's value when the button was pressed */
  | { type: 'upload.publish'; isSignedIn: boolean }
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' }
  | FileTransferReport
  | { type: 'network.lost' }
  /** a probe of the server failed */
  | { type: 'server.lost' }
  | { type: 'network.recovered' }

export type UploadFact =
  | { type: 'login.required' }
  | { type: 'draft.saved' }
  | { type: 'draft.discarded' }
  /** the session ended while the form was open; its content was stored (`work.kept`) or could not be stored (`work.lost`) */
  | { type: 'work.kept' }
  | { type: 'work.lost' }
  | { type: 'upload.published'; contentId: string }
  | { type: 'upload.cancelled' }

/**
 * `editing` the form can be changed; `settled` it can be sent; `busy` controls are disabled; `publishing` leaving the site would lose work.
 */
export type UploadTag =
  | 'loading'
  | 'editing'
  | 'settled'
  | 'checking'
  | 'busy'
  | 'publishing'
  | 'cancelling'
  | 'draftSaved'
  | 'published'
  | 'retriable'
