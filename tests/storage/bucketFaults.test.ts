import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Bucket } from '../../src/storage/bucket/bucket.ts'
import { partsOf, stretchesOf } from '../../src/storage/bucket/bucketArrival.ts'
import { readBucketUrl } from '../../src/storage/bucket/bucketUrl.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import {
  bucketCredentials,
  type BucketRequest,
  type BucketServer,
  type Fault,
  slowPauseMs,
  startBucketServer,
} from '../support/bucket/bucketServer.ts'

const MiB = 1024 * 1024
const bytes = Buffer.alloc(17 * MiB + 5, 'Lucarne ')

let server: BucketServer
let dataDir: string
let storage: Storage
let path: string
beforeAll(async () => {
  Object.assign(process.env, bucketCredentials)
  server = await startBucketServer()
  dataDir = await mkdtemp(join(tmpdir(), 'lucarne-faults-'))
  storage = await openStorage({ dataDir, url: server.url, floorBytes: 0 })
})
beforeEach(async () => {
  path = storage.tempPath()
  await writeFile(path, bytes)
})
afterEach(() => server.breakRequests(() => undefined))
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})

/** Each request fails once. @returns how many have failed */
function breakEachOnce(fault: Fault, applies: (request: BucketRequest) => boolean = () => true): () => number {
  const broken = new Set<string>()
  server.breakRequests((request) => {
    const name = `${request.method} ${request.key}`
    if (!applies(request) || broken.has(name)) return undefined
    broken.add(name)
    return fault
  })
  return () => broken.size
}

async function* chunksOf(all: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < all.length; at += MiB) yield all.subarray(at, at + MiB)
}

describe('a bucket whose server fails for a moment', () => {
  it.each(['error', 'lost'] as const)('stores and reads all bytes although each request fails once (%s)', async (fault) => {
    const failed = breakEachOnce(fault)
    const key = `originals/a/${fault}.mp4`
    await storage.adopt(path, key)
    expect((await buffer(storage.read(key, { first: 0, last: bytes.length - 1 }))).equals(bytes)).toBe(true)
    expect(failed()).toBeGreaterThan(4)
  })

  it.each([
    ['error', 500],
    ['lost', null],
  ] as const)('reports each attempt with its status (%s)', async (fault, status) => {
    const seen: [string, number | null][] = []
    const another = await openStorage({ dataDir, url: server.url, floorBytes: 0 })
    another.observe?.(({ operation, status: answered, seconds }) => {
      expect(seconds).toBeGreaterThan(0)
      seen.push([operation, answered])
    })
    breakEachOnce(fault)
    await another.disk.put('thumbnails/essai.webp', 'Lucarne')
    expect(await another.disk.exists('thumbnails/absente.webp')).toBe(false)
    expect(seen).toEqual([
      ['PutObject', status],
      ['PutObject', 200],
      ['HeadObject', status],
      ['HeadObject', 404],
    ])
  })

  it('reads on where an answer was cut', async () => {
    await storage.adopt(path, 'originals/a/cut.mp4')
    let cuts = 0
    server.breakRequests(({ method }) => {
      if (method !== 'GET' || cuts === 3) return undefined
      cuts += 1
      return 'cut'
    })
    const read = await buffer(storage.read('originals/a/cut.mp4', { first: 3, last: bytes.length - 1 }))
    expect([read.equals(bytes.subarray(3)), cuts]).toEqual([true, 3])
  })

  it('gives up on an answer that is always cut', async () => {
    await storage.adopt(path, 'originals/a/always.mp4')
    server.breakRequests(({ method }) => (method === 'GET' ? 'cut' : undefined))
    await expect(buffer(storage.read('originals/a/always.mp4', { first: 0, last: bytes.length - 1 }))).rejects.toThrow()
  })
})

describe('a bucket whose server is slow or falls silent', () => {
  const silenceMs = slowPauseMs * 6
  const bucket = (): Bucket => new Bucket(readBucketUrl(server.url), { silenceMs })
  const some = bytes.subarray(0, MiB)

  it('is asked again when it does not answer', async () => {
    const failed = breakEachOnce('silent')
    await bucket().put('files/a/silent', some)
    expect(await bucket().find('files/a/silent')).toMatchObject({ bytes: some.length })
    expect(failed()).toBe(2)
    expect((await server.readObject('files/a/silent')).equals(some)).toBe(true)
  })

  it('is given up when it never answers', async () => {
    server.breakRequests(() => 'silent')
    await expect(bucket().put('files/a/never', some)).rejects.toThrow()
    expect(server.requests.filter(({ key }) => key.startsWith('files/a/never'))).toHaveLength(5)
  })

  it('is asked for the rest of an answer that stalls', async () => {
    await bucket().put('files/a/stalled', some)
    const failed = breakEachOnce('stalled', ({ method }) => method === 'GET')
    expect((await bucket().read('files/a/stalled', { first: 3, last: some.length - 1 })).equals(some.subarray(3))).toBe(true)
    expect(failed()).toBe(1)
  })

  it('is waited for while its bytes come, for longer than it may be silent', async () => {
    await bucket().put('files/a/slow', some)
    server.breakRequests(() => 'slow')
    const before = server.requests.length
    expect((await bucket().read('files/a/slow', { first: 0, last: some.length - 1 })).equals(some)).toBe(true)
    expect(server.requests.length - before).toBe(1)
  })
})

