import type { ChangeFeed } from './changes.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import type { Log } from '../shared/log.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import type { SqlExecutor } from './sqlExecutor.ts'

export type { Db, Tx } from './db.ts'

export type Database = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** what the job queue runs on; takes its turn with everybody else */
  sql: SqlExecutor
  changes: ChangeFeed
  /** Resolves when the database answers and all that the code needs stands. @throws AppError NOT_READY that says what is missing */
  ready(): Promise<void>
  /** Can be written? False while so little room is left on its disk that writes are refused, or after one that failed for it. */
  hasRoom(): Promise<boolean>
  /** Resolves when everything acknowledged is safe and the data folder is free for another process. */
  close(): Promise<void>
}

type OpenOptions = {
  /** folder of the embedded database, made when absent */
  dataDir: string
  /** `postgres://…`; without it the embedded database is used */
  url?: string | undefined
  /** free bytes that files never take; the database itself goes on down to half of them. By default a tenth of its disk, 500 MB at most. */
  floorBytes?: number | undefined
  log: Log
  /** the embedded engine is lost for this process, and not for want of room; by default the process logs it and exits */
  onFatal?: (error: Error) => void
}

/** Exit code of a process whose embedded database is stuck or broken: start it again. */
export const databaseLostExitCode = 71

/**
 * Opens the site's database and brings its schema up to date.
 * @throws Error in French when the folder is in use, a migration fails or PostgreSQL cannot be reached
 */
export async function openDatabase({ dataDir, url, floorBytes, log, onFatal }: OpenOptions): Promise<Database> {
  if (url !== undefined) return openPostgres(url, { dataDir, floorBytes, log })
  const exit = (error: Error): never => {
    log.fatal({ err: error }, 'the embedded database is lost')
    process.exit(databaseLostExitCode)
  }
  return openEmbedded({ dataDir, floorBytes, log, onFatal: onFatal ?? exit })
}
