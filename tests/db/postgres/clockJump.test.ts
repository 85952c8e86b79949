import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../../src/db/connection/database.ts'
import { type Claim, type Jobs, openJobs } from '../../../src/db/jobs/jobs.ts'
import { lostAfterSeconds } from '../../../src/db/jobs/queues.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { testDatabase } from '../../support/database.ts'
import { remoteWorker } from '../../support/remoteWorker.ts'

const dayMs = 86_400_000
const clockRow = z.object({ ms: z.number() })

/** A database whose clock is set forward when it is next read: everything known is older then. `swept`: silent claims were looked for since */
function withClock(database: Database): { database: Database; setForward: (days: number) => Promise<void> } {
  let [due, ahead] = [0, 0]
  const swept = Promise.withResolvers<void>()
  const executeSql: Database['sql']['executeSql'] = async (text, values) => {
    if (text.includes('epoch from clock_timestamp()')) {
      const older = `update pgboss.job set started_on = started_on - $1 * interval '1 day',
        heartbeat_on = heartbeat_on - $1 * interval '1 day' where state = 'active'`
      if (due > 0) await database.sql.executeSql(older, [due])
      ahead += due * dayMs
      due = 0
      const { rows } = await database.sql.executeSql(text, values)
      return { rows: rows.map((row) => ({ ms: clockRow.parse(row).ms + ahead })) }
    }
    const answer = await database.sql.executeSql(text, values)
    if (ahead > 0 && text.includes("set state = 'retry'")) swept.resolve()
    return answer
  }
  return {
    database: { ...database, sql: { executeSql } },
    setForward: (days) => {
      due = days
      return swept.promise
    },
  }
}

let database: Database
let setForward: (days: number) => Promise<void>
let jobs: Jobs
let claim: Claim
beforeEach(async () => {
  const clock = withClock(await testDatabase())
  database = clock.database
  setForward = clock.setForward
  jobs = await openJobs(database, silentLog)
  await jobs.enqueue('media.prepare', { content_uuid: randomUUID(), upload_uuid: randomUUID() })
  const found = await jobs.claims.take('media.prepare', remoteWorker)
  if (!found) throw new Error('no job')
  claim = found.claim
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

/** `begun`: too recently to be overdue */
const row = async (): Promise<unknown> => {
  const text = `select state::text, now() - started_on < interval '1 minute' as begun from pgboss.job where id = $1`
  return (await database.sql.executeSql(text, [claim.id])).rows[0]
}

describe('when the database’s clock is set forward', () => {
  it.each([1 / 24, 1])('a living worker keeps its claim (%d day)', async (days) => {
    await setForward(days)
    expect(await row()).toEqual({ state: 'active', begun: true })
    expect(await jobs.claims.confirm(claim)).toBe(true)
    expect(await jobs.claims.complete(claim)).toBe(true)
  })

  it('a dead worker’s job is put back a little later', async () => {
    await setForward(1)
    await expect.poll(row, { timeout: (lostAfterSeconds + 20) * 1000 }).toMatchObject({ state: 'retry' })
  })
})
