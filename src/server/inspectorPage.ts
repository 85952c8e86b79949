import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { cacheControlOf } from './cacheControl.ts'

/**
 * Serves /inspecteur, which shows administrators what the machines of their own pages do, and its scripts. They hold no data; the page asks
 * the gateway who its user is before it listens to other pages, and so do these before they record.
 * @param root the folder in which the inspector was built
 */
export function inspectorPage(root: string): FastifyPluginAsync {
  return async (app) => {
    const page = await readFile(join(root, 'inspecteur.html'), 'utf8')
    await app.register(fastifyStatic, {
      root,
      prefix: '/inspecteur/',
      decorateReply: false,
      index: false,
      wildcard: false,
      globIgnore: ['inspecteur.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
    })
    app.get('/inspecteur', async (_, reply) => {
      // `?inspect=beside` frames it in the site's own pages.
      const policy = String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      return reply.header('content-security-policy', policy).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
    })
  }
}
