import type { Change } from '../../shared/entities/change.ts'

type Counts = Extract<Change, { kind: 'counts' }>

/** A thousand likes must not become a thousand messages. */
const everyMs = 250

/**
 * Publishes changes of a content's counts at most once per 250 ms: the first one at once, later ones together at the end of that time. The
 * last change is always published.
 */
export class CoalescedCounts {
  readonly #pending = new Map<string, { timer: NodeJS.Timeout; again: Counts | undefined }>()
  readonly #publish: (change: Counts) => Promise<void>
  readonly #onError: (error: unknown) => void
  #closed = false

  /** @param onError called when a delayed change could not be published */
  constructor(publish: (change: Counts) => Promise<void>, onError: (error: unknown) => void) {
    this.#publish = publish
    this.#onError = onError
  }

  /** Resolves when the change is published, or delayed. */
  async publish(change: Counts): Promise<void> {
    const pending = this.#pending.get(change.content_uuid)
    if (pending) pending.again = change
    else {
      this.#pause(change.content_uuid)
      await this.#publish(change)
    }
  }

  /** Drops delayed changes: nobody is subscribed any more. */
  close(): void {
    this.#closed = true
    for (const { timer } of this.#pending.values()) clearTimeout(timer)
    this.#pending.clear()
  }

  #pause(content: string): void {
    if (this.#closed) return
    const timer = setTimeout(() => {
      const again = this.#pending.get(content)?.again
      this.#pending.delete(content)
      if (again) void this.publish(again).catch(this.#onError)
    }, everyMs)
    timer.unref()
    this.#pending.set(content, { timer, again: undefined })
  }
}
