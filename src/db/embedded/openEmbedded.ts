import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../shared/log.ts'
import type { Database } from '../database.ts'
import { errorMessage } from '../errorMessage.ts'
import { embeddedDatabase } from './embeddedDatabase.ts'
import { lockFolder } from './lockFile.ts'
import { watch } from './watchdog.ts'
import { WorkerEngine } from './workerEngine.ts'

/**
 * The database in a folder, for this process alone.
 * @param onFatal called at most once, when the database is lost after it was opened
 * @throws Error in French when the folder is in use, the database does not open or a migration fails
 */
export async function openEmbedded(dataDir: string, log: Log, onFatal: (error: Error) => void): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  let isOpen = false
  const lock = await lockFolder(dataDir, (error) => engine.fail(error))
  const engine = new WorkerEngine({ dataDir: join(dataDir, 'database') }, (error) => {
    if (isOpen) onFatal(error)
  })
  try {
    await engine.ping().catch((error: unknown) => {
      const reason = `la base de données du dossier ${dataDir} ne s’ouvre pas (${errorMessage(error)}). Le disque est-il plein, le dossier lisible\u00a0?`
      throw new Error(reason, { cause: error })
    })
    const database = await embeddedDatabase(engine, log)
    const endWatch = watch(engine)
    isOpen = true
    return {
      ...database,
      close: async () => {
        endWatch()
        await database.close().finally(() => lock.release())
      },
    }
  } catch (error) {
    await engine.close()
    await lock.release()
    throw error
  }
}
