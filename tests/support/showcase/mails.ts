import type { Database } from '../../../src/db/connection/database.ts'
import { openJobs } from '../../../src/db/jobs/jobs.ts'
import { silentLog } from '../../../src/shared/log.ts'

/** Leaves a mail that could not be sent, after its last attempt. */
export async function leaveMail(database: Database, userUuid: string): Promise<void> {
  const jobs = await openJobs(database, silentLog)
  await jobs.sendMail({ kind: 'emailProof', user_uuid: userUuid })
  const reason = JSON.stringify({ message: 'connect ETIMEDOUT 203.0.113.25:587' })
  await database.sql.executeSql(
    `update pgboss.job set state = 'failed', retry_count = 40, started_on = now(), completed_on = now(), output = $1::jsonb where name = 'mail'`,
    [reason],
  )
  await jobs.stop()
}
