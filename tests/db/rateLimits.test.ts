import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { countAttempt, uncountAttempts } from '../../src/db/auth/attempts.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('attempts', () => {
  it('are counted under their key, in a window that begins with the first', async () => {
    expect(await countAttempt(database.db, 'one', 60)).toEqual({ attempts: 1, secondsLeft: 60 })
    expect(await countAttempt(database.db, 'one', 60)).toMatchObject({ attempts: 2 })
    expect(await countAttempt(database.db, 'other', 60)).toMatchObject({ attempts: 1 })
  })

  it('are reset when the window is over', async () => {
    await countAttempt(database.db, 'old', 60)
    await sql`update rate_limits set expires_at = now() - interval '1 second' where key = 'old'`.execute(database.db)
    expect(await countAttempt(database.db, 'old', 60)).toEqual({ attempts: 1, secondsLeft: 60 })
  })

  it('are reset when the clock was set back and their window would last longer than it may', async () => {
    for (let count = 0; count < 3; count += 1) await countAttempt(database.db, 'future', 60)
    await sql`update rate_limits set expires_at = now() + interval '1 hour' where key = 'future'`.execute(database.db)
    expect(await countAttempt(database.db, 'future', 60)).toEqual({ attempts: 1, secondsLeft: 60 })
    expect(await countAttempt(database.db, 'future', 60)).toEqual({ attempts: 2, secondsLeft: 60 })
  })

  it('are all counted when they arrive at the same time', async () => {
    const counted = await Promise.all(Array.from({ length: 30 }, () => countAttempt(database.db, 'many', 60)))
    expect(counted.map(({ attempts }) => attempts).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  it('can be refunded under each of their keys, and never go below zero', async () => {
    const { db } = database
    for (const key of ['right', 'right', 'here']) await countAttempt(db, key, 60)
    await uncountAttempts(db, ['right', 'here', 'nowhere'])
    await uncountAttempts(db, ['here'])
    expect(await countAttempt(db, 'right', 60)).toMatchObject({ attempts: 2 })
    expect(await countAttempt(db, 'here', 60)).toMatchObject({ attempts: 1 })
  })
})
