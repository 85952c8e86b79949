import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import { deadQueue, freeLosses, queueNames, retries } from './queues.ts'

// pg-boss counts an attempt at each claim, and only completes the attempt that it claimed. Raising the limit by one with each requeue makes
// it free, while the attempt's number still grows: a worker that was wrongly considered dead cannot complete the job.
const backToQueue = `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null`

/** Puts a running job back at once, without using up a retry. Does nothing when the attempt is no longer the running one. */
export async function giveBack(sql: SqlExecutor, job: { id: string; name: string; retryCount: number }): Promise<void> {
  const text = `${backToQueue}, retry_limit = retry_limit + 1 where name = $1 and id = $2 and state = 'active' and retry_count = $3`
  await sql.executeSql(text, [job.name, job.id, job.retryCount])
}

/**
 * Puts the jobs of dead processes back into their queues.
 * @param silentSeconds how long a claim must be without a heartbeat; 0 takes every running job: only where no other process can exist
 * @param except ids of the jobs that this process is running
 * @returns the number of jobs
 */
export async function requeueLost(sql: SqlExecutor, silentSeconds: number, except: readonly string[] = []): Promise<number> {
  const free = `greatest(retry_limit, least(retry_limit + 1, ${retries.limit + freeLosses}))`
  const text = `${backToQueue}, retry_limit = ${free}
    where state = 'active' and name = any($1::text[]) and coalesce(heartbeat_on, started_on) <= now() - $2 * interval '1 second'
      and id <> all($3::uuid[]) returning id`
  const { rows } = await sql.executeSql(text, [[...queueNames, deadQueue], silentSeconds, [...except]])
  return rows.length
}
