import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ContentTexts, EditFile, EditFileKind } from './types.ts'

/** `onProgress` receives the share of the file's bytes sent, 0 to 1. */
export type SendNewFileInput = { contentId: string; kind: EditFileKind; file: EditFile | null; onProgress: (share: number) => void }

/** Provided by the app. Failures are AppErrors; each actor stops when its signal aborts. */
export const editVideoActors = {
  /** Checks the first bytes for the expected file type. Fails with UNSUPPORTED_VIDEO, UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkFile: promisePlaceholder<void, { kind: EditFileKind; file: EditFile | null }>('checkFile'),
  saveTexts: promisePlaceholder<void, { contentId: string; texts: ContentTexts }>('saveTexts'),
  /** Replaces the video's file. */
  sendVideo: promisePlaceholder<void, SendNewFileInput>('sendVideo'),
  sendThumbnail: promisePlaceholder<void, SendNewFileInput>('sendThumbnail'),
  /** Refetches the data that shows the video. */
  readAgain: promisePlaceholder<void, { contentId: string }>('readAgain'),
}
