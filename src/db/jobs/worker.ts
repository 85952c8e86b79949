import { hostname } from 'node:os'
import type { JobWorker } from '../../shared/entities/jobWorker.ts'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'

/** Returns this process as a worker of the site. */
export const thisWorker = (): JobWorker => ({ host: hostname(), pid: process.pid, isRemote: false })

/**
 * Records who runs the running attempt of a job. The queue has no place for it but the job's data, which stay when the job is retried: the
 * attempt's number tells whose they are.
 */
export async function recordWorker(
  sql: SqlExecutor,
  { name, id, retryCount }: { name: string; id: string; retryCount: number },
  worker: JobWorker,
): Promise<void> {
  const text = `update pgboss.job set data = data || jsonb_build_object('worker', $4::jsonb)
    where name = $1 and id = $2 and state = 'active' and retry_count = $3`
  await sql.executeSql(text, [name, id, retryCount, JSON.stringify({ ...worker, attempt: retryCount })])
}
