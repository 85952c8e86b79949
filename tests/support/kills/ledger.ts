export const writeKinds = ['comment', 'reply', 'like', 'follow', 'playlist', 'entry', 'content', 'upload', 'image'] as const
export type WriteKind = (typeof writeKinds)[number]

/** One write of one user. `sent` again with its idempotency key if it has one. `id` identifies its row: a uuid, or a unique text. */
export type Write = {
  kind: WriteKind
  id: string
  /** `cut`: the process died, or the connection was interrupted, before the response: the row may exist, at most once */
  state: 'sent' | 'acknowledged' | 'cut' | 'refused'
  /** bytes of an upload */
  bytes?: number
}

/** What the clients of a repeatedly killed site know: what they sent, and what was acknowledged. */
export class Ledger {
  readonly writes: Write[] = []
  /** responses that no client should get: neither a success nor a rate limit */
  readonly unexpected: string[] = []
  #acknowledged = 0
  #waiting: { count: number; resolve: () => void } | undefined

  add(kind: WriteKind, id: string, bytes?: number): Write {
    const write: Write = { kind, id, state: 'sent', ...(bytes !== undefined && { bytes }) }
    this.writes.push(write)
    return write
  }

  acknowledge(write: Write): void {
    if (write.state === 'acknowledged') return
    write.state = 'acknowledged'
    this.#acknowledged += 1
    if (this.#waiting && this.#acknowledged >= this.#waiting.count) this.#waiting.resolve()
  }

  /** Resolves once this many more writes are acknowledged. */
  async more(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting = { count: this.#acknowledged + count, resolve }
    return promise
  }

  of(kind: WriteKind, state?: Write['state']): Write[] {
    return this.writes.filter((write) => write.kind === kind && (state === undefined || write.state === state))
  }
}
