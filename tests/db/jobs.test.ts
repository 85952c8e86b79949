import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../src/db/connection/database.ts'
import { countDueJobs } from '../../src/db/jobs/counts.ts'
import { type DeadJob, type Jobs, openJobs } from '../../src/db/jobs/jobs.ts'
import { type Log, silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
let jobs: Jobs
let errors: unknown[]
beforeEach(async () => {
  errors = []
  const error: Log['error'] = (details: unknown) => void errors.push(details)
  database = await testDatabase()
  jobs = await openJobs(database, { ...silentLog, error })
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
  expect(errors).toEqual([])
})

/** How long a test waits for a job on a busy machine. */
const patience = { timeout: 30_000 }

const newJob = () => ({ content_uuid: randomUUID(), upload_uuid: randomUUID() })

/** Works on a queue. @returns what each handled job resolves to, in order */
async function workOn(queue: 'media.prepare' | 'media.cleanup', on = jobs): Promise<() => Promise<unknown>> {
  const taken: unknown[] = []
  const waiting: ((job: unknown) => void)[] = []
  await on.work(queue, async (job) => {
    const next = waiting.shift()
    if (next) next(job)
    else taken.push(job)
  })
  return async () => taken.shift() ?? new Promise((resolve) => waiting.push(resolve))
}

async function row(job: { upload_uuid: string }, queue = 'media.prepare'): Promise<unknown> {
  const text = `select state::text, retry_count, retry_limit, start_after > now() as delayed from pgboss.job where name = $1 and data->>'upload_uuid' = $2`
  return (await database.sql.executeSql(text, [queue, job.upload_uuid])).rows[0]
}

/** Sets the remaining retries and expiry of a job, so that a test need not wait for the retry delays. */
async function change(job: { upload_uuid: string }, assignments: string): Promise<void> {
  await database.sql.executeSql(`update pgboss.job set ${assignments} where data->>'upload_uuid' = $1`, [job.upload_uuid])
}

describe('a job', () => {
  it('is handled and completed', async () => {
    const job = newJob()
    const next = await workOn('media.prepare')
    await jobs.enqueue('media.prepare', job)
    expect(await next()).toEqual(job)
    await expect.poll(() => row(job), patience).toMatchObject({ state: 'completed' })
  })

  it('is queued once, however often it is sent', async () => {
    const [job, other] = [newJob(), newJob()]
    await jobs.enqueue('media.prepare', job)
    await jobs.enqueue('media.prepare', job)
    await jobs.enqueue('media.prepare', other)
    const next = await workOn('media.prepare')
    expect([await next(), await next()]).toEqual([job, other])
  })

  it('runs once at a time, and can be queued again afterwards', async () => {
    const job = newJob()
    const runs: PromiseWithResolvers<void>[] = []
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await jobs.work('media.prepare', async () => {
      started[runs.length]?.resolve()
      const end = Promise.withResolvers<void>()
      runs.push(end)
      await end.promise
    })
    await jobs.enqueue('media.prepare', job)
    await started[0]?.promise
    await jobs.enqueue('media.prepare', job)
    const { rows } = await database.sql.executeSql(`select 1 from pgboss.job where data->>'upload_uuid' = $1`, [job.upload_uuid])
    expect(rows).toHaveLength(1)
    runs[0]?.resolve()
    await expect.poll(() => row(job), patience).toMatchObject({ state: 'completed' })
    await jobs.enqueue('media.prepare', job)
    await started[1]?.promise
    runs[1]?.resolve()
  })

  it('starts after those of a higher priority that came later, and before those of its own', async () => {
    const [low, normal, alsoLow] = [newJob(), newJob(), newJob()]
    await jobs.enqueue('media.prepare', low, { priority: -1 })
    await jobs.enqueue('media.prepare', alsoLow, { priority: -1 })
    await jobs.enqueue('media.prepare', normal)
    const next = await workOn('media.prepare')
    expect([await next(), await next(), await next()]).toEqual([normal, low, alsoLow])
  })

  it('can be in two queues', async () => {
    const job = newJob()
    await jobs.enqueue('media.prepare', job)
    await jobs.enqueue('media.cleanup', job)
    expect([await (await workOn('media.prepare'))(), await (await workOn('media.cleanup'))()]).toEqual([job, job])
  })
})

describe('a job sent within a transaction', () => {
  it('is queued when it commits, together with its rows', async () => {
    const job = newJob()
    const next = await workOn('media.prepare')
    await database.db.transaction().execute(async (tx) => {
      await tx.insertInto('settings').values({ key: 'with the job', value: '1' }).execute()
      await jobs.enqueue('media.prepare', job, { tx })
    })
    expect(await next()).toEqual(job)
  })

  it('is not queued when it is rolled back', async () => {
    const job = newJob()
    const transaction = database.db.transaction().execute(async (tx) => {
      await jobs.enqueue('media.prepare', job, { tx })
      throw new Error('failed on purpose')
    })
    await expect(transaction).rejects.toThrow('failed on purpose')
    expect(await row(job)).toBeUndefined()
  })
})

describe('a job whose handler throws', () => {
  it('is retried after a delay', async () => {
    const job = newJob()
    const attempts: number[] = []
    await jobs.work('media.prepare', async () => {
      if (attempts.push(attempts.length + 1) === 1) throw new Error('the first attempt fails')
    })
    await jobs.enqueue('media.prepare', job)
    await expect.poll(() => row(job), patience).toMatchObject({ state: 'retry', delayed: true, retry_limit: 5 })
    await change(job, 'start_after = now()')
    await expect.poll(() => row(job), patience).toMatchObject({ state: 'completed', retry_count: 1 })
    expect(attempts).toEqual([1, 2])
  })

  it('is reported as dead when no retry is left, until a listener has received it', async () => {
    const job = newJob()
    const reported: DeadJob[] = []
    const received = Promise.withResolvers<void>()
    await jobs.onDead(async (dead) => {
      if (reported.push(dead) === 1) throw new Error('the first report fails')
      received.resolve()
    })
    await jobs.enqueue('media.prepare', job)
    await change(job, 'retry_limit = 0')
    await jobs.work('media.prepare', async () => {
      throw new Error('it always fails')
    })
    await expect.poll(() => row(job, 'media.dead'), patience).toMatchObject({ state: 'retry' })
    await change(job, 'start_after = now()')
    await received.promise
    const dead = { queue: 'media.prepare', job, reason: 'it always fails' }
    expect(reported).toEqual([dead, dead])
  })
})

describe('a stop', () => {
  it('interrupts the running job and returns it to the queue immediately, without using a retry', async () => {
    const job = newJob()
    const started = Promise.withResolvers<void>()
    await jobs.work('media.prepare', async (_, signal) => {
      started.resolve()
      await once(signal, 'abort')
      throw new Error('interrupted')
    })
    await jobs.enqueue('media.prepare', job)
    await started.promise
    await jobs.stop()
    expect(await row(job)).toMatchObject({ state: 'retry', retry_count: 0, retry_limit: 6, delayed: false })

    jobs = await openJobs(database, silentLog)
    expect(await (await workOn('media.prepare'))()).toEqual(job)
    await expect.poll(() => row(job), patience).toMatchObject({ state: 'completed' })
  })

  it('keeps the result of a job that finished anyway', async () => {
    const job = newJob()
    const started = Promise.withResolvers<void>()
    await jobs.work('media.prepare', async (_, signal) => {
      started.resolve()
      await once(signal, 'abort')
    })
    await jobs.enqueue('media.prepare', job)
    await started.promise
    await jobs.stop()
    expect(await row(job)).toMatchObject({ state: 'completed' })
    jobs = await openJobs(database, silentLog)
  })
})

describe('a job from before the clock was set back', () => {
  /** What the clock said an hour later than now. */
  const later = "now() + interval '1 hour'"

  it('is handled at once, not when the time comes again', async () => {
    const job = newJob()
    await jobs.enqueue('media.prepare', job)
    await change(job, `created_on = ${later}, start_after = ${later}`)
    const other = await openJobs(database, silentLog)
    const next = await workOn('media.prepare', other)
    expect(await next()).toEqual(job)
    await expect.poll(() => row(job), patience).toMatchObject({ state: 'completed' })
    await other.stop()
  })

  it('keeps the delay that it was given', async () => {
    const job = newJob()
    await jobs.enqueue('media.prepare', job, { delaySeconds: 600 })
    await change(job, "created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'")
    await (await openJobs(database, silentLog)).stop()
    const text = `select round(extract(epoch from start_after - now()))::integer as seconds from pgboss.job where data->>'upload_uuid' = $1`
    const [found] = (await database.sql.executeSql(text, [job.upload_uuid])).rows
    const { seconds } = z.object({ seconds: z.number() }).parse(found)
    expect(seconds).toBeGreaterThan(540)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  it('is put back into its queue when its process has died', async () => {
    const job = newJob()
    await jobs.enqueue('media.prepare', job)
    await change(job, `state = 'active', started_on = ${later}, heartbeat_on = ${later}`)
    const other = await openJobs(database, silentLog)
    const next = await workOn('media.prepare', other)
    expect(await next()).toEqual(job)
    await other.stop()
  })
})

describe('a queue whose database fails', () => {
  it('logs the error with its message and its place', async () => {
    let fails = false
    const sql: Database['sql'] = {
      async executeSql(text, values) {
        if (fails) throw Object.assign(new Error('the connection is gone'), { code: '57P01' })
        return database.sql.executeSql(text, values)
      },
    }
    const logged: unknown[] = []
    const error: Log['error'] = (details: unknown) => void logged.push(details)
    const other = await openJobs({ ...database, sql }, { ...silentLog, error })
    await workOn('media.cleanup', other)
    fails = true
    other.wake('media.cleanup')
    const readable = (details: unknown): boolean =>
      z
        .object({ err: z.instanceof(Error) })
        .safeParse(details)
        .data?.err.message.startsWith('the connection is gone') === true
    await expect.poll(() => logged.length, patience).toBeGreaterThan(0)
    fails = false
    await other.stop()
    expect(logged.filter((details) => !readable(details))).toEqual([])
    expect(logged).toContainEqual({ err: expect.objectContaining({ code: '57P01', stack: expect.stringContaining('jobs.test.ts') }) })
  })
})

it('is counted as due, with its age, once its time has come', async () => {
  const [job, later] = [newJob(), newJob()]
  await jobs.enqueue('media.prepare', job)
  await jobs.enqueue('media.prepare', newJob())
  await jobs.enqueue('media.cleanup', later, { delaySeconds: 3600 })
  await change(job, "start_after = now() - interval '90 seconds'")
  const [prepare, , , cleanup] = await countDueJobs(database.sql)
  expect(prepare).toMatchObject({ queue: 'media.prepare', count: 2 })
  expect(prepare?.oldestSeconds).toBeGreaterThanOrEqual(90)
  expect(prepare?.oldestSeconds).toBeLessThan(180)
  expect(cleanup).toEqual({ queue: 'media.cleanup', count: 0, oldestSeconds: 0 })
})

it('is observed with the end that its work tells', async () => {
  const seen: unknown[] = []
  const observed = await openJobs(database, silentLog, ({ queue, outcome, videoSeconds }) => seen.push({ queue, outcome, videoSeconds }))
  await observed.work('media.prepare', async () => ({ outcome: 'refused' }))
  await observed.work('media.ladder', async () => ({ outcome: 'completed', videoSeconds: 12 }))
  await observed.enqueue('media.prepare', newJob())
  await expect.poll(() => seen, patience).toEqual([{ queue: 'media.prepare', outcome: 'refused', videoSeconds: undefined }])
  await observed.enqueue('media.ladder', newJob())
  await expect.poll(() => seen[1], patience).toEqual({ queue: 'media.ladder', outcome: 'completed', videoSeconds: 12 })
  await observed.stop()
})
