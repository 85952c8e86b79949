import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../shared/log.ts'
import type { Database } from '../connection/database.ts'
import { errorMessage } from '../connection/errorMessage.ts'
import { Room } from '../disk/room.ts'
import { embeddedDatabase } from './embeddedDatabase.ts'
import { EngineKeeper } from './engineKeeper.ts'
import { lockFolder } from './lockFile.ts'

type Options = { dataDir: string; floorBytes?: number | undefined; log: Log; onFatal: (error: Error) => void; onStarted?: () => void }

/**
 * Opens the database in a folder, for this process alone.
 * @param options.onFatal called at most once, when the database is lost after it was opened, and more room on the disk would not help
 * @throws Error in French when the folder is in use, the database does not open or a migration fails
 */
export async function openEmbedded({ dataDir, floorBytes, log, onFatal, onStarted }: Options): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  let isOpen = false
  const lock = await lockFolder(dataDir, (error) => keeper.giveUp(error))
  const room = new Room(dataDir, floorBytes, log)
  const keeper = new EngineKeeper({
    dataDir: join(dataDir, 'database'),
    room,
    log,
    onFatal: (error) => {
      if (isOpen) onFatal(error)
    },
  })
  onStarted?.()
  try {
    const engine = keeper.current()
    await engine.ping().catch((error: unknown) => {
      const reason = `la base de données du dossier ${dataDir} ne s’ouvre pas (${errorMessage(error)}). Le disque est-il plein, le dossier lisible\u00a0?`
      throw new Error(reason, { cause: error })
    })
    const database = await embeddedDatabase(engine, log, { engines: keeper, room })
    keeper.watch()
    isOpen = true
    return { ...database, close: () => database.close().finally(() => lock.release()) }
  } catch (error) {
    await keeper.close()
    await lock.release()
    throw error
  }
}
