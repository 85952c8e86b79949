import type { SentDetails } from '../../../shared/validation/detailsForm.ts'
import type { ActorRef, Snapshot } from 'xstate'
import type { FileFacts, Visibility } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'

/** What a file is to the server: it has a route for each kind. */
export type FileKind = 'video' | 'thumbnail' | 'avatar' | 'banner' | 'logo'

/** A chosen file. Machines know its name, type and size; the bytes are in the file registry under `id`. */
export type ChosenFile = FileFacts & { id: string }

/** The content record of a video, created before its file is sent. */
export type ContentInput = {
  title: string
  description: string
  visibility: Visibility
  hashtags: string[]
  /** of a video on YouTube; null when a file follows */
  videoUrl: string | null
  details: SentDetails
  idempotencyKey: string
  /** a channel that the person edits; absent for their own */
  channelId?: string
  /** the record whose texts these replace; null for a new one */
  contentId: string | null
}

/** A form checks a file when it is chosen and sends it when it is submitted, so the steps can be asked for one by one. */
export type TransferStep =
  /** reads the first bytes */
  | { type: 'check'; kind: FileKind; file: ChosenFile }
  /** refuses a video that is more than its person may send, before anything exists on the server */
  | { type: 'checkQuota'; kind: 'video'; file: ChosenFile }
  /** creates the record that the files after it belong to */
  | { type: 'createContent'; content: ContentInput }
  | { type: 'send'; kind: FileKind; file: ChosenFile }

/** `opening`: the server is asked how much it has of a video. `finishing`: it has every byte, and checks the file. */
export type TransferPhase = 'creatingContent' | 'opening' | 'sending' | 'finishing' | 'waitingToRetry' | 'offline'

/** `kind` of the file of the current step; null for its record */
export type TransferStatus = { phase: TransferPhase; kind: FileKind | null }

/** `at`: milliseconds of the page's clock */
export type TransferProgress = { kind: FileKind; sentBytes: number; totalBytes: number; at: number }

/** What a transfer reports to the machine that invoked it. */
export type FileTransferReport =
  /** `failure` is the reason to wait; null in the other phases */
  | ({ type: 'transfer.changed'; failure: Failure | null } & TransferStatus)
  | ({ type: 'transfer.progressed' } & TransferProgress)
  | { type: 'content.created'; contentId: string }
  /** the server knows the file: an interrupted sending of the same file goes on */
  | { type: 'upload.opened'; fingerprint: string }
  /** the server has the whole file */
  | { type: 'file.sent'; fileId: string }

export type FileTransferInput = {
  parentRef: ActorRef<Snapshot<unknown>, FileTransferReport>
  /** done in this order */
  steps: readonly TransferStep[]
  /** the content, user or channel that the files belong to; null until its record is created, and for a check */
  targetId: string | null
  /** the files take the place of those that the server has */
  isReplacement: boolean
  /** failures in a row of one step before the user is asked; 1 never retries by itself */
  maxAttempts: number
  /** message of a failure that has none of its own, in French */
  fallbackMessage: string
}

export type FileTransferContext = FileTransferInput & {
  /** the server's upload of the video that is being sent; null before it is opened */
  uploadId: string | null
  /** bytes of it that the server had when it was opened last */
  arrivedBytes: number
  /** failures in a row of the current step */
  attempts: number
  failure: Failure | null
}

export type FileTransferEvent =
  | { type: 'transfer.retry' }
  | ({ type: 'bytes.sent' } & Omit<TransferProgress, 'kind'>)
  /** the server is out of reach */
  | { type: 'network.lost' }
  | { type: 'network.recovered' }

/** `failure` is null when every step is done. `fileId` names the file that failed; null for its record. */
export type FileTransferOutput = Pick<FileTransferContext, 'failure' | 'targetId'> & { fileId: string | null }
