import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/db/connection/database.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { type Jobs, openJobs } from '../../../src/db/jobs/jobs.ts'
import { lostAfterSeconds } from '../../../src/db/jobs/queues.ts'
import { requeueLost } from '../../../src/db/jobs/requeue.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { startChild } from '../children/child.ts'

let place: DatabasePlace
let database: Database
let jobs: Jobs
beforeEach(async () => {
  place = await databasePlace()
  database = await openDatabase({ ...place, log: silentLog })
  jobs = await openJobs(database, silentLog)
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
  await place.remove()
})

const newJob = () => ({ content_uuid: randomUUID(), upload_uuid: randomUUID() })

describe('several worker processes', () => {
  it('do not take a job whose process still renews its claim', async () => {
    const job = newJob()
    await jobs.enqueue('media.prepare', job)
    const holder = startChild('work.ts', place)
    expect(await holder.line()).toBe(job.upload_uuid)
    const beat = async (): Promise<unknown> => {
      const { rows } = await database.sql.executeSql(`select heartbeat_on from pgboss.job where state = 'active'`)
      return rows[0]
    }
    const first = await beat()
    await expect.poll(beat, { timeout: 30_000 }).not.toEqual(first)
    expect(await requeueLost(database.sql, lostAfterSeconds)).toBe(0)
    await holder.kill('SIGKILL')
  })

  it('stop a worker that was believed dead, and ignore its result', async () => {
    const job = newJob()
    const aborted = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    let runs = 0
    await jobs.work('media.prepare', async (_, signal) => {
      runs += 1
      if (runs === 2) return second.promise
      // As another process's sweep does when this claim is not renewed.
      await database.sql.executeSql(
        `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1 where data->>'upload_uuid' = $1`,
        [job.upload_uuid],
      )
      signal.addEventListener('abort', () => aborted.resolve())
      return aborted.promise
    })
    await jobs.enqueue('media.prepare', job)
    await aborted.promise
    await expect.poll(() => runs, { timeout: 30_000 }).toBe(2)
    const { rows } = await database.sql.executeSql(`select state::text from pgboss.job where data->>'upload_uuid' = $1`, [job.upload_uuid])
    expect(rows).toEqual([{ state: 'active' }])
    second.resolve()
  })
})
