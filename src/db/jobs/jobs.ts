import { setTimeout as delay } from 'node:timers/promises'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../../shared/log.ts'
import { inJobSpan, traceHeaders } from '../../shared/tracing.ts'
import type { Database, Tx } from '../connection/database.ts'
import { reportDeadJob, type DeadJob } from './deadJobs.ts'
import { type Claims, claimsOf } from './claims.ts'
import { createQueues } from './install.ts'
import * as queues from './queues.ts'
import { type JobEnd, type ObserveJob, RunningJobs } from './running.ts'
import { sweepLostJobs } from './sweep.ts'
import { recordWorker, thisWorker } from './worker.ts'

export type { Claim } from './claims.ts'
export type { DeadJob } from './deadJobs.ts'
export type { MailJob, MediaJob } from './queues.ts'

type Handler = (job: queues.MediaJob, signal: AbortSignal) => Promise<JobEnd | void>

/** Durable jobs: they survive a crash, are retried when they fail, and run at least once. */
export type Jobs = {
  /**
   * Puts a job in a queue. The same job is not added twice while it waits or runs there.
   * @param options.tx commits the job together with the transaction's rows
   * @param options.delaySeconds the job does not start before
   * @param options.priority of two jobs that wait, the one with the higher starts first; 0 by default
   */
  enqueue(
    queue: queues.QueueName,
    job: queues.MediaJob,
    options?: { tx?: Tx | undefined; delaySeconds?: number; priority?: number },
  ): Promise<void>
  /** Makes the workers of this process look at once. After a job that was committed with a transaction: before its commit they find nothing. */
  wake(queue: queues.AnyQueue): void
  /**
   * Starts to process a queue. The signal aborts when the process stops (the job then goes back to the queue without using up a retry), or
   * when the job was given to another process. When the handler throws, the job is retried with growing pauses.
   * @param options.concurrency concurrent jobs, 1 by default
   */
  work(queue: queues.QueueName, handler: Handler, options?: { concurrency?: number }): Promise<void>
  /** Calls the listener for every job that failed for good, also those of an earlier run. When the listener throws, the call is retried. */
  onDead(listener: (dead: DeadJob) => Promise<void>): Promise<void>
  /** Puts a mail in its queue. @param options.tx commits it together with the transaction's rows */
  sendMail(mail: queues.MailJob, options?: { tx?: Tx | undefined }): Promise<void>
  /** Puts work on the storage in its queue, with a transaction. @returns false when the same still waits or runs */
  enqueueStorage(tx: Tx, queue: queues.StorageQueue, checkUuid: string): Promise<boolean>
  /** Starts to process a queue of work on the storage, as `work` does. */
  workStorage(queue: queues.StorageQueue, handler: (checkUuid: string, signal: AbortSignal) => Promise<JobEnd | void>): Promise<void>
  /** Starts to send the mails of the queue. The handler gets a key that stays the same when the mail is tried again. */
  workMail(handler: (mail: queues.MailJob, key: string) => Promise<JobEnd | void>): Promise<void>
  /** For workers without a connection to the database. */
  claims: Claims
  /** Starts no more jobs, interrupts the running ones and puts them back into the queue at once. Jobs can still be enqueued. */
  giveBack(): Promise<void>
  /** Puts the running jobs back and closes the queue. Call it before the database is closed. */
  stop(): Promise<void>
}

/** How long handlers may run after their signal aborted, before their jobs are put back anyway. */
const stopGraceMs = 10_000

/** pg-boss reports some errors as plain objects with their properties, of which the log would know nothing. */
const toError = (error: unknown): Error => (error instanceof Error ? error : Object.assign(new Error(), error))

/** @param observe called when a job ends in this process */
export async function openJobs(database: Database, log: Log, observe: ObserveJob = () => undefined): Promise<Jobs> {
  const { sql, kind } = database
  const boss = new PgBoss({
    db: sql,
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: toError(error) }, 'the job queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'warning from the job queue'))
  await boss.start()
  await createQueues(boss, kind)
  const running = new RunningJobs(sql, log, observe)
  const endSweep = await sweepLostJobs(database, () => running.ids(), log)
  const workers = new Map<string, string>()

  async function named(
    job: JobWithMetadata,
    signal: AbortSignal,
    handle: (job: JobWithMetadata, signal: AbortSignal) => Promise<JobEnd | void>,
  ): Promise<JobEnd | void> {
    try {
      await recordWorker(sql, job, thisWorker())
    } catch (error) {
      // On a full disk, the jobs that make room must run all the same.
      log.warn({ err: error, queue: job.name, job: job.id }, 'who runs a job could not be recorded')
    }
    return handle(job, signal)
  }

  async function take(
    queue: string,
    concurrency: number,
    handle: (job: JobWithMetadata, signal: AbortSignal) => Promise<JobEnd | void>,
  ): Promise<void> {
    const options = {
      includeMetadata: true,
      localConcurrency: concurrency,
      pollingIntervalSeconds: queues.pollEverySeconds,
      heartbeatRefreshSeconds: queues.heartbeatEverySeconds,
    } as const
    const id = await boss.work(queue, options, async ([job]: JobWithMetadata[]) => {
      // What it returns is kept as the job's output.
      return job && inJobSpan(queue, job.data, () => running.run(job, (signal) => named(job, signal, handle)))
    })
    workers.set(queue, id)
  }

  function wake(queue: string): void {
    const worker = workers.get(queue)
    if (worker !== undefined) boss.notifyWorker(worker)
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
    async enqueue(queue, job, { tx, delaySeconds = 0, priority = 0 } = {}) {
      const options = { singletonKey: `${job.content_uuid}:${job.upload_uuid}`, startAfter: delaySeconds, priority }
      await boss.send(queue, { ...job, ...traceHeaders() }, tx ? { ...options, db: fromKysely(tx) } : options)
      if (!tx) wake(queue)
    },
    wake,
    async sendMail(mail, { tx } = {}) {
      const options = { priority: queues.mailPriority(mail) }
      await boss.send(queues.mailQueue, { ...mail, ...traceHeaders() }, tx ? { ...options, db: fromKysely(tx) } : options)
      if (!tx) wake(queues.mailQueue)
    },
    async enqueueStorage(tx, queue, checkUuid) {
      const job = { check_uuid: checkUuid, ...traceHeaders() }
      return (await boss.send(queue, job, { singletonKey: checkUuid, db: fromKysely(tx) })) !== null
    },
    workStorage: (queue, handler) =>
      take(queue, 1, async (job, signal) => handler(queues.storageJobSchema.parse(job.data).check_uuid, signal)),
    workMail: (handler) => take(queues.mailQueue, 1, (job) => handler(queues.mailJobSchema.parse(job.data), job.id)),
    work: (queue, handler, { concurrency = 1 } = {}) =>
      take(queue, concurrency, async (job, signal) => handler(queues.mediaJobSchema.parse(job.data), signal)),
    onDead: (listener) => take(queues.deadQueue, 1, (job) => reportDeadJob(job, listener)),
    claims: claimsOf(boss, sql),
    giveBack: () => (givingBack ??= giveBack()),
    async stop() {
      await (givingBack ??= giveBack())
      await boss.stop({ graceful: false, close: false })
    },
  }
}
