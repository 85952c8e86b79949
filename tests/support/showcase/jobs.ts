import { randomUUID } from 'node:crypto'
import type { Database } from '../../../src/db/connection/database.ts'
import { openJobs } from '../../../src/db/jobs/jobs.ts'
import { silentLog } from '../../../src/shared/log.ts'

const hours = 3600

/** Leaves jobs that wait for hours, and one that has failed for good. */
export async function leaveJobs(database: Database, { waiting, failed }: { waiting: string; failed: string }): Promise<void> {
  const jobs = await openJobs(database, silentLog)
  await jobs.enqueue('media.cleanup', { content_uuid: waiting, upload_uuid: randomUUID() }, { delaySeconds: 6 * hours })
  await jobs.enqueue('media.ladder', { content_uuid: waiting, upload_uuid: randomUUID() }, { delaySeconds: hours, priority: 100 })
  await jobs.enqueue('media.transcribe', { content_uuid: failed, upload_uuid: randomUUID() })
  await database.sql.executeSql(
    `update pgboss.job set state = 'failed', retry_count = 5, started_on = now(), completed_on = now(), output = $1::jsonb
     where name = 'media.transcribe'`,
    [JSON.stringify({ message: 'whisper a été interrompu (signal SIGKILL)' })],
  )
  await jobs.stop()
}
