import type { FastifyPluginAsync } from 'fastify'
import { logoPath, versionOf } from './logo.ts'
import type { ReadSite } from './siteReader.ts'

/** Draws a logo in place of the mark (ui/Logo). The policy refuses styles within the page. */
const sheetOf = (logoUrl: string): string =>
  `[data-logo]>svg{background:url(${JSON.stringify(logoUrl)}) center/contain no-repeat}[data-logo]>svg>*{display:none}`

/** Serves the style sheet of a site's logo. */
export function logoSheet(readSite: ReadSite): FastifyPluginAsync {
  return async (app) => {
    app.get(logoPath, async (request, reply) => {
      const { logoUrl } = await readSite(request)
      if (logoUrl === null) return reply.code(404).type('text/plain; charset=utf-8').send('Ce site n’a pas de logo')
      const isCurrent = request.url === `${logoPath}?${versionOf(logoUrl)}`
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
        .type('text/css; charset=utf-8')
        .send(sheetOf(logoUrl))
    })
  }
}
