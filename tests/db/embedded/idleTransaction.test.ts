import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openAsBlob } from 'node:fs'
import { createDb } from '../../../src/db/connection/createDb.ts'
import type { Db } from '../../../src/db/connection/database.ts'
import { embeddedDialect } from '../../../src/db/embedded/embeddedDialect.ts'
import { Mutex } from '../../../src/db/embedded/mutex.ts'
import { engineInThread, openPglite } from '../../../src/db/embedded/pgliteEngine.ts'
import { TransactionScope } from '../../../src/db/connection/transactionScope.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  const template = inject('databaseTemplate')
  const loaded = template.kind === 'embedded' ? { loadDataDir: await openAsBlob(template.tarball) } : {}
  const engine = engineInThread(await openPglite(loaded))
  db = await createDb(
    embeddedDialect(async () => engine, new Mutex(), 50),
    new TransactionScope(),
  )
  close = () => engine.close()
})
afterAll(() => close())

describe('a transaction that waits for something other than the database', () => {
  it('is rolled back so that others can run, and gets an error', async () => {
    const others = Promise.withResolvers<unknown>()
    const waiting = db.transaction().execute(async (tx) => {
      await tx.insertInto('settings').values({ key: 'waiting', value: '1' }).execute()
      await others.promise
      await tx.selectFrom('settings').selectAll().execute()
    })
    const keys = db.selectFrom('settings').select('key').execute()
    keys.then(others.resolve, others.reject)
    expect(await keys).toEqual([])
    await expect(waiting).rejects.toThrow('rolled back after 0.05 s without a statement')
    expect(await db.selectFrom('settings').select('key').execute()).toEqual([])
  })
})
