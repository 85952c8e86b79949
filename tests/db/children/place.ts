import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'

/** Opens the database that the parent named in the environment. */
export const openGiven = () => openDatabase({ dataDir: process.env['DATA_DIR'] ?? '', url: process.env['DATABASE_URL'], log: silentLog })

export const print = (line: string): boolean => process.stdout.write(`${line}\n`)
