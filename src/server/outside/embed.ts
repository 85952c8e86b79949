import type { FastifyPluginAsync } from 'fastify'
import { findContent } from '../../db/contents.ts'
import type { ContentRow } from '../../db/contentRows.ts'
import { silentHead } from './fixedHeads.ts'
import { link, meta, property, type Head } from './head.ts'
import { isUuid, siteOf, type OutsideDeps } from './site.ts'
import { isPublic, videoFacts } from './video.ts'

/** The player alone is listed under its watch page; as part of another page it may be. */
function embedHead(row: ContentRow, site: string, storage: OutsideDeps['storage']): Head {
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

/**
 * /embed/{id}: the only page that other sites may frame.
 * @param template puts a head into the built page
 */
export function embed(deps: OutsideDeps | null, publicUrl: string | undefined, template: (head: Head) => string): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>('/embed/:id', async (request, reply) => {
      const { id } = request.params
      const policy = String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *')
      reply
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
      if (!deps) return reply.send(template(silentHead(null)))
      const row = isUuid(id) ? await findContent(deps.database.db, id) : undefined
      // Nobody sees a private video in somebody else's page, not even a sign of it.
      if (!row || !isPublic(row)) return reply.code(404).send(template(silentHead('Vidéo non trouvée')))
      return reply.send(template(embedHead(row, siteOf(request, publicUrl), deps.storage)))
    })
  }
}
