/** First come, first served: the one connection of the embedded database is lent to one user at a time. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves, when everybody before is done, to the function that hands the mutex on (to be called once). */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
