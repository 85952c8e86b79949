import type { Log } from '../../shared/log.ts'
import { errorMessage } from '../errorMessage.ts'
import type { Database } from '../database.ts'
import { lostAfterSeconds, sweepEveryMs } from './queues.ts'
import { requeueLost } from './requeue.ts'

/**
 * Gives back the jobs of processes that died: all running ones where no other process can exist, with PostgreSQL those whose claims
 * have fallen silent. Goes on for as long as this process lives: a job may end when its end cannot be written, on a full disk.
 * @param running ids of the jobs that this process is at work on
 * @returns the function that ends it
 */
export async function sweepLostJobs({ sql, kind }: Database, running: () => readonly string[], log: Log): Promise<() => void> {
  const sweep = async (silentSeconds: number): Promise<void> => {
    // Elsewhere a claim says itself that somebody is at work: it has a heartbeat.
    const lost = await requeueLost(sql, silentSeconds, kind === 'embedded' ? running() : [])
    if (lost > 0) log.info({ jobs: lost }, 'jobs of a process that died were given back')
  }
  await sweep(kind === 'embedded' ? 0 : lostAfterSeconds)
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
