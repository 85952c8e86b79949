import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { parsers } from '../connection/parsers.ts'
import { readResult } from './answers.ts'
import { errorFacts, toError } from './errorFacts.ts'
import type { Engine, StatementResult } from './engine.ts'
import { PreparedStatements } from './preparedStatements.ts'

const emptyResult: StatementResult = { rows: [], affectedRows: 0, command: '' }

/** Opens PGlite in the current thread. The server runs it in a worker (see workerEngine.ts), tests run it in memory. */
export async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'fs' | 'startParams' | 'loadDataDir'>): Promise<PGlite> {
  // Search needs both extensions. They must be loaded whenever a database that uses them is opened.
  const pglite = new PGlite({ ...options, parsers, extensions: { unaccent, pg_trgm } })
  await pglite.waitReady
  return pglite
}

/** The engine in its thread, which hands on the answers of statements as they came. */
export type PgliteEngine = Omit<Engine, 'query'> & {
  answer(...statement: Parameters<Engine['query']>): Promise<Uint8Array<ArrayBuffer>>
}

export function pgliteEngine(pglite: PGlite): PgliteEngine {
  const statements = new PreparedStatements(pglite)
  const rollBackIfOpen = async (): Promise<boolean> => {
    if (!pglite.isInTransaction()) return false
    await pglite.exec('rollback')
    return true
  }
  return {
    async answer(text, params, { mayStayOpen }) {
      const answer = await statements.query(text, params)
      if (!mayStayOpen && (await rollBackIfOpen())) throw new Error('A transaction was opened by hand: use db.transaction()')
      return answer
    },
    async script(text) {
      try {
        const results = (await pglite.exec(text).catch(rethrow)).map(toStatementResult)
        await statements.schemaMayHaveChanged(text)
        return { ...(results.at(-1) ?? emptyResult), rows: results.flatMap((result) => result.rows) }
      } finally {
        await rollBackIfOpen()
      }
    },
    close: () => pglite.close(),
  }
}

/** The engine in the thread that uses it: for tests. */
export function engineInThread(pglite: PGlite): Engine {
  const { answer, ...engine } = pgliteEngine(pglite)
  return { ...engine, query: async (...statement) => readResult(await answer(...statement)) }
}

/** Rethrows PostgreSQL's errors as node-postgres's class, so that one check serves both databases. */
function rethrow(error: unknown): never {
  const facts = errorFacts(error)
  throw facts.fields ? toError(facts) : error
}

function toStatementResult({ rows, affectedRows, command }: Results<unknown>): StatementResult {
  return { rows, affectedRows: affectedRows ?? 0, command: command ?? '' }
}
