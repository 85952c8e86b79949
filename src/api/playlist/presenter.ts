import type { PlaylistContentRow } from '../../db/playlist/playlistContents.ts'
import type { PlaylistRow } from '../../db/playlist/playlists.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import type { Playlist, PlaylistContent } from '../../shared/entities/playlist.ts'
import type { FoundPlaylist } from '../../shared/entities/search.ts'
import { presentContent } from '../content/presenter.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

/** @param contents the first contents of the playlist, presented */
export function presentPlaylist(row: PlaylistRow, contents: PlaylistContent[], context: Pick<PresenterContext, 'url'>): Playlist {
  return {
    ...presentFoundPlaylist(row, context),
    contents,
    ...(row.contains_content !== null && { containsContent: row.contains_content }),
  }
}

export function presentFoundPlaylist(row: PlaylistRow, context: Pick<PresenterContext, 'url'>): FoundPlaylist {
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    isDefault: row.is_default,
    isPrivate: row.is_private,
    videoCount: row.video_count,
    thumbnail_url: context.url(row.thumbnail_key),
    user_uuid: row.user_uuid,
    createdAt: isoTime(row.created_at),
    updatedContentAt: isoTime(row.updated_content_at),
  }
}

export function presentPlaylistContent(
  row: PlaylistContentRow,
  context: PresenterContext,
  expand: readonly ContentExpand[],
): PlaylistContent {
  return { ...presentContent(row, context, expand), addedAt: isoTime(row.added_at) }
}
