import type { FoundPlaylist } from '../../../shared/entities/search.ts'
import type { Playlist } from '../../generated/schema.ts'

/** A playlist with its leaves as plain properties; its owner is resolved later. */
export type PlaylistModel = Omit<Playlist, 'owner' | 'viewerCanEdit'> & { ownerId: string }

export function toPlaylist(playlist: FoundPlaylist): PlaylistModel {
  return {
    id: playlist.uuid,
    name: playlist.name,
    description: playlist.description,
    isDefault: playlist.isDefault,
    isPrivate: playlist.isPrivate,
    videoCount: playlist.videoCount,
    thumbnailUrl: playlist.thumbnail_url,
    createdAt: playlist.createdAt,
    updatedContentAt: playlist.updatedContentAt,
    ownerId: playlist.user_uuid,
  }
}
