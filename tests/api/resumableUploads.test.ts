import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type FilesSite, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let clip: Buffer
let creator: Person

beforeAll(async () => {
  clips = await clipMaker()
  clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  site = await openFilesSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  creator = await site.addCreator()
})
afterEach(async () => {
  expect(await site.temporary(), 'nothing stays in the temporary folder').toEqual([])
})

type Options = { person?: Person; key?: string; bytes?: number; fingerprint?: string; content?: string }
const metadataOf = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer, person = creator): Promise<Response> =>
  fetch(`${site.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })

function create({ person = creator, bytes = clip.length, key = crypto.randomUUID(), fingerprint = 'clip', content }: Options = {}) {
  const metadata = metadataOf({ key, content: content ?? creator.content, fingerprint })
  return call('POST', '/uploads', { 'upload-length': String(bytes), 'upload-metadata': metadata }, undefined, person)
}

async function begin(options: Options = {}): Promise<string> {
  const answer = await create(options)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('location')).toMatch(/^\/api\/uploads\//)
  return String(answer.headers.get('location')).slice('/api'.length)
}

const send = (path: string, from: number, bytes: Buffer): Promise<Response> =>
  call('PATCH', path, { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' }, bytes)
const arrived = async (path: string): Promise<number> => Number((await call('HEAD', path)).headers.get('upload-offset'))
const finish = (path: string): Promise<Response> => call('POST', `${path}/finish`)
const codeOf = async (answer: Response) => {
  const body: unknown = await answer.json()
  return [answer.status, (body as { error: { code: string } }).error.code]
}
const original = async (): Promise<Buffer | undefined> => {
  const media = await findMedia(site.database.db, creator.content)
  return media?.original_key ? readFile(site.storage.path(media.original_key)) : undefined
}
const incoming = async (): Promise<string[]> => (await site.stored()).filter((key) => key.startsWith(`incoming/${creator.content}`))

/** Sends a part and breaks the connection before its end. */
async function sendAndBreak(path: string, from: number, bytes: Buffer): Promise<void> {
  const sending = request(`${site.url}/api${path}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${creator.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': from,
      'content-type': 'application/offset+octet-stream',
      'content-length': clip.length - from,
    },
  })
  sending.on('error', () => undefined)
  sending.write(bytes)
  await vi.waitFor(async () => expect(await incomingBytes()).toBeGreaterThanOrEqual(from + bytes.length))
  sending.destroy()
}
async function incomingBytes(): Promise<number> {
  const [key] = await incoming()
  return key === undefined ? 0 : (await readFile(site.storage.path(key))).length
}

