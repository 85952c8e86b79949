import { DefaultConnectionProvider, DefaultQueryExecutor, type Dialect, Kysely, type Transaction } from 'kysely'
import type { Room } from './room.ts'
import { explained } from './roomGuard.ts'
import type { Schema } from './schema.ts'
import type { TransactionScope } from './transactionScope.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

/** Kysely over a dialect, with every connection lent through the scope's guard, and errors explained where room may run out. */
export async function createDb(dialect: Dialect, scope: TransactionScope, room?: Room): Promise<Db> {
  const driver = dialect.createDriver()
  await driver.init()
  const plain = new DefaultConnectionProvider(driver)
  const provider = scope.guard(room ? explained(plain, room) : plain)
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider)
  return new Kysely<Schema>({ config: { dialect }, driver, executor, dialect })
}
