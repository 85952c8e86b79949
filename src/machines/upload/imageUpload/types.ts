import type { FileFacts } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'

export type ImageKind = 'avatar' | 'banner'

/** A chosen image. Its bytes are in the app's file registry. */
export type ImageFile = FileFacts & { id: string }

/** `subjectId` is the user's id for an avatar, the channel's for a banner. */
export type ImageUploadInput = { kind: ImageKind; subjectId: string }

export type ImageUploadContext = ImageUploadInput & {
  file: ImageFile | null
  /** share of the bytes sent by the browser, 0 to 1 */
  share: number
  failure: Failure | null
}

export type ImageUploadEvent =
  | { type: 'image.choose'; file: ImageFile }
  | { type: 'bytes.sent'; share: number }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'failure.dismiss' }

export type ImageUploadFact = { type: 'image.uploaded'; kind: ImageKind }

export type ImageUploadTag = 'busy' | 'sending' | 'failed'
