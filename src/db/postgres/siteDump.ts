import { Client } from 'pg'
import { z } from 'zod'
import { errorMessage } from '../connection/errorMessage.ts'
import { findProgram, runProgram } from './clientPrograms.ts'
import { connectTimeoutMs } from './pool.ts'

/** One state of the database, which stays readable until it is disposed of. */
export type DatabaseSnapshot = AsyncDisposable & {
  /** keys of the files that its rows name */
  keys: Set<string>
  /** names of the migrations that it has */
  migrations: string[]
  /** Writes it to a file in PostgreSQL's custom format. @throws Error in French */
  dump(path: string): Promise<void>
}

/** A site's database on PostgreSQL, which may be in use. */
export type DumpedDatabase = AsyncDisposable & {
  /** Returns the keys of the files that rows name now. */
  keys(): Promise<Set<string>>
  snapshot(): Promise<DatabaseSnapshot>
}

const keyRow = z.object({ key: z.string() })
const nameRow = z.object({ name: z.string() })
const versionRow = z.object({ version: z.int() })
const snapshotRow = z.object({ id: z.string() })
const foundRow = z.object({ found: z.boolean() })

// A video of YouTube has no file here. What has arrived of an unfinished upload is named by no key.
const namedKeys = `
  select key from media, unnest(array[original_key, playlist_key, storyboard_key, thumbnail_key, poster_key]) as key
    where key is not null and key not like 'youtube/%'
  union all select avatar_key from users where avatar_key is not null
  union all select banner_key from channels where banner_key is not null`

async function ask<Row>(client: Client, row: z.ZodType<Row>, text: string): Promise<Row[]> {
  const { rows } = await client.query<Record<string, unknown>>(text)
  return rows.map((each) => row.parse(each))
}

/** @throws Error in French when the server does not answer */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'lucarne-backup', connectionTimeoutMillis: connectTimeoutMs })
  // A lost connection fails the next query; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    const { hostname, port } = new URL(url)
    throw new Error(`PostgreSQL ne répond pas (${hostname}:${port || 5432})\u00a0: ${errorMessage(error)}`, { cause: error })
  })
  // A snapshot is held for as long as files are copied and rows are dumped.
  await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0')
  return client
}

async function majorOf(client: Client): Promise<number> {
  const [row] = await ask(client, versionRow, `select current_setting('server_version_num')::integer / 10000 as version`)
  return row?.version ?? 0
}

async function holds(client: Client, condition: string): Promise<boolean> {
  const [row] = await ask(client, foundRow, `select ${condition} as found`)
  return row?.found ?? false
}

async function openSnapshot(url: string, pgDump: string): Promise<DatabaseSnapshot> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const [exported] = await ask(client, snapshotRow, 'select pg_export_snapshot() as id')
    return {
      keys: new Set((await ask(client, keyRow, namedKeys)).map(({ key }) => key)),
      migrations: (await ask(client, nameRow, 'select name from kysely_migration order by name')).map(({ name }) => name),
      async dump(path) {
        await runProgram(pgDump, url, ['--format=custom', `--snapshot=${exported?.id}`, `--file=${path}`]).catch((error: unknown) => {
          throw new Error(`pg_dump a échoué : ${errorMessage(error)}`, { cause: error })
        })
      },
      [Symbol.asyncDispose]: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Opens a site's database for a dump. @throws Error in French, also when pg_dump is missing */
export async function openForDump(url: string): Promise<DumpedDatabase> {
  const client = await connect(url)
  try {
    const pgDump = await findProgram('pg_dump', await majorOf(client))
    if (!(await holds(client, `to_regclass('kysely_migration') is not null`))) throw new Error('la base PostgreSQL n’a pas de site')
    return {
      keys: async () => new Set((await ask(client, keyRow, namedKeys)).map(({ key }) => key)),
      snapshot: () => openSnapshot(url, pgDump),
      [Symbol.asyncDispose]: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

// Extensions may be there already, where only a superuser may create them.
const hasTables = `exists (
  select from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%' and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend as d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'))`

/**
 * Prepares the restore of a dump.
 * @returns a function that restores the dump at a path, all of it or nothing
 * @throws Error in French when the database is not empty, does not answer, or pg_restore is missing
 */
export async function openForRestore(url: string): Promise<(path: string) => Promise<void>> {
  const client = await connect(url)
  try {
    const pgRestore = await findProgram('pg_restore', await majorOf(client))
    const name = decodeURIComponent(new URL(url).pathname.slice(1))
    if (await holds(client, hasTables)) throw new Error(`la base PostgreSQL ${name} n’est pas vide`)
    return async (path) => {
      const how = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
      await runProgram(pgRestore, url, [...how, path]).catch((error: unknown) => {
        throw new Error(`pg_restore a échoué, la base est restée vide : ${errorMessage(error)}`, { cause: error })
      })
    }
  } finally {
    await client.end()
  }
}
