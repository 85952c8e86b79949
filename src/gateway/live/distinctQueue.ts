/**
 * A queue of distinct values: a value that is put several times waits once. A slow reader gets the latest state, not each step before it.
 */
export class DistinctQueue<Value> implements AsyncIterable<Value> {
  readonly #waiting = new Set<Value>()
  #end: { failure?: unknown } | undefined
  #wake: () => void = () => undefined

  put(value: Value): void {
    this.#waiting.add(value)
    this.#wake()
  }

  /** Closes the queue: waiting values are still yielded, then a failure is thrown. */
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
