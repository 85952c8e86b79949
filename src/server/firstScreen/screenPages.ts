import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstScreenId, memberCookie, type Visitor, welcomedCookie } from '../../shared/firstScreen.ts'
import type { Site } from '../../shared/site.ts'
import type { Theme } from '../../shared/theme.ts'
import { searchQueryError } from '../../shared/validation/search.ts'
import { themeOf, withTheme } from '../pageTheme.ts'
import { scriptTag } from '../screenFiles.ts'
import { textForMarkup } from '../seo/head.ts'
import { type EncodedPage, encodingFor, FirstScreens, type RenderScreen, type Target } from './firstScreens.ts'

const builtScreens = join(import.meta.dirname, '..', '..', 'build', 'screens', 'renderScreen.js')

/** The pages that everybody may see: what others show is a member's own, and the browser draws it. */
const publicPage = /^\/(?:(?:watch|creator|playlist|explore)\/[^/]+\/?|(?:watch|search|explore|creators)\/?)?$/i

/** Milliseconds that drawing may take, the answers included. Then the browser draws the page. */
const limitMs = 3_000

/** Answers a GraphQL request of the server for one of its visitors. */
export type AskGateway = (body: string, request: FastifyRequest, signal: AbortSignal) => Promise<string>

/** Writes a page. @param drawn what is drawn in it and the tags for its head; undefined: the browser draws it */
export type WritePage = (drawn?: { body: string; preloads: string }) => string

export type ScreenPages = {
  /** Sends a page, with its first screen if the server can draw it. @param target null for a page that the browser draws */
  send: (request: FastifyRequest, reply: FastifyReply, target: Target | null, site: Site, write: WritePage) => Promise<FastifyReply>
}

/** @param ask null in a process without the gateway: its pages are drawn by the browser alone */
export async function screenPages(ask: AskGateway | null, webRoot: string): Promise<ScreenPages> {
  const draw = ask && existsSync(builtScreens) ? createDraw(ask, await scriptTag(webRoot, 'src/app/firstScreen/beforeLive.ts')) : () => null

  async function drawIfPossible(...drawing: Parameters<Draw>): Promise<EncodedPage | null> {
    const [request] = drawing
    try {
      return await draw(...drawing)
    } catch (error) {
      request.log.error({ err: error }, 'a page was served without its first screen')
      return null
    }
  }

  return {
    async send(request, reply, target, site, write) {
      // The player in other sites' pages follows the device, and its address answers everybody the same.
      const theme = target?.kind === 'embed' ? 'system' : themeOf(request)
      const drawn = target && (await drawIfPossible(request, target, site, theme, write))
      if (!drawn) return reply.send(withTheme(write(), theme))
      const encoding = encodingFor(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(drawn[encoding])
    },
  }
}

type Draw = (request: FastifyRequest, target: Target, site: Site, theme: Theme, write: WritePage) => Promise<EncodedPage> | null

function createDraw(ask: AskGateway, early: string): Draw {
  const pages = new FirstScreens()

  async function drawPage(request: FastifyRequest, target: Target, siteName: string, write: WritePage): Promise<string> {
    const signal = AbortSignal.timeout(limitMs)
    const fetchFromGateway: typeof globalThis.fetch = async (url, init) => {
      const body = await new Request(url, init).text()
      return new Response(await ask(body, request, signal), { headers: { 'content-type': 'application/json' } })
    }
    // With the first page, not before the server is ready: 40 ms.
    const { renderScreen }: { renderScreen: RenderScreen } = await import(pathToFileURL(builtScreens).href)
    const { preloads, markup, first } = await renderScreen({ target, siteName, fetch: fetchFromGateway, signal })
    const data = textForMarkup(JSON.stringify(first))
    const body = `<div id="root">${markup}</div>\n    <script type="application/json" id="${firstScreenId}">${data}</script>`
    return write({ body, preloads: early + preloads })
  }

  // A page with the former name is not asked for any more.
  return (request, target, site, theme, write) =>
    pages.get(
      `${request.protocol} ${request.host} ${JSON.stringify([target, site])}`,
      () => drawPage(request, target, site.name, write),
      theme,
    )
}

/** Returns what the server draws at the request's address; null for pages that the browser draws. */
export function screenTarget(request: FastifyRequest): Target | null {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s, 2)
  if (!publicPage.test(path)) return null
  // The browser says what is wrong with a search that is refused.
  if (/^\/search/i.test(path) && searchQueryError(new URLSearchParams(search).get('q') ?? '') !== undefined) return null
  const visitor: Visitor = hasCookie(request, memberCookie) ? 'member' : 'guest'
  // The other pages are the same at every visit of a day, and are kept once.
  return { kind: 'screen', path, search, visitor, isWelcomed: path === '/' && visitor === 'member' && hasCookie(request, welcomedCookie) }
}

const hasCookie = ({ headers }: FastifyRequest, name: string): boolean =>
  new RegExp(`(?:^|;)\\s*${name}=1(?:;|$)`).test(headers.cookie ?? '')
