import type { Log } from '../../shared/log.ts'
import { errorMessage } from '../connection/errorMessage.ts'
import type { Database } from '../connection/database.ts'
import { ClockJump } from './clockJump.ts'
import { correctTimesEveryMs, lostAfterSeconds, remoteGraceSeconds, sweepEveryMs } from './queues.ts'
import { confirmAfterJump, correctFutureTimes, requeueLost } from './requeue.ts'

/**
 * Puts the jobs of dead processes back: with the embedded database all running ones, because no other process can exist, except those
 * of remote workers, which have time to find the site again; with PostgreSQL those without a recent heartbeat. Repeats while this process runs: on a full disk, a job may end without its end being written.
 * @param running ids of the jobs that this process is running
 * @returns the function that stops it
 */
export async function sweepLostJobs({ sql, kind }: Database, running: () => readonly string[], log: Log): Promise<() => void> {
  const opened = performance.now()
  let correctedAt = Number.NEGATIVE_INFINITY
  const jump = new ClockJump(sql)
  const sweep = async (silentSeconds: number): Promise<void> => {
    if (performance.now() - correctedAt > correctTimesEveryMs) {
      await correctFutureTimes(sql)
      correctedAt = performance.now()
    }
    if (await jump.hasHappened()) await confirmAfterJump(sql)
    const sparesRemote = performance.now() - opened < remoteGraceSeconds * 1000
    // With PostgreSQL, a job that this process runs is protected by its heartbeat.
    const lost = await requeueLost(sql, silentSeconds, kind === 'embedded' ? { except: running(), sparesRemote } : {})
    if (lost > 0) log.info({ jobs: lost }, 'jobs of a process that died were requeued')
  }
  await sweep(kind === 'embedded' ? 0 : lostAfterSeconds)
  let isSweeping = false
  const timer = setInterval(async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      await sweep(lostAfterSeconds)
    } catch (error) {
      log.warn({ reason: errorMessage(error) }, 'lost jobs could not be searched')
    } finally {
      isSweeping = false
    }
  }, sweepEveryMs)
  return () => clearInterval(timer)
}
