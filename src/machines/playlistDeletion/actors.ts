import { promisePlaceholder } from '../placeholder.ts'

/** What the app must provide. Failures are AppErrors. */
export const playlistDeletionActors = {
  deletePlaylist: promisePlaceholder<void, { playlistId: string }>('deletePlaylist'),
}