describe('a folder with more files than the server lists at once', () => {
  it('is listed, measured and removed whole', async () => {
    const made = storage.tempPath()
    await mkdir(made)
    const names = Array.from({ length: 1003 }, (_, index) => `${String(index).padStart(4, '0')}.m4s`)
    for (const name of names) await writeFile(join(made, name), name)
    await storage.adopt(made, 'contents/c/version')
    const keys = names.map((name) => `contents/c/version/${name}`)
    expect([...(await storage.sizes('contents/c/version')).keys()].toSorted()).toEqual(keys)
    let listed = 0
    for await (const page of storage.list('contents/c/version')) listed += page.length
    expect(listed).toBe(1003)
    await storage.remove('contents/c/version')
    expect(await storage.sizes('contents/c/version')).toEqual(new Map())
  })
})

describe('a bucket without room', () => {
  it('refuses with STORAGE_FULL, and leaves no unfinished upload', async () => {
    server.breakRequests(({ method, key }) => (method === 'PUT' && key.includes('partNumber=2') ? 'full' : undefined))
    const before = server.requests.length
    await expect(storage.adopt(path, 'originals/b/full.mp4')).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(server.requests.slice(before).filter(({ method }) => method === 'DELETE')).toEqual([
      { method: 'DELETE', key: expect.stringMatching(/^originals\/b\/full\.mp4\?uploadId=/) },
    ])
    expect(await storage.disk.exists('originals/b/full.mp4')).toBe(false)
  })

  it('keeps what has arrived, and goes on from there once there is room', async () => {
    const arrival = storage.arrival('incoming/b/upload')
    server.breakRequests(({ method, key }) => (method === 'PUT' && key.includes('/000008388608-') ? 'full' : undefined))
    await expect(arrival.write(0, chunksOf(bytes))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(await arrival.size()).toBe(8 * MiB)
    server.breakRequests(() => undefined)
    await arrival.write(8 * MiB, chunksOf(bytes.subarray(8 * MiB)))
    await arrival.storeAs('originals/b/upload.mp4')
    expect((await server.readObject('originals/b/upload.mp4')).equals(bytes)).toBe(true)
  })
})

describe('a bucket that cannot be reached', () => {
  it('is said at the start in one French line, and by the readiness', async () => {
    const refusal = (url: string) =>
      openStorage({ dataDir, url }).then(
        () => 'opened',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
    const begin = `STORAGE_URL : le seau « ${new URL(server.url).hostname} » ne peut pas être ouvert :`
    server.breakRequests(() => 'error')
    expect(await refusal(server.url)).toBe(`${begin} le serveur répond 500`)
    server.breakRequests(() => 'lost')
    expect(await refusal(server.url)).toBe(`${begin} le serveur ne répond pas (ECONNRESET)`)
    server.breakRequests(() => undefined)
    expect(await refusal(server.url.replace('s3://', 's3://autre-'))).toContain('il n’existe pas (404)')
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env
    try {
      process.env['AWS_ACCESS_KEY_ID'] = 'fausse'
      expect(await refusal(server.url)).toBe(`${begin} la clé est fausse, ou n’y a pas droit (403)`)
    } finally {
      Object.assign(process.env, { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret })
    }
    const fresh = await (async () => {
      server.breakRequests(() => undefined)
      return openStorage({ dataDir, url: server.url, floorBytes: 0 })
    })()
    expect(await fresh.isFull()).toBe(false)
    server.breakRequests(() => 'lost')
    const other = storage
    await expect(other.isFull()).rejects.toThrow()
  })
})

describe('the pieces of an arriving file', () => {
  const piece = (start: number, end: number) => ({ key: `${start}-${end}`, start, end })

  it('follow one another from the first byte on, the longest of those that overlap, up to the first gap', () => {
    expect(stretchesOf([piece(10, 20), piece(0, 10), piece(10, 15), piece(15, 25), piece(30, 40)])).toEqual([
      { ...piece(0, 10), from: 0 },
      { ...piece(10, 20), from: 10 },
      { ...piece(15, 25), from: 20 },
    ])
    expect(stretchesOf([piece(1, 5)])).toEqual([])
  })

  it('are copied on the server when they are large enough, and joined when they are not', async () => {
    const [a, b, c, d, e] = [
      piece(0, 8 * MiB),
      piece(8 * MiB, 9 * MiB),
      piece(9 * MiB, 15 * MiB),
      piece(14 * MiB, 24 * MiB),
      piece(24 * MiB, 24 * MiB + 1),
    ]
    const parts = partsOf(stretchesOf([a, b, c, d, e]), async ({ key, from }) => Buffer.from(`[${key} from ${from}]`))
    const read = await Promise.all(parts.map(async (part) => ('bytes' in part ? String(await part.bytes()) : part)))
    expect(read).toEqual([
      { key: a.key, range: undefined },
      `[${b.key} from ${8 * MiB}][${c.key} from ${9 * MiB}]`,
      { key: d.key, range: { first: MiB, last: 10 * MiB - 1 } },
      `[${e.key} from ${24 * MiB}]`,
    ])
  })
})
