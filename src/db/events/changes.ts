import type { Change } from '../../shared/entities/change.ts'
import type { Log } from '../../shared/log.ts'
import { CoalescedCounts } from '../connection/coalesce.ts'
import type { TransactionScope } from '../connection/transactionScope.ts'

/**
 * Publishes changes to every process. Delivery is at most once: a subscriber reads the changed thing again, and reads it once more after a
 * lost connection.
 */
export type ChangeFeed = {
  /**
   * Resolves when the changes are sent. Call it after the transaction that made them: it throws inside. Changes of a content's `counts` are
   * published at most once per 250 ms.
   */
  publish(changes: Change | readonly Change[]): Promise<void>
  /** @returns the function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void
  close(): Promise<void>
}

/** Returns the changes to publish after users were notified. */
export function notificationChanges(users: readonly string[]): Change[] {
  return users.map((user_uuid) => ({ kind: 'notification', user_uuid }))
}

/** The listeners of this process. One that throws is logged, and the others are still called. */
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

  notify(change: Change): void {
    for (const listener of this.#listeners) {
      try {
        listener(change)
      } catch (error) {
        this.#log.error({ err: error, change: change.kind }, 'a listener of the change feed failed')
      }
    }
  }
}

/** Implements a feed's `publish` over a function that sends messages. */
export class Publisher {
  readonly #scope: TransactionScope
  readonly #send: (changes: readonly Change[]) => Promise<void>
  readonly #counts: CoalescedCounts

  constructor(scope: TransactionScope, log: Log, send: (changes: readonly Change[]) => Promise<void>) {
    this.#scope = scope
    this.#send = send
    this.#counts = new CoalescedCounts(
      (change) => send([change]),
      (error) => log.warn({ err: error }, 'a change of counts could not be published'),
    )
  }

  async publish(changes: Change | readonly Change[]): Promise<void> {
    this.#scope.assertOutside()
    const others: Change[] = []
    for (const change of [changes].flat()) {
      if (change.kind === 'counts') await this.#counts.publish(change)
      else others.push(change)
    }
    if (others.length > 0) await this.#send(others)
  }

  close(): void {
    this.#counts.close()
  }
}

/** The feed of the embedded database, which only one process uses. */
export function memoryChangeFeed(log: Log, scope: TransactionScope): ChangeFeed {
  const listeners = new ChangeListeners(log)
  const publisher = new Publisher(scope, log, async (changes) => {
    for (const change of changes) listeners.notify(change)
  })
  return {
    publish: (changes) => publisher.publish(changes),
    subscribe: (listener) => listeners.add(listener),
    close: async () => publisher.close(),
  }
}
