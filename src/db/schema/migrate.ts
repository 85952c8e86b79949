import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { errorMessage } from '../connection/errorMessage.ts'
import { rowsOf } from '../connection/rows.ts'
import type { Log } from '../../shared/log.ts'
import { migrations } from './migrations.ts'

/**
 * Migrates the schema to the current version. All pending migrations share one transaction, under an advisory lock: of several processes
 * that start together, one migrates and the others wait.
 * @throws Error in French when a migration fails; all its changes are rolled back
 */
export async function migrate(db: Db, log: Log, list: Record<string, Migration> = migrations): Promise<void> {
  if (await isCurrent(db, Object.keys(list))) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => list } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`la migration ${failed ?? 'de la base de données'} a échoué, rien n’a été changé\u00a0: ${errorMessage(error)}`, {
      cause: error,
    })
  }
  for (const { migrationName } of results ?? []) log.info({ migration: migrationName }, 'migration applied')
}

/** Kysely's migrator first reads the columns of all tables, which takes the embedded database a third of the whole start. */
async function isCurrent(db: Db, names: readonly string[]): Promise<boolean> {
  const [found] = await rowsOf(db, z.object({ exists: z.boolean() }))`select to_regclass('kysely_migration') is not null as exists`
  if (!found?.exists) return false
  const rows = await rowsOf(db, z.object({ name: z.string() }))`select name from kysely_migration`
  const applied = new Set(rows.map(({ name }) => name))
  return applied.size === names.length && names.every((name) => applied.has(name))
}
