import { sql } from 'kysely'
import { z } from 'zod'
import { unsentMailStates } from '../../shared/entities/unsentMail.ts'
import type { Db } from '../connection/database.ts'
import type { PageRequest } from '../connection/keyset.ts'
import { rowsOf } from '../connection/rows.ts'
import { mailQueue } from '../jobs/queues.ts'

const rowSchema = z.object({
  uuid: z.string(),
  kind: z.string(),
  recipient: z.string().nullable(),
  state: z.enum(unsentMailStates),
  attempts: z.number(),
  reason: z.string().nullable(),
  created_at: z.date(),
  next_at: z.date().nullable(),
  position: z.coerce.number(),
})
export type UnsentMailRow = z.infer<typeof rowSchema>

/** A mail that its server refused is a completed job whose output says so. */
const isUnsent = sql`(job.state in ('created', 'retry', 'active', 'failed') or (job.state = 'completed' and job.output ->> 'outcome' = 'refused'))`

/** Lists the mails that have not been sent, the newest first; those that failed or were refused, as long as their jobs are kept. */
export async function listUnsentMails(db: Db, { limit, after }: PageRequest): Promise<UnsentMailRow[]> {
  return rowsOf(db, rowSchema)`
    select job.id::text as uuid, job.data ->> 'kind' as kind,
      coalesce(users.email, job.data ->> 'email', job.data ->> 'username') as recipient,
      case job.state when 'active' then 'sending' when 'failed' then 'failed' when 'completed' then 'refused' else 'waiting' end as state,
      (job.retry_count + (job.started_on is not null)::integer)::int4 as attempts,
      coalesce(job.output ->> 'message', job.output ->> 'reason') as reason,
      job.created_on as created_at,
      case when job.state in ('created', 'retry') then job.start_after end as next_at,
      (extract(epoch from job.created_on) * 1000000)::int8 as position
    from pgboss.job left join users on users.uuid = (job.data ->> 'user_uuid')::uuid
    where job.name = ${mailQueue} and ${isUnsent}
      ${after ? sql`and (job.created_on, job.id) < (to_timestamp(${after.key}::float8 / 1000000), ${after.uuid}::uuid)` : sql``}
    order by job.created_on desc, job.id desc limit ${limit + 1}::int`
}

/**
 * Has a mail sent at once, whatever its next attempt would have been; one that failed or was refused gets one more.
 * @returns false when there is none (any more), or when it is being sent
 */
export async function sendMailNow(db: Db, uuid: string): Promise<boolean> {
  const rows = await rowsOf(db, z.object({ id: z.string() }))`
    update pgboss.job set start_after = now(), completed_on = null,
      retry_limit = job.retry_limit + (job.state in ('failed', 'completed'))::integer,
      output = case when job.state = 'completed' then null else job.output end,
      state = case when job.state = 'created' then job.state else 'retry' end
    where job.name = ${mailQueue} and job.id = ${uuid}::uuid and job.state <> 'active' and ${isUnsent}
    returning job.id::text as id`
  return rows.length > 0
}
