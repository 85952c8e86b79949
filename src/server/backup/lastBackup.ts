import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/connection/database.ts'
import { readLastBackup, writeLastBackup } from '../../db/postgres/lastBackup.ts'
import { isMissing } from './folders.ts'
import type { Place } from './place.ts'

/** Of an embedded database, which the command does not open. */
const pathIn = (dataDir: string): string => join(dataDir, 'last-backup')

/** Writes down that a backup of a site was finished, where the site can read it. */
export async function noteBackup({ dataDir, databaseUrl }: Place, at: Date): Promise<void> {
  if (databaseUrl === undefined) await writeFile(pathIn(dataDir), `${at.toISOString()}\n`)
  else await writeLastBackup(databaseUrl, at)
}

/** Returns when the last backup was finished, in seconds since 1970; undefined before the first one. */
export async function lastBackup({ db, kind }: Pick<Database, 'db' | 'kind'>, dataDir: string): Promise<number | undefined> {
  const written = await (kind === 'postgres'
    ? readLastBackup(db)
    : readFile(pathIn(dataDir), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }))
  const at = Date.parse(written?.trim() ?? '') / 1000
  return Number.isNaN(at) ? undefined : at
}
