import type { PlaylistContentRow } from '../../db/playlistContents.ts'
import type { PlaylistRow } from '../../db/playlists.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import type { Playlist, PlaylistContent } from '../../shared/entities/playlist.ts'
import { presentContent } from '../contents/presenter.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

/** @param contents the first of its videos, presented */
export function presentPlaylist(row: PlaylistRow, contents: PlaylistContent[], show: Pick<Showing, 'url'>): Playlist {
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    isDefault: row.is_default,
    isPrivate: row.is_private,
    videoCount: row.video_count,
    thumbnail_url: show.url(row.thumbnail_key),
    user_uuid: row.user_uuid,
    createdAt: isoTime(row.created_at),
    updatedContentAt: isoTime(row.updated_content_at),
    contents,
    ...(row.contains_content !== null && { containsContent: row.contains_content }),
  }
}

export function presentPlaylistContent(row: PlaylistContentRow, show: Showing, expand: readonly ContentExpand[]): PlaylistContent {
  return { ...presentContent(row, show, expand), addedAt: isoTime(row.added_at) }
}
