import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engineInThread, openPglite } from '../../../src/db/embedded/pgliteEngine.ts'
import type { Engine } from '../../../src/db/embedded/engine.ts'

let pglite: PGlite
let engine: Engine
beforeAll(async () => {
  pglite = await openPglite({})
})
beforeEach(async () => {
  await pglite.exec('deallocate all; drop table if exists fruit')
  engine = engineInThread(pglite)
  await engine.script(`create table fruit (name text primary key, weight int, picked timestamptz, tags text[], facts jsonb, bytes bytea)`)
})
afterAll(() => pglite.close())

const run = (text: string, params: readonly unknown[] = [], mayStayOpen = false) => engine.query(text, params, { mayStayOpen })
/** How often each statement that is prepared was planned or run with a plan; asked past the engine. */
const prepared = async (): Promise<unknown[]> =>
  (
    await pglite.query<{ uses: number }>(
      `select (generic_plans + custom_plans)::int as uses from pg_prepared_statements order by prepare_time`,
    )
  ).rows.map(({ uses }) => uses)

describe('a statement of the embedded database', () => {
  it('is prepared when it comes for the second time, and used from then on', async () => {
    const text = 'select $1::int + 1 as next'
    const answers: unknown[] = []
    for (const value of [1, 2, 3, null]) {
      answers.push((await run(text, [value])).rows, await prepared())
    }
    expect(answers).toEqual([[{ next: 2 }], [], [{ next: 3 }], [1], [{ next: 4 }], [2], [{ next: null }], [3]])
  })

  it('answers the same, prepared or not, for every type', async () => {
    const values = [
      'pomme',
      120,
      new Date('2026-03-01T10:00:00.123Z'),
      ['rouge', 'a "b", c\\', null],
      { sweet: [true, null] },
      Buffer.from([0, 255, 92]),
    ]
    const insert = `insert into fruit values ($1, $2, $3, $4, $5, $6) on conflict (name) do update set weight = excluded.weight returning *, $2::bigint as big, (select count(*) from fruit) as others`
    const [first, second] = [await run(insert, values), await run(insert, values)]
    expect(await prepared()).toEqual([1])
    const row = {
      name: 'pomme',
      weight: 120,
      picked: values[2],
      tags: values[3],
      facts: values[4],
      bytes: values[5],
      big: 120,
    }
    expect([first, second]).toEqual([
      { command: 'INSERT', affectedRows: 1, rows: [{ ...row, others: 0 }] },
      { command: 'INSERT', affectedRows: 1, rows: [{ ...row, others: 1 }] },
    ])
    const none = 'update fruit set weight = 0 where name = $1'
    await run(none, ['poire'])
    expect(await run(none, ['poire'])).toEqual({ command: 'UPDATE', affectedRows: 0, rows: [] })
  })

  it('fails like one that is not prepared, and works afterwards', async () => {
    const insert = 'insert into fruit (name, weight) values ($1, $2)'
    await run(insert, ['pomme', 1])
    const errors: unknown[] = []
    for (const name of ['pomme', 'pomme']) {
      errors.push(
        await run(insert, [name, 1]).catch(({ code, constraint }: { code: string; constraint: string }) => ({ code, constraint })),
      )
    }
    expect(errors).toEqual(Array.from({ length: 2 }, () => ({ code: '23505', constraint: 'fruit_pkey' })))
    await run(insert, ['poire', 2])
    expect((await run('select name from fruit order by name')).rows).toEqual([{ name: 'poire' }, { name: 'pomme' }])
  })

  it('can be used in a transaction that fails and is rolled back', async () => {
    const insert = 'insert into fruit (name) values ($1)'
    for (const name of ['a', 'b']) await run(insert, [name])
    await run('begin', [], true)
    await run(insert, ['c'], true)
    await expect(run(insert, ['c'], true)).rejects.toMatchObject({ code: '23505' })
    await expect(run(insert, ['d'], true)).rejects.toMatchObject({ code: '25P02' })
    await run('rollback', [], true)
    await run(insert, ['e'])
    expect((await run('select string_agg(name, $1 order by name) as names from fruit', [''])).rows).toEqual([{ names: 'abe' }])
  })

  it('has the columns that its table has now', async () => {
    const text = 'select * from fruit where name = $1'
    await run(`insert into fruit (name) values ('pomme')`)
    for (let times = 0; times < 3; times += 1) await run(text, ['pomme'])
    await engine.script('alter table fruit drop column facts, drop column bytes')
    expect((await run(text, ['pomme'])).rows).toEqual([{ name: 'pomme', weight: null, picked: null, tags: null }])
    await run(text, ['pomme'])
    await run('alter table fruit drop column tags')
    for (let times = 0; times < 2; times += 1) {
      expect((await run(text, ['pomme'])).rows).toEqual([{ name: 'pomme', weight: null, picked: null }])
    }
  })

  it('is given up when two hundred others came after it', async () => {
    const texts = Array.from({ length: 201 }, (_, index) => `select ${index} as n`)
    for (const text of [...texts.slice(0, 1), ...texts]) await run(text)
    const counts = [(await prepared()).length]
    for (const text of texts.slice(1)) await run(text)
    counts.push((await prepared()).length)
    expect(counts).toEqual([0, 200])
    expect((await run('select 0 as n')).rows).toEqual([{ n: 0 }])
  })
})
