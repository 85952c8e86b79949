import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openJobs } from '../../../src/db/jobs/jobs.ts'
import { lostAfterSeconds } from '../../../src/db/jobs/queues.ts'
import { requeueLost } from '../../../src/db/jobs/requeue.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openTwice } from '../../support/database.ts'
import { lockWaits } from '../../support/lockWaits.ts'
import { remoteWorker } from '../../support/remoteWorker.ts'

it('a claim is not taken away while a transaction that has confirmed it is open', async () => {
  const { database, elsewhere, close } = await openTwice()
  const jobs = await openJobs(database, silentLog)
  await jobs.enqueue('media.prepare', { content_uuid: randomUUID(), upload_uuid: randomUUID() })
  const taken = await jobs.claims.take('media.prepare', remoteWorker)
  if (!taken) throw new Error('no job')
  const [confirmed, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const silent = `update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = $1`
  await database.sql.executeSql(silent, [taken.claim.id])
  const recording = database.db.transaction().execute(async (tx) => {
    expect(await jobs.claims.confirm(taken.claim, tx)).toBe(true)
    confirmed.resolve()
    await committed.promise
  })
  await confirmed.promise
  const sweeping = requeueLost(elsewhere.sql, lostAfterSeconds)
  await expect.poll(() => lockWaits(elsewhere.db)).toBeGreaterThan(0)
  committed.resolve()
  await recording
  expect(await sweeping).toBe(0)
  expect(await jobs.claims.confirm(taken.claim)).toBe(true)
  await jobs.stop()
  await close()
})
