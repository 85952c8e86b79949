import { once } from 'node:events'
import { openJobs } from '../../../src/db/jobs/jobs.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openGiven, print } from './place.ts'

// Takes the first job and never ends it. SIGTERM stops as the server does; the tests send SIGKILL.
const jobs = await openJobs(await openGiven(), silentLog)
await jobs.work('media.prepare', async (job, signal) => {
  print(job.upload_uuid)
  await once(signal, 'abort')
})
