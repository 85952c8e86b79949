import type { Tile } from '../../../shared/storyboard.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. */
export const cardPreviewActors = {
  /** Reads the pictures of a video in their order; none when it has no storyboard. */
  readStoryboard: promisePlaceholder<Tile[], { contentId: string }>('readStoryboard'),
}
