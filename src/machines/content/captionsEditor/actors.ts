import type { Cue } from '../../../shared/caption/cue.ts'
import type { LanguageCode } from '../../../shared/contentDetails.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ReadFileOutput } from './types.ts'

type CaptionsRef = { contentId: string; language: LanguageCode }

/** Provided by the app. Failures are CodedErrors. */
export const captionsEditorActors = {
  /** Reads captions as they are saved. */
  readCaptions: promisePlaceholder<Cue[], { url: string }>('readCaptions'),
  /** Reads a file that the user chose. */
  readFile: promisePlaceholder<ReadFileOutput, { fileId: string }>('readFile'),
  saveCaptions: promisePlaceholder<void, CaptionsRef & { webVtt: string }>('saveCaptions'),
  /** Refetches which captions the video has. */
  refetchCaptions: promisePlaceholder<void, { contentId: string }>('refetchCaptions'),
  deleteCaptions: promisePlaceholder<void, CaptionsRef>('deleteCaptions'),
}
