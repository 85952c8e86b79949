import { z } from 'zod'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import { allQueues } from './queues.ts'

/** `created`: waits for its first run; `retry`: waits for another one; `active`: runs; `failed`: for good, kept for a day. */
const states = ['created', 'retry', 'active', 'failed'] as const

const rowSchema = z.object({ queue: z.string(), state: z.enum(states), count: z.coerce.number() })
export type JobCount = z.infer<typeof rowSchema>

/** Counts the jobs of each queue in each state, also where there are none. */
export async function countJobs(sql: SqlExecutor): Promise<JobCount[]> {
  const { rows } = await sql.executeSql(
    `select name as queue, state::text as state, count(*) as count from pgboss.job where state::text = any($1) group by name, state`,
    [[...states]],
  )
  const found = rows.map((row) => rowSchema.parse(row))
  return allQueues.flatMap((queue) =>
    states.map((state) => ({ queue, state, count: found.find((row) => row.queue === queue && row.state === state)?.count ?? 0 })),
  )
}

const dueSchema = z.object({ queue: z.string(), count: z.coerce.number(), oldest_seconds: z.coerce.number() })
export type DueJobs = { queue: string; count: number; oldestSeconds: number }

/** Counts the jobs of each queue that a worker could take now, and how long the oldest of them has been due; 0 where there are none. */
export async function countDueJobs(sql: SqlExecutor): Promise<DueJobs[]> {
  const { rows } = await sql.executeSql(
    `select name as queue, count(*) as count, extract(epoch from now() - min(start_after))::float as oldest_seconds
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
    [],
  )
  const found = rows.map((row) => dueSchema.parse(row))
  return allQueues.map((queue) => {
    const due = found.find((row) => row.queue === queue)
    return { queue, count: due?.count ?? 0, oldestSeconds: due?.oldest_seconds ?? 0 }
  })
}
