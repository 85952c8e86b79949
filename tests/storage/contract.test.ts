import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Arrival } from '../../src/storage/arrival.ts'
import { type Entry, openStorage, type Storage } from '../../src/storage/storage.ts'
import { bucketCredentials, type BucketServer, startBucketServer } from '../support/bucket/bucketServer.ts'

const MiB = 1024 * 1024

let server: BucketServer
let folder: string
beforeAll(async () => {
  Object.assign(process.env, bucketCredentials)
  server = await startBucketServer()
  folder = await mkdtemp(join(tmpdir(), 'lucarne-contract-'))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function* chunksOf(bytes: Buffer, ...failure: Error[]): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  for (const error of failure) throw error
}

/** Bytes that differ everywhere. */
const bytesOf = (length: number): Buffer =>
  Buffer.from(Uint32Array.from({ length: Math.ceil(length / 4) }, (_, index) => index * 2654435761).buffer).subarray(0, length)

async function listed(storage: Storage, folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const page of storage.list(folder)) entries.push(...page)
  return entries
}

async function readAll(storage: Storage, key: string): Promise<Buffer> {
  return Buffer.from(await storage.disk.getBytes(key))
}

describe.each(['folder', 'bucket'] as const)('files in a %s', (kind) => {
  let storage: Storage
  let owner = 0
  /** a folder of its own for each test */
  let content: string
  beforeAll(async () => {
    storage = await openStorage({ dataDir: join(folder, kind), floorBytes: 0, ...(kind === 'bucket' && { url: server.url }) })
  })
  beforeEach(() => {
    owner += 1
    content = `00000000-0000-4000-8000-${String(owner).padStart(12, '0')}`
  })

  async function adoptVersion(version = 'a'.repeat(32)): Promise<string> {
    const made = storage.tempPath()
    await mkdir(join(made, '720'), { recursive: true })
    await writeFile(join(made, 'master.m3u8'), '#EXTM3U\n720/index.m3u8')
    await writeFile(join(made, '720', 'index.m3u8'), '#EXTM3U\n0.m4s')
    await writeFile(join(made, '720', '0.m4s'), 'segment')
    await storage.adopt(made, `contents/${content}/${version}`)
    await expect(readFile(join(made, 'master.m3u8'))).rejects.toThrow('ENOENT')
    return `contents/${content}/${version}`
  }

  it('are adopted with their folders, listed, measured and read in part', async () => {
    const version = await adoptVersion()
    expect(await storage.disk.get(`${version}/720/0.m4s`)).toBe('segment')
    const entries = await listed(storage, `contents/${content}`)
    expect(entries.map(({ key, name }) => [key, name])).toEqual([[version, 'a'.repeat(32)]])
    expect(Math.abs(Date.now() - (entries[0]?.changedAt ?? 0))).toBeLessThan(60_000)
    expect(await storage.sizes(`${version}/720`)).toEqual(
      new Map([
        [`${version}/720/0.m4s`, 7],
        [`${version}/720/index.m3u8`, 13],
      ]),
    )
    expect(await text(storage.read(`${version}/720/0.m4s`, { first: 1, last: 3 }))).toBe('egm')
    await expect(text(storage.read(`${version}/none`, { first: 0, last: 3 }))).rejects.toThrow()
    for (const key of [version, `${version}/master.m3u8`])
      expect(Math.abs(Date.now() - ((await storage.modifiedAt(key)) ?? 0))).toBeLessThan(60_000)
    expect([await storage.modifiedAt(`contents/${content}/none`), (await storage.sizes('contents/none')).size]).toEqual([undefined, 0])
  })

  it('larger than a part are stored whole, and copied to this machine for ffmpeg', async () => {
    const bytes = bytesOf(19 * MiB + 3)
    const path = storage.tempPath()
    await writeFile(path, bytes)
    const key = `originals/${content}/large.mp4`
    await storage.adopt(path, key)
    const work = storage.tempPath()
    await mkdir(work)
    const local = await storage.localFile(key, work, new AbortController().signal)
    expect((await readFile(local)).equals(bytes)).toBe(true)
    expect(await storage.localFile(key, work, new AbortController().signal)).toBe(local)
    await expect(storage.localFile(`${key}x`, work, new AbortController().signal)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('are copied under new names, cues with their addresses; the old ones are revoked', async () => {
    const version = await adoptVersion()
    const storyboard = `contents/${content}/${'b'.repeat(32)}`
    const made = storage.tempPath()
    await mkdir(made)
    await writeFile(join(made, 'storyboard.vtt'), `WEBVTT\n\n00:00.000 --> 00:01.000\n${storage.url(storyboard)}/0.webp#xywh=0,0,1,1\n`)
    await writeFile(join(made, '0.webp'), 'picture')
    await storage.adopt(made, storyboard)
    await storage.disk.put(`contents/${content}/${'c'.repeat(32)}-aabbcc.webp`, 'poster')
    const keys = {
      playlist_key: `${version}/master.m3u8`,
      storyboard_key: `${storyboard}/storyboard.vtt`,
      poster_key: `contents/${content}/${'c'.repeat(32)}-aabbcc.webp`,
      thumbnail_key: `contents/${content}/${'d'.repeat(32)}.webp`,
    }
    const renamed = await storage.copyUnderNewNames(keys)
    expect(renamed.thumbnail_key).toBe(keys.thumbnail_key)
    expect(renamed.poster_key).toMatch(new RegExp(`^contents/${content}/[0-9a-f]{32}-aabbcc\\.webp$`))
    expect([renamed.playlist_key, renamed.storyboard_key, renamed.poster_key]).not.toEqual([
      keys.playlist_key,
      keys.storyboard_key,
      keys.poster_key,
    ])
    const folderOf = (key: string | null): string => key?.slice(0, key.lastIndexOf('/')) ?? ''
    expect(await storage.disk.get(`${folderOf(renamed.playlist_key)}/720/0.m4s`)).toBe('segment')
    expect(await storage.disk.get(renamed.storyboard_key ?? '')).toContain(`\n${storage.url(folderOf(renamed.storyboard_key))}/0.webp#xywh`)
    expect(await storage.disk.get(keys.storyboard_key)).toContain(`\n${storage.url(storyboard)}/0.webp#xywh`)
    expect(await storage.disk.get(renamed.poster_key ?? '')).toBe('poster')

    await storage.revoke(version)
    await storage.revoke(version)
    await storage.revoke(keys.poster_key)
    const left = await Promise.all(
      [`${version}/master.m3u8`, `${version}/720/0.m4s`, keys.poster_key].map((key) => storage.disk.exists(key)),
    )
    expect(left).toEqual([false, false, false])
    expect(await storage.disk.exists(`${folderOf(renamed.playlist_key)}/master.m3u8`)).toBe(true)
  })

  it('are removed with a picture’s sizes, and nothing beside them is', async () => {
    const picture = `contents/${content}/${'e'.repeat(32)}.webp`
    for (const key of [picture, picture.replace('.webp', '.sizes/320.webp'), `${picture.replace('.webp', '')}f.webp`])
      await storage.disk.put(key, 'x')
    await storage.remove(picture)
    const left = await listed(storage, `contents/${content}`)
    expect(left.map(({ name }) => name)).toEqual([`${'e'.repeat(32)}f.webp`])
    await expect(storage.remove('contents')).rejects.toThrow('not a key inside a folder')
  })

  describe('that arrive', () => {
    const arrivalOf = (name = 'upload'): Arrival => storage.arrival(`incoming/${content}/${name}`)

    it('continue where they were interrupted, in another process too, and are stored with the same bytes', async () => {
      const bytes = bytesOf(23 * MiB + 11)
      expect(await arrivalOf().size()).toBe(0)
      // Interrupted far in, then twice within less than a part, then by a request that overlaps what is there.
      await expect(arrivalOf().write(0, chunksOf(bytes.subarray(0, 9 * MiB), new Error('gone')))).rejects.toThrow('gone')
      expect(await arrivalOf().size()).toBe(9 * MiB)
      await arrivalOf().write(9 * MiB, chunksOf(bytes.subarray(9 * MiB, 9 * MiB + 5)))
      await arrivalOf().write(9 * MiB + 5, chunksOf(bytes.subarray(9 * MiB + 5, 10 * MiB)))
      await arrivalOf().write(9 * MiB + 5, chunksOf(bytes.subarray(9 * MiB + 5)))
      expect(await arrivalOf().size()).toBe(bytes.length)

      const key = `originals/${content}/upload.mp4`
      {
        await using file = await arrivalOf().open()
        expect(file.size).toBe(bytes.length)
        expect((await file.read(9 * MiB - 2, 2 * MiB)).equals(bytes.subarray(9 * MiB - 2, 11 * MiB - 2))).toBe(true)
        expect((await file.read(bytes.length - 3, 100)).equals(bytes.subarray(-3))).toBe(true)
        const path = await file.local()
        expect((await readFile(path ?? '')).equals(bytes)).toBe(true)
      }
      await arrivalOf().storeAs(key)
      expect((await readAll(storage, key)).equals(bytes)).toBe(true)
      // Its row could not be written: it is there again, and can be stored again.
      await arrivalOf().takeBack(key)
      await arrivalOf().takeBack(key)
      expect([await storage.disk.exists(key), await arrivalOf().size()]).toEqual([false, bytes.length])
      await arrivalOf().storeAs(key)
      await arrivalOf().remove()
      expect((await readAll(storage, key)).equals(bytes)).toBe(true)
      expect(await arrivalOf().size()).toBe(0)
    })

    it('in one piece, and those that this process has made, are stored as well', async () => {
      const small = bytesOf(300_000)
      await arrivalOf('small').write(0, chunksOf(small))
      await arrivalOf('small').storeAs(`originals/${content}/small.mp4`)
      const path = storage.tempPath()
      await writeFile(path, small)
      await storage.arrived(path).storeAs(`originals/${content}/made.mp4`)
      const received = storage.receive(`incoming/${content}/form`)
      await received.write(0, chunksOf(small))
      await received.storeAs(`originals/${content}/form.mp4`)
      for (const name of ['small', 'made', 'form'])
        expect((await readAll(storage, `originals/${content}/${name}.mp4`)).equals(small), name).toBe(true)
    })

    it('leave nothing when they are removed', async () => {
      await arrivalOf('refused').write(0, chunksOf(bytesOf(100_000)))
      await arrivalOf('refused').remove()
      await arrivalOf('refused').remove()
      expect(await arrivalOf('refused').size()).toBe(0)
      expect(await listed(storage, `incoming/${content}`)).toEqual([])
    })
  })
})
