import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ChosenFile, ContentInput, FileKind, TransferProgress } from './types.ts'

export type CheckFileInput = { kind: FileKind; file: ChosenFile }

export type OpenUploadInput = { file: ChosenFile; targetId: string }
/** `at`: milliseconds of the page's clock */
export type OpenedUpload = { uploadId: string; fingerprint: string; arrivedBytes: number; at: number }

export type SendFileInput = {
  kind: FileKind
  file: ChosenFile
  targetId: string
  /** of a video: the upload that it continues */
  uploadId: string | null
  isReplacement: boolean
  onProgress: (progress: Omit<TransferProgress, 'kind'>) => void
}

/** Provided by the app. Failures are CodedErrors; each actor stops when its signal aborts. */
export const fileTransferActors = {
  /** Checks the first bytes for the expected file type. Fails with UNSUPPORTED_VIDEO, UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkFile: promisePlaceholder<void, CheckFileInput>('checkFile'),
  /** Asks how much the person may send. Fails with QUOTA_EXCEEDED when the file is more. */
  checkQuota: promisePlaceholder<void, { file: ChosenFile }>('checkQuota'),
  /** Creates a record, or changes the texts of one. The same key always returns the same record. */
  createContent: promisePlaceholder<{ contentId: string }, ContentInput>('createContent'),
  /** Announces a video. The same file for the same record is the same upload, of which the server already has some bytes. */
  openUpload: promisePlaceholder<OpenedUpload, OpenUploadInput>('openUpload'),
  /** Sends an image, or the bytes of a video that the server does not have yet. */
  sendFile: promisePlaceholder<void, SendFileInput>('sendFile'),
  /** Makes a video whose bytes have all arrived that of its record; can be repeated. Fails with the server's reason to refuse it. */
  finishUpload: promisePlaceholder<void, { uploadId: string }>('finishUpload'),
}
