import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import { firstScreenId, memberCookie, type Visitor } from '../../shared/firstScreen.ts'
import { textForMarkup } from '../seo/head.ts'
import { type EncodedPage, FirstScreens, type RenderScreen } from './firstScreens.ts'

const builtScreens = join(import.meta.dirname, '..', '..', 'build', 'screens', 'renderScreen.js')

/** The pages that everybody may see: what others show is a member's own, and the browser draws it. */
const publicPage = /^\/(?:(?:watch|creator|playlist|explore)\/[^/]+\/?|watch\/?|search\/?|explore\/?)?$/i

/** Milliseconds that drawing may take, the answers included. Then the browser draws the page. */
const limitMs = 3_000

/** Answers a GraphQL request of the server for one of its visitors. */
export type AskGateway = (body: string, request: FastifyRequest, signal: AbortSignal) => Promise<string>

/** Puts markup and data into a page. @param preloads tags for its head */
type Write = (body: string, preloads: string) => string

export type ScreenPages = {
  /** Returns a page with its first screen; null when the browser has to draw it. */
  pageFor: (request: FastifyRequest, write: Write) => Promise<EncodedPage> | null
}

/** @param ask null in a process without the gateway: its pages are drawn by the browser alone */
export async function screenPages(ask: AskGateway | null): Promise<ScreenPages> {
  if (!ask || !existsSync(builtScreens)) return { pageFor: () => null }
  const { renderScreen }: { renderScreen: RenderScreen } = await import(pathToFileURL(builtScreens).href)
  const pages = new FirstScreens()
  const askGateway = ask

  async function draw(request: FastifyRequest, visitor: Visitor, write: Write): Promise<string> {
    const [path = '/', search = ''] = request.url.split(/\?(.*)/s, 2)
    const signal = AbortSignal.timeout(limitMs)
    const fetchFromGateway: typeof globalThis.fetch = async (url, init) => {
      const body = await new Request(url, init).text()
      return new Response(await askGateway(body, request, signal), { headers: { 'content-type': 'application/json' } })
    }
    const { preloads, markup, first } = await renderScreen({ path, search, visitor, fetch: fetchFromGateway, signal })
    const data = textForMarkup(JSON.stringify(first))
    return write(`<div id="root">${markup}</div>\n    <script type="application/json" id="${firstScreenId}">${data}</script>`, preloads)
  }

  return {
    pageFor: (request, write) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      if (!publicPage.test(path)) return null
      const visitor = visitorOf(request)
      return pages.get(`${visitor} ${request.host} ${request.url}`, () => draw(request, visitor, write))
    },
  }
}

function visitorOf({ headers }: FastifyRequest): Visitor {
  return new RegExp(`(?:^|;)\\s*${memberCookie}=1(?:;|$)`).test(headers.cookie ?? '') ? 'member' : 'guest'
}
