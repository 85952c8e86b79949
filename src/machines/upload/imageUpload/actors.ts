import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ImageFile, ImageUploadInput } from './types.ts'

/** `onProgress` receives the share of the file's bytes sent, 0 to 1. */
export type SendImageInput = ImageUploadInput & { file: ImageFile | null; onProgress: (share: number) => void }

/** Provided by the app. Failures are AppErrors; each actor stops when its signal aborts. */
export const imageUploadActors = {
  /** Checks the first bytes for an image. Fails with UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkImage: promisePlaceholder<void, { file: ImageFile | null }>('checkImage'),
  /** Sends the file, then refetches the data that shows the image. */
  sendImage: promisePlaceholder<void, SendImageInput>('sendImage'),
}
