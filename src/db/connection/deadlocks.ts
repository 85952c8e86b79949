import type { Log } from '../../shared/log.ts'
import { isDeadlock } from './violations.ts'

/**
 * Retries work that lost a deadlock: PostgreSQL has rolled back all of it, and the transaction that it waited for has ended by then. The
 * lock order (docs/architecture.md) makes deadlocks rare; where a delete cascades to dependent rows, PostgreSQL chooses the order.
 */
export async function despiteDeadlocks<Result>(work: () => Promise<Result>, log: Pick<Log, 'warn'>): Promise<Result> {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      return await work()
    } catch (error) {
      if (triesLeft === 0 || !isDeadlock(error)) throw error
      log.warn({ err: error }, 'rolled back by a deadlock: trying again')
    }
  }
}
