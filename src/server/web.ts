import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isScreenPath } from '../shared/routes.ts'
import { embed } from './outside/embed.ts'
import { feeds } from './outside/feeds.ts'
import { silentHead } from './outside/fixedHeads.ts'
import { pageTemplate } from './outside/head.ts'
import { oembed } from './outside/oembed.ts'
import { type Page, pageAt } from './outside/pages.ts'
import { robots } from './outside/robots.ts'
import { siteOf, type OutsideDeps } from './outside/site.ts'
import { sitemaps } from './outside/sitemaps.ts'
import { screenFiles } from './screenFiles.ts'

/** Where `npm run build` puts the web app. */
export const webRoot = join(import.meta.dirname, '..', '..', 'dist')

export type WebDeps = {
  /** null in a process without the database: pages are then without previews, and there is no sitemap */
  outside: OutsideDeps | null
  publicUrl: string | undefined
}

const template = async (name: string) => pageTemplate(await readFile(join(webRoot, name), 'utf8'))

/**
 * The built web app. Hashed assets are immutable and served as compressed at build time; every screen's
 * address answers the same page under a head of its own, unknown ones with the status 404 that crawlers need.
 */
export function web({ outside, publicUrl }: WebDeps): FastifyPluginAsync {
  return async (app) => {
    if (!existsSync(join(webRoot, 'index.html'))) throw new Error('dist/ est vide : lancez npm run build')
    const render = await template('index.html')
    const filesOf = await screenFiles(webRoot)

    async function findPage(request: FastifyRequest): Promise<Page> {
      try {
        return await pageAt(request.url, siteOf(request, publicUrl), outside)
      } catch (error) {
        // The app itself says what is wrong, and can ask again.
        request.log.error({ err: error }, 'a page went out without its preview')
        return { status: 200, head: silentHead(null) }
      }
    }
    async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { status, head } = await findPage(request)
      return reply
        .code(status)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(render(head, status === 200 ? filesOf(request.url) : ''))
    }

    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      dotfiles: 'ignore',
      // Templates, not pages.
      globIgnore: ['index.html', 'embed.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
        // The mark and the placeholder stand in previews on other sites.
        if (/\.(?:png|jpg)$/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
    await app.register(robots({ publicUrl }))
    await app.register(embed(outside, publicUrl, await template('embed.html')))
    if (outside) {
      await app.register(oembed(outside))
      await app.register(feeds(outside))
      await app.register(sitemaps(outside))
    }
    app.route({ method: 'GET', url: '/', handler: sendPage })
    app.setNotFoundHandler((request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const isAsked = request.method === 'GET' || request.method === 'HEAD'
      // A name may end in «.fr»; a file that is not there is no page, but whoever opens its address is told so by one.
      const isPage = isScreenPath(path) || !/\.[a-z0-9]+$/i.test(path) || request.headers.accept?.includes('text/html')
      if (isAsked && isPage) return sendPage(request, reply)
      return reply.code(404).type('text/plain; charset=utf-8').send('Cette page n’existe pas')
    })
  }
}
