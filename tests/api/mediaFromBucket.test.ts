import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaFiles } from '../../src/api/media/mediaFiles.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { bucketCredentials, type BucketServer, startBucketServer } from '../support/bucket/bucketServer.ts'

let server: BucketServer
let dataDir: string
let app: FastifyInstance
const picture = 'contents/5f3c/0123456789abcdef0123456789abcdef.webp'
const segment = 'contents/5f3c/0123456789abcdef/240p/seg00000.m4s'

beforeAll(async () => {
  Object.assign(process.env, bucketCredentials)
  server = await startBucketServer()
  dataDir = await mkdtemp(join(tmpdir(), 'lucarne-media-'))
  const storage = await openStorage({ dataDir, url: server.url, floorBytes: 0 })
  const files = {
    [segment]: '0123456789',
    'contents/5f3c/0123456789abcdef/master.m3u8': '#EXTM3U\n',
    'originals/5f3c/upload.mp4': 'secret',
  }
  for (const [key, body] of Object.entries(files)) await storage.disk.put(key, body)
  await storage.disk.put(
    picture,
    await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer(),
  )
  app = fastify()
  await app.register(mediaFiles({ storage }), { prefix: '/media' })
})
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/media/${path}`, headers })

describe('a rendition in a bucket', () => {
  it('is served with its type, whole and in ranges, and not again to a client that has it', async () => {
    const whole = await get(segment)
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
    expect(whole.headers).toMatchObject({
      'content-type': 'video/iso.segment',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    const part = await get(segment, { range: 'bytes=2-4' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    const again = await get(segment, { 'if-none-match': String(whole.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('contents/5f3c/0123456789abcdef/master.m3u8')).headers).toMatchObject({ 'cache-control': 'no-cache' })
  })

  it('is described to a HEAD request without being read', async () => {
    const before = server.requests.length
    const answer = await app.inject({ method: 'HEAD', url: `/media/${segment}` })
    const { statusCode, body, headers } = answer
    expect([statusCode, body, headers['content-length'], headers['content-type']]).toEqual([200, '', '10', 'video/iso.segment'])
    expect(server.requests.slice(before)).toEqual([{ method: 'HEAD', key: segment }])
    const again = await app.inject({ method: 'HEAD', url: `/media/${segment}`, headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.statusCode).toBe(304)
    expect((await app.inject({ method: 'HEAD', url: '/media/contents/5f3c/0123456789abcdef/none.m4s' })).statusCode).toBe(404)
  })

  it('goes on in ranges for a client that has its beginning (If-Range), and is sent whole to one that has another file’s', async () => {
    const { etag, 'last-modified': modified } = (await get(segment)).headers
    const range = 'bytes=2-4'
    for (const condition of [etag, modified, new Date(Date.now() + 86_400_000).toUTCString()]) {
      const part = await get(segment, { range, 'if-range': String(condition) })
      expect([part.statusCode, part.body], String(condition)).toEqual([206, '234'])
    }
    for (const condition of ['"other"', `W/${String(etag)}`, 'Mon, 01 Jan 2001 00:00:00 GMT', 'demain']) {
      const whole = await get(segment, { range, 'if-range': condition })
      expect([whole.statusCode, whole.body], condition).toEqual([200, '0123456789'])
      const behind = await get(segment, { range: 'bytes=10-', 'if-range': condition })
      expect([behind.statusCode, behind.body], condition).toEqual([200, '0123456789'])
    }
    expect((await get('contents/5f3c/0123456789abcdef/none.m4s', { range, 'if-range': '"other"' })).statusCode).toBe(404)
  })

  it('has no bytes behind its end', async () => {
    const answer = await get(segment, { range: 'bytes=10-' })
    expect([answer.statusCode, answer.json().error.code, answer.headers['content-range']]).toEqual([
      416,
      'RANGE_NOT_SATISFIABLE',
      'bytes */10',
    ])
  })

  it.each([
    'originals/5f3c/upload.mp4',
    'contents/5f3c',
    'contents/5f3c/0123456789abcdef/none.m4s',
    'contents/x/..%2f..%2foriginals/5f3c/upload.mp4',
    `contents/5f3c/${'a'.repeat(3000)}.m4s`,
    '',
  ])('is all that is public: «%s» is not found', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('that the server cannot give now is an error of the site, and is not cached', async () => {
    server.breakRequests(() => 'error')
    const answer = await get(segment)
    server.breakRequests(() => undefined)
    expect([answer.statusCode, answer.json().error.code, answer.headers['cache-control']]).toEqual([500, 'INTERNAL', undefined])
  })
})

describe('a size of a picture in a bucket', () => {
  const accept = 'image/avif'
  const stored = picture.replace('.webp', '.sizes/320.avif')

  it('is read with two requests at the same time, once it has been made', async () => {
    const made = await get(`${picture}.320`, { accept })
    expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'image/avif'])
    const before = server.requests.length
    const read = await get(`${picture}.320`, { accept })
    expect([read.statusCode, read.rawPayload]).toEqual([200, made.rawPayload])
    const asked = server.requests.slice(before).map(({ method, key }) => `${method} ${key.replace(/\?.*$/, '')}`)
    expect(asked.toSorted()).toEqual([`GET ${stored}`, `HEAD ${picture}`])
  })

  it('is read again where a first reading of it failed, and is not made again', async () => {
    let reads = 0
    server.breakRequests(({ method, key }) => (method === 'GET' && key.startsWith(stored) && ++reads === 1 ? 'cut' : undefined))
    const before = server.requests.length
    const answer = await get(`${picture}.320`, { accept })
    server.breakRequests(() => undefined)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ])
    expect(server.requests.slice(before).filter(({ method }) => method === 'PUT')).toEqual([])
  })
})
