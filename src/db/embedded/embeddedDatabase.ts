import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../connection/database.ts'
import { memoryChangeFeed } from '../events/changes.ts'
import { createDb } from '../connection/createDb.ts'
import type { Log } from '../../shared/log.ts'
import { migrate } from '../schema/migrate.ts'
import { Room } from '../disk/room.ts'
import { explainedExecutor, readinessOf, readOnly, tryWriting } from '../disk/roomGuard.ts'
import { tracedExecutor } from '../connection/statementSpans.ts'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import { TransactionScope } from '../connection/transactionScope.ts'
import { embeddedDialect } from './embeddedDialect.ts'
import type { Engine } from './engine.ts'
import { Mutex } from './mutex.ts'

const lastTurnMs = 5000

/** The current engine: an engine that broke on a full disk is replaced. */
export type Engines = { current(): Engine; close(): Promise<void> }

const alone = (engine: Engine): Engines => ({ current: () => engine, close: () => engine.close() })

/** Creates a migrated database over an embedded engine. `close` waits for the connection's current user, then ends the engine. */
export async function embeddedDatabase(
  engine: Engine,
  log: Log,
  { engines = alone(engine), room = new Room(null, undefined, log) }: { engines?: Engines; room?: Room } = {},
): Promise<Database> {
  const mutex = new Mutex()
  const scope = new TransactionScope()
  const modes = new WeakMap<Engine, boolean>()
  let isGuarded = false

  async function acquire(refusesWrites: boolean): Promise<Engine> {
    const current = engines.current()
    if ((modes.get(current) ?? false) !== refusesWrites) {
      await current.query(readOnly(refusesWrites), [], { mayStayOpen: false })
      modes.set(current, refusesWrites)
    }
    return current
  }

  const db = await createDb(
    embeddedDialect(async () => acquire(isGuarded && (await room.refusesWrites())), mutex),
    scope,
    room,
  )
  await migrate(db, log)
  isGuarded = true
  room.watch(() => tryWriting(db))
  const changes = memoryChangeFeed(log, scope)
  return {
    db,
    kind: 'embedded',
    // It has one process.
    exclusively: async (_, work) => {
      await work()
      return true
    },
    // The queue writes little, and finished jobs have to be completed: its writes are allowed while others are refused.
    sql: explainedExecutor(tracedExecutor(lockingExecutor(() => acquire(false), mutex, scope)), room),
    changes,
    ready: readinessOf(db, room),
    hasRoom: () => room.isWritable(),
    disk: () => room.disk(),
    despiteLowRoom: (work) => room.allowWrites(work),
    close: async () => {
      room.close()
      await changes.close()
      await db.destroy()
      // The connection's current user may finish first, but not without a limit: a stuck engine must not keep the process alive.
      const turn = mutex.acquire()
      await Promise.race([turn, delay(lastTurnMs, undefined, { ref: false })])
      await engines.close()
      // Later users fail at the closed engine.
      void turn.then((release) => release())
    },
  }
}

function lockingExecutor(acquire: () => Promise<Engine>, mutex: Mutex, scope: TransactionScope): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      scope.assertOutside()
      const release = await mutex.acquire()
      try {
        const engine = await acquire()
        const { rows } = values.length > 0 ? await engine.query(text, values, { mayStayOpen: false }) : await engine.script(text)
        return { rows }
      } finally {
        release()
      }
    },
  }
}
