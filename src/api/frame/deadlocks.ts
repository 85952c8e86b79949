import type { FastifyBaseLogger } from 'fastify'
import { isDeadlock } from '../../db/violations.ts'

/**
 * Does again what lost a deadlock: PostgreSQL took back all of it, and the one it waited for is through by then. The order of locks
 * (docs/architecture.md) keeps this rare; where rows are deleted with what hangs on them, the order is not ours to choose.
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
