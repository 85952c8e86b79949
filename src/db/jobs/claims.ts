import { fromKysely, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import type { Tx } from '../connection/database.ts'
import { type MediaJob, mediaJobSchema, type QueueName, remoteHeartbeatSeconds } from './queues.ts'
import { giveBack, unmarkRemote } from './requeue.ts'
import { recordWorker } from './worker.ts'
import type { JobWorker } from '../../shared/entities/jobWorker.ts'

/** One attempt at a job, by a worker without a connection to the database. */
export type Claim = { queue: QueueName; id: string; attempt: number }

/** Attempts of remote workers, for which the API uses the queue. Nothing of them is kept in memory: any process may continue one. */
export type Claims = {
  /** Takes the next job of a queue; undefined when none waits. @param worker who will run it, for administrators */
  take(queue: QueueName, worker: JobWorker): Promise<{ claim: Claim; job: MediaJob } | undefined>
  /** Returns the job of the running attempt, without confirming it; undefined when the attempt is no longer the running one. */
  find(claim: Claim): Promise<MediaJob | undefined>
  /**
   * Confirms that the worker is alive.
   * @param tx nobody takes the claim away before the transaction ends
   * @returns false when the attempt is no longer the running one
   */
  confirm(claim: Claim, tx?: Tx): Promise<boolean>
  /** @returns false when the attempt is no longer the running one */
  complete(claim: Claim): Promise<boolean>
  /** Ends the attempt with an error: the job is retried, or is dead. @returns false when the attempt is no longer the running one */
  fail(claim: Claim, reason: string): Promise<boolean>
  /** Puts the job back without using up a retry. Does nothing when the attempt is no longer the running one. */
  giveBack(claim: Claim): Promise<void>
}

const rowSchema = z.object({ data: mediaJobSchema })
/** The part of pg-boss's answer that its types do not have. */
const effectSchema = z.object({ affected: z.number() })
const hasEffect = (answer: unknown): boolean => effectSchema.parse(answer).affected > 0

export function claimsOf(boss: PgBoss, sql: SqlExecutor): Claims {
  const attemptOf = ({ id, attempt }: Claim) => ({ id, retryCount: attempt })
  return {
    async take(queue, worker) {
      const [job] = await boss.fetch(queue, { includeMetadata: true })
      if (!job) return undefined
      const claim = { queue, id: job.id, attempt: job.retryCount }
      const text = `update pgboss.job set heartbeat_seconds = coalesce(heartbeat_seconds, $3) where name = $1 and id = $2`
      await sql.executeSql(text, [queue, job.id, remoteHeartbeatSeconds])
      await recordWorker(sql, job, worker)
      return { claim, job: mediaJobSchema.parse(job.data) }
    },
    async find({ queue, id, attempt }) {
      const text = `select data from pgboss.job where name = $1 and id = $2 and state = 'active' and retry_count = $3`
      const { rows } = await sql.executeSql(text, [queue, id, attempt])
      return rows.map((row) => rowSchema.parse(row).data)[0]
    },
    async confirm(claim, tx) {
      return hasEffect(await boss.touch(claim.queue, attemptOf(claim), tx ? { db: fromKysely(tx) } : {}))
    },
    async complete(claim) {
      return hasEffect(await boss.complete(claim.queue, attemptOf(claim)))
    },
    async fail(claim, reason) {
      await unmarkRemote(sql, claim)
      return hasEffect(await boss.fail(claim.queue, attemptOf(claim), { message: reason }))
    },
    giveBack: ({ queue, id, attempt }) => giveBack(sql, { name: queue, id, retryCount: attempt }),
  }
}
