import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { watch } from '../../../src/db/embedded/watchdog.ts'
import { WorkerEngine } from '../../../src/db/embedded/workerEngine.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'

let place: DatabasePlace
beforeEach(async () => {
  place = await databasePlace()
})
afterEach(() => place.remove())

describe('the embedded database', () => {
  it('does not block the event loop during a long query', async () => {
    const database = await openDatabase({ ...place, log: silentLog })
    const order: string[] = []
    const tick = setInterval(() => order.push('tick'), 5)
    await sql`select pg_sleep(1)`.execute(database.db)
    clearInterval(tick)
    await database.close()
    expect(order.length).toBeGreaterThan(3)
  })

  it('has fsync enabled', async () => {
    const database = await openDatabase({ ...place, log: silentLog })
    const { rows } = await sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(database.db)
    await database.close()
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }])
  })

  it('refuses a transaction opened by hand, which would include the statements of other callers', async () => {
    const database = await openDatabase({ ...place, log: silentLog })
    await expect(sql`begin`.execute(database.db)).rejects.toThrow('use db.transaction()')
    await expect(database.db.connection().execute((db) => sql`begin`.execute(db))).rejects.toThrow('use db.transaction()')
    await expect(database.sql.executeSql('begin; select 1')).resolves.toEqual({ rows: [{ '?column?': 1 }] })
    await database.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute()
    await database.close()

    const reopened = await openDatabase({ ...place, log: silentLog })
    expect(await reopened.db.selectFrom('settings').select('key').execute()).toEqual([{ key: 'kept' }])
    await reopened.close()
  })

  it('is ready when it answers, and not ready once it is closed', async () => {
    const database = await openDatabase({ ...place, log: silentLog })
    await expect(database.ready()).resolves.toBeUndefined()
    await database.close()
    await expect(database.ready()).rejects.toThrow()
  })
})

describe('a stuck engine', () => {
  it('is abandoned: its calls fail, its thread ends, the process is notified', async () => {
    const fatal = Promise.withResolvers<Error>()
    const engine = new WorkerEngine({ dataDir: join(place.dataDir, 'database') }, fatal.resolve)
    await engine.ping()
    const stuck = engine.query('select pg_sleep(3600)', [], { mayStayOpen: false })
    watch(engine, { everyMs: 20, misses: 3 })
    await expect(stuck).rejects.toThrow('has not answered for 0.06 s')
    expect((await fatal.promise).message).toContain('has not answered')
    await expect(engine.ping()).rejects.toThrow('has not answered')
  })
})

describe('a database that cannot be opened', () => {
  it('reports it in French, ends its thread and releases the folder', async () => {
    await writeFile(join(place.dataDir, 'database', 'PG_VERSION'), 'nonsense')
    const opening = openDatabase({ ...place, log: silentLog })
    await expect(opening).rejects.toThrow(`la base de données du dossier ${place.dataDir} ne s’ouvre pas`)
    expect(await readdir(place.dataDir)).toEqual(['database'])
  })
})
