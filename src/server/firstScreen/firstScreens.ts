import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FirstScreen, Visitor } from '../../shared/firstScreen.ts'

/** What a page is drawn for; `search` is without «?». */
export type Target = { kind: 'screen'; path: string; search: string; visitor: Visitor } | { kind: 'embed'; id: string }

/** What `build/screens` exports (src/app/firstScreen/renderScreen.tsx). */
export type RenderScreen = (request: {
  target: Target
  fetch: typeof globalThis.fetch
  signal: AbortSignal
}) => Promise<{ preloads: string; markup: string; first: FirstScreen }>

/** A page as it is sent, by `content-encoding`. */
export type EncodedPage = { identity: Buffer; gzip: Buffer; br: Buffer }

type Entry = { page: Promise<EncodedPage>; expiresAt: number }

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
   * @param draw writes the page; when it fails, the next visitor tries again
   */
  get(key: string, draw: () => Promise<string>): Promise<EncodedPage> | null {
    const known = this.#entries.get(key)
    if (known && known.expiresAt > this.#now()) return known.page
    if (this.#drawing >= limits.maxDrawing || this.#begunWithinASecond() >= limits.maxPerSecond) return null
    this.#entries.delete(key)
    const entry: Entry = { page: this.#draw(draw), expiresAt: this.#now() + limits.lifetimeMs }
    entry.page.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key))
    this.#entries.set(key, entry)
    for (const [oldest, { expiresAt }] of this.#entries) {
      if (expiresAt > this.#now()) break
      this.#entries.delete(oldest)
    }
    return entry.page
  }

  #begunWithinASecond(): number {
    const since = this.#now() - 1000
    this.#begun = this.#begun.filter((at) => at > since)
    return this.#begun.length
  }

  async #draw(draw: () => Promise<string>): Promise<EncodedPage> {
    this.#begun.push(this.#now())
    this.#drawing += 1
    try {
      return await encodePage(await draw())
    } finally {
      this.#drawing -= 1
    }
  }
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
