import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { type ChannelRow, findChannelByHandle } from '../../db/channel/channels.ts'
import { noParts } from '../../db/content/contentRows.ts'
import { listContents, type Positioned } from '../../db/content/contents.ts'
import { creatorFeedPath, escapeMarkup } from '../../shared/markup.ts'
import { creatorPath } from '../../shared/routes.ts'
import { defaultName } from '../../shared/defaultName.ts'
import type { ReadSite } from '../siteReader.ts'
import { decodePart, siteOf, type SeoDeps } from './site.ts'
import { videoFacts } from './video.ts'
import { xmlText } from './xmlText.ts'

const feedLength = 30

/** Returns the markup that a feed reader shows for a video: its picture, then its description. The text is escaped here. */
function articleOf(video: ReturnType<typeof videoFacts>, description: string): string {
  const words = escapeMarkup(description).replaceAll(/\r?\n/g, '<br />')
  return `<p><a href="${escapeMarkup(video.url)}"><img src="${escapeMarkup(video.picture)}" alt="" /></a></p><p>${words}</p>`
}

type FeedSite = { address: string; name: string }

async function makeFeed(
  channel: ChannelRow,
  rows: readonly Positioned[],
  { address: site, name: siteName }: FeedSite,
  storage: SeoDeps['storage'],
): Promise<string> {
  // Loaded with the first feed: it is not needed to start.
  const { Feed } = await import('feed')
  const url = site + creatorPath(channel.username)
  const feed = new Feed({
    id: url,
    link: url,
    title: xmlText(channel.name),
    description: xmlText(channel.description) || `Les vidéos de ${xmlText(channel.name)} sur ${siteName}.`,
    language: 'fr',
    generator: defaultName,
    ttl: 15,
    // The date of the newest video, not of the request, so that an unchanged feed has an unchanged text.
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

/** Serves a channel's newest public videos as RSS 2.0. */
export function feeds({ database, storage, publicUrl }: SeoDeps, readSite: ReadSite): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { handle: string } }>('/creator/:handle/rss.xml', async (request, reply) => {
      const handle = decodePart(encodeURIComponent(request.params.handle))
      const channel = handle === null ? undefined : await findChannelByHandle(database.db, handle)
      if (!channel) return reply.code(404).type('text/plain; charset=utf-8').send('Créateur non trouvé')
      const rows = await listContents(database.db, { limit: feedLength, after: null }, { channel: channel.uuid, listedOr: null }, noParts)
      const site = { address: siteOf(request, publicUrl), name: (await readSite(request)).name }
      const xml = await makeFeed(channel, rows.slice(0, feedLength), site, storage)
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
