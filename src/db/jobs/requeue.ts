import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import { allQueues, freeLosses, remoteHeartbeatSeconds, retries } from './queues.ts'

// pg-boss counts an attempt at each claim, and only completes the attempt that it claimed. Raising the limit by one with each requeue makes
// it free, while the attempt's number still grows: a worker that was wrongly considered dead cannot complete the job.
const unmarked = `heartbeat_seconds = nullif(heartbeat_seconds, ${remoteHeartbeatSeconds})`
const backToQueue = `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null, ${unmarked}`

/** Puts a running job back at once, without using up a retry. Does nothing when the attempt is no longer the running one. */
export async function giveBack(sql: SqlExecutor, job: { id: string; name: string; retryCount: number }): Promise<void> {
  const text = `${backToQueue}, retry_limit = retry_limit + 1 where name = $1 and id = $2 and state = 'active' and retry_count = $3`
  await sql.executeSql(text, [job.name, job.id, job.retryCount])
}

/** Removes the mark of a remote worker's job, which a worker of the site may run next. */
export async function unmarkRemote(
  sql: SqlExecutor,
  { queue, id, attempt }: { queue: string; id: string; attempt: number },
): Promise<void> {
  await sql.executeSql(`update pgboss.job set ${unmarked} where name = $1 and id = $2 and retry_count = $3`, [queue, id, attempt])
}

/**
 * Puts the jobs of dead processes back into their queues.
 * @param silentSeconds how long a claim must be without a heartbeat; 0 takes every running job: only where no other process can exist
 * @param options.except ids of the jobs that this process is running
 * @param options.sparesRemote leaves the jobs of remote workers, which are marked with the embedded database only
 * @returns the number of jobs
 */
export async function requeueLost(
  sql: SqlExecutor,
  silentSeconds: number,
  { except = [], sparesRemote = false }: { except?: readonly string[]; sparesRemote?: boolean } = {},
): Promise<number> {
  const free = `greatest(retry_limit, least(retry_limit + 1, ${retries.limit + freeLosses}))`
  const text = `${backToQueue}, retry_limit = ${free}
    where state = 'active' and name = any($1::text[]) and coalesce(heartbeat_on, started_on) <= now() - $2 * interval '1 second'
      and id <> all($3::uuid[]) and not ($4 and heartbeat_seconds is not distinct from ${remoteHeartbeatSeconds}) returning id`
  const { rows } = await sql.executeSql(text, [[...allQueues], silentSeconds, [...except], sparesRemote])
  return rows.length
}

/**
 * Moves the times of the jobs that wait or run from the future to now, and keeps their delays: where the database's clock was set back, they
 * would wait until it says that time again.
 */
export async function correctFutureTimes(sql: SqlExecutor): Promise<void> {
  const latest = 'greatest(created_on, started_on, heartbeat_on)'
  await sql.executeSql(`update pgboss.job set start_after = start_after - (${latest} - now()), created_on = least(created_on, now()),
      started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    where state < 'completed' and ${latest} > now() + interval '5 seconds'`)
}

/**
 * Confirms every claim as of now: where the database's clock was set forward, those of living workers look silent, and long jobs overdue. The
 * claims of dead workers are lost a little later.
 */
export async function confirmAfterJump(sql: SqlExecutor): Promise<void> {
  await sql.executeSql(`update pgboss.job set started_on = now(), heartbeat_on = case when heartbeat_on is null then null else now() end
    where state = 'active'`)
}
