import type { FastifyPluginAsync } from 'fastify'
import { findContent } from '../../db/content/contents.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import type { ScreenPages } from '../firstScreen/screenPages.ts'
import { noIndexHead } from './fixedHeads.ts'
import { link, meta, property, type Head, type RenderPage } from './head.ts'
import type { ReadSite } from '../siteReader.ts'
import { isUuid, siteOf, type SeoDeps } from './site.ts'
import { isPublic, videoFacts } from './video.ts'

/** Search engines list the watch page instead of the embedded player, but may index it as part of another page. */
function embedHead(row: ContentRow, site: string, storage: SeoDeps['storage']): Head {
  const { url, description, picture } = videoFacts(row, site, storage)
  return {
    title: row.title,
    description,
    tags: [
      link('canonical', url),
      meta('robots', 'noindex, indexifembedded'),
      property('og:title', row.title),
      property('og:image', picture),
    ],
  }
}

type EmbedDeps = {
  seo: SeoDeps | null
  publicUrl: string | undefined
  render: RenderPage
  readSite: ReadSite
  screens: ScreenPages
}

/** Serves /embed/{id}, the only page that other sites may frame. */
export function embed({ seo, publicUrl, render, readSite, screens }: EmbedDeps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>('/embed/:id', async (request, reply) => {
      const { id } = request.params
      const policy = String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *')
      reply
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding')
        .type('text/html; charset=utf-8')
      const site = await readSite(request)
      if (!seo) return reply.send(render(site, noIndexHead(null, site.name)))
      const row = isUuid(id) ? await findContent(seo.database.db, id) : undefined
      // A private video on another site answers like a missing one.
      if (!row || !isPublic(row)) return reply.code(404).send(render(site, noIndexHead('Vidéo non trouvée', site.name)))
      const head = embedHead(row, siteOf(request, publicUrl), seo.storage)
      return screens.send(request, reply, { kind: 'embed', id }, site, (drawn) => render(site, head, undefined, drawn))
    })
  }
}
