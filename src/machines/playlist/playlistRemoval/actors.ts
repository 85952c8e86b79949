import { promisePlaceholder } from '../../common/placeholder.ts'
import type { Place, RemovedEntry } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const playlistRemovalActors = {
  /** Returns the previous position; null when the video was already removed, which is the wanted result. */
  removeContent: promisePlaceholder<Place | null, RemovedEntry>('removeContent'),
  restoreContent: promisePlaceholder<void, RemovedEntry & { place: Place | null }>('restoreContent'),
}
