import { DefaultConnectionProvider, DefaultQueryExecutor, type Dialect, Kysely } from 'kysely'
import type { Room } from '../disk/room.ts'
import { explained } from '../disk/roomGuard.ts'
import type { Schema } from '../schema/schema.ts'
import { traced } from './statementSpans.ts'
import type { TransactionScope } from './transactionScope.ts'

import type { Db } from './database.ts'

/** Creates Kysely over a dialect. The scope guards every connection; with a room, errors caused by a full disk become disk-full errors. */
export async function createDb(dialect: Dialect, scope: TransactionScope, room?: Room): Promise<Db> {
  const driver = dialect.createDriver()
  await driver.init()
  const plain = traced(new DefaultConnectionProvider(driver))
  const provider = scope.guard(room ? explained(plain, room) : plain)
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider)
  return new Kysely<Schema>({ config: { dialect }, driver, executor, dialect })
}
