import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../../src/server/backup/backup.ts'
import { restore } from '../../../src/server/backup/restore.ts'
import { bucketCredentials, type BucketServer, startBucketServer } from '../../support/bucket/bucketServer.ts'
import { execute } from '../../support/postgresDatabases.ts'
import { clusterUrl, refusal, type SavedSite, savedSite } from '../../support/savedSite.ts'

let saved: SavedSite
let bucket: BucketServer
let whole: string
const site = () => saved.place

async function tablesOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select count(*)::integer as n from pg_tables where schemaname in ('public', 'pgboss')`)
  await client.end()
  return rows[0].n
}
async function objectsOf(server: BucketServer): Promise<string> {
  const answer = await fetch(`${server.publicUrl}?list-type=2`)
  return [...(await answer.text()).matchAll(/<Key>([^<]+)/g)].map(([, key]) => key).join()
}
async function copyOfWhole(): Promise<string> {
  const copy = join(saved.folder, randomUUID())
  await cp(whole, copy, { recursive: true })
  return copy
}

beforeAll(async () => {
  Object.assign(process.env, bucketCredentials)
  saved = await savedSite()
  whole = join(saved.folder, 'whole')
  expect(await backUp(site(), whole)).toEqual({ files: 2, lost: [] })
  bucket = await startBucketServer()
})
afterEach(() => bucket.breakRequests(() => undefined))
afterAll(async () => {
  await bucket[Symbol.asyncDispose]()
  await saved[Symbol.asyncDispose]()
  for (const name of Object.keys(bucketCredentials)) delete process.env[name]
})

describe('a backup of PostgreSQL is not restored', () => {
  it('over a database that is not empty, and nothing is written', async () => {
    const empty = await saved.newPlace()
    await execute(empty.databaseUrl, 'create table mine (n integer)')
    const name = new URL(empty.databaseUrl).pathname.slice(1)
    expect(await refusal(restore(empty, whole))).toBe(`la base PostgreSQL ${name} n’est pas vide`)
    expect(existsSync(empty.dataDir)).toBe(false)
    await execute(empty.databaseUrl, 'drop table mine')
    expect(await restore(empty, whole)).toEqual({ files: 2, lost: 0 })
  })

  it('over files of another site', async () => {
    const target = await saved.newPlace()
    await mkdir(join(target.dataDir, 'storage'), { recursive: true })
    await writeFile(join(target.dataDir, 'storage', 'mine'), 'mine')
    expect(await refusal(restore(target, whole))).toBe(`le dossier ${join(target.dataDir, 'storage')} n’est pas vide`)
    expect([await tablesOf(target.databaseUrl), await readdir(join(target.dataDir, 'storage'))]).toEqual([0, ['mine']])
  })

  it('into a bucket that is not empty', async () => {
    const target = await saved.newPlace(bucket.url)
    await fetch(`${bucket.publicUrl}/mine`, { method: 'PUT', body: 'mine' })
    expect(await refusal(restore(target, whole))).toBe(
      `le seau s3://${new URL(bucket.url).hostname} n’est pas vide : videz-le si une restauration y a été interrompue, ou prenez-en un autre`,
    )
    expect([await tablesOf(target.databaseUrl), await objectsOf(bucket)]).toEqual([0, 'mine'])
    await fetch(`${bucket.publicUrl}/mine`, { method: 'DELETE' })
  })

  it('to an embedded database', async () => {
    const target = { dataDir: join(saved.folder, 'embedded'), databaseUrl: undefined, storageUrl: undefined }
    expect(await refusal(restore(target, whole))).toBe(
      `la sauvegarde ${whole} est celle d’une base PostgreSQL : il faut DATABASE_URL, le nom d’une base vide`,
    )
  })

  it('when it is from a later version of Lucarne that has removed what this one uses', async () => {
    const later = await copyOfWhole()
    const seal = JSON.parse(await readFile(join(later, 'lucarne-backup.json'), 'utf8'))
    await writeFile(
      join(later, 'lucarne-backup.json'),
      JSON.stringify({ ...seal, migrations: [...seal.migrations, '9999_later'], needed: '9999_later' }),
    )
    expect(await refusal(restore(await saved.newPlace(), later))).toBe(
      `la sauvegarde ${later} vient d’une version de Lucarne plus récente que celle-ci (migration 9999_later)`,
    )
  })

  it.each([
    ['a changed dump', 'database.dump est abîmé', (copy: string) => changeMiddle(join(copy, 'database.dump'))],
    ['no dump', 'database.dump manque', (copy: string) => rm(join(copy, 'database.dump'))],
    ['a missing file', `storage/… manque`, (copy: string) => rm(join(copy, 'storage', String(saved.keys[0])))],
  ])('with %s', async (_what, said, damage) => {
    const damaged = await copyOfWhole()
    await damage(damaged)
    expect(await refusal(restore(await saved.newPlace(), damaged))).toBe(
      `${damaged} n’est pas une sauvegarde complète de Lucarne : ${said.replace('storage/…', `storage/${saved.keys[0]}`)}`,
    )
  })
})

