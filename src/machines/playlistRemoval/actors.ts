import { promisePlaceholder } from '../placeholder.ts'
import type { Place, RemovedEntry } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const playlistRemovalActors = {
  removeContent: promisePlaceholder<Place, RemovedEntry>('removeContent'),
  restoreContent: promisePlaceholder<void, RemovedEntry & { place: Place | null }>('restoreContent'),
}
