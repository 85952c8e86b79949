import { openEmbedded } from '../embedded/openEmbedded.ts'
import { openPostgres } from '../postgres/openPostgres.ts'
import type { Log } from '../../shared/log.ts'
import type { Database } from './database.ts'

type OpenOptions = {
  /** folder of the embedded database, created when absent */
  dataDir: string
  /** `postgres://…`; without it, the embedded database is used */
  url?: string | undefined
  /** free bytes that files never take; the database itself may use half of them. By default a tenth of its disk, 500 MB at most. */
  floorBytes?: number | undefined
  log: Log
  /**
   * called when the embedded engine is lost for this process, and not because the disk is full; by default the process logs it and exits
   */
  onFatal?: (error: Error) => void
  /** called once the engine starts in its own thread or on its server: from then on this thread may be busy with other work */
  onStarted?: () => void
}

/** Exit code of a process whose embedded database is stuck or broken. The process has to be started again. */
export const databaseLostExitCode = 71

/**
 * Opens the site's database and migrates its schema to the current version.
 * @throws Error in French when the folder is in use, a migration fails or PostgreSQL cannot be reached
 */
export async function openDatabase({
  dataDir,
  url,
  floorBytes,
  log,
  onFatal,
  onStarted = () => undefined,
}: OpenOptions): Promise<Database> {
  if (url !== undefined) {
    onStarted()
    return openPostgres(url, { dataDir, floorBytes, log })
  }
  const exit = (error: Error): never => {
    log.fatal({ err: error }, 'the embedded database is lost')
    process.exit(databaseLostExitCode)
  }
  return openEmbedded({ dataDir, floorBytes, log, onFatal: onFatal ?? exit, onStarted })
}
