import type { FastifyPluginAsync } from 'fastify'
import { findContent } from '../../db/content/contents.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import { defaultFrame, embedCode, escapeMarkup } from '../../shared/markup.ts'
import { requestedPart } from '../../shared/playbackStart.ts'
import { loadSharp } from '../../storage/sharp.ts'
import type { ReadSite } from '../siteReader.ts'
import { decodePart, isUuid, siteOf, type SeoDeps } from './site.ts'
import { isPublic, videoFacts } from './video.ts'
import { xmlText } from './xmlText.ts'

type Query = { url?: string; format?: string; maxwidth?: string; maxheight?: string }
type Answer = Record<string, string | number>
/** This site, which another one names beside the video. */
type Provider = { provider_name: string; provider_url: string }

const videoAddress = /^\/(?:watch|embed)(?:\/([^/]+))?\/?$/i

/** Returns the video and the start time of an address of this site. */
function videoOf(address: string | undefined, sites: readonly string[]): { id: string; seconds: number } | null {
  const url = address === undefined ? null : URL.parse(address)
  const path = videoAddress.exec(url?.pathname ?? '')
  if (!url || !path || !sites.includes(url.host)) return null
  const id = path[1] === undefined ? url.searchParams.get('v') : decodePart(path[1])
  return id !== null && isUuid(id) ? { id, seconds: requestedPart(url).start ?? 0 } : null
}

/** Returns the largest 16:9 frame within the requested size; values that are not numbers are ignored. */
function frameWithin({ maxwidth, maxheight }: Query): { width: number; height: number } {
  const most = (text: string | undefined): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : Number.POSITIVE_INFINITY)
  const width = Math.min(defaultFrame.width, most(maxwidth), Math.floor((most(maxheight) * 16) / 9))
  return { width: Math.max(1, width), height: Math.max(1, Math.round((width * 9) / 16)) }
}

/** A picture is only given together with its size. */
async function pictureOf(key: string | null, url: string, storage: SeoDeps['storage']): Promise<Answer> {
  if (key === null) return {}
  const sharp = await loadSharp()
  const size = await storage.disk
    .getBytes(key)
    .then((bytes) => sharp(bytes).metadata())
    .catch(() => null)
  return size ? { thumbnail_url: url, thumbnail_width: size.width, thumbnail_height: size.height } : {}
}

async function describe(
  row: ContentRow,
  seconds: number,
  query: Query,
  provider: Provider,
  site: string,
  { storage }: SeoDeps,
): Promise<Answer> {
  const video = videoFacts(row, site, storage, seconds)
  const frame = frameWithin(query)
  return {
    version: '1.0',
    type: 'video',
    title: row.title,
    author_name: row.channel_name,
    author_url: video.creatorUrl,
    ...provider,
    cache_age: 3600,
    ...(await pictureOf(video.pictureKey, video.picture, storage)),
    html: embedCode({ url: video.embedUrl, title: row.title, ...frame }),
    ...frame,
  }
}

const toXml = (answer: Answer): string => {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeMarkup(xmlText(String(value)))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${fields.join('')}</oembed>`
}

/** Serves the data that another site shows in place of a link to a video (oembed.com, version 1.0). */
export function oembed(deps: SeoDeps, readSite: ReadSite): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: Query }>('/oembed', async (request, reply) => {
      const { query } = request
      // The requests come from other sites.
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('text/plain; charset=utf-8')
      const format = query.format ?? 'json'
      if (format !== 'json' && format !== 'xml') return reply.code(501).send('Formats : json, xml')
      const site = siteOf(request, deps.publicUrl)
      const asked = videoOf(query.url, [new URL(site).host, request.host])
      const row = asked ? await findContent(deps.database.db, asked.id) : undefined
      if (!asked || !row || row.hidden_at !== null) return reply.code(404).send('Vidéo non trouvée')
      if (row.statuts === 'private') return reply.code(401).send('Cette vidéo est privée')
      if (!isPublic(row)) return reply.code(404).send('Vidéo non trouvée')
      const provider = { provider_name: (await readSite(request)).name, provider_url: `${site}/` }
      const answer = await describe(row, asked.seconds, query, provider, site, deps)
      reply.header('cache-control', 'public, max-age=300')
      if (format === 'xml') return reply.type('text/xml; charset=utf-8').send(toXml(answer))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    })
  }
}
