import type { FastifyBaseLogger } from 'fastify'
import { isDeadlock } from '../../db/connection/violations.ts'

/**
 * Retries work that lost a deadlock: PostgreSQL has rolled back all of it, and the transaction that it waited for has ended by then. The
 * lock order (docs/architecture.md) makes deadlocks rare; where a delete cascades to dependent rows, PostgreSQL chooses the order.
 */
export async function despiteDeadlocks<Result>(work: () => Promise<Result>, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Result> {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      return await work()
    } catch (error) {
      if (triesLeft === 0 || !isDeadlock(error)) throw error
      log.warn({ err: error }, 'a request lost a deadlock, and is done again')
    }
  }
}
