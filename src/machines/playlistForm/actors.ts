import { promisePlaceholder } from '../placeholder.ts'
import type { PlaylistDraft } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const playlistFormActors = {
  /** Makes a playlist (`playlistId` null) or changes one; answers its id. */
  savePlaylist: promisePlaceholder<string, { playlistId: string | null; form: PlaylistDraft }>('savePlaylist'),
}
