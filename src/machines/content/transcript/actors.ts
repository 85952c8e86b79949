import type { Cue } from '../../../shared/caption/cue.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const transcriptActors = {
  /** Reads captions at their address. */
  readCaptions: promisePlaceholder<Cue[], { url: string }>('readCaptions'),
}
