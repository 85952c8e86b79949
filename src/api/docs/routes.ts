import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { documentSchema } from './document.ts'
import { renderPage } from './page.ts'

export function docsRoutes(): FastifyPluginAsync {
  return async (app) => {
    const stylesheet = await readFile(new URL('style.css', import.meta.url), 'utf8')
    const hidden = { schema: { hide: true } } as const
    let page: string | undefined

    app.get('/openapi.json', hidden, async (_request, reply) => reply.type('application/json; charset=utf-8').send(app.swagger()))
    app.get('/docs', hidden, async (_request, reply) => {
      page ??= renderPage(documentSchema.parse(app.swagger()), `${app.prefix}/docs/style.css`)
      return reply.type('text/html; charset=utf-8').send(page)
    })
    app.get('/docs/style.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  }
}
