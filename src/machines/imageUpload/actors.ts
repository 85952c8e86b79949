import { promisePlaceholder } from '../placeholder.ts'
import type { ImageFile, ImageUploadInput } from './types.ts'

/** `onProgress` takes the share of the file's bytes that were sent, 0 to 1. */
export type SendImageInput = ImageUploadInput & { file: ImageFile | null; onProgress: (share: number) => void }

/** What `app/flows` must provide. Failures are AppErrors; each stops when its signal aborts. */
export const imageUploadActors = {
  /** Reads the first bytes: is it a picture? Fails with UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkImage: promisePlaceholder<void, { file: ImageFile | null }>('checkImage'),
  /** Sends the file, then asks anew for what shows the picture. */
  sendImage: promisePlaceholder<void, SendImageInput>('sendImage'),
}
