import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/db/connection/database.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import type { Change } from '../../../src/shared/entities/change.ts'
import { type Log, silentLog } from '../../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'

let place: DatabasePlace
let here: Database
let there: Database
let warned: PromiseWithResolvers<string>
beforeEach(async () => {
  warned = Promise.withResolvers()
  const warn: Log['warn'] = (_: object | string, message?: string) => warned.resolve(message ?? '')
  place = await databasePlace()
  here = await openDatabase({ ...place, log: { ...silentLog, warn } })
  there = await openDatabase({ ...place, log: silentLog })
})
afterEach(async () => {
  await Promise.all([here.close(), there.close()])
  await place.remove()
})

const change = (): Change => ({ kind: 'media', content_uuid: randomUUID(), channel_uuid: randomUUID() })

/** Publishes in the other process until a change arrives here: nothing else shows when a broken connection is restored. */
async function publishUntilReceived(): Promise<Change> {
  const received = Promise.withResolvers<Change>()
  const leave = here.changes.subscribe(received.resolve)
  const timer = setInterval(() => void there.changes.publish(change()), 50)
  return received.promise.finally(() => {
    clearInterval(timer)
    leave()
  })
}

describe('the change feed between two processes', () => {
  it('sends a change from one to the other', async () => {
    const received = Promise.withResolvers<Change>()
    here.changes.subscribe(received.resolve)
    const published = change()
    await there.changes.publish(published)
    expect(await received.promise).toEqual(published)
  })

  it('reconnects after its connection was cut', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lucarne-changes'`.execute(here.db)
    expect(await warned.promise).toBe('the change feed lost its connection')
    expect((await publishUntilReceived()).kind).toBe('media')
  })

  it('ignores an invalid message, and logs it', async () => {
    await sql`select pg_notify('lucarne_changes', 'nonsense')`.execute(there.db)
    expect(await warned.promise).toBe('a change that this version does not know was ignored')
  })
})
