import type { Log } from '../../shared/log.ts'
import { errorMessage } from '../errorMessage.ts'
import type { Database } from '../database.ts'
import { lostAfterSeconds, sweepEveryMs } from './queues.ts'
import { requeueLost } from './requeue.ts'

/**
 * Gives back the jobs of processes that died: all running ones, once, where no other process can exist; with PostgreSQL those whose
 * claims have fallen silent, now and for as long as this process lives.
 * @returns the function that ends it
 */
export async function sweepLostJobs({ sql, kind }: Database, log: Log): Promise<() => void> {
  const sweep = async (silentSeconds: number): Promise<void> => {
    const lost = await requeueLost(sql, silentSeconds)
    if (lost > 0) log.info({ jobs: lost }, 'jobs of a process that died were given back')
  }
  if (kind === 'embedded') {
    await sweep(0)
    return () => undefined
  }
  await sweep(lostAfterSeconds)
  let isSweeping = false
  const timer = setInterval(async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      await sweep(lostAfterSeconds)
    } catch (error) {
      log.warn({ reason: errorMessage(error) }, 'lost jobs could not be looked for')
    } finally {
      isSweeping = false
    }
  }, sweepEveryMs)
  return () => clearInterval(timer)
}
