import { createHash } from 'node:crypto'
import { Feed } from 'feed'
import type { FastifyPluginAsync } from 'fastify'
import { type ChannelRow, findChannelByHandle } from '../../db/channels.ts'
import { listContents, type Positioned } from '../../db/contents.ts'
import { creatorFeedPath, escapeMarkup } from '../../shared/outside.ts'
import { creatorPath } from '../../shared/routes.ts'
import { siteName } from './head.ts'
import { decodePart, siteOf, type OutsideDeps } from './site.ts'
import { videoFacts } from './video.ts'

/** How far back a feed goes. */
const feedLength = 30

/** Text for XML 1.0, which has no place for most control characters. */
const xmlText = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')

/** What a reader shows of a video: its picture, then its description. Text becomes markup only here. */
function articleOf(video: ReturnType<typeof videoFacts>, description: string): string {
  const words = escapeMarkup(description).replaceAll(/\r?\n/g, '<br />')
  return `<p><a href="${escapeMarkup(video.url)}"><img src="${escapeMarkup(video.picture)}" alt="" /></a></p><p>${words}</p>`
}

function makeFeed(channel: ChannelRow, rows: readonly Positioned[], site: string, storage: OutsideDeps['storage']): string {
  const url = site + creatorPath(channel.username)
  const feed = new Feed({
    id: url,
    link: url,
    title: xmlText(channel.name),
    description: xmlText(channel.description) || `Les vidéos de ${xmlText(channel.name)} sur ${siteName}.`,
    language: 'fr',
    generator: siteName,
    ttl: 15,
    // The date of the newest, not of the reading: the same feed is the same text.
    updated: rows[0]?.created_at ?? channel.created_at,
    feedLinks: { rss: site + creatorFeedPath(channel.username) },
    ...(channel.avatar_key !== null && { image: site + storage.url(channel.avatar_key) }),
  })
  for (const row of rows) {
    const video = videoFacts(row, site, storage)
    feed.addItem({
      id: video.url,
      link: video.url,
      title: xmlText(row.title),
      description: escapeMarkup(xmlText(video.description)),
      content: xmlText(articleOf(video, row.description || video.description)),
      date: row.created_at,
      ...(video.pictureKey !== null && { enclosure: { url: video.picture, type: 'image/webp', length: 0 } }),
    })
  }
  return feed.rss2()
}

/** A channel's newest public videos as RSS 2.0. */
export function feeds({ database, storage, publicUrl }: OutsideDeps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { handle: string } }>('/creator/:handle/rss.xml', async (request, reply) => {
      const handle = decodePart(encodeURIComponent(request.params.handle))
      const channel = handle === null ? undefined : await findChannelByHandle(database.db, handle)
      if (!channel) return reply.code(404).type('text/plain; charset=utf-8').send('Créateur non trouvé')
      const rows = await listContents(
        database.db,
        { limit: feedLength, after: null },
        { channel: channel.uuid, listedOr: null },
        { hashtags: false, likedBy: null },
      )
      const xml = makeFeed(channel, rows.slice(0, feedLength), siteOf(request, publicUrl), storage)
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=300')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/rss+xml; charset=utf-8').send(xml)
    })
  }
}
