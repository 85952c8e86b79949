import type { Failure } from '../../common/failure.ts'
import type { ChosenFile, FileKind, FileTransferReport, TransferProgress } from '../fileTransfer/types.ts'

export type ImageKind = Extract<FileKind, 'avatar' | 'banner' | 'logo'>

/** `subjectId` is the user's id for an avatar, the channel's for a banner, nobody's for the site's logo. */
export type ImageUploadInput = { kind: ImageKind; subjectId: string }

export type ImageUploadContext = ImageUploadInput & {
  file: ChosenFile | null
  /** null until the file's bytes are being sent */
  progress: TransferProgress | null
  failure: Failure | null
}

export type ImageUploadEvent =
  | { type: 'image.choose'; file: ChosenFile }
  | FileTransferReport
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'failure.dismiss' }

export type ImageUploadFact = { type: 'image.uploaded'; kind: ImageKind; fileId: string }

export type ImageUploadTag = 'busy' | 'failed'
