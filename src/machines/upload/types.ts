import type { FieldErrors } from '../../shared/errors.ts'
import type { FileFacts, UploadForm } from '../../shared/validation/content.ts'
import type { Failure } from '../failure.ts'

/** A chosen file: the machine knows its facts, the bytes live in the file registry under `id`. */
export type ChosenFile = FileFacts & { id: string }

export type FileKind = 'video' | 'thumbnail'

/** What survives a reload and a browser restart, per user; the registry's files are kept beside it. */
export type Draft = {
  form: UploadForm
  video: ChosenFile | null
  thumbnail: ChosenFile | null
  idempotencyKey: string
  /** set when a publication was begun and stopped: it goes on with this record */
  contentId: string | null
}

export type UploadContext = Draft & {
  userId: string | null
  /** chosen and not looked into yet, first one first */
  unchecked: readonly FileKind[]
  errors: FieldErrors
  failure: Failure | null
  /** registry ids of the files that the server has whole */
  sentIds: readonly string[]
  /** the texts that the record on the server has */
  recorded: UploadForm | null
  /** 0 to 100 over the whole pipeline */
  progress: number
  /** tries of the current step that failed in a row */
  attempts: number
}

export type UploadEvent =
  /** from the session: a draft belongs to its user */
  | { type: 'session.started'; userId: string }
  | { type: 'session.ended' }
  /** another tab logged out: nobody here chose to lose anything */
  | { type: 'session.endedElsewhere' }
  | { type: 'form.change'; patch: Partial<UploadForm> }
  | { type: 'video.choose'; file: ChosenFile }
  | { type: 'video.remove' }
  | { type: 'thumbnail.choose'; file: ChosenFile }
  | { type: 'thumbnail.remove' }
  | { type: 'draft.save' }
  | { type: 'draft.discard' }
  /** the page may be left for a sign-in: what is in the form must be found again */
  | { type: 'draft.keep' }
  | { type: 'failure.dismiss' }
  /** `isSignedIn`: what the session said when the button was pressed */
  | { type: 'upload.publish'; isSignedIn: boolean }
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' }
  /** `share` of the file's bytes that were sent, 0 to 1 */
  | { type: 'upload.progressed'; share: number }
  | { type: 'network.lost' }
  /** the page asked the server in vain */
  | { type: 'server.lost' }
  | { type: 'network.recovered' }

export type UploadFact =
  | { type: 'login.required' }
  | { type: 'draft.saved' }
  | { type: 'draft.discarded' }
  /** the session ended under the form; could what was in it be put aside? */
  | { type: 'work.kept' }
  | { type: 'work.lost' }
  | { type: 'upload.published'; contentId: string }
  | { type: 'upload.cancelled' }

/**
 * `editing` the form may be changed; `settled` it may be sent; `busy` controls wait; `publishing` leaving
 * the site would lose work; `waiting` for the network or the next try.
 */
export type UploadTag =
  | 'loading'
  | 'editing'
  | 'settled'
  | 'checking'
  | 'busy'
  | 'publishing'
  | 'waiting'
  | 'cancelling'
  | 'draftSaved'
  | 'published'
  | 'retriable'
  | 'cancellable'
