import type { FastifyInstance } from 'fastify'

/**
 * Accepts JSON bodies. An empty body counts as none: clients that follow specification §7 send `Content-Type: application/json` with every
 * request, even without a body.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
