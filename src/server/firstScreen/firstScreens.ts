import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FirstScreen, Visitor } from '../../shared/firstScreen.ts'
import type { Theme } from '../../shared/theme.ts'
import { withTheme } from '../pageTheme.ts'

/** What a page is drawn for; `search` is without «?». */
export type Target =
  | { kind: 'screen'; path: string; search: string; visitor: Visitor; /** see FirstScreen */ isWelcomed: boolean }
  | { kind: 'embed'; id: string }

/** What `build/screens` exports (src/app/firstScreen/renderScreen.tsx). */
export type RenderScreen = (request: {
  target: Target
  siteName: string
  fetch: typeof globalThis.fetch
  signal: AbortSignal
}) => Promise<{ preloads: string; markup: string; first: FirstScreen }>

/** A page as it is sent, by `content-encoding`. */
export type EncodedPage = { identity: Buffer; gzip: Buffer; br: Buffer }

/** Drawn once, and encoded for each theme that is asked for. */
type Entry = { html: Promise<string>; pages: Map<Theme, Promise<EncodedPage>>; expiresAt: number }

const limits = {
  /** As long as the guests' data (gateway/http/handler.ts). */
  lifetimeMs: 5_000,
  /** Drawing takes the processor for itself: beyond this, the browser does it. */
  maxDrawing: 4,
  /** The same, for somebody who asks for many addresses one after the other. Not more than a hundred pages are kept thereby. */
  maxPerSecond: 20,
}

const packers = { gzip: promisify(gzip), br: promisify(brotliCompress) }
/** Between a level that takes as long as drawing the page and one that saves little. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Keeps whole pages for some seconds. A page that is being drawn is waited for by everybody who asks for it meanwhile. Nothing of a member is in
 * them: the browser adds it.
 */
export class FirstScreens {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number
  /** when the latest ones were begun, the oldest first */
  #begun: number[] = []
  #drawing = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Returns a page; null when too many others are being drawn, or were within the last second.
   * @param draw writes the page, without a theme; when it fails, the next visitor tries again
   */
  get(key: string, draw: () => Promise<string>, theme: Theme = 'system'): Promise<EncodedPage> | null {
    const known = this.#entries.get(key)
    if (known && known.expiresAt > this.#now()) return pageOf(known, theme)
    if (this.#drawing >= limits.maxDrawing || this.#begunWithinASecond() >= limits.maxPerSecond) return null
    this.#entries.delete(key)
    const entry: Entry = { html: this.#draw(draw), pages: new Map(), expiresAt: this.#now() + limits.lifetimeMs }
    const page = pageOf(entry, theme)
    page.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key))
    this.#entries.set(key, entry)
    for (const [oldest, { expiresAt }] of this.#entries) {
      if (expiresAt > this.#now()) break
      this.#entries.delete(oldest)
    }
    return page
  }

  #begunWithinASecond(): number {
    const since = this.#now() - 1000
    this.#begun = this.#begun.filter((at) => at > since)
    return this.#begun.length
  }

  async #draw(draw: () => Promise<string>): Promise<string> {
    this.#begun.push(this.#now())
    this.#drawing += 1
    try {
      return await draw()
    } finally {
      this.#drawing -= 1
    }
  }
}

function pageOf({ html, pages }: Entry, theme: Theme): Promise<EncodedPage> {
  const known = pages.get(theme)
  if (known) return known
  const page = html.then((drawn) => encodePage(withTheme(drawn, theme)))
  pages.set(theme, page)
  return page
}

async function encodePage(html: string): Promise<EncodedPage> {
  const identity = Buffer.from(html)
  const [gzipped, br] = await Promise.all([packers.gzip(identity), packers.br(identity, brotliOptions)])
  return { identity, gzip: gzipped, br }
}

/** Returns the smallest version of a page that a browser accepts. @param accepted its `accept-encoding` */
export function encodingFor(accepted = ''): keyof EncodedPage {
  const takes = (name: string): boolean => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
