import type { FastifyPluginAsync } from 'fastify'
import { escapeMarkup } from '../shared/markup.ts'
import type { ReadSite } from './siteReader.ts'

const path = '/logo.css'

/** The file's name, which is another one for another logo. */
const versionOf = (logoUrl: string): string => logoUrl.slice(logoUrl.lastIndexOf('/') + 1)

/** Draws a logo in place of the mark (ui/Logo). The policy refuses styles within the page. */
const sheetOf = (logoUrl: string): string =>
  `[data-logo]>svg{background:url(${JSON.stringify(logoUrl)}) center/contain no-repeat}[data-logo]>svg>*{display:none}`

/** Returns the tags of a page of a site with a logo: its icon and its style sheet. */
export function logoTags(logoUrl: string): string {
  const sheet = `${path}?${versionOf(logoUrl)}`
  return `<link rel="icon" href="${escapeMarkup(logoUrl)}">\n    <link id="logo" rel="stylesheet" href="${escapeMarkup(sheet)}">\n    `
}

/** Serves the style sheet of a site's logo. */
export function logo(readSite: ReadSite): FastifyPluginAsync {
  return async (app) => {
    app.get(path, async (request, reply) => {
      const { logoUrl } = await readSite(request)
      if (logoUrl === null) return reply.code(404).type('text/plain; charset=utf-8').send('Ce site n’a pas de logo')
      const isCurrent = request.url === `${path}?${versionOf(logoUrl)}`
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
        .type('text/css; charset=utf-8')
        .send(sheetOf(logoUrl))
    })
  }
}
