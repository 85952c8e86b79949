import type { Encoded } from './encoded.ts'

export type GuestCacheOptions = { ttlMs: number; maxEntries: number; maxBytes: number; now?: () => number }

type Entry = Encoded & { expiresAt: number }

/**
 * Cache of the responses to guests' queries. The key is the bytes of the request. It is read before any GraphQL work, so that a hit costs
 * about as much as sending the bytes. All entries have the same lifetime, so that the oldest is always the first to expire.
 */
export class GuestCache {
  readonly #entries = new Map<string, Entry>()
  readonly #options: GuestCacheOptions
  readonly #now: () => number
  #bytes = 0

  constructor(options: GuestCacheOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  get(key: string): Encoded | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt > this.#now() ? entry : undefined
  }

  set(key: string, answer: Encoded): void {
    const { ttlMs, maxEntries, maxBytes } = this.#options
    this.#delete(key)
    this.#entries.set(key, { ...answer, expiresAt: this.#now() + ttlMs })
    this.#bytes += sizeOf(key, answer)
    for (const [oldest, entry] of this.#entries) {
      const isWithin = this.#entries.size <= maxEntries && this.#bytes <= maxBytes
      if (isWithin && entry.expiresAt > this.#now()) break
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(key, entry)
  }
}

function sizeOf(key: string, { body, gzipped }: Encoded): number {
  return key.length * 2 + body.byteLength + (gzipped?.byteLength ?? 0)
}
