import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import { errorMessage } from './errorMessage.ts'
import type { Log } from '../shared/log.ts'
import { migrations } from './migrations.ts'

/**
 * Brings the schema up to date. All pending migrations share one transaction, under an advisory lock, so that of several
 * processes that start together one migrates and the others wait.
 * @throws Error in French when a migration fails; everything it did is rolled back
 */
export async function migrate(db: Db, log: Log, list: Record<string, Migration> = migrations): Promise<void> {
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
