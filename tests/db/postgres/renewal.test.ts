import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../src/db/connection/database.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { type Log, silentLog } from '../../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { startPostgresCluster } from '../../support/postgresCluster.ts'

let place: DatabasePlace
let database: Database
let operator: Client
beforeEach(async () => {
  place = await databasePlace()
  database = await openDatabase({ ...place, log: silentLog })
  operator = new Client({ connectionString: String(place.url) })
  await operator.connect()
})
afterEach(async () => {
  await Promise.all([database.close(), operator.end()])
  await place.remove()
})

/** As of a former primary: for sessions that begin now. The operator's own goes on writing. */
const setReadOnly = async (isOn: boolean): Promise<void> => {
  const name = new URL(String(place.url)).pathname.slice(1)
  await operator.query(`alter database "${name}" set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
}
const write = () =>
  database.db
    .insertInto('settings')
    .values({ key: 'written', value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
const outcome = (): Promise<string> =>
  write().then(
    () => 'written',
    ({ code }: { code: string }) => code,
  )

it('connections that lead to a read-only server are replaced while requests go on, also those that were in use', async () => {
  await setReadOnly(true)
  const sessions = `from pg_stat_activity where datname = current_database() and application_name = 'lucarne' and pid <> pg_backend_pid()`
  await operator.query(`select pg_terminate_backend(pid) ${sessions}`)
  await expect.poll(outcome).toBe('53100')
  // Some of these stay idle, some are in use.
  await Promise.all(Array.from({ length: 10 }, outcome))
  const held = Promise.withResolvers<void>()
  const entered = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const inUse = entered.map(({ resolve }) =>
    database.db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection)
      resolve()
      await held.promise
    }),
  )
  await Promise.all(entered.map(({ promise }) => promise))
  // From here on, new connections lead to a server that writes. Each of these requests keeps a pooled one from growing idle.
  await setReadOnly(false)
  await expect.poll(outcome, { interval: 100 }).toBe('written')
  await expect.poll(() => database.hasRoom()).toBe(true)
  held.resolve()
  await Promise.all(inUse)
  const outcomes = await Promise.all(Array.from({ length: 20 }, outcome))
  expect(new Set(outcomes)).toEqual(new Set(['written']))
})

it('the change feed leaves a server that has become read-only', { timeout: 120_000 }, async () => {
  const former = await startPostgresCluster()
  const warned = Promise.withResolvers<string>()
  const warn: Log['warn'] = (_: object | string, message?: string) => warned.resolve(message ?? '')
  const listening = await openDatabase({ dataDir: '', url: former.url, log: { ...silentLog, warn } })
  try {
    await sql`alter system set default_transaction_read_only = on`.execute(listening.db)
    await sql`select pg_reload_conf()`.execute(listening.db)
    expect(await warned.promise).toBe('the change feed lost its connection')
  } finally {
    await listening.close()
    await former.stop()
  }
})
