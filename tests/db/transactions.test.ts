import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const add = (on: Pick<Db, 'insertInto'>, key: string) => on.insertInto('settings').values({ key, value: '1' }).execute()

async function has(key: string): Promise<boolean> {
  return (await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** Starts a transaction that has written `key` and waits to be ended. */
async function openTransaction(key: string) {
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const ended = db.transaction().execute(async (tx) => {
    await add(tx, key)
    begun.resolve()
    await gate.promise
  })
  await begun.promise
  return { ended, commit: gate.resolve, fail: () => gate.reject(new Error('failed on purpose')) }
}

describe('a write by another caller while a transaction is open', () => {
  it('is kept when the transaction is rolled back', async () => {
    const transaction = await openTransaction('inside')
    const others = [add(db, 'beside'), database.sql.executeSql('insert into settings values ($1, $2)', ['queued', '1'])]
    transaction.fail()
    await expect(transaction.ended).rejects.toThrow('failed on purpose')
    await Promise.all(others)
    expect([await has('inside'), await has('beside'), await has('queued')]).toEqual([false, true, true])
  })

  it('is kept when it is a script with its own transaction', async () => {
    const transaction = await openTransaction('inside')
    const script = database.sql.executeSql(`begin; insert into settings values ('script', '1'); commit; select 1`)
    transaction.fail()
    await expect(transaction.ended).rejects.toThrow('failed on purpose')
    await script
    expect([await has('inside'), await has('script')]).toEqual([false, true])
  })
})

describe('a script that fails in the middle', () => {
  it('is rolled back, and leaves no open transaction for the next one', async () => {
    const failing = database.sql.executeSql(`begin; insert into settings values ('half', '1'); select * from nowhere; commit`)
    await expect(failing).rejects.toMatchObject({ code: '42P01' })
    await add(db, 'next')
    expect([await has('half'), await has('next')]).toEqual([false, true])
  })

  it('returns the rows of all its statements when it succeeds', async () => {
    const { rows } = await database.sql.executeSql('begin; select 1 as n; commit; select 2 as n')
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  })
})

describe('a mistake inside a transaction', () => {
  const misuse = /`db` was used inside/

  it.each([
    ['a query on db', async () => db.selectFrom('roles').selectAll().execute()],
    ['a second transaction on db', async () => db.transaction().execute(async () => undefined)],
    ['the job queue', async () => database.sql.executeSql('select 1')],
    ['a change published too early', async () => database.changes.publish({ kind: 'media', content_uuid: '', channel_uuid: '' })],
  ])('%s is refused immediately instead of blocking forever', async (_, mistake) => {
    const transaction = db.transaction().execute(async () => {
      await mistake()
    })
    await expect(transaction).rejects.toThrow(misuse)
  })

  it('is allowed again when the transaction has ended', async () => {
    const gate = Promise.withResolvers<void>()
    const later = await db.transaction().execute(async () => ({ done: gate.promise.then(() => has('nothing')) }))
    gate.resolve()
    expect(await later.done).toBe(false)
  })

  it('fails the commit when it is a caught error of a statement', async () => {
    const swallowed = db.transaction().execute(async (tx) => {
      await add(tx, 'swallowed')
      await sql`select * from nowhere`.execute(tx).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow(/rolled back instead of committed/)
    expect(await has('swallowed')).toBe(false)
  })
})

describe('a transaction', () => {
  it('uses the isolation level and access mode of its caller', async () => {
    const transaction = db.transaction().setIsolationLevel('serializable').setAccessMode('read only')
    const { rows } = await transaction.execute((tx) =>
      sql`select current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as ro`.execute(tx),
    )
    expect(rows).toEqual([{ isolation: 'serializable', ro: 'on' }])
  })
})
