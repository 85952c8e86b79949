import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { enterUpload, leaveUpload, renewUpload } from '../../src/db/upload/uploadsInFlight.ts'
import { testDatabase } from '../support/database.ts'
import { addUser } from '../support/rows.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const most = { uploads: 3, bytes: 100 }

describe('the concurrent uploads of one user', () => {
  it('are limited also when they begin at the same time, whatever others send', async () => {
    const { db } = database
    const [user, other] = [await addUser(db), await addUser(db)]
    const entered = await Promise.all(Array.from({ length: 20 }, () => enterUpload(db, { user, bytes: 1 }, most)))
    expect(entered.filter((one) => 'uuid' in one)).toHaveLength(3)
    expect(await enterUpload(db, { user: other, bytes: 1 }, most)).toHaveProperty('uuid')
  })

  it('are limited by their announced total size', async () => {
    const { db } = database
    const user = await addUser(db)
    const first = await enterUpload(db, { user, bytes: 60 }, most)
    expect(await enterUpload(db, { user, bytes: 41 }, most)).toEqual({ refused: 'tooMuch' })
    expect(await enterUpload(db, { user, bytes: 40 }, most)).toHaveProperty('uuid')
    await leaveUpload(db, 'uuid' in first ? first.uuid : '')
    expect(await enterUpload(db, { user, bytes: 41 }, most)).toHaveProperty('uuid')
  })

  it('count until the lease of their process expires', async () => {
    const { db } = database
    const user = await addUser(db)
    const kept = await enterUpload(db, { user, bytes: 100 }, most)
    await sql`update uploads_in_flight set expires_at = now() - interval '1 second' where user_uuid = ${user}::uuid`.execute(db)
    await renewUpload(db, 'uuid' in kept ? kept.uuid : '')
    expect(await enterUpload(db, { user, bytes: 1 }, most)).toEqual({ refused: 'tooMuch' })
    await sql`update uploads_in_flight set expires_at = now() - interval '1 second' where user_uuid = ${user}::uuid`.execute(db)
    expect(await enterUpload(db, { user, bytes: 1 }, most)).toHaveProperty('uuid')
  })
})
