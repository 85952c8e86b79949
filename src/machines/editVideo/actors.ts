import { promisePlaceholder } from '../placeholder.ts'
import type { ContentTexts, EditFile, EditFileKind } from './types.ts'

/** `onProgress` takes the share of the file's bytes that were sent, 0 to 1. */
export type SendNewFileInput = { contentId: string; kind: EditFileKind; file: EditFile | null; onProgress: (share: number) => void }

/** What `app/flows` must provide. Failures are AppErrors; each stops when its signal aborts. */
export const editVideoActors = {
  /** Reads the first bytes: is it what it claims to be? Fails with UNSUPPORTED_VIDEO, UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkFile: promisePlaceholder<void, { kind: EditFileKind; file: EditFile | null }>('checkFile'),
  saveTexts: promisePlaceholder<void, { contentId: string; texts: ContentTexts }>('saveTexts'),
  /** The file takes the place of the one that the video has. */
  sendVideo: promisePlaceholder<void, SendNewFileInput>('sendVideo'),
  sendThumbnail: promisePlaceholder<void, SendNewFileInput>('sendThumbnail'),
  /** Asks anew for what shows the video. */
  readAgain: promisePlaceholder<void, { contentId: string }>('readAgain'),
}
