import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function select(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db)
  return rows[0]?.value
}

describe('a value read from the database', () => {
  it.each([
    ['a count', sql`count(*)`, 1],
    ['a sum of integers', sql`sum(2)`, 2],
    ['a sum of big integers', sql`sum(2::bigint)`, 2],
    ['an average', sql`avg(1.5)`, 1.5],
    ['an array of big integers', sql`array[1, 2]::bigint[]`, [1, 2]],
    ['an empty array', sql`array[]::bigint[]`, []],
    ['a date', sql`date '2026-02-03'`, '2026-02-03'],
    ['an array of dates', sql`array[date '2026-02-03', null]`, ['2026-02-03', null]],
    ['a timestamp', sql`timestamptz '2026-02-03 04:05:06+00'`, new Date('2026-02-03T04:05:06Z')],
    ['JSON', sql`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    ['a float', sql`0.25::double precision`, 0.25],
    ['text', sql`'À l’écran'`, 'À l’écran'],
    ['nothing', sql`null`, null],
  ])('%s has the same form on both databases', async (_, expression, expected) => {
    expect(await select(expression)).toEqual(expected)
  })

  it.each([
    ['an array of uuids', (value: unknown) => sql`${value}::uuid[]`, [randomUUID(), randomUUID()]],
    ['an array of text', (value: unknown) => sql`${value}::text[]`, ['a,b', '"', 'é']],
    ['a date and time', (value: unknown) => sql`${value}::timestamptz`, new Date('2026-02-03T04:05:06.789Z')],
    ['a boolean', (value: unknown) => sql`${value}::boolean`, false],
  ])('%s is read back unchanged', async (_, expression, value) => {
    expect(await select(expression(value))).toEqual(value)
  })
})

describe('an error of the database', () => {
  it('has PostgreSQL’s code and constraint', async () => {
    const error: unknown = await database.db
      .insertInto('roles')
      .values({ name: 'creators' })
      .execute()
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: '23505', constraint: 'roles_name', table: 'roles' })
  })
})

describe('a write', () => {
  it('returns how many rows it changed', async () => {
    const renamed = await database.db.updateTable('roles').set({ description: 'x' }).where('self_assignable', '=', true).executeTakeFirst()
    expect(renamed.numUpdatedRows).toBe(2n)
  })
})