async function changeMiddle(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  const at = Math.floor((await file.stat()).size / 2)
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at)
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at)
}

describe('a restore that fails leaves nothing', () => {
  it('in the folder and the database, where the role may not create tables', async () => {
    const target = await saved.newPlace()
    const role = `weak_${randomUUID().slice(0, 8)}`
    await execute(clusterUrl(), `create role ${role} login`)
    saved.atEnd(() => execute(clusterUrl(), `drop role ${role}`))
    const url = new URL(target.databaseUrl)
    url.username = role
    expect(await refusal(restore({ ...target, databaseUrl: url.href }, whole))).toMatch(
      /^pg_restore a échoué, la base est restée vide : pg_restore: error: .*permission denied/,
    )
    expect([await tablesOf(target.databaseUrl), await readdir(target.dataDir)]).toEqual([0, []])
  })

  it('in the bucket, except what somebody else has put there meanwhile', async () => {
    const target = await saved.newPlace(bucket.url)
    const mine = `contents/${randomUUID()}/mine.webp`
    let others: Promise<unknown> | undefined
    bucket.breakRequests(({ method, key }) => {
      if (method !== 'PUT' || !key.startsWith('originals/')) return undefined
      others ??= fetch(`${bucket.publicUrl}/${mine}`, { method: 'PUT', body: 'mine' })
      return 'full'
    })
    expect(await refusal(restore(target, whole))).not.toBe('done')
    await others
    expect(await objectsOf(bucket)).toBe(mine)
    await fetch(`${bucket.publicUrl}/${mine}`, { method: 'DELETE' })
  })

  it('in the bucket, which becomes full or changes bytes, so that it can be tried again', async () => {
    const target = await saved.newPlace(bucket.url)
    for (const [fault, method, said] of [
      ['full', 'PUT', /./],
      ['changed', 'GET', /^la copie de originals\/\S+ diffère de l’original$/],
    ] as const) {
      bucket.breakRequests((request) => (request.method === method && request.key.startsWith('originals/') ? fault : undefined))
      expect(await refusal(restore(target, whole))).toMatch(said)
      bucket.breakRequests(() => undefined)
      expect([await tablesOf(target.databaseUrl), await objectsOf(bucket)]).toEqual([0, ''])
    }
    expect(await restore(target, whole)).toEqual({ files: 2, lost: 0 })
    for (const key of saved.keys) expect(String(await bucket.readObject(key))).toBe(key)
  })

  it('or says what is left where it cannot be removed', async () => {
    const other = await startBucketServer()
    saved.atEnd(async () => other[Symbol.asyncDispose]())
    other.breakRequests(({ method, key }) =>
      method === 'DELETE' || (method === 'PUT' && key.startsWith('contents/')) ? 'full' : undefined,
    )
    expect(await refusal(restore(await saved.newPlace(other.url), whole))).toMatch(
      new RegExp(` ; le seau s3://${new URL(other.url).hostname} n’a pas pu être vidé : videz-le avant de recommencer$`),
    )
  })
})

describe('a backup that fails leaves no file', () => {
  it('when the bucket cuts its answers', async () => {
    const source = await startBucketServer()
    saved.atEnd(async () => source[Symbol.asyncDispose]())
    for (const key of saved.keys) await fetch(`${source.publicUrl}/${key}`, { method: 'PUT', body: key })
    source.breakRequests(({ method, key }) => (method === 'GET' && key.startsWith('contents/') ? 'cut' : undefined))
    const target = join(saved.folder, 'cut')
    const at = { ...site(), storageUrl: source.url }
    expect(await refusal(backUp(at, target))).toMatch(/^contents\/\S+ n’a pas pu être copié : /)
    expect((await readdir(saved.folder)).filter((name) => name.startsWith('cut'))).toEqual([])
    source.breakRequests(() => undefined)
    expect(await backUp(at, target)).toEqual({ files: 2, lost: [] })
    for (const key of saved.keys) expect(await readFile(join(target, 'storage', key), 'utf8')).toBe(key)
  })

  it('when the database has no site', async () => {
    const target = join(saved.folder, 'nothing')
    expect(await refusal(backUp(await saved.newPlace(), target))).toBe('la base PostgreSQL n’a pas de site')
    expect((await readdir(saved.folder)).filter((name) => name.startsWith('nothing'))).toEqual([])
  })
})
