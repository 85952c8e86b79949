/** A mutex in the order of arrival: it reserves the embedded database's one connection for one user at a time. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Waits for all earlier callers. @returns the function that releases the mutex (to be called once) */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
