export const writeKinds = ['comment', 'reply', 'like', 'follow', 'playlist', 'entry', 'content', 'upload', 'image'] as const
export type WriteKind = (typeof writeKinds)[number]

/**
 * One write of one person. `sent` again and again by its key where it has one. `id` is what its row is found by: a uuid, or a text that no
 * other write has.
 */
export type Write = {
  kind: WriteKind
  id: string
  /** `cut`: the process died, or the connection broke, before the answer: the row may be there, once */
  state: 'sent' | 'acknowledged' | 'cut' | 'refused'
  /** bytes of an upload */
  bytes?: number
}

/** What the clients of a site that is killed again and again know: what they sent, and what was acknowledged. */
export class Ledger {
  readonly writes: Write[] = []
  /** answers that no client should get: neither done, nor too many at once */
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

  /** Resolves once so many more writes are acknowledged. */
  async more(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting = { count: this.#acknowledged + count, resolve }
    return promise
  }

  of(kind: WriteKind, state?: Write['state']): Write[] {
    return this.writes.filter((write) => write.kind === kind && (state === undefined || write.state === state))
  }
}