describe('a video file in parts', () => {
  it('arrives byte by byte as it is, and becomes the file of its content', async () => {
    const queued = await site.queued()
    const path = await begin()
    const half = Math.floor(clip.length / 2)
    expect((await send(path, 0, clip.subarray(0, half))).headers.get('upload-offset')).toBe(String(half))
    expect(await codeOf(await finish(path))).toEqual([409, 'UPLOAD_INCOMPLETE'])
    expect((await send(path, half, clip.subarray(half))).status).toBe(204)
    expect(await (await finish(path)).json()).toEqual({ url: `/watch/${creator.content}` })
    expect(await original()).toEqual(clip)
    expect((await findMedia(site.database.db, creator.content))?.state).toBe('received')
    expect(await site.queued()).toBe(queued + 1)
    expect(await incoming()).toEqual([])
  })

  it('goes on from the last byte that arrived before the connection broke', async () => {
    const path = await begin()
    const part = clip.subarray(0, 20_000)
    await sendAndBreak(path, 0, part)
    const from = await arrived(path)
    expect(from).toBe(part.length)
    await send(path, from, clip.subarray(from))
    expect((await finish(path)).status).toBe(200)
    expect(await original()).toEqual(clip)
  })

  it('is accepted without anybody waiting once its last byte is there', async () => {
    const path = await begin()
    await send(path, 0, clip)
    await vi.waitFor(async () => expect((await findMedia(site.database.db, creator.content))?.state).toBe('received'), 10_000)
    expect(await original()).toEqual(clip)
  })

  it('finished twice, and by two requests at once, is accepted once', async () => {
    const queued = await site.queued()
    const path = await begin()
    await send(path, 0, clip)
    const answers = await Promise.all([finish(path), finish(path)])
    expect([...answers, await finish(path)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await site.queued()).toBe(queued + 1)
    expect(await arrived(path)).toBe(clip.length)
  })

  it('begun again with the same key, or with the same file for the same content, is the same upload', async () => {
    const key = crypto.randomUUID()
    const path = await begin({ key })
    await send(path, 0, clip.subarray(0, 10_000))
    expect(await begin({ key })).toBe(path)
    const again = await create()
    expect(await again.json()).toEqual({ uuid: key, offset: 10_000 })
    expect(await begin({ fingerprint: 'another file' })).not.toBe(path)
  })

  it('cancelled, leaves neither file nor record', async () => {
    const path = await begin()
    await send(path, 0, clip.subarray(0, 10_000))
    expect((await call('DELETE', path)).status).toBe(204)
    expect(await incoming()).toEqual([])
    expect((await call('HEAD', path)).status).toBe(404)
  })

  it('goes with its content', async () => {
    const path = await begin()
    await send(path, 0, clip.subarray(0, 10_000))
    expect((await call('DELETE', `/contents/${creator.content}`)).status).toBe(204)
    expect(await incoming()).toEqual([])
    expect((await call('HEAD', path)).status).toBe(404)
  })
})

describe('what the server refuses', () => {
  it('a part for another place than the next byte', async () => {
    const path = await begin()
    await send(path, 0, clip.subarray(0, 10_000))
    expect(await codeOf(await send(path, 5000, clip.subarray(5000)))).toEqual([409, 'UPLOAD_OFFSET_MISMATCH'])
    expect(await arrived(path)).toBe(10_000)
  })

  it('more bytes than announced', async () => {
    const path = await begin({ bytes: 10_000 })
    expect(await codeOf(await send(path, 0, clip.subarray(0, 10_001)))).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it('a file that is no video, at its first bytes, also when it comes in small parts', async () => {
    const text = Buffer.alloc(50_000, 'du texte ')
    const path = await begin({ bytes: text.length })
    await send(path, 0, text.subarray(0, 3000))
    expect(await codeOf(await send(path, 3000, text.subarray(3000)))).toEqual([415, 'UNSUPPORTED_VIDEO'])
    expect(await incoming()).toEqual([])
    expect(await codeOf(await finish(path))).toEqual([415, 'UNSUPPORTED_VIDEO'])
  })

  it('a file that is not complete in itself, again with the same answer', async () => {
    const cut = clip.subarray(0, clip.length - 1000)
    const path = await begin({ bytes: cut.length })
    await send(path, 0, cut)
    expect(await codeOf(await finish(path))).toEqual([422, 'TRUNCATED_VIDEO'])
    expect(await codeOf(await finish(path))).toEqual([422, 'TRUNCATED_VIDEO'])
    expect(await incoming()).toEqual([])
  })

  it('empty and too large files, before a byte is sent', async () => {
    expect(await codeOf(await create({ bytes: 0 }))).toEqual([422, 'EMPTY_FILE'])
    expect(await codeOf(await create({ bytes: 2 * 1024 ** 3 + 1 }))).toEqual([413, 'VIDEO_TOO_LARGE'])
  })

  it('more than 500 MB in the place of another file', async () => {
    const path = await begin()
    await send(path, 0, clip)
    await finish(path)
    const answer = await create({ bytes: 500 * 1024 ** 2 + 1, fingerprint: 'larger' })
    expect(await answer.json()).toMatchObject({ error: { code: 'VIDEO_TOO_LARGE', message: 'La vidéo ne doit pas dépasser 500MB' } })
  })

  it('everything from another creator', async () => {
    const path = await begin()
    const other = await site.addCreator()
    expect(await codeOf(await create({ person: other }))).toEqual([403, 'FORBIDDEN'])
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    expect((await call('HEAD', path, {}, undefined, other)).status).toBe(404)
    expect(await codeOf(await call('PATCH', path, headers, clip, other))).toEqual([404, 'UPLOAD_NOT_FOUND'])
    expect(await codeOf(await call('DELETE', path, {}, undefined, other))).toEqual([404, 'UPLOAD_NOT_FOUND'])
    expect(await codeOf(await call('POST', `${path}/finish`, {}, undefined, other))).toEqual([404, 'UPLOAD_NOT_FOUND'])
    expect(await arrived(path)).toBe(0)
  })

  it('a key that belongs to another upload', async () => {
    const key = crypto.randomUUID()
    await begin({ key })
    expect(await codeOf(await create({ key, fingerprint: 'another file' }))).toEqual([409, 'CONFLICT'])
  })

  it.each([
    ['without the version of the protocol', { 'tus-resumable': '' }],
    ['without the size', { 'upload-length': '' }],
    ['with metadata that are none', { 'upload-metadata': 'nothing' }],
    ['with a key that is no uuid', { 'upload-metadata': metadataOf({ key: '../../etc', content: 'x', fingerprint: 'x' }) }],
  ])('a request %s', async (_what, headers) => {
    const metadata = metadataOf({ key: crypto.randomUUID(), content: creator.content, fingerprint: 'clip' })
    const answer = await call('POST', '/uploads', { 'upload-length': '10', 'upload-metadata': metadata, ...headers })
    expect(await codeOf(answer)).toEqual([400, 'MALFORMED_REQUEST'])
  })
})

describe('a process that dies', () => {
  it('after the last byte: the next one accepts the file', async () => {
    const path = await begin()
    await send(path, 0, clip.subarray(0, 10_000))
    // As if the rest had arrived while nobody could accept it.
    const [key] = await incoming()
    await writeFile(site.storage.path(String(key)), clip)
    const next = await openFilesSite({ database: site.database, dataDir: site.dataDir })
    await vi.waitFor(async () => expect((await findMedia(site.database.db, creator.content))?.state).toBe('received'), 10_000)
    await next.close()
    expect(await original()).toEqual(clip)
    expect((await finish(path)).status).toBe(200)
  })

  it('between the move of the file and its acceptance: nothing is lost', async () => {
    const path = await begin()
    await send(path, 0, clip.subarray(0, 10_000))
    const uuid = path.split('/').at(-1)
    const [key] = await incoming()
    await writeFile(site.storage.path(String(key)), clip)
    await site.storage.adopt(site.storage.path(String(key)), `originals/${creator.content}/${uuid}.mp4`)
    expect((await finish(path)).status).toBe(200)
    expect(await original()).toEqual(clip)
  })
})
