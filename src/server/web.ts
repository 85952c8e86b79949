import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isScreenPath } from '../shared/screenPaths.ts'
import type { Site } from '../shared/site.ts'
import { type AskGateway, screenPages, screenTarget } from './firstScreen/screenPages.ts'
import { announcementFor } from './announcement.ts'
import { cacheControlOf } from './cacheControl.ts'
import { inspectorPage } from './inspectorPage.ts'
import { themeOf, withTheme } from './pageTheme.ts'
import { embed } from './seo/embed.ts'
import { feeds } from './seo/feeds.ts'
import { noIndexHead } from './seo/fixedHeads.ts'
import { type PageTags, pageTemplate, type RenderPage } from './seo/head.ts'
import { oembed } from './seo/oembed.ts'
import { type Page, pageAt } from './seo/pages.ts'
import { robots } from './seo/robots.ts'
import { siteOf, type SeoDeps } from './seo/site.ts'
import { sitemaps } from './seo/sitemaps.ts'
import { orderedScriptTag, screenFiles, scriptTag, styleTag } from './screenFiles.ts'
import type { ReadSite } from './siteReader.ts'
import { logoSheet } from './logoSheet.ts'
import { manifest } from './manifest.ts'

/** The folder in which `npm run build` puts the web app. */
export const webRoot = join(import.meta.dirname, '..', '..', 'dist')

export type WebDeps = {
  /** null in a process without the database: pages then have no previews, and there is no sitemap */
  seo: SeoDeps | null
  publicUrl: string | undefined
  /** null: the browser draws each page, as in a process without the gateway */
  ask: AskGateway | null
  /** what every page shows of the site */
  readSite: ReadSite
  /** serves the inspector of the machines, to whose page and scripts every other site answers 404 */
  inspector: boolean
  /** Pages begin the traces of their requests. */
  isTraced: boolean
}

const template = async (name: string, tags: Omit<PageTags, 'accents'> = {}): Promise<RenderPage> =>
  pageTemplate(await readFile(join(webRoot, name), 'utf8'), { accents: await styleTag(webRoot, 'src/ui/accents.css'), ...tags })

const announcementTags = async (): Promise<string> =>
  (await styleTag(webRoot, 'src/app/announcement/announcement.css')) + (await scriptTag(webRoot, 'src/app/announcement/announcement.ts'))

/**
 * Serves the built web app. Hashed assets are immutable and were compressed at build time. Every screen's address answers the same page
 * with its own head, unknown addresses with the status 404 that crawlers need.
 */
export function web({ seo, publicUrl, ask, readSite, inspector, isTraced }: WebDeps): FastifyPluginAsync {
  return async (app) => {
    if (!existsSync(join(webRoot, 'index.html'))) throw new Error('dist/ est vide : lancez npm run build')
    const render = await template('index.html', {
      announcement: await announcementTags(),
      ...(isTraced && { firstScript: await orderedScriptTag(webRoot, 'src/app/tracing/pageSpans.ts') }),
    })
    const filesOf = await screenFiles(webRoot)
    const screens = await screenPages(ask, webRoot)

    async function findPage(request: FastifyRequest, { name, description }: Site): Promise<Page> {
      try {
        return await pageAt(request.url, { address: siteOf(request, publicUrl), name, description }, seo)
      } catch (error) {
        // The app itself shows the error, and can retry.
        request.log.error({ err: error }, 'a page was served without its metadata')
        return { status: 200, head: noIndexHead(null, name) }
      }
    }
    async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const read = await readSite(request)
      const site = { ...read, announcement: announcementFor(request, read.announcement) }
      const { status, head, isPrivate } = await findPage(request, site)
      reply.code(status).header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie').type('text/html; charset=utf-8')
      if (status !== 200) return reply.send(withTheme(render(site, head), themeOf(request)))
      const files = filesOf(request.url)
      return screens.send(request, reply, isPrivate ? null : screenTarget(request), site, (drawn) => render(site, head, files, drawn))
    }

    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      // A route for each file: nothing else can be asked for.
      wildcard: false,
      dotfiles: 'ignore',
      // Templates, not pages; and the assets, whose hundreds of routes would take a tenth of the start.
      globIgnore: ['index.html', 'embed.html', 'manifest.webmanifest', 'assets/**', 'inspecteur/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path))
        // Previews on other sites show the logo and the placeholder.
        if (/\.(?:png|jpg)$/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
    const assets = new Set((await readdir(join(webRoot, 'assets'))).map((name) => `/assets/${name}`))
    if (inspector) await app.register(inspectorPage(join(webRoot, 'inspecteur')))
    await app.register(manifest(webRoot, readSite))
    await app.register(logoSheet(readSite))
    await app.register(robots({ publicUrl }))
    await app.register(embed({ seo, publicUrl, render: await template('embed.html'), readSite, screens }))
    if (seo) {
      await app.register(oembed(seo, readSite))
      await app.register(feeds(seo, readSite))
      await app.register(sitemaps(seo))
    }
    app.route({ method: 'GET', url: '/', handler: sendPage })
    app.setNotFoundHandler((request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const isAsked = request.method === 'GET' || request.method === 'HEAD'
      if (isAsked && assets.has(path)) return reply.sendFile(path)
      // A creator's name may end in «.fr». A missing file is not a page, but a browser that opens its address gets one.
      const isPage = isScreenPath(path) || !/\.[a-z0-9]+$/i.test(path) || request.headers.accept?.includes('text/html')
      if (isAsked && isPage) return sendPage(request, reply)
      return reply.code(404).type('text/plain; charset=utf-8').send('Cette page n’existe pas')
    })
  }
}
