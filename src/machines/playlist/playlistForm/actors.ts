import { promisePlaceholder } from '../../common/placeholder.ts'
import type { PlaylistDraft } from './types.ts'

export type SavePlaylistInput = { playlistId: string | null; idempotencyKey: string; form: PlaylistDraft }

/** Provided by the app. Failures are CodedErrors. */
export const playlistFormActors = {
  /** Creates a playlist (`playlistId` null; the same key always returns the same playlist) or changes one. Returns its id. */
  savePlaylist: promisePlaceholder<string, SavePlaylistInput>('savePlaylist'),
}
