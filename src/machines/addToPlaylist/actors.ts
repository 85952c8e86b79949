import { promisePlaceholder } from '../placeholder.ts'
import type { NewPlaylist } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const addToPlaylistActors = {
  /** Answers the new playlist's id. */
  createPlaylist: promisePlaceholder<string, NewPlaylist>('createPlaylist'),
  /** Answers the playlist's name. */
  addContent: promisePlaceholder<string, { playlistId: string; contentId: string }>('addContent'),
}
