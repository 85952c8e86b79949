import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The setting with the name of the newest migration that a process must know to work with the schema. */
export const neededMigrationKey = 'schema.needed'

/**
 * Says whether a version that knows some migrations works with a schema that a newer one has migrated.
 * @param needed what the schema says under `neededMigrationKey`
 * @returns the name of a migration for the lack of which it does not
 */
export function missingFor(known: readonly string[], applied: ReadonlySet<string>, needed: string | undefined): string | undefined {
  const unknown = [...applied].find((name) => !known.includes(name))
  // A schema with other migrations instead of ours is not one that was migrated further.
  if (unknown !== undefined && known.some((name) => !applied.has(name))) return unknown
  return unknown !== undefined && needed !== undefined && !known.includes(needed) ? needed : undefined
}

/**
 * Makes a migration that removes what an earlier one has replaced. Versions that do not know the earlier one cannot run any more: they refuse
 * to start.
 * @param replacedBy name of a migration of the version that was the first not to use the removed part any more
 */
export function contract(replacedBy: string, up: Migration['up']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await up(db)
      const json = JSON.stringify(replacedBy)
      await sql`insert into settings (key, value) values (${neededMigrationKey}, ${json}::jsonb)
        on conflict (key) do update set value = excluded.value
        where (settings.value #>> '{}') collate "C" < (excluded.value #>> '{}') collate "C"`.execute(db)
    },
  }
}
