import type { Change } from '../shared/entities/change.ts'
import type { Log } from '../shared/log.ts'
import type { TransactionScope } from './transactionScope.ts'

/**
 * Tells every process that something changed. Delivered at most once: whoever subscribes reads the thing itself again,
 * and reads it once more after a break.
 */
export type ChangeFeed = {
  /** Resolves when the change is on its way. Publish after the transaction that made it: inside, it throws. */
  publish(change: Change): Promise<void>
  /** @returns the function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void
}

/** Listeners of this process; one that throws is logged and the others still hear. */
export class ChangeListeners {
  readonly #listeners = new Set<(change: Change) => void>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  add(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  tell(change: Change): void {
    for (const listener of this.#listeners) {
      try {
        listener(change)
      } catch (error) {
        this.#log.error({ err: error, change: change.kind }, 'a listener of the change feed failed')
      }
    }
  }
}

/** The feed of the embedded database, where one process is everybody. */
export function memoryChangeFeed(log: Log, scope: TransactionScope): ChangeFeed {
  const listeners = new ChangeListeners(log)
  return {
    publish: async (change) => {
      scope.assertOutside()
      listeners.tell(change)
    },
    subscribe: (listener) => listeners.add(listener),
  }
}
