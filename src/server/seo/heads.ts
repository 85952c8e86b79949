import { licences, videoCategories } from '../../shared/contentDetails.ts'
import { type Chapter, chaptersOf } from '../../shared/chapters.ts'
import type { ChannelRow } from '../../db/channel/channels.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import type { PlaylistRow } from '../../db/playlist/playlists.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { creatorFeedPath } from '../../shared/markup.ts'
import { pictureOf, posterSizes } from '../../shared/pictures.ts'
import { creatorPath, playlistPath, watchPath } from '../../shared/routes.ts'
import { link, meta, property, shorten, type Head } from './head.ts'
import { previewHead } from './preview.ts'
import type { SeoDeps } from './site.ts'
import { videoFacts } from './video.ts'

/** The site's logo, for pages without their own picture. */
export const markPath = '/icon-512.png'

const player = { width: '1280', height: '720' } as const

const isoDuration = (seconds: number): string => `PT${Math.max(1, Math.round(seconds))}S`

const counter = (action: string, count: number): object => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': action },
  userInteractionCount: count,
})

const posterPreload = (url: string) =>
  link('preload', url, { as: 'image', imagesrcset: pictureOf(url).srcSet ?? '', imagesizes: posterSizes, fetchpriority: 'high' })

/** Returns the head of a public video: a picture for previews, a player where it may be embedded, and a VideoObject for search engines. */
/** @param guestPlayback whether guests may play it */
export function videoHead(row: ContentRow, site: string, guestPlayback: boolean, { storage }: SeoDeps): Head {
  const { url, embedUrl, creatorUrl, pictureKey, picture, description } = videoFacts(row, site, storage)
  const chapters = chaptersOf(row.description, row.details?.file_chapters ?? null, row.duration)
  const clipOf = ({ start, title: name }: Chapter, index: number) => {
    const end = chapters[index + 1]?.start ?? row.duration
    return { '@type': 'Clip', name, startOffset: start, endOffset: end, url: site + watchPath(row.uuid, start) }
  }
  const oembed = `${site}/oembed?${new URLSearchParams({ url })}`
  return previewHead({
    title: row.title,
    description,
    canonical: url,
    type: 'video.other',
    image: picture,
    isWide: true,
    more: [
      // The largest element of the page: preloaded before any script requests it.
      ...(pictureKey === null ? [] : [posterPreload(storage.url(pictureKey))]),
      property('og:video', embedUrl),
      property('og:video:type', 'text/html'),
      property('og:video:width', player.width),
      property('og:video:height', player.height),
      property('og:video:duration', String(Math.round(row.duration))),
      property('og:video:release_date', row.created_at.toISOString()),
      ...(row.hashtags ?? []).map((name) => property('og:video:tag', name)),
      meta('twitter:card', 'player'),
      meta('twitter:title', row.title),
      meta('twitter:description', description),
      meta('twitter:image', picture),
      meta('twitter:player', embedUrl),
      meta('twitter:player:width', player.width),
      meta('twitter:player:height', player.height),
      link('alternate', oembed, { type: 'application/json+oembed', title: row.title }),
      link('alternate', `${oembed}&format=xml`, { type: 'text/xml+oembed', title: row.title }),
    ],
    data: {
      '@type': 'VideoObject',
      name: row.title,
      description: shorten(row.description, 1000) || description,
      thumbnailUrl: [picture],
      uploadDate: row.created_at.toISOString(),
      duration: isoDuration(row.duration),
      url,
      embedUrl,
      inLanguage: row.details?.language ?? 'fr',
      isAccessibleForFree: true,
      requiresSubscription: !guestPlayback,
      author: { '@type': 'Person', name: row.channel_name, url: creatorUrl },
      interactionStatistic: [counter('WatchAction', row.views_count), counter('LikeAction', row.likes_count)],
      ...(row.hashtags && row.hashtags.length > 0 && { keywords: row.hashtags.join(', ') }),
      ...(chapters.length > 0 && { hasPart: chapters.map(clipOf) }),
      ...(row.details?.category && { genre: videoCategories[row.details.category] }),
      ...(row.details?.licence && { license: licences[row.details.licence].url }),
    },
  })
}

/** Returns the head of a channel. Its address has the owner's name, whatever name the request used. */
export function channelHead(row: ChannelRow, site: string, siteName: string, { storage }: SeoDeps): Head {
  const url = site + creatorPath(row.username)
  const pictureKey = row.banner_key ?? row.avatar_key
  const image = site + (pictureKey === null ? markPath : storage.url(pictureKey))
  const description = shorten(row.description, 200) || `Les vidéos de ${row.name} sur ${siteName}.`
  return previewHead({
    title: row.name,
    description,
    canonical: url,
    type: 'profile',
    image,
    isWide: row.banner_key !== null,
    more: [
      property('profile:username', row.username),
      link('alternate', site + creatorFeedPath(row.username), { type: 'application/rss+xml', title: row.name }),
    ],
    data: {
      '@type': 'ProfilePage',
      url,
      dateCreated: row.created_at.toISOString(),
      mainEntity: {
        '@type': 'Person',
        name: row.name,
        alternateName: row.username,
        description,
        url,
        ...(row.avatar_key !== null && { image: site + storage.url(row.avatar_key) }),
        interactionStatistic: [counter('FollowAction', row.followers_count)],
      },
    },
  })
}

export function playlistHead(row: PlaylistRow, site: string, siteName: string, { storage }: SeoDeps): Head {
  const url = site + playlistPath(row.uuid)
  const image = site + (row.thumbnail_key === null ? markPath : storage.url(row.thumbnail_key))
  const description =
    shorten(row.description, 200) || `Une playlist de ${formatQuantity(row.video_count, 'vidéo', 'vidéos')} sur ${siteName}.`
  return previewHead({
    title: row.name,
    description,
    canonical: url,
    type: 'website',
    image,
    isWide: row.thumbnail_key !== null,
    data: {
      '@type': 'CollectionPage',
      name: row.name,
      description,
      url,
      mainEntity: { '@type': 'ItemList', numberOfItems: row.video_count },
    },
  })
}
