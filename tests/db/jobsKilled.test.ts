import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { type Jobs, type MediaJob, openJobs } from '../../src/db/jobs/jobs.ts'
import { silentLog } from '../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../support/database.ts'
import { startChild } from './children/child.ts'

let place: DatabasePlace
let database: Database
let jobs: Jobs
const job: MediaJob = { content_uuid: randomUUID(), upload_uuid: randomUUID() }

async function open(): Promise<void> {
  database = await openDatabase({ ...place, log: silentLog })
  jobs = await openJobs(database, silentLog)
}

async function close(): Promise<void> {
  await jobs.stop()
  await database.close()
}

beforeEach(async () => {
  place = await databasePlace()
  await open()
  await jobs.enqueue('media.prepare', job)
  await close()
})
afterEach(() => place.remove())

/** A process that works on the job. @returns how it ends */
async function takeElsewhere(): Promise<(signal: NodeJS.Signals) => Promise<unknown>> {
  const worker = startChild('work.ts', place)
  expect(await worker.line()).toBe(job.upload_uuid)
  return worker.kill
}

/** Takes the job here. @returns it, its retries and the seconds it took from the start of this process's database */
async function resumeHere(): Promise<{ resumed: MediaJob; retriesLeft: unknown; seconds: number }> {
  await open()
  const since = performance.now()
  const taken = Promise.withResolvers<MediaJob>()
  await jobs.work('media.prepare', async (given) => taken.resolve(given))
  const resumed = await taken.promise
  const seconds = (performance.now() - since) / 1000
  const { rows } = await database.sql.executeSql(
    `select retry_limit - retry_count as left from pgboss.job where data->>'upload_uuid' = $1`,
    [job.upload_uuid],
  )
  await close()
  return { resumed, retriesLeft: rows, seconds }
}

describe('a job whose process is killed', () => {
  it('is resumed within 15 seconds of the next start, and keeps its retries', async () => {
    const kill = await takeElsewhere()
    await kill('SIGKILL')
    const { resumed, retriesLeft, seconds } = await resumeHere()
    expect(resumed).toEqual(job)
    expect(retriesLeft).toEqual([{ left: 5 }])
    expect(seconds).toBeLessThan(15)
  })

  it('is resumed also when that happens repeatedly', async () => {
    for (let times = 0; times < 2; times += 1) {
      const kill = await takeElsewhere()
      await kill('SIGKILL')
    }
    expect(await resumeHere()).toMatchObject({ resumed: job, retriesLeft: [{ left: 5 }] })
  })
})
