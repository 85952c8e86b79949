import { devNull } from 'node:os'
import type { Client } from 'pg'
import { z } from 'zod'
import { errorMessage } from '../connection/errorMessage.ts'
import { storageMarkKey } from '../demo/demo.ts'
import { neededMigrationKey } from '../schema/contract.ts'
import { findProgram, type Program, runProgram } from './clientPrograms.ts'
import { ask, connect, holds, majorOf, withConnection } from './siteConnection.ts'

/** One state of the database, which stays readable until it is disposed of. */
export type DatabaseSnapshot = AsyncDisposable & {
  /** keys of the files that its rows name */
  keys: Set<string>
  /** names of the migrations that it has */
  migrations: string[]
  /** name of the newest migration that a version must know to work with it, if there is any */
  needed: string | undefined
  /** Writes it to a file in PostgreSQL's custom format. @throws Error in French */
  dump(path: string): Promise<void>
}

/** Rows that nobody changes until they are released. */
export type Hold = AsyncDisposable & { release(): Promise<void> }

/** A site's database on PostgreSQL, which may be in use. */
export type DumpedDatabase = {
  /** major version of the pg_dump that dumps it */
  dumpedBy: number
  /** Returns the keys of the files that rows name now. */
  keys(): Promise<Set<string>>
  /** Returns the mark of the storage that belongs to it, undefined as long as none was marked. */
  storageMark(): Promise<string | undefined>
  snapshot(): Promise<DatabaseSnapshot>
  /** Makes changes wait that would give other files to these contents, users and channels, or another logo to the site. */
  hold(uuids: ReadonlySet<string>): Promise<Hold>
}

const keyRow = z.object({ key: z.string() })
const nameRow = z.object({ name: z.string() })
const snapshotRow = z.object({ id: z.string() })
const settingRow = z.object({ value: z.string() })

// A video of YouTube has no file here. What has arrived of an unfinished upload is named by no key.
// A site of an earlier version has no column of a logo.
const namedKeys = `
  select key from media, unnest(array[original_key, playlist_key, storyboard_key, thumbnail_key, poster_key]) as key
    where key is not null and key not like 'youtube/%'
  union all select avatar_key from users where avatar_key is not null
  union all select banner_key from channels where banner_key is not null
  union all select to_jsonb(site_settings) ->> 'logo_key' from site_settings where to_jsonb(site_settings) ->> 'logo_key' is not null`

async function keysIn(client: Client): Promise<Set<string>> {
  return new Set((await ask(client, keyRow, namedKeys)).map(({ key }) => key))
}

async function settingIn(client: Client, name: string): Promise<string | undefined> {
  const [row] = await ask(client, settingRow, `select value #>> '{}' as value from settings where key = '${name}'`)
  return row?.value
}

async function runDump({ path }: Program, url: string, args: readonly string[]): Promise<void> {
  await runProgram(path, url, args).catch((error: unknown) => {
    throw new Error(`pg_dump a échoué : ${errorMessage(error)}`, { cause: error })
  })
}

async function openSnapshot(url: string, pgDump: Program): Promise<DatabaseSnapshot> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const [exported] = await ask(client, snapshotRow, 'select pg_export_snapshot() as id')
    return {
      keys: await keysIn(client),
      migrations: (await ask(client, nameRow, 'select name from kysely_migration order by name')).map(({ name }) => name),
      needed: await settingIn(client, neededMigrationKey),
      dump: (path) => runDump(pgDump, url, ['--format=custom', `--snapshot=${exported?.id}`, `--file=${path}`]),
      [Symbol.asyncDispose]: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function hold(url: string, uuids: ReadonlySet<string>): Promise<Hold> {
  const client = await connect(url)
  const release = (): Promise<void> => client.end()
  try {
    const owners = [[...uuids]]
    await client.query('begin')
    await client.query('select from media where content_uuid = any($1::uuid[]) order by content_uuid for share', owners)
    await client.query('select from users where uuid = any($1::uuid[]) order by uuid for share', owners)
    await client.query('select from channels where uuid = any($1::uuid[]) order by uuid for share', owners)
    await client.query('select from site_settings for share')
    return { release, [Symbol.asyncDispose]: release }
  } catch (error) {
    await release()
    throw error
  }
}

/** Opens a site's database for a dump. @throws Error in French, also when pg_dump is missing or cannot read it */
export async function openForDump(url: string): Promise<DumpedDatabase> {
  const pgDump = await withConnection(url, async (client) => {
    const program = await findProgram('pg_dump', await majorOf(client))
    if (!(await holds(client, `to_regclass('kysely_migration') is not null`))) throw new Error('la base PostgreSQL n’a pas de site')
    return program
  })
  // Its own connection may fail where this process's does not: better now than after hours of copying.
  await runDump(pgDump, url, ['--schema-only', `--file=${devNull}`])
  // Each opens a connection of its own: one that stays idle through a copy of hours may be cut.
  return {
    dumpedBy: pgDump.major,
    keys: () => withConnection(url, keysIn),
    storageMark: () => withConnection(url, (client) => settingIn(client, storageMarkKey)),
    snapshot: () => openSnapshot(url, pgDump),
    hold: (uuids) => hold(url, uuids),
  }
}
