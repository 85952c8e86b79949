import { promisePlaceholder } from '../../common/placeholder.ts'
import type { Frame, VideoFacts } from './types.ts'

/** Provided by the app. */
export const framePickerActors = {
  /** Reads a video's headers. Returns null for a container that this browser cannot read. */
  readFacts: promisePlaceholder<VideoFacts | null, { source: string }>('readFacts'),
  /** Draws a video's pictures at these seconds, in this order. */
  drawFrames: promisePlaceholder<readonly Frame[], { source: string; seconds: readonly number[] }>('drawFrames'),
}
