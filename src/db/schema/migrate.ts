import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { errorMessage } from '../connection/errorMessage.ts'
import { rowsOf } from '../connection/rows.ts'
import type { Log } from '../../shared/log.ts'
import { readSetting } from '../demo/demo.ts'
import { missingFor, neededMigrationKey } from './contract.ts'
import { migrations } from './migrations.ts'

/**
 * Migrates the schema to the current version. All pending migrations share one transaction, under an advisory lock: of several processes
 * that start together, one migrates and the others wait. A schema that a newer version has migrated further stays as it is.
 * @throws Error in French when a migration fails; all its changes are rolled back; or when the schema needs a newer version
 */
export async function migrate(db: Db, log: Log, list: Record<string, Migration> = migrations): Promise<void> {
  const applied = await appliedMigrations(db)
  const names = Object.keys(list)
  if (names.every((name) => applied.has(name))) return applied.size > names.length ? mustRunOnNewer(db, names, applied) : undefined
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
async function appliedMigrations(db: Db): Promise<ReadonlySet<string>> {
  const [found] = await rowsOf(db, z.object({ exists: z.boolean() }))`select to_regclass('kysely_migration') is not null as exists`
  if (!found?.exists) return new Set()
  const rows = await rowsOf(db, z.object({ name: z.string() }))`select name from kysely_migration`
  return new Set(rows.map(({ name }) => name))
}

/** @throws Error in French when the schema lacks parts that this version uses */
async function mustRunOnNewer(db: Db, names: readonly string[], applied: ReadonlySet<string>): Promise<void> {
  const needed = z
    .string()
    .optional()
    .parse(await readSetting(db, neededMigrationKey))
  const missing = missingFor(names, applied, needed)
  if (missing === undefined) return
  throw new Error(
    `la base a été mise à jour par une version plus récente, avec laquelle celle-ci ne peut plus servir (il lui manque la migration ${missing}) : démarrez la version récente, ou remettez en place la sauvegarde d’avant la mise à jour`,
  )
}
