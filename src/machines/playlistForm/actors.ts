import { promisePlaceholder } from '../placeholder.ts'
import type { PlaylistDraft } from './types.ts'

export type SavePlaylistInput = { playlistId: string | null; idempotencyKey: string; form: PlaylistDraft }

/** What the app must provide. Failures are AppErrors. */
export const playlistFormActors = {
  /** Makes a playlist (`playlistId` null), of the same key always the same one, or changes one; answers its id. */
  savePlaylist: promisePlaceholder<string, SavePlaylistInput>('savePlaylist'),
}
