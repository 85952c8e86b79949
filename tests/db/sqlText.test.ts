import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../src/db/connection/database.ts'
import { rowsOf } from '../../src/db/connection/rows.ts'
import { testDatabase } from '../support/database.ts'

const folder = join(import.meta.dirname, '..', '..', 'src', 'db')
/** Files without queries of today's tables. */
const others = /^(schema|embedded|postgres|jobs)\//
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !others.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const columnSchema = z.object({ table_name: z.string(), column_name: z.string() })

describe('SQL in the code', () => {
  it('names only existing columns of the tables that it names', async () => {
    const { db } = database
    const columns = await rowsOf(db, columnSchema)`
      select table_name, column_name from information_schema.columns where table_schema = current_schema()`
    const tables = new Set(columns.map(({ table_name }) => table_name))
    const known = new Set(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`))
    const named = code.flatMap(({ name, text }) =>
      Array.from(text.matchAll(/(?<![\w./$@-])(\w+)\.(?!length\b)\w+\b(?!\()/g))
        .filter(([, table = '']) => tables.has(table))
        .map(([column]) => ({ name, column })),
    )
    expect(named.length).toBeGreaterThan(500)
    expect(named.filter(({ column }) => !known.has(column))).toEqual([])
  })

  it('asserts types of values only: rows are parsed (rowsOf), or named by Kysely', () => {
    const claims = code.flatMap(({ name, text }) =>
      Array.from(text.matchAll(/sql<(?<type>[^`]*)>`(?<start>.)/gs), ({ groups }) => ({
        name,
        type: groups?.['type'] ?? '',
        start: groups?.['start'],
      })),
    )
    const value = /^(boolean|number|string|string\[\]|Date|MediaState|SqlBool|null)( \| null)?$/
    // A subquery: Kysely writes the names of its columns, and PostgreSQL checks that they exist.
    const isSubquery = ({ type, start }: (typeof claims)[number]) => type.startsWith('{') && start === '('
    expect(claims.length).toBeGreaterThan(50)
    expect(claims.filter((claim) => !value.test(claim.type) && !isSubquery(claim))).toEqual([])
  })
})

describe('the rows of a query written in SQL', () => {
  const counted = z.object({ name: z.string(), uses: z.number().nullable() })

  it('match the type that the code expects', async () => {
    const rows = rowsOf(database.db, counted)`select * from (values ('mer', 2), ('été', null)) as given (name, uses)`
    expect(await rows).toEqual([
      { name: 'mer', uses: 2 },
      { name: 'été', uses: null },
    ])
  })

  it.each([
    ['a column has another name', 'uses', () => rowsOf(database.db, counted)`select 'mer' as name, 2 as used`],
    ['a column has another type', 'uses', () => rowsOf(database.db, counted)`select 'mer' as name, '2' as uses`],
    ['a column is null', 'name', () => rowsOf(database.db, counted)`select null as name, 2 as uses`],
  ])('are refused when %s', async (_, column, read) => {
    await expect(read()).rejects.toMatchObject({ issues: [{ path: [column] }] })
  })
})
