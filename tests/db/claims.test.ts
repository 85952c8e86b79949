import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { type Claim, type Jobs, openJobs } from '../../src/db/jobs/jobs.ts'
import { lostAfterSeconds } from '../../src/db/jobs/queues.ts'
import { requeueLost } from '../../src/db/jobs/requeue.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'
import { remoteWorker } from '../support/remoteWorker.ts'

let database: Database
let jobs: Jobs
let claim: Claim
beforeEach(async () => {
  database = await testDatabase()
  jobs = await openJobs(database, silentLog)
  await jobs.enqueue('media.prepare', { content_uuid: randomUUID(), upload_uuid: randomUUID() })
  claim = (await taken()).claim
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

async function taken() {
  const found = await jobs.claims.take('media.prepare', remoteWorker)
  if (!found) throw new Error('no job')
  return found
}
const set = (assignments: string) => database.sql.executeSql(`update pgboss.job set ${assignments} where id = $1`, [claim.id])
const row = async () =>
  (
    await database.sql.executeSql('select state::text, retry_count, retry_limit, heartbeat_seconds from pgboss.job where id = $1', [
      claim.id,
    ])
  ).rows[0]
/** Of the jobs of the site's own workers. */
const ownHeartbeat = () => (database.kind === 'embedded' ? null : 60)

describe('a claim', () => {
  it('is that of one worker, and of one attempt', async () => {
    expect(await jobs.claims.take('media.prepare', remoteWorker)).toBeUndefined()
    expect(await jobs.claims.confirm(claim)).toBe(true)
    expect(await jobs.claims.confirm({ ...claim, attempt: 1 })).toBe(false)
    expect(await jobs.claims.confirm({ ...claim, queue: 'media.ladder' })).toBe(false)
  })

  it('is lost after a silence, at no cost, and its worker cannot go on', async () => {
    expect(await requeueLost(database.sql, lostAfterSeconds)).toBe(0)
    await set(`heartbeat_on = now() - interval '${lostAfterSeconds + 1} seconds'`)
    expect(await requeueLost(database.sql, lostAfterSeconds)).toBe(1)
    expect(await row()).toEqual({ state: 'retry', retry_count: 0, retry_limit: 6, heartbeat_seconds: ownHeartbeat() })
    expect(await jobs.claims.confirm(claim)).toBe(false)
    const next = await taken()
    expect(next.claim).toEqual({ ...claim, attempt: 1 })
    for (const end of [jobs.claims.complete(claim), jobs.claims.fail(claim, 'late'), jobs.claims.confirm(claim)])
      expect(await end).toBe(false)
    expect(await jobs.claims.complete(next.claim)).toBe(true)
  })

  it('is kept by a confirmation', async () => {
    await set(`heartbeat_on = now() - interval '1 hour'`)
    expect(await jobs.claims.confirm(claim)).toBe(true)
    expect(await requeueLost(database.sql, lostAfterSeconds)).toBe(0)
  })

  it('is the site’s own again after an error', async () => {
    expect(await jobs.claims.fail(claim, 'ffmpeg was killed')).toBe(true)
    expect(await row()).toMatchObject({ state: 'retry', retry_limit: 5, heartbeat_seconds: ownHeartbeat() })
  })

  it('outlives a restart of the site', async () => {
    await jobs.stop()
    jobs = await openJobs(database, silentLog)
    expect(await row()).toMatchObject({ state: 'active' })
    expect(await jobs.claims.complete(claim)).toBe(true)
  })
})
