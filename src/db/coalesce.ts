import type { Change } from '../shared/entities/change.ts'

type Counts = Extract<Change, { kind: 'counts' }>

/** What people see of a figure that moves; a thousand likes are not a thousand messages. */
const everyMs = 250

/**
 * Passes on that a content's counts changed at most once per 250 ms: the first time at once, whatever follows at the end of
 * that time, so that the last change is always told.
 */
export class CoalescedCounts {
  readonly #pending = new Map<string, { timer: NodeJS.Timeout; again: Counts | undefined }>()
  readonly #publish: (change: Counts) => Promise<void>
  readonly #onError: (error: unknown) => void
  #closed = false

  /** @param onError told when what was put off could not be published */
  constructor(publish: (change: Counts) => Promise<void>, onError: (error: unknown) => void) {
    this.#publish = publish
    this.#onError = onError
  }

  /** Resolves when the change is on its way, or is put off. */
  async publish(change: Counts): Promise<void> {
    const pending = this.#pending.get(change.content_uuid)
    if (pending) pending.again = change
    else {
      this.#pause(change.content_uuid)
      await this.#publish(change)
    }
  }

  /** Forgets what was put off: nobody is left to hear it. */
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
