import { DefaultConnectionProvider, DefaultQueryExecutor, type Dialect, Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { TransactionScope } from './transactionScope.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

/** Kysely over a dialect, with every connection lent through the scope's guard. */
export async function createDb(dialect: Dialect, scope: TransactionScope): Promise<Db> {
  const driver = dialect.createDriver()
  await driver.init()
  const provider = scope.guard(new DefaultConnectionProvider(driver))
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider)
  return new Kysely<Schema>({ config: { dialect }, driver, executor, dialect })
}
