import type { PlaylistRow } from '../../db/playlist/playlists.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustBe } from '../policy.ts'

type Owned = Pick<PlaylistRow, 'user_uuid' | 'is_private'>

/**
 * Returns the playlist when the viewer may see it: a private one is for its owner only, not even for administrators.
 * @throws AppError PLAYLIST_NOT_FOUND
 */
export function mustBeVisible<Row extends Owned>(viewer: Pick<Viewer, 'uuid'> | null, playlist: Row | undefined): Row {
  if (!playlist || (playlist.is_private && playlist.user_uuid !== viewer?.uuid)) throw new AppError('PLAYLIST_NOT_FOUND')
  return playlist
}

/** @throws AppError PLAYLIST_NOT_FOUND, FORBIDDEN when it is another user's public playlist */
export function mustOwnPlaylist<Row extends Owned>(viewer: Viewer, playlist: Row | undefined): Row {
  const row = mustBeVisible(viewer, playlist)
  mustBe(viewer, row.user_uuid)
  return row
}

/** @throws AppError DEFAULT_PLAYLIST for «À consulter plus tard», which exists as long as its account */
export function mustBeDeletable(playlist: Pick<PlaylistRow, 'is_default'>): void {
  if (playlist.is_default) throw new AppError('DEFAULT_PLAYLIST')
}
