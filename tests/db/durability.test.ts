import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../support/database.ts'
import { startChild } from './children/child.ts'

let place: DatabasePlace
beforeAll(async () => {
  place = await databasePlace()
})
afterAll(() => place.remove())

describe('a process that is killed while it writes', () => {
  it('loses no acknowledged write, twenty times in a row', { timeout: 600_000 }, async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < 20; kill += 1) {
      const writer = startChild('write.ts', place)
      const until = acknowledged.length + 10 + 7 * kill
      while (acknowledged.length < until) acknowledged.push(await writer.line())
      await writer.kill('SIGKILL')
    }
    const database = await openDatabase({ ...place, log: silentLog })
    const found = await database.db.selectFrom('settings').select('key').where('key', 'in', acknowledged).execute()
    await database.close()
    expect(found.map((row) => row.key).toSorted()).toEqual(acknowledged.toSorted())
  })
})
