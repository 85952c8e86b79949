import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { builtInRoleNames } from '../../shared/roles.ts'
import type { Db } from '../connection/database.ts'
import { migrations } from './migrations.ts'
import { requiredSchema } from './requiredSchema.ts'
import { type SchemaParts, existingSchema } from './existingSchema.ts'
import { rowsOf } from '../connection/rows.ts'

type Kind = keyof SchemaParts | 'migrations' | 'roles'
type Part = { kind: Kind; name: string }
const listed = z.object({ kind: z.enum(['migrations', 'roles']), name: z.string() })

const inFrench: Readonly<Record<Kind, string>> = {
  tables: 'la table',
  columns: 'la colonne',
  constraints: 'la contrainte',
  indexes: 'l’index',
  functions: 'la fonction',
  triggers: 'le déclencheur',
  extensions: 'l’extension',
  textSearch: 'la configuration de recherche',
  migrations: 'la migration',
  roles: 'le rôle',
}
/** How many missing parts are named; the rest is counted. */
const named = 10
/** How long a complete schema counts as complete: comparing the schema takes ten times as long as querying its rows. */
const trustedMs = 1000

/**
 * Compares the database's schema with what the code needs: after an interrupted restore, for example, parts are missing. One query proves
 * that the database answers. The schema itself is read at most once a second, and concurrent calls share one read.
 * @returns a check that throws AppError NOT_READY, which names what is missing, in French
 */
export function completenessCheck(db: Db): () => Promise<void> {
  let wholeAt = -Infinity
  let looking: Promise<Part[]> | undefined
  const look = async (): Promise<Part[]> => {
    const missing = lacking(await existingSchema(db))
    if (missing.length === 0) wholeAt = performance.now()
    return missing
  }
  const missingOfSchema = (): Promise<Part[]> => {
    if (performance.now() - wholeAt < trustedMs) return Promise.resolve([])
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  return async () => mustLackNothing(await missingParts(db, await missingOfSchema()))
}

function mustLackNothing(missing: readonly Part[]): void {
  if (missing.length === 0) return
  const names = missing.slice(0, named).map(({ kind, name }) => `${inFrench[kind]} ${name}`)
  const more = missing.length - names.length
  const list = [...names, ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ')
  throw new AppError('NOT_READY', { message: `Il manque à la base de données\u00a0: ${list}` })
}

function absent(kind: Kind, needed: readonly string[], standing: readonly string[]): Part[] {
  const there = new Set(standing)
  return needed.filter((name) => !there.has(name)).map((name) => ({ kind, name }))
}

/** Returns the missing parts of the schema. The parts of a missing table are not listed. */
function lacking(standing: SchemaParts): Part[] {
  const tables = absent('tables', requiredSchema.tables, standing.tables)
  const isOfMissing = (name: string): boolean =>
    tables.some((table) => name.startsWith(`${table.name}.`) || name.startsWith(`${table.name} `))
  const within = (kind: 'columns' | 'constraints' | 'triggers'): Part[] =>
    absent(kind, requiredSchema[kind], standing[kind]).filter(({ name }) => !isOfMissing(name))
  const beside = (kind: 'indexes' | 'functions' | 'extensions' | 'textSearch'): Part[] => absent(kind, requiredSchema[kind], standing[kind])
  return [
    ...tables,
    ...beside('extensions'),
    ...beside('textSearch'),
    ...within('columns'),
    ...within('constraints'),
    ...beside('indexes'),
    ...beside('functions'),
    ...within('triggers'),
  ]
}

async function missingParts(db: Db, ofSchema: Part[]): Promise<Part[]> {
  // A missing table or column cannot be queried.
  if (ofSchema.some(({ name }) => /^(kysely_migration|roles)(\.name .*)?$/.test(name))) return ofSchema
  const rows = await rowsOf(db, listed)`
    select 'migrations' as kind, name from kysely_migration
    union all select 'roles', name from roles where name = any(${builtInRoleNames}::text[])`
  const standing = (wanted: Kind): string[] => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  const known = Object.keys(migrations)
  // A newer process has migrated the database while this one still serves: a part that is gone is not missing.
  const isNewer = standing('migrations').some((name) => !known.includes(name))
  return [
    ...(isNewer ? [] : ofSchema),
    ...absent('migrations', known, standing('migrations')),
    ...absent('roles', builtInRoleNames, standing('roles')),
  ]
}
