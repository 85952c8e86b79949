import { pipeline, Readable, type Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type SitemapKind, sitemapStarts, type UuidRange } from '../../db/seo/sitemaps.ts'
import { listedPaths } from './fixedHeads.ts'
import { siteOf, type SeoDeps } from './site.ts'
import { sitemapEntries } from './sitemapEntries.ts'

/** A page may have 50,000 addresses and 50 MB at most: a video with its description takes up to 2 kB. */
const pageSizes: Readonly<Record<SitemapKind, number>> = { videos: 20_000, creators: 50_000, playlists: 50_000 }
const kinds = ['videos', 'creators', 'playlists'] as const

/** How long the borders between pages are cached. The rows between them are read at each request. */
const bordersMs = 10 * 60_000

/** Each of these reads a whole table, and anybody may request them: this many run concurrently. */
const readersAtOnce = 2

/** Loaded with the first sitemap: it is not needed to start. */
const loadSitemap = () => import('sitemap')

/** Sends a stream as XML, compressed when the client accepts it. */
function sendXml(request: FastifyRequest, reply: FastifyReply, xml: Transform): FastifyReply {
  reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding').type('application/xml; charset=utf-8')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(xml)
  // A broken connection ends the response; there is nothing left to handle here.
  return reply.header('content-encoding', 'gzip').send(pipeline(xml, createGzip(), () => undefined))
}

function entriesTo(stream: Transform, entries: Iterable<unknown> | AsyncIterable<unknown>): Transform {
  return pipeline(Readable.from(entries), stream, () => undefined)
}

/** Returns an iterable of a first item, which was read already, and the rest of its iterator. */
function goOn<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncIterable<Item> {
  let isFirst = true
  const next = async (): Promise<IteratorResult<Item>> => {
    if (!isFirst) return rest.next()
    isFirst = false
    return { value: first }
  }
  // Ending the iteration also ends the source, even when nothing was read.
  return { [Symbol.asyncIterator]: () => ({ next, return: () => rest.return(undefined) }) }
}

/** Serves /sitemap.xml, which lists the pages under /sitemaps/. Those list public pages only. */
export function sitemaps(deps: SeoDeps): FastifyPluginAsync {
  const borders = new Map<SitemapKind, { until: number; starts: string[] }>()
  let reading = 0

  async function startsOf(kind: SitemapKind): Promise<string[]> {
    const known = borders.get(kind)
    if (known && known.until > performance.now()) return known.starts
    const starts = await sitemapStarts(deps.database.db, kind, pageSizes[kind])
    // An empty list is not cached, so that the first entry shows at once.
    if (starts.length > 0) borders.set(kind, { until: performance.now() + bordersMs, starts })
    return starts
  }

  /** @param page from 1 @returns null when there is no such page */
  async function rangeOf(kind: SitemapKind, page: number): Promise<UuidRange | null> {
    const starts = await startsOf(kind)
    if (page < 1 || page > starts.length) return null
    // The first and the last page have no outer border: rows that are added outside the cached borders belong to one of them.
    return { from: page === 1 ? null : (starts[page - 1] ?? null), before: starts[page] ?? null }
  }

  async function* counted<Item>(entries: AsyncGenerator<Item>): AsyncGenerator<Item> {
    reading += 1
    try {
      yield* entries
    } finally {
      reading -= 1
    }
  }

  return async (app) => {
    app.get('/sitemap.xml', async (request, reply) => {
      const site = siteOf(request, deps.publicUrl)
      const pages = [`${site}/sitemaps/pages.xml`]
      for (const kind of kinds) {
        const { length } = await startsOf(kind)
        for (let page = 1; page <= length; page += 1) pages.push(`${site}/sitemaps/${kind}-${page}.xml`)
      }
      const { ErrorLevel, SitemapIndexStream } = await loadSitemap()
      return sendXml(request, reply, entriesTo(new SitemapIndexStream({ level: ErrorLevel.SILENT }), pages))
    })

    app.get('/sitemaps/pages.xml', async (request, reply) => {
      const site = siteOf(request, deps.publicUrl)
      const addresses = listedPaths.map((path) => site + path)
      const { ErrorLevel, SitemapStream } = await loadSitemap()
      return sendXml(request, reply, entriesTo(new SitemapStream({ level: ErrorLevel.SILENT }), addresses))
    })

    app.get<{ Params: { kind: string; page: string } }>('/sitemaps/:kind(^[a-z]+)-:page(^\\d{1,6}).xml', async (request, reply) => {
      const kind = kinds.find((name) => name === request.params.kind)
      const range = kind ? await rangeOf(kind, Number(request.params.page)) : null
      if (!kind || !range) return reply.callNotFound()
      if (reading >= readersAtOnce)
        return reply.code(503).header('retry-after', '30').type('text/plain; charset=utf-8').send('Réessayez dans un instant')
      const entries = counted(sitemapEntries(deps, kind, range, siteOf(request, deps.publicUrl)))
      const first = await entries.next()
      if (first.done) return reply.callNotFound()
      const { ErrorLevel, SitemapStream } = await loadSitemap()
      const xmlns = { video: kind === 'videos', image: false, news: false, xhtml: false }
      return sendXml(request, reply, entriesTo(new SitemapStream({ level: ErrorLevel.SILENT, xmlns }), goOn(first.value, entries)))
    })
  }
}
