import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolder } from '../../src/storage/folder/folderStorage.ts'
import { type Moved, moveStorage } from '../../src/storage/move.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import { bucketCredentials, type BucketServer, startBucketServer } from '../support/bucket/bucketServer.ts'

const owner = '00000000-0000-4000-8000-000000000001'
const files: Readonly<Record<string, string>> = {
  [`originals/${owner}/upload.mp4`]: 'original'.repeat(10_000),
  [`contents/${owner}/${'a'.repeat(32)}/master.m3u8`]: '#EXTM3U',
  [`contents/${owner}/${'a'.repeat(32)}/720/0.m4s`]: 'segment',
  [`contents/${owner}/${'b'.repeat(32)}.webp`]: 'picture',
  [`avatars/${owner}/${'c'.repeat(32)}.webp`]: '',
  site: 'the mark',
}
const count = Object.keys(files).length - 1

let server: BucketServer
let dataDir: string
let from: Storage
let to: Storage

beforeAll(() => void Object.assign(process.env, bucketCredentials))
beforeEach(async () => {
  server = await startBucketServer()
  dataDir = await mkdtemp(join(tmpdir(), 'lucarne-move-'))
  from = await openStorage({ dataDir, floorBytes: 0 })
  for (const [key, body] of Object.entries(files)) await from.disk.put(key, body)
  to = await openStorage({ dataDir, url: server.url, floorBytes: 0 })
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})
afterAll(() => {
  for (const name of Object.keys(bucketCredentials)) delete process.env[name]
})

const move = (source = from, target = to): Promise<Moved> =>
  moveStorage(source, target, { journal: join(dataDir, 'journal.jsonl'), onFile: () => undefined })

async function contentsOf(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const key of Object.keys(files)) if (await storage.disk.exists(key)) found[key] = await storage.disk.get(key)
  return found
}
/** Keys of the objects that are written to the bucket from now on. */
function watchWrites(): () => string[] {
  const before = server.requests.length
  return () => server.requests.slice(before).flatMap(({ method, key }) => (method === 'PUT' ? [key.replace(/\?.*/, '')] : []))
}

describe('moving the files of a site', () => {
  it('copies them to a bucket, and back to a folder, with the same bytes', async () => {
    expect(await move()).toMatchObject({ copied: count, kept: 0, removed: 0 })
    expect(await contentsOf(to)).toEqual(files)
    expect(await contentsOf(from)).toEqual(files)
    const back = await openFolder({ dataDir, url: pathToFileURL(join(dataDir, 'back')).href, floorBytes: 0 })
    await move(to, back)
    expect(await contentsOf(back)).toEqual(files)
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
  })

  it('goes on where it ended, copies nothing twice, and copies again what the target has lost', async () => {
    server.breakRequests(({ method, key }) => (method === 'PUT' && key.startsWith('contents/') ? 'full' : undefined))
    await expect(move()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    // The site's mark comes last.
    expect(Object.keys(await contentsOf(to))).toEqual([`originals/${owner}/upload.mp4`])
    server.breakRequests(() => undefined)
    const writes = watchWrites()
    expect(await move()).toMatchObject({ copied: count - 1, kept: 1 })
    expect(writes()).not.toContain(`originals/${owner}/upload.mp4`)
    expect(await move()).toMatchObject({ copied: 0, kept: count })
    await to.remove(`avatars/${owner}`)
    expect(await move()).toMatchObject({ copied: 1, kept: count - 1 })
    expect(await contentsOf(to)).toEqual(files)
  })

  it('removes from the copy what is gone since: former addresses of a video that became private', async () => {
    await move()
    await from.revoke(`contents/${owner}/${'a'.repeat(32)}`)
    expect(await move()).toMatchObject({ copied: 0, kept: count - 2, removed: 2 })
    expect(await to.disk.exists(`contents/${owner}/${'a'.repeat(32)}/720/0.m4s`)).toBe(false)
    expect(await to.disk.exists(`contents/${owner}/${'b'.repeat(32)}.webp`)).toBe(true)
  })

  it('refuses a copy whose bytes differ', async () => {
    server.breakRequests(({ method, key }) => (method === 'GET' && key.startsWith(`originals/${owner}/upload.mp4`) ? 'changed' : undefined))
    await expect(move()).rejects.toThrow(`la copie de originals/${owner}/upload.mp4 diffère de l’original`)
    server.breakRequests(() => undefined)
    expect(await move()).toMatchObject({ copied: count, kept: 0 })
  })

  it('ignores the end of its journal that a crash has cut, and the journal of another target', async () => {
    await move()
    await writeFile(join(dataDir, 'journal.jsonl'), `{"to":"${to.place}"}\n{"key":"originals/${owner}/upl`)
    expect(await move()).toMatchObject({ copied: count })
    const back = await openFolder({ dataDir, url: pathToFileURL(join(dataDir, 'back')).href, floorBytes: 0 })
    expect(await move(from, back)).toMatchObject({ copied: count })
  })
})

describe('the command', () => {
  const run = async (...args: string[]): Promise<{ code: number; text: string }> => {
    const env = { ...process.env, DATA_DIR: dataDir, STORAGE_URL: '' }
    return promisify(execFile)(process.execPath, ['scripts/storage.ts', ...args], { cwd: join(import.meta.dirname, '../..'), env }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
    )
  }

  it('says what was copied, and with which setting the site starts once nothing is left to copy', async () => {
    expect(await run('move', server.url)).toEqual({
      code: 0,
      text: `${count} fichiers copiés et vérifiés (0 Mo), 0 l’étaient déjà, 0 retirés.\nArrêtez le site, puis relancez la même commande : elle copie ce qui a changé depuis.\n`,
    })
    expect(await run('move', server.url)).toEqual({
      code: 0,
      text: `0 fichiers copiés et vérifiés (0 Mo), ${count} l’étaient déjà, 0 retirés.\nTout est dans s3://${new URL(server.url).hostname} : démarrez le site avec STORAGE_URL=${server.url}\n`,
    })
    expect(await contentsOf(to)).toEqual(files)
  })

  it.each([
    [['move'], 'attendu : npm run storage -- move'],
    [['copy', 's3://seau'], 'attendu : npm run storage -- move'],
    [['move', 'ftp://seau'], 'Configuration invalide. STORAGE_URL : attendu file:///dossier ou s3://seau'],
    [['move', 'here'], 'les fichiers y sont déjà'],
  ])('refuses %o in one line', async (args, message) => {
    const { code, text } = await run(...args.map((arg) => (arg === 'here' ? pathToFileURL(dataDir).href : arg)))
    expect(code).toBe(1)
    expect(text).toMatch(/^Lucarne : .*\n$/)
    expect(text).toContain(message)
  })
})
