import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConnectionProvider } from 'kysely'

/**
 * Tracks whether the running code is inside `db.transaction()`. There, `db` itself must not be used: with the embedded database it would
 * wait for the one connection that its own caller holds; with PostgreSQL it would silently run outside of the transaction.
 */
export class TransactionScope {
  readonly #held = new AsyncLocalStorage<{ open: boolean }>()

  /** @throws Error when called from inside a transaction's callback */
  assertOutside(): void {
    if (this.#held.getStore()?.open) {
      throw new Error('`db` was used inside `db.transaction()`: use the transaction that the callback receives, or do this after it')
    }
  }

  /** Returns a provider that refuses a second connection to code that already holds one. */
  guard(provider: ConnectionProvider): ConnectionProvider {
    return {
      provideConnection: async (consumer, options) => {
        this.assertOutside()
        return provider.provideConnection((connection) => this.#hold(() => consumer(connection)), options)
      },
    }
  }

  // Work that was started in the callback and not awaited keeps the async context, so the mark is closed at the end.
  async #hold<Result>(work: () => Promise<Result>): Promise<Result> {
    const mark = { open: true }
    try {
      return await this.#held.run(mark, work)
    } finally {
      mark.open = false
    }
  }
}
