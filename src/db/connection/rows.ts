import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from './database.ts'

/**
 * Returns a template tag that runs a query written in SQL. TypeScript cannot see its columns, so each row is parsed: a column with another
 * name or type is an error here, not an `undefined` somewhere else.
 * @param row made once, at module scope: zod compiles a schema when it first parses
 */
export function rowsOf<Row>(db: Db | Tx, row: z.ZodType<Row>): (text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]> {
  return async (text, ...values) => {
    const { rows } = await sql(text, ...values).execute(db)
    return rows.map((each) => row.parse(each))
  }
}
