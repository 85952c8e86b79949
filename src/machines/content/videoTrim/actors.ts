import { promisePlaceholder } from '../../common/placeholder.ts'
import type { VideoPart } from './types.ts'

/** Provided by the app. They return the part that the server has now. Failures are CodedErrors. */
export const videoTrimActors = {
  /** @property start, end in seconds of the uploaded file */
  savePart: promisePlaceholder<VideoPart, { contentId: string; start: number; end: number }>('savePart'),
  restoreWhole: promisePlaceholder<VideoPart, { contentId: string }>('restoreWhole'),
}
