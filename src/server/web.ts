import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { isScreenPath } from '../shared/routes.ts'

/** Where `npm run build` puts the web app. */
export const webRoot = join(import.meta.dirname, '..', '..', 'dist')

/**
 * The built web app. Hashed assets are immutable and served as compressed at build time; every screen's
 * address answers the same page, unknown ones with the status 404 that crawlers need.
 */
export const web: FastifyPluginAsync = async (app) => {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('dist/ est vide : lancez npm run build')
  const page = await readFile(join(webRoot, 'index.html'))
  const sendPage = (reply: FastifyReply, status: number): FastifyReply =>
    reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)

  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', (_request, reply) => sendPage(reply, 200))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')
    if (!wantsPage) return reply.code(404).type('text/plain; charset=utf-8').send('Cette page n’existe pas')
    return sendPage(reply, isScreenPath(request.url) ? 200 : 404)
  })
}
