import { sql } from 'kysely'
import { z } from 'zod'
import { type AdministeredJobState, administeredJobStates } from '../../shared/entities/administeredJob.ts'
import { jobWorkerSchema } from '../../shared/entities/jobWorker.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { PageRequest } from '../connection/keyset.ts'
import { rowsOf } from '../connection/rows.ts'
import { allQueues } from './queues.ts'

const jobSchema = z.object({
  uuid: z.string(),
  queue: z.enum(allQueues),
  state: z.enum(administeredJobStates),
  /** whether it has run before, and has to run again */
  is_retry: z.boolean(),
  content_uuid: z.string().nullable(),
  upload_uuid: z.string().nullable(),
  mail_kind: z.string().nullable(),
  priority: z.number(),
  created_at: z.date(),
})
/** A job that waits, runs or has failed. */
export type AdministeredJob = z.infer<typeof jobSchema>

const rowSchema = jobSchema.extend({
  title: z.string().nullable(),
  recipient: z.string().nullable(),
  attempts: z.number(),
  reason: z.string().nullable(),
  started_at: z.date().nullable(),
  next_at: z.date().nullable(),
  ended_at: z.date().nullable(),
  worker: jobWorkerSchema.nullable(),
  position: z.coerce.number(),
})
export type AdministeredJobRow = z.infer<typeof rowSchema>

const columns = sql`
  job.id::text as uuid, job.name as queue, job.priority, job.created_on as created_at,
  case job.state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state,
  job.state = 'retry' as is_retry,
  job.data ->> 'content_uuid' as content_uuid, job.data ->> 'upload_uuid' as upload_uuid, job.data ->> 'kind' as mail_kind`
const isListed = sql`job.state in ('created', 'retry', 'active', 'failed') and job.name = any(${[...allQueues]}::text[])`

const states: Readonly<Record<AdministeredJobState, readonly string[]>> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
}

/** Lists the jobs of all queues, the newest first; those that failed as long as the queue keeps them. @param state null for all */
export async function listAdministeredJobs(
  db: Db,
  { limit, after }: PageRequest,
  state: AdministeredJobState | null,
): Promise<AdministeredJobRow[]> {
  const wanted = state === null ? Object.values(states).flat() : states[state]
  return rowsOf(db, rowSchema)`
    select ${columns}, contents.title,
      coalesce(users.username, job.data ->> 'username', job.data ->> 'email') as recipient,
      (job.retry_count + (job.started_on is not null)::integer)::int4 as attempts,
      coalesce(job.output ->> 'message', job.output ->> 'reason') as reason,
      case when job.state = 'active' then job.started_on end as started_at,
      case when job.state in ('created', 'retry') and job.start_after > now() then job.start_after end as next_at,
      case when job.state = 'failed' then job.completed_on end as ended_at,
      case when job.state = 'active' and (job.data #>> '{worker,attempt}')::int4 = job.retry_count then job.data -> 'worker' end as worker,
      (extract(epoch from job.created_on) * 1000000)::int8 as position
    from pgboss.job
      left join contents on contents.uuid = (job.data ->> 'content_uuid')::uuid
      left join users on users.uuid = (job.data ->> 'user_uuid')::uuid
    where ${isListed} and job.state::text = any(${[...wanted]}::text[])
      ${after ? sql`and (job.created_on, job.id) < (to_timestamp(${after.key}::float8 / 1000000), ${after.uuid}::uuid)` : sql``}
    order by job.created_on desc, job.id desc limit ${limit + 1}::int`
}

/** Returns a job that waits, runs or has failed, locked until the transaction ends: meanwhile no worker takes it. */
export async function lockAdministeredJob(tx: Tx, uuid: string): Promise<AdministeredJob | undefined> {
  const rows = await rowsOf(tx, jobSchema)`select ${columns} from pgboss.job where ${isListed} and job.id = ${uuid}::uuid for update`
  return rows[0]
}

type Locked = Pick<AdministeredJob, 'uuid' | 'queue'>

/**
 * Has a job run at once that waits for another attempt; one that has failed gets one more.
 * @returns false when the same work already waits or runs as another job
 */
export async function retryJob(tx: Tx, { uuid, queue }: Locked): Promise<boolean> {
  const rows = await rowsOf(tx, z.object({ id: z.string() }))`
    update pgboss.job set start_after = now(), completed_on = null, state = 'retry'
    where job.name = ${queue} and job.id = ${uuid}::uuid and not exists (
      select from pgboss.job as other where other.name = job.name and other.id <> job.id
        and other.singleton_key = job.singleton_key and other.state in ('created', 'retry', 'active'))
    returning job.id::text as id`
  return rows.length > 0
}

/** Sets which of the waiting jobs of a queue starts first. */
export async function setJobPriority(tx: Tx, { uuid, queue }: Locked, priority: number): Promise<void> {
  await sql`update pgboss.job set priority = ${priority}::int where name = ${queue} and id = ${uuid}::uuid`.execute(tx)
}

/** Takes a job out of its queue. */
export async function deleteJob(tx: Tx, { uuid, queue }: Locked): Promise<void> {
  await sql`delete from pgboss.job where name = ${queue} and id = ${uuid}::uuid`.execute(tx)
}
