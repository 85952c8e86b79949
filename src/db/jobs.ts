import { setTimeout as delay } from 'node:timers/promises'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../shared/log.ts'
import type { Database, Tx } from './database.ts'
import { tellOfDeadJobs, type DeadJob } from './jobs/deadJobs.ts'
import { createQueues } from './jobs/install.ts'
import * as queues from './jobs/queues.ts'
import { RunningJobs } from './jobs/running.ts'
import { sweepLostJobs } from './jobs/sweep.ts'

export type { DeadJob } from './jobs/deadJobs.ts'
export type { MediaJob } from './jobs/queues.ts'

type Handler = (job: queues.MediaJob, signal: AbortSignal) => Promise<void>

/** Durable jobs: they survive a crash, are tried again when they fail, and run at least once. */
export type Jobs = {
  /**
   * Puts a job in a queue; the same job that already waits or runs there stays single.
   * @param options.tx makes the job and the transaction's rows commit together
   * @param options.delaySeconds the job is not taken before
   */
  enqueue(queue: queues.QueueName, job: queues.MediaJob, options?: { tx?: Tx | undefined; delaySeconds?: number }): Promise<void>
  /**
   * Takes jobs of a queue from now on. The signal aborts when the process stops (the job then goes back to the queue, at no cost)
   * or when the job was given to another process. A handler that throws is tried again, with growing pauses.
   * @param options.concurrency jobs at a time, 1 by default
   */
  work(queue: queues.QueueName, handler: Handler, options?: { concurrency?: number }): Promise<void>
  /** Tells of every job that failed for good, also those of an earlier run; when the listener throws it is told again. */
  onDead(listener: (dead: DeadJob) => Promise<void>): Promise<void>
  /** Takes no more jobs, interrupts the running ones and gives them back to the queue at once. Jobs can still be enqueued. */
  giveBack(): Promise<void>
  /** Gives the running jobs back and closes the queue. Call it before the database is closed. */
  stop(): Promise<void>
}

/** Time that handlers have, once their signal aborted, before their jobs are given back over their head. */
const stopGraceMs = 10_000

export async function openJobs(database: Database, log: Log): Promise<Jobs> {
  const { sql, kind } = database
  const boss = new PgBoss({
    db: sql,
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  await boss.start()
  await createQueues(boss, kind)
  const running = new RunningJobs(sql, log)
  const endSweep = await sweepLostJobs(database, () => running.ids(), log)
  const workers = new Map<string, string>()

  async function take(
    queue: string,
    concurrency: number,
    handle: (job: JobWithMetadata, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const options = {
      includeMetadata: true,
      localConcurrency: concurrency,
      pollingIntervalSeconds: queues.pollEverySeconds,
      heartbeatRefreshSeconds: queues.heartbeatEverySeconds,
    } as const
    const id = await boss.work(queue, options, async ([job]: JobWithMetadata[]) => {
      if (job) await running.run(job, (signal) => handle(job, signal))
    })
    workers.set(queue, id)
  }

  async function giveBack(): Promise<void> {
    endSweep()
    running.abort()
    const queuesTaken = [...workers.keys()]
    workers.clear()
    const idle = Promise.all(queuesTaken.map((queue) => boss.offWork(queue, { wait: true })))
    await Promise.race([idle, delay(stopGraceMs, undefined, { ref: false })])
    await running.giveBackRest()
  }
  let givingBack: Promise<void> | undefined

  return {
    async enqueue(queue, job, { tx, delaySeconds = 0 } = {}) {
      const options = { singletonKey: `${job.content_uuid}:${job.upload_uuid}`, startAfter: delaySeconds }
      await boss.send(queue, job, tx ? { ...options, db: fromKysely(tx) } : options)
      const worker = workers.get(queue)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    work: (queue, handler, { concurrency = 1 } = {}) =>
      take(queue, concurrency, async (job, signal) => handler(queues.mediaJobSchema.parse(job.data), signal)),
    onDead: (listener) => take(queues.deadQueue, 1, (job) => tellOfDeadJobs(job, listener)),
    giveBack: () => (givingBack ??= giveBack()),
    async stop() {
      await (givingBack ??= giveBack())
      await boss.stop({ graceful: false, close: false })
    },
  }
}
