import type { FastifyPluginAsync } from 'fastify'
import { findContent } from '../../db/content/contents.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import { noIndexHead } from './fixedHeads.ts'
import { link, meta, property, type Head } from './head.ts'
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

/**
 * Serves /embed/{id}, the only page that other sites may frame.
 * @param template puts a head into the built page
 */
export function embed(deps: SeoDeps | null, publicUrl: string | undefined, template: (head: Head) => string): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>('/embed/:id', async (request, reply) => {
      const { id } = request.params
      const policy = String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *')
      reply
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
      if (!deps) return reply.send(template(noIndexHead(null)))
      const row = isUuid(id) ? await findContent(deps.database.db, id) : undefined
      // A private video on another site answers like a missing one.
      if (!row || !isPublic(row)) return reply.code(404).send(template(noIndexHead('Vidéo non trouvée')))
      return reply.send(template(embedHead(row, siteOf(request, publicUrl), deps.storage)))
    })
  }
}
