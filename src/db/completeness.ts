import { sql } from 'kysely'
import { AppError } from '../shared/errors.ts'
import type { Db } from './database.ts'
import { migrations } from './migrations.ts'
import { requiredSchema } from './requiredSchema.ts'

type Kind = keyof typeof requiredSchema | 'migrations'
type Part = { kind: Kind; name: string }

const inFrench: Readonly<Record<Kind, string>> = {
  tables: 'la table',
  indexes: 'l’index',
  functions: 'la fonction',
  triggers: 'le déclencheur',
  migrations: 'la migration',
}
/** As many are named; the rest is counted. */
const named = 10

/**
 * Compares what stands with what the code needs: after a restore that broke off, for example, not all is there.
 * @throws AppError NOT_READY that names what is missing, in French
 */
export async function mustBeComplete(db: Db): Promise<void> {
  const missing = await missingParts(db)
  if (missing.length === 0) return
  const names = missing.slice(0, named).map(({ kind, name }) => `${inFrench[kind]} ${name}`)
  const more = missing.length - names.length
  const list = [...names, ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ')
  throw new AppError('NOT_READY', { message: `Il manque à la base de données\u00a0: ${list}` })
}

// Not to_regprocedure(): before PostgreSQL 16 it fails where a type of the arguments is missing.
async function missingParts(db: Db): Promise<Part[]> {
  const { tables, indexes, functions, triggers } = requiredSchema
  const { rows } = await sql<Part>`
    select 'tables' as kind, name from unnest(${tables}::text[]) as name where to_regclass(name) is null
    union all select 'indexes', name from unnest(${indexes}::text[]) as name where to_regclass(name) is null
    union all select 'functions', name from (
      select unnest(${functions}::text[]) except select oid::regprocedure::text from pg_proc where pronamespace = current_schema()::regnamespace
    ) as absent (name)
    union all select 'triggers', name from (
      select unnest(${triggers}::text[]) except select tgname from pg_trigger where not tgisinternal and tgenabled in ('O', 'A')
    ) as absent (name)`.execute(db)
  // Who has no table of migrations cannot be asked for one of them.
  return rows.some(({ kind }) => kind === 'tables') ? rows : [...rows, ...(await missingMigrations(db))]
}

async function missingMigrations(db: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select 'migrations' as kind, name from (
      select unnest(${Object.keys(migrations)}::text[]) except select name from kysely_migration
    ) as absent (name) order by name`.execute(db)
  return rows
}
