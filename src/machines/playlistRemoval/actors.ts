import { promisePlaceholder } from '../placeholder.ts'
import type { Place, RemovedEntry } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const playlistRemovalActors = {
  /** Answers where it stood; null when it was already gone, which is what was asked for. */
  removeContent: promisePlaceholder<Place | null, RemovedEntry>('removeContent'),
  restoreContent: promisePlaceholder<void, RemovedEntry & { place: Place | null }>('restoreContent'),
}
