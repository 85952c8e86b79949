import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ChosenFile, ContentInput, FileKind, TransferProgress } from './types.ts'

export type CheckFileInput = { kind: FileKind; file: ChosenFile }

export type SendFileInput = {
  kind: FileKind
  file: ChosenFile
  targetId: string
  isReplacement: boolean
  onProgress: (progress: Omit<TransferProgress, 'kind'>) => void
}

/** Provided by the app. Failures are CodedErrors; each actor stops when its signal aborts. */
export const fileTransferActors = {
  /** Checks the first bytes for the expected file type. Fails with UNSUPPORTED_VIDEO, UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkFile: promisePlaceholder<void, CheckFileInput>('checkFile'),
  /** The same key always returns the same record. Until the record has its file, a repeated call updates its texts. */
  createContent: promisePlaceholder<{ contentId: string }, ContentInput>('createContent'),
  sendFile: promisePlaceholder<void, SendFileInput>('sendFile'),
}
