import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findContent } from '../../../src/db/content/contents.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { backUp } from '../../../src/server/backup/backup.ts'
import { restore } from '../../../src/server/backup/restore.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openStorage, type Storage } from '../../../src/storage/storage.ts'
import { bucketCredentials, type BucketRequest, type BucketServer, startBucketServer } from '../../support/bucket/bucketServer.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { addContent } from '../../support/rows.ts'

let place: DatabasePlace
let server: BucketServer
let elsewhere: string
let content: string
let files: Record<string, string>

beforeAll(() => void Object.assign(process.env, bucketCredentials))
beforeEach(async () => {
  place = await databasePlace()
  server = await startBucketServer()
  elsewhere = await mkdtemp(join(tmpdir(), 'lucarne-backup-'))
  const database = await openDatabase({ dataDir: place.dataDir, log: silentLog })
  content = await addContent(database.db)
  await database.close()
  files = {
    [`originals/${content}/upload.mp4`]: 'original'.repeat(10_000),
    [`contents/${content}/${'a'.repeat(32)}/720/0.m4s`]: 'segment',
    [`contents/${content}/${'c'.repeat(32)}.webp`]: 'picture',
    [`files/${content}/${'b'.repeat(32)}.webp`]: '',
    site: 'the mark',
  }
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await place.remove()
  await rm(elsewhere, { recursive: true, force: true })
})
afterAll(() => {
  for (const name of Object.keys(bucketCredentials)) delete process.env[name]
})

const at = (dataDir: string, storageUrl?: string) => ({ dataDir, storageUrl, databaseUrl: undefined })
async function fill(storage: Storage): Promise<void> {
  for (const [key, body] of Object.entries(files)) await storage.disk.put(key, body)
  // An unfinished upload, in the shape that it has in a bucket.
  await storage.disk.put(`incoming/${content}/upload/0`, 'half')
}
async function titleIn(dataDir: string): Promise<string | undefined> {
  const database = await openDatabase({ dataDir, log: silentLog })
  const found = await findContent(database.db, content)
  await database.close()
  return found?.title
}

describe('a backup of an embedded database', () => {
  it('with a bucket is restored into a folder', async () => {
    await fill(await openStorage({ dataDir: place.dataDir, url: server.url, floorBytes: 0 }))
    const [backup, dataDir] = [join(elsewhere, 'monday'), join(elsewhere, 'data')]
    expect(await backUp(at(place.dataDir, server.url), backup)).toEqual({ files: 5, lost: [] })
    expect(await restore(at(dataDir), backup)).toEqual({ files: 5, lost: 0 })
    for (const [key, body] of Object.entries(files)) expect(await readFile(join(dataDir, 'storage', key), 'utf8')).toBe(body)
    expect(await readdir(join(dataDir, 'storage'))).not.toContain('incoming')
    expect(await titleIn(dataDir)).toBe('Titre')
  })

  it('with a bucket notices a file whose bytes were changed', async () => {
    await fill(await openStorage({ dataDir: place.dataDir, url: server.url, floorBytes: 0 }))
    const backup = join(elsewhere, 'monday')
    await backUp(at(place.dataDir, server.url), backup)
    const key = `contents/${content}/${'a'.repeat(32)}/720/0.m4s`
    await writeFile(join(backup, 'storage', key), 'Segment')
    await expect(restore(at(join(elsewhere, 'data')), backup)).rejects.toThrow(
      `${backup} n’est pas une sauvegarde complète de Lucarne : storage/${key} est abîmé`,
    )
  })

  it('says which object of the bucket could not be read, and why', { timeout: 120_000 }, async () => {
    await fill(await openStorage({ dataDir: place.dataDir, url: server.url, floorBytes: 0 }))
    const bucket = server.url.replace(/\?.*/, '')
    const object = `originals/${content}/upload.mp4`
    const refusals: [broken: (request: BucketRequest) => boolean, said: string][] = [
      [
        ({ method, key }) => method === 'GET' && key.startsWith(object),
        `${object} n’a pas pu être copié : ${bucket} : le serveur répond 500`,
      ],
      [
        ({ key }) => key.includes('list-type') && key.includes('originals'),
        `${bucket}/originals ne peut pas être lu : le serveur répond 500`,
      ],
      [({ key }) => key.startsWith('site'), `${bucket}/site ne peut pas être lu : le serveur répond 500`],
    ]
    for (const [isBroken, said] of refusals) {
      server.breakRequests((request) => (isBroken(request) ? 'error' : undefined))
      const made = backUp(at(place.dataDir, server.url), join(elsewhere, 'monday'))
      expect(await made.then(String, (error: Error) => error.message)).toBe(said)
    }
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('with a folder is restored into a bucket', async () => {
    await fill(await openStorage({ dataDir: place.dataDir, floorBytes: 0 }))
    const [backup, dataDir] = [join(elsewhere, 'monday'), join(elsewhere, 'data')]
    await backUp(at(place.dataDir), backup)
    expect(await restore(at(dataDir, server.url), backup)).toEqual({ files: 5, lost: 0 })
    for (const [key, body] of Object.entries(files)) expect(String(await server.readObject(key))).toBe(body)
    expect(await titleIn(dataDir)).toBe('Titre')
  })

  it('is not restored to PostgreSQL', async () => {
    await openStorage({ dataDir: place.dataDir })
    const backup = join(elsewhere, 'monday')
    await backUp(at(place.dataDir), backup)
    await expect(restore({ ...at(join(elsewhere, 'data')), databaseUrl: 'postgres://127.0.0.1:1/site' }, backup)).rejects.toThrow(
      `la sauvegarde ${backup} est celle d’une base embarquée : elle se remet en place sans DATABASE_URL`,
    )
  })
})
