import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { memoryChangeFeed } from '../changes.ts'
import { mustBeComplete } from '../completeness.ts'
import { createDb } from '../db.ts'
import type { Log } from '../../shared/log.ts'
import { migrate } from '../migrate.ts'
import type { SqlExecutor } from '../sqlExecutor.ts'
import { TransactionScope } from '../transactionScope.ts'
import { embeddedDialect } from './embeddedDialect.ts'
import type { Engine } from './engine.ts'
import { Mutex } from './mutex.ts'

const lastTurnMs = 5000

/** A migrated database over an embedded engine. `close` ends the engine, after whatever holds the connection. */
export async function embeddedDatabase(engine: Engine, log: Log): Promise<Database> {
  const mutex = new Mutex()
  const scope = new TransactionScope()
  const db = await createDb(embeddedDialect(engine, mutex), scope)
  await migrate(db, log)
  const changes = memoryChangeFeed(log, scope)
  return {
    db,
    kind: 'embedded',
    sql: lockingExecutor(engine, mutex, scope),
    changes,
    ready: () => mustBeComplete(db),
    close: async () => {
      await changes.close()
      await db.destroy()
      // Whoever holds the connection may end first, but not for ever: a stuck engine must not keep the process alive.
      const turn = mutex.acquire()
      await Promise.race([turn, delay(lastTurnMs, undefined, { ref: false })])
      await engine.close()
      // Who still waits is told by the closed engine.
      void turn.then((release) => release())
    },
  }
}

function lockingExecutor(engine: Engine, mutex: Mutex, scope: TransactionScope): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      scope.assertOutside()
      const release = await mutex.acquire()
      try {
        const { rows } = values.length > 0 ? await engine.query(text, values, { mayStayOpen: false }) : await engine.script(text)
        return { rows }
      } finally {
        release()
      }
    },
  }
}
