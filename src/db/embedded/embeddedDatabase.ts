import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { memoryChangeFeed } from '../changes.ts'
import { createDb } from '../db.ts'
import type { Log } from '../../shared/log.ts'
import { migrate } from '../migrate.ts'
import { Room } from '../room.ts'
import { explainedExecutor, mustServe, readOnly, tryWriting } from '../roomGuard.ts'
import type { SqlExecutor } from '../sqlExecutor.ts'
import { TransactionScope } from '../transactionScope.ts'
import { embeddedDialect } from './embeddedDialect.ts'
import type { Engine } from './engine.ts'
import { Mutex } from './mutex.ts'

const lastTurnMs = 5000

/** The engine of the moment: one that broke for want of room is replaced. */
export type Engines = { current(): Engine; close(): Promise<void> }

const alone = (engine: Engine): Engines => ({ current: () => engine, close: () => engine.close() })

/** A migrated database over an embedded engine. `close` ends the engine, after whatever holds the connection. */
export async function embeddedDatabase(
  engine: Engine,
  log: Log,
  { engines = alone(engine), room = new Room(null, undefined, log) }: { engines?: Engines; room?: Room } = {},
): Promise<Database> {
  const mutex = new Mutex()
  const scope = new TransactionScope()
  const modes = new WeakMap<Engine, boolean>()
  let isGuarded = false

  async function lend(refusesWrites: boolean): Promise<Engine> {
    const current = engines.current()
    if ((modes.get(current) ?? false) !== refusesWrites) {
      await current.query(readOnly(refusesWrites), [], { mayStayOpen: false })
      modes.set(current, refusesWrites)
    }
    return current
  }

  const db = await createDb(
    embeddedDialect(async () => lend(isGuarded && (await room.isLow())), mutex),
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
    // The queue's own writes are few, and a job that is done must be let go.
    sql: explainedExecutor(
      lockingExecutor(() => lend(false), mutex, scope),
      room,
    ),
    changes,
    ready: () => mustServe(db, room),
    hasRoom: () => room.isThere(),
    close: async () => {
      room.close()
      await changes.close()
      await db.destroy()
      // Whoever holds the connection may end first, but not for ever: a stuck engine must not keep the process alive.
      const turn = mutex.acquire()
      await Promise.race([turn, delay(lastTurnMs, undefined, { ref: false })])
      await engines.close()
      // Who still waits is told by the closed engine.
      void turn.then((release) => release())
    },
  }
}

function lockingExecutor(lend: () => Promise<Engine>, mutex: Mutex, scope: TransactionScope): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      scope.assertOutside()
      const release = await mutex.acquire()
      try {
        const engine = await lend()
        const { rows } = values.length > 0 ? await engine.query(text, values, { mayStayOpen: false }) : await engine.script(text)
        return { rows }
      } finally {
        release()
      }
    },
  }
}
