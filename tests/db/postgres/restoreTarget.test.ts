import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { openForDump } from '../../../src/db/postgres/siteDump.ts'
import { openForRestore } from '../../../src/db/postgres/siteRestore.ts'
import { contract } from '../../../src/db/schema/contract.ts'
import { migrate } from '../../../src/db/schema/migrate.ts'
import { migrations } from '../../../src/db/schema/migrations.ts'
import { backUp } from '../../../src/server/backup/backup.ts'
import { restore } from '../../../src/server/backup/restore.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { execute } from '../../support/postgresDatabases.ts'
import { clusterUrl, refusal, type SavedSite, savedSite } from '../../support/savedSite.ts'

let saved: SavedSite
let whole: string
let dump: string
beforeAll(async () => {
  saved = await savedSite()
  whole = join(saved.folder, 'whole')
  dump = join(whole, 'database.dump')
  await writeFile(join(saved.place.dataDir, 'demo-accounts.json'), '[]')
  await backUp(saved.place, whole)
})
afterAll(() => saved[Symbol.asyncDispose]())

const nameOf = (url: string): string => new URL(url).pathname.slice(1)
async function tablesOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select count(*)::integer as n from pg_tables where schemaname in ('public', 'pgboss')`)
  await client.end()
  return rows[0].n
}

describe('a restore to PostgreSQL', () => {
  it('is done by a role that only owns the database, where a superuser has installed the extensions', async () => {
    const target = await saved.newPlace()
    const role = `owner_${randomUUID().slice(0, 8)}`
    await execute(clusterUrl(), `create role ${role} login`)
    saved.atEnd(() => execute(clusterUrl(), `drop role ${role}`))
    // Before the role goes: a database that belongs to it keeps it.
    saved.atEnd(() => execute(clusterUrl(), `drop database ${nameOf(target.databaseUrl)} with (force)`))
    for (const name of ['unaccent', 'pg_trgm']) await execute(target.databaseUrl, `create extension ${name} schema public`)
    await execute(clusterUrl(), `alter database ${nameOf(target.databaseUrl)} owner to ${role}`)
    await execute(target.databaseUrl, `alter schema public owner to ${role}`)
    const url = new URL(target.databaseUrl)
    url.username = role
    expect(await restore({ ...target, databaseUrl: url.href }, whole)).toEqual({ files: 2, lost: 0 })
    const database = await openDatabase({ dataDir: target.dataDir, url: url.href, log: silentLog })
    await database.ready()
    await database.close()
  })

  it('keeps others away as long as it lasts, however short the server’s patience with idle connections', async () => {
    const { databaseUrl } = await saved.newPlace()
    await execute(databaseUrl, `alter database ${nameOf(databaseUrl)} set idle_session_timeout = '100ms'`)
    const first = await openForRestore(databaseUrl, dump)
    await execute(databaseUrl, 'select pg_sleep(0.3)')
    expect(await refusal(openForRestore(databaseUrl, dump))).toBe(
      `une autre restauration est en cours dans la base PostgreSQL ${nameOf(databaseUrl)}`,
    )
    await first.restore()
    await first[Symbol.asyncDispose]()
    expect(await refusal(openForRestore(databaseUrl, dump))).toBe(`la base PostgreSQL ${nameOf(databaseUrl)} n’est pas vide`)
  })

  it('is given up where the database was filled while files were copied', async () => {
    const { databaseUrl } = await saved.newPlace()
    await using target = await openForRestore(databaseUrl, dump)
    await execute(databaseUrl, 'create table mine (n integer)')
    expect(await refusal(target.restore())).toBe(`la base PostgreSQL ${nameOf(databaseUrl)} n’est pas vide`)
    expect(await tablesOf(databaseUrl)).toBe(1)
  })

  it('goes on when its idle connection was cut', async () => {
    const { databaseUrl } = await saved.newPlace()
    await using target = await openForRestore(databaseUrl, dump)
    await cutConnections(databaseUrl)
    await target.restore()
    expect(await tablesOf(databaseUrl)).toBeGreaterThan(30)
  })

  it('that cannot move its files to their place removes them, and nothing else', async () => {
    const target = await saved.newPlace()
    await mkdir(target.dataDir)
    await symlink('nowhere', join(target.dataDir, 'storage'))
    expect(await refusal(restore(target, whole))).toContain('ENOTDIR')
    expect([await tablesOf(target.databaseUrl), await readdir(target.dataDir)]).toEqual([0, ['storage']])
  })

  it('that cannot write into the data folder leaves the database empty', async () => {
    const target = await saved.newPlace()
    await mkdir(join(target.dataDir, 'demo-accounts.json'), { recursive: true })
    expect(await refusal(restore(target, whole))).not.toBe('done')
    expect([await tablesOf(target.databaseUrl), await readdir(target.dataDir)]).toEqual([0, ['demo-accounts.json']])
  })

  it('whose program cannot connect copies no file', async () => {
    const target = await saved.newPlace()
    expect(await refusal(restore({ ...target, databaseUrl: `${target.databaseUrl}?unknown=1` }, whole))).toMatch(
      /^pg_restore a échoué, la base est restée vide : .*"unknown"$/,
    )
    expect(existsSync(target.dataDir)).toBe(false)
  })
})

async function cutConnections(url: string): Promise<void> {
  await execute(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lucarne-backup' and datname = '${nameOf(url)}'`,
  )
}

describe('a backup of PostgreSQL', () => {
  it('needs no connection that stays idle while files are copied', async () => {
    const database = await openForDump(saved.place.databaseUrl)
    await cutConnections(saved.place.databaseUrl)
    expect(await database.keys()).toEqual(new Set(saved.keys))
  })

  it('whose program cannot connect copies no file', async () => {
    let copied = 0
    const at = { ...saved.place, databaseUrl: `${saved.place.databaseUrl}?unknown=1` }
    const made = backUp(at, join(saved.folder, 'unknown'), { onBytes: (bytes) => void (copied += bytes) })
    expect(await refusal(made)).toMatch(/^pg_dump a échoué : .*"unknown"$/)
    expect(copied).toBe(0)
  })

  it('that was made after a rollback is restored by the version that made it, unless a removal needs a later one', async () => {
    await using later = await savedSite()
    const database = await openDatabase({ dataDir: later.place.dataDir, url: later.place.databaseUrl, log: silentLog })
    const up = async (): Promise<void> => undefined
    const added = { ...migrations, '9001_added': { up } }
    await migrate(database.db, silentLog, added)
    await backUp(later.place, join(later.folder, 'added'))
    const target = await later.newPlace()
    expect(await restore(target, join(later.folder, 'added'))).toEqual({ files: 2, lost: 0 })
    const restored = await openDatabase({ dataDir: target.dataDir, url: target.databaseUrl, log: silentLog })
    const names = await sql<{ name: string }>`select name from kysely_migration where name > '9'`.execute(restored.db)
    expect(names.rows).toEqual([{ name: '9001_added' }])
    await restored.close()

    await migrate(database.db, silentLog, { ...added, '9002_removed': contract('9001_added', up) })
    await database.close()
    const removed = join(later.folder, 'removed')
    await backUp(later.place, removed)
    expect(await refusal(restore(await later.newPlace(), removed))).toBe(
      `la sauvegarde ${removed} vient d’une version de Lucarne plus récente que celle-ci (migration 9001_added)`,
    )
  })
})
