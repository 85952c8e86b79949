import { promisePlaceholder } from '../placeholder.ts'
import type { NewPlaylist } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const addToPlaylistActors = {
  /** Answers the new playlist's id, of the same key always the same. */
  createPlaylist: promisePlaceholder<string, NewPlaylist & { idempotencyKey: string }>('createPlaylist'),
  /** Answers the playlist's name. */
  addContent: promisePlaceholder<string, { playlistId: string; contentId: string }>('addContent'),
}
