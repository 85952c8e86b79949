import type { ContentRow } from '../../db/content/contentRows.ts'
import { embedPath } from '../../shared/markup.ts'
import { creatorPath, watchPath } from '../../shared/routes.ts'
import { shorten } from './head.ts'
import type { SeoDeps } from './site.ts'

type Described = Pick<ContentRow, 'uuid' | 'title' | 'description' | 'channel_name' | 'username' | 'thumbnail_key' | 'poster_key'>

/** The picture of a content without one (specification §8). */
const placeholder = '/placeholder-video.jpg'

/** True when everybody may find the video. Other videos are not revealed here: signed-in users get them from the API. */
export function isPublic({ statuts, hidden_at, playlist_key }: Pick<ContentRow, 'statuts' | 'hidden_at' | 'playlist_key'>): boolean {
  return statuts === 'public' && hidden_at === null && playlist_key !== null
}

/** Returns a video's absolute addresses and a short description. @param site its address @param seconds where the embedded player starts */
export function videoFacts(row: Described, site: string, storage: SeoDeps['storage'], seconds = 0) {
  const pictureKey = row.thumbnail_key ?? row.poster_key
  return {
    url: site + watchPath(row.uuid),
    embedUrl: site + embedPath(row.uuid, seconds),
    creatorUrl: site + creatorPath(row.username),
    pictureKey,
    picture: site + (pictureKey === null ? placeholder : storage.url(pictureKey)),
    // Search engines reject videos without a description.
    description: shorten(row.description, 200) || `Une vidéo de ${row.channel_name}.`,
  }
}
