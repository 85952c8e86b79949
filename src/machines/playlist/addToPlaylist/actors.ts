import { promisePlaceholder } from '../../common/placeholder.ts'
import type { NewPlaylist } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const addToPlaylistActors = {
  /** Returns the new playlist's id. The same key always returns the same playlist. */
  createPlaylist: promisePlaceholder<string, NewPlaylist & { idempotencyKey: string }>('createPlaylist'),
  /** Returns the playlist's name. */
  addContent: promisePlaceholder<string, { playlistId: string; contentId: string }>('addContent'),
}
