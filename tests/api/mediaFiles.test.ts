import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaFiles } from '../../src/api/media/mediaFiles.ts'
import { openFolder } from '../../src/storage/folder/folderStorage.ts'

let root: string
let app: FastifyInstance
let url: string

const version = 'contents/5f3c/0123456789abcdef'

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lucarne-media-'))
  const files = {
    [`${version}/master.m3u8`]: '#EXTM3U\n',
    [`${version}/240p/seg00000.m4s`]: '0123456789',
    [`${version}/240p/init_0.mp4`]: 'init',
    'contents/5f3c/storyboard.vtt': 'WEBVTT\n',
    'avatars/u1/a.webp': 'image',
    'originals/5f3c/upload.mp4': 'secret',
    'files/u1/mine.webp': 'secret',
    '../outside.webp': 'secret',
  }
  for (const [key, body] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'storage', key)), { recursive: true })
    await writeFile(join(root, 'storage', key), body)
  }
  app = fastify()
  await app.register(mediaFiles({ storage: await openFolder({ dataDir: root }) }), { prefix: '/media' })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const error = (code: string, message: string) => ({ error: { code, message, requestId: expect.any(String) } })

/** A request whose path is sent unchanged. @returns the whole response */
async function ask(path: string, header: string): Promise<string> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: lucarne\r\nConnection: close\r\n${header}\r\n\r\n`)
  return text(socket)
}

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

describe('a rendition', () => {
  it('is served with its type, and cached forever', async () => {
    const segment = await get(`/media/${version}/240p/seg00000.m4s`)
    expect([segment.statusCode, segment.body]).toEqual([200, '0123456789'])
    expect(segment.headers).toMatchObject({
      'content-type': 'video/iso.segment',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect((await get(`/media/${version}/240p/init_0.mp4`)).headers['content-type']).toBe('video/mp4')
    expect((await get('/media/contents/5f3c/storyboard.vtt')).headers['content-type']).toBe('text/vtt; charset=utf-8')
  })

  it('is served in ranges, and not again to a client that has it', async () => {
    const part = await get(`/media/${version}/240p/seg00000.m4s`, { range: 'bytes=2-4' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    const again = await get(`/media/${version}/240p/seg00000.m4s`, { 'if-none-match': part.headers.etag ?? '' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('has a playlist that is revalidated', async () => {
    const { headers } = await get(`/media/${version}/master.m3u8`)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['application/vnd.apple.mpegurl', 'no-cache'])
  })
})

describe('what is not public', () => {
  it.each([
    ['an uploaded file', '/media/originals/5f3c/upload.mp4'],
    ['a user’s own file', '/media/files/u1/mine.webp'],
    ['a folder', '/media/contents/5f3c/'],
    ['the folder of all', '/media/contents'],
    ['the root', '/media/'],
    ['a way out', '/media/contents/x/..%2f..%2foriginals/5f3c/upload.mp4'],
    ['another way out', '/media/contents/x/%2e%2e/%2e%2e/originals/5f3c/upload.mp4'],
    ['the folder above', '/media/contents/x/..%2f..%2f..%2foutside.webp'],
    ['a name with a NUL', '/media/contents/x/%00.webp'],
  ])('%s is not found', async (_what, path) => {
    const response = await get(path)
    expect([response.statusCode, response.json()]).toEqual([404, error('NOT_FOUND', 'Cette ressource n’existe pas')])
  })
})

describe('a refused request for a media file', () => {
  it.each([
    ['/media/../../etc/passwd', 404, 'NOT_FOUND', 'Cette ressource n’existe pas'],
    ['/media/%2e%2e/%2e%2e/etc/passwd', 404, 'NOT_FOUND', 'Cette ressource n’existe pas'],
    ['/media//contents/x.webp', 404, 'NOT_FOUND', 'Cette ressource n’existe pas'],
    [`/media/${version}/240p/seg00000.m4s`, 416, 'RANGE_NOT_SATISFIABLE', 'Cette partie du fichier n’existe pas'],
  ])('has our own error body: %s', async (path, status, code, message) => {
    // Unchanged: an HTTP client would normalise the path before sending it.
    const answer = await ask(path, 'Range: bytes=5-2')
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual(error(code, message))
  })

  it('is the response when the file has changed since the client’s precondition', async () => {
    const response = await get(`/media/${version}/240p/seg00000.m4s`, { 'if-match': '"other"' })
    expect([response.statusCode, response.json()]).toEqual([412, error('PRECONDITION_FAILED', 'Ce fichier a changé entre-temps')])
  })

  it('gives the length of the file when the range is outside it', async () => {
    const response = await get(`/media/${version}/240p/seg00000.m4s`, { range: 'bytes=50-60' })
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */10'])
  })
})
