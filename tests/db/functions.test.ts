import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

type Function = { name: string; language: string; isParsed: boolean; hasPath: boolean; isCalledByRows: boolean }

/** Every function that a migration created: not those of an extension, of the job queue or of PostgreSQL itself. */
async function ownFunctions(): Promise<Function[]> {
  const { rows } = await sql<Function>`
    select f.oid::regprocedure::text as name, l.lanname as language, f.prosqlbody is not null as "isParsed",
      exists (select from unnest(f.proconfig) as setting where setting like 'search\\_path=%') as "hasPath",
      exists (select from pg_depend as d where d.refclassid = 'pg_proc'::regclass and d.refobjid = f.oid
        and d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass)
        or d.refclassid = 'pg_proc'::regclass and d.refobjid = f.oid and d.classid = 'pg_class'::regclass
          and exists (select from pg_class as i where i.oid = d.objid and i.relkind = 'i')) as "isCalledByRows"
    from pg_proc as f join pg_language as l on l.oid = f.prolang
    where f.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend as d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
    order by 1`.execute(database.db)
  return rows
}
const names = (functions: readonly Function[]): string[] => functions.map(({ name }) => name)

describe('the functions of the schema', () => {
  it('resolve their names independently of the caller’s search path', async () => {
    const functions = await ownFunctions()
    expect(functions.length).toBeGreaterThan(60)
    expect(names(functions.filter(({ isParsed, hasPath }) => !isParsed && !hasPath))).toEqual([])
  })

  // pg_dump records the dependencies of a function of a generated column or an index only if its body is parsed.
  it('have a parsed body if a generated column or an index calls them, so that a dump restores them in the right order', async () => {
    const called = (await ownFunctions()).filter(({ isCalledByRows }) => isCalledByRows)
    expect(names(called)).toEqual(['count_step(integer)', 'search_lexeme(text)', 'search_text(text)', 'search_vector(text)'])
    expect(names(called.filter(({ isParsed }) => !isParsed))).toEqual([])
  })

  // A setting prevents PostgreSQL from inlining the function.
  it('are still inlined in the queries that call them for each row', async () => {
    const { rows } = await sql<Record<string, string>>`
      explain verbose select rank_weight(1, created_at), similar_weight(created_at), add_weights(views_count, 1) from contents`.execute(
      database.db,
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain('ln(')
    expect(plan).not.toMatch(/rank_weight|similar_weight|add_weights/)
  })
})
