import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { mailQueue } from '../jobs/queues.ts'

const countsSchema = z.object({
  people: z.number(),
  people_of_week: z.number(),
  suspended: z.number(),
  contents: z.number(),
  contents_of_week: z.number(),
  failed_conversions: z.number(),
  registration_requests: z.number(),
  open_reports: z.number(),
  held_comments: z.number(),
  problem_reports_of_day: z.number(),
  jobs_waiting: z.number(),
  refused_mails: z.number(),
})
export type OverviewCounts = z.infer<typeof countsSchema>

/** Counts what an administrator looks after. */
export async function countForOverview(db: Db): Promise<OverviewCounts> {
  const [row] = await rowsOf(db, countsSchema)`
    with accounts as (
      select count(*)::int4 as people,
        count(*) filter (where created_at > now() - interval '7 days')::int4 as people_of_week,
        count(*) filter (where suspended_at is not null)::int4 as suspended
      from users
    ), videos as (
      select count(*)::int4 as contents,
        count(*) filter (where created_at > now() - interval '7 days')::int4 as contents_of_week
      from contents
    )
    select accounts.*, videos.*,
      (select count(*)::int4 from media where failure is not null) as failed_conversions,
      (select count(*)::int4 from registration_requests) as registration_requests,
      (select count(*)::int4 from reports where status = 'open') as open_reports,
      (select count(*)::int4 from comments where held_for is not null and hidden_at is null) as held_comments,
      (select count(*)::int4 from problem_reports where created_at > now() - interval '1 day') as problem_reports_of_day,
      (select count(*)::int4 from pgboss.job where name <> ${mailQueue}
        and ((state = 'created' and start_after <= now()) or state = 'retry')) as jobs_waiting,
      (select count(*)::int4 from pgboss.job where name = ${mailQueue} and state = 'completed'
        and output ->> 'outcome' = 'refused' and completed_on > now() - interval '1 day') as refused_mails
    from accounts, videos`
  if (!row) throw new Error('The counts have no row')
  return row
}
