import type { ActorRef, Snapshot } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'
import type { TransferRate } from '../fileTransfer/progress.ts'
import type { ChosenFile, FileKind, FileTransferReport } from '../fileTransfer/types.ts'

export type UploadFileKind = Extract<FileKind, 'video' | 'thumbnail'>

/** What the browser keeps of an upload: it survives a reload, a crash and a restart. The files are stored beside it. */
export type Draft = {
  /** names it in the browser's storage */
  id: string
  form: UploadForm
  video: ChosenFile | null
  thumbnail: ChosenFile | null
  idempotencyKey: string
  /** set once the record exists on the server */
  contentId: string | null
  /** the texts of the record on the server */
  recorded: UploadForm | null
  /** registry ids of the files that the server has completely received */
  sentIds: readonly string[]
  /** the record has a file, which this one replaces: cancelling leaves the record as it is */
  isReplacement: boolean
  /** digest of the video, once its sending has begun */
  fingerprint: string | null
  /** the publication was begun: the next visit offers to go on with it */
  isBegun: boolean
  /** 0 to 100 over the whole pipeline */
  progress: number
}

/** A draft that is read back. `isVideoMissing`: the browser had no room for the video, or has lost it. */
export type StoredDraft = { draft: Draft; isVideoMissing: boolean }

/** What the queue knows of each of its uploads. */
export type UploadPhase = 'editing' | 'interrupted' | 'queued' | 'sending' | 'paused' | 'failed' | 'cancelling'

/** How an upload ends. `kept`: its form and files are stored for the next sign-in; `lost`: they could not be. */
export type UploadOutcome =
  /** `channelId`: a channel that the person edits; absent for their own */
  | { type: 'published'; contentId: string; title: string; channelId?: string }
  | { type: 'discarded' }
  | { type: 'kept' }
  | { type: 'lost' }
  | { type: 'left' }

/** What an upload reports to its queue. */
export type UploadReport =
  | { type: 'upload.changed'; actorId: string; phase: UploadPhase; contentId: string | null }
  | { type: 'upload.ended'; actorId: string; outcome: UploadOutcome }

export type UploadInput = {
  userId: string
  parentRef: ActorRef<Snapshot<unknown>, UploadReport>
  /** what was stored of it; null for a new one */
  stored: StoredDraft | null
  /** files that were dropped on the page; the first one is chosen */
  video?: ChosenFile
}

export type UploadContext = Draft & {
  userId: string
  parentRef: UploadInput['parentRef']
  /** the browser has no bytes for `video`: the person has to choose it again */
  isVideoMissing: boolean
  /** a file that was chosen in the place of the missing one, while it is compared */
  candidate: ChosenFile | null
  /** something was typed, chosen or restored from a draft since the form was last emptied */
  isTouched: boolean
  /** chosen but not checked yet, in order */
  unchecked: readonly UploadFileKind[]
  errors: FieldErrors
  failure: Failure | null
  /** null while no file is being sent */
  rate: TransferRate | null
}

export type UploadEvent =
  /** this tab signed out */
  | { type: 'session.ended' }
  /** another tab signed out: the user did not discard anything here */
  | { type: 'session.endedElsewhere' }
  | { type: 'form.change'; patch: Partial<UploadForm> }
  /** `largestVideoBytes`: of a video file that the site takes at that moment */
  | { type: 'video.choose'; file: ChosenFile; largestVideoBytes: number }
  | { type: 'video.remove' }
  | { type: 'thumbnail.choose'; file: ChosenFile }
  | { type: 'thumbnail.remove' }
  | { type: 'draft.save' }
  | { type: 'draft.discard' }
  /** the page may be left: what there is must be restored afterwards */
  | { type: 'draft.keep' }
  | { type: 'failure.dismiss' }
  /** `isSignedIn`, `largestVideoBytes`: their values when the button was pressed */
  | { type: 'upload.publish'; isSignedIn: boolean; largestVideoBytes: number }
  | { type: 'upload.retry' }
  | { type: 'upload.pause' }
  | { type: 'upload.resume' }
  | { type: 'upload.cancel' }
  /** from the queue: no other upload is being sent */
  | { type: 'turn.given' }
  | FileTransferReport
  /** the server is out of reach */
  | { type: 'network.lost' }
  | { type: 'network.recovered' }

export type UploadFact =
  | { type: 'login.required' }
  | { type: 'draft.saved' }
  | { type: 'draft.discarded' }
  | { type: 'upload.published'; contentId: string }
  | { type: 'upload.cancelled' }

/**
 * `editing` the form can be changed; `settled` it can be sent; `busy` controls are disabled; `publishing` it is on its way to the server.
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
