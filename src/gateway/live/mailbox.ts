/**
 * Values that wait to be dealt with, each once however often it came: a slow reader sees where things
 * stand, not each step that led there.
 */
export class Mailbox<Value> implements AsyncIterable<Value> {
  readonly #waiting = new Set<Value>()
  #end: { failure?: unknown } | undefined
  #wake: () => void = () => undefined

  put(value: Value): void {
    this.#waiting.add(value)
    this.#wake()
  }

  /** No more will come; what waits is still handed out, then a failure is thrown. */
  close(end: { failure?: unknown } = {}): void {
    this.#end ??= end
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Value> {
    while (true) {
      for (const value of this.#waiting) {
        this.#waiting.delete(value)
        yield value
      }
      if (this.#waiting.size > 0) continue
      if (this.#end) break
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    if ('failure' in this.#end) throw this.#end.failure
  }
}
