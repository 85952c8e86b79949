import type { ContentRow } from '../../db/contentRows.ts'
import { embedPath } from '../../shared/outside.ts'
import { creatorPath, watchPath } from '../../shared/routes.ts'
import { shorten, siteName } from './head.ts'
import type { OutsideDeps } from './site.ts'

type Described = Pick<ContentRow, 'uuid' | 'title' | 'description' | 'channel_name' | 'username' | 'thumbnail_key' | 'poster_key'>

/** What a content without a picture shows (specification §8). */
const placeholder = '/placeholder-video.jpg'

/** Is it there for everybody to come across? Anything else is told to nobody here: who is signed in asks the API. */
export function isPublic({ statuts, hidden_at, playlist_key }: Pick<ContentRow, 'statuts' | 'hidden_at' | 'playlist_key'>): boolean {
  return statuts === 'public' && hidden_at === null && playlist_key !== null
}

/** A video's addresses, absolute, and what is said of it in a few words. @param site its address @param seconds where the embedded player starts */
export function videoFacts(row: Described, site: string, storage: OutsideDeps['storage'], seconds = 0) {
  const pictureKey = row.thumbnail_key ?? row.poster_key
  return {
    url: site + watchPath(row.uuid),
    embedUrl: site + embedPath(row.uuid, seconds),
    creatorUrl: site + creatorPath(row.username),
    pictureKey,
    picture: site + (pictureKey === null ? placeholder : storage.url(pictureKey)),
    // Search engines take no video without a description.
    description: shorten(row.description, 200) || `Une vidéo de ${row.channel_name} sur ${siteName}.`,
  }
}
