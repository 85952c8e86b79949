import { promisePlaceholder } from '../../common/placeholder.ts'
import { fileTransferMachine } from '../../upload/fileTransfer/fileTransferMachine.ts'
import type { ContentTexts } from './types.ts'

/** Provided by the app. Failures are CodedErrors; each actor stops when its signal aborts. */
export const editVideoActors = {
  saveTexts: promisePlaceholder<void, { contentId: string; texts: ContentTexts }>('saveTexts'),
  /** Replaces the video's files. */
  fileTransfer: fileTransferMachine,
  /** Refetches the data that shows the video. */
  refetchVideo: promisePlaceholder<void, { contentId: string }>('refetchVideo'),
}
