import { readFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { writeSite } from '../../src/db/site/site.ts'
import { testDatabase } from '../support/database.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type FilesSite, openFilesSite, type Person } from './filesSite.ts'

const MB = 1024 ** 2
const waiting = { timeout: 10_000, interval: 20 }
let site: FilesSite
/** Another process of the same site. */
let other: FilesSite
let clips: ClipMaker
let clip: Buffer
let creator: Person
let closeDatabase: () => Promise<void>

beforeAll(async () => {
  clips = await clipMaker()
  clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  const database = await testDatabase()
  closeDatabase = () => database.close()
  site = await openFilesSite({ database })
  other = await openFilesSite({ database, dataDir: site.dataDir })
})
afterAll(async () => {
  await other.close()
  await site.close()
  await closeDatabase()
  await clips.remove()
})
beforeEach(async () => {
  await site.database.db.deleteFrom('site_settings').execute()
  creator = await site.addCreator()
})

const choose = (largestVideoBytes: number) => site.database.db.transaction().execute((tx) => writeSite(tx, { largestVideoBytes }))

/** What the answer to a request says. */
type Answer = { status: number; code: unknown; message: unknown }
const readAnswer = (status: number, body: string): Answer => {
  const parsed: unknown = body === '' ? {} : JSON.parse(body)
  const { error } = parsed as { error?: { code: string; message: string } }
  return { status, code: error?.code, message: error?.message }
}
const tooLarge = (message: string): Answer => ({ status: 413, code: 'VIDEO_TOO_LARGE', message })
const accepted = (status = 201): Answer => ({ status, code: undefined, message: undefined })

const boundary = 'lucarne'
const opening = (field: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="video.mp4"\r\nContent-Type: video/mp4\r\n\r\n`
const closing = `\r\n--${boundary}--\r\n`

type Way = { method: 'POST' | 'PUT'; path: (person: Person) => string; field: string }
const ways = {
  post: { method: 'POST', path: ({ content }) => `/files/video/${content}`, field: 'video' },
  put: { method: 'PUT', path: ({ content }) => `/files/video/${content}`, field: 'video' },
  both: { method: 'POST', path: ({ content }) => `/files/video-with-thumbnail/${content}`, field: 'files' },
} as const satisfies Record<string, Way>

/** Opens a form by hand. `bytes`: of its file as the headers announce it; null for a body without a length */
function openForm({ method, path, field }: Way, bytes: number | null, at = site): { sending: ClientRequest; answer: Promise<Answer> } {
  const sending = request({ host: '127.0.0.1', port: at.port, method, path: `/api${path(creator)}` })
  sending.setHeader('authorization', `Bearer ${creator.token}`)
  sending.setHeader('content-type', `multipart/form-data; boundary=${boundary}`)
  if (bytes !== null) sending.setHeader('content-length', opening(field).length + bytes + closing.length)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  sending.once('response', (response) => {
    void text(response).then((body) => resolve(readAnswer(response.statusCode ?? 0, body)), reject)
  })
  sending.once('error', reject)
  sending.write(opening(field))
  return { sending, answer: promise }
}

/** A valid mp4 of any length: the clip, then a box of padding. */
function videoOf(bytes: number): Buffer {
  const padding = Buffer.alloc(bytes - clip.length)
  padding.writeUInt32BE(padding.length, 0)
  padding.write('free', 4, 'latin1')
  return Buffer.concat([clip, padding])
}

/** Sends a whole file as a form. `isAnnounced`: with its length in the headers */
async function sendForm(way: Way, file: Buffer, isAnnounced: boolean, at = site): Promise<Answer> {
  const { sending, answer } = openForm(way, isAnnounced ? file.length : null, at)
  sending.write(file)
  sending.end(closing)
  const received = await answer
  sending.destroy()
  return received
}

const base64 = (value: string): string => Buffer.from(value).toString('base64')
async function tus(method: string, path: string, headers: Record<string, string>, body?: Buffer, at = site): Promise<Response> {
  return fetch(`${at.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${creator.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
}
function create(bytes: number, { key = crypto.randomUUID(), fingerprint = 'film', at = site } = {}): Promise<Response> {
  const metadata = `key ${base64(key)},content ${base64(creator.content)},fingerprint ${base64(fingerprint)}`
  return tus('POST', '/uploads', { 'upload-length': String(bytes), 'upload-metadata': metadata }, undefined, at)
}
const answerOf = async (response: Response): Promise<Answer> => readAnswer(response.status, await response.text())
const patch = (path: string, from: number, body: Buffer): Promise<Response> =>
  tus('PATCH', path, { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' }, body)

const stateOf = async (): Promise<string | undefined> => (await findMedia(site.database.db, creator.content))?.state
/** What an upload leaves behind: files on their way, stored ones, rows. */
const left = async () => [
  await site.temporary(),
  (await site.stored()).filter((key) => key.includes(creator.content)),
  (await sql`select from uploads_in_flight`.execute(site.database.db)).rows,
  await site.database.db.selectFrom('resumable_uploads').select('uuid').where('content_uuid', '=', creator.content).execute(),
]
const nothing = [[], [], [], []]

describe('a site that takes video files of 10 MB', () => {
  beforeEach(() => choose(10 * MB))
  const message = 'Le fichier vidéo ne peut pas dépasser 10\u00a0Mo'

  it('refuses a larger one when its upload is announced, in every process', async () => {
    expect(await answerOf(await create(10 * MB + 1))).toEqual(tooLarge(message))
    expect(await answerOf(await create(10 * MB + 1, { at: other }))).toEqual(tooLarge(message))
    expect(await left()).toEqual(nothing)
    expect(await answerOf(await create(10 * MB))).toEqual(accepted())
  })

  it.each(['post', 'put', 'both'] as const)('refuses a form that announces a larger one, before any of it is read: %s', async (name) => {
    // A form may have 64 kB around its file; one with a thumbnail has another 10 MB.
    const { sending, answer } = openForm(ways[name], (name === 'both' ? 20 : 10) * MB + 65_536)
    expect(await answer).toEqual(tooLarge(message))
    sending.destroy()
    expect([await left(), await stateOf()]).toEqual([nothing, 'awaitingFile'])
  })

  it.each([
    ['post', true],
    ['post', false],
    ['put', true],
    ['put', false],
    ['both', false],
  ] as const)('refuses a form while it grows beyond that, and keeps nothing of it: %s, announced: %s', async (name, isAnnounced) => {
    expect(await sendForm(ways[name], videoOf(10 * MB + 1), isAnnounced)).toEqual(tooLarge(message))
    await expect.poll(left, waiting).toEqual(nothing)
    expect(await stateOf()).toBe('awaitingFile')
  })

  it.each([
    ['post', 201],
    ['put', 200],
  ] as const)('takes one of exactly that size: %s', async (name, status) => {
    expect(await sendForm(ways[name], videoOf(10 * MB), true)).toEqual(accepted(status))
    expect(await stateOf()).toBe('received')
  })

  it('refuses a larger one in the place of another one, and keeps that one', async () => {
    expect(await sendForm(ways.post, clip, true)).toEqual(accepted())
    const before = await site.stored()
    const refusal = tooLarge('La vidéo ne doit pas dépasser 10\u00a0Mo')
    expect(await answerOf(await create(10 * MB + 1))).toEqual(refusal)
    expect(await sendForm(ways.put, videoOf(10 * MB + 1), false)).toEqual(refusal)
    await expect.poll(() => site.temporary(), waiting).toEqual([])
    expect([await site.stored(), await stateOf()]).toEqual([before, 'received'])
  })

  it('takes larger ones at once when more is chosen', async () => {
    await choose(12 * MB)
    expect(await sendForm(ways.post, videoOf(11 * MB), false, other)).toEqual(accepted())
  })

  it('counts a form without a length as a file of that size', async () => {
    const { sending, answer } = openForm(ways.post, null)
    answer.catch(() => undefined)
    const inFlight = async () =>
      (await sql<{ bytes: number }>`select bytes::float8 as bytes from uploads_in_flight`.execute(site.database.db)).rows
    await expect.poll(inFlight, waiting).toEqual([{ bytes: 10 * MB }])
    sending.destroy()
    await expect.poll(inFlight, waiting).toEqual([])
  })

  it('takes images as before', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('thumbnail', new Blob([new Uint8Array(image)]), 'red.png')
    expect((await site.send('POST', `/files/thumbnail/${creator.content}`, form, creator)).status).toBe(201)
  })
})

describe('an upload that has begun when less is chosen', () => {
  const film = () => videoOf(11 * MB)

  it('arrives, also when it is asked for again', async () => {
    const bytes = film()
    const key = crypto.randomUUID()
    const begun = await create(bytes.length, { key })
    expect(begun.status).toBe(201)
    const path = `/uploads/${key}`
    expect((await patch(path, 0, bytes.subarray(0, 4 * MB))).status).toBe(204)
    await choose(10 * MB)
    // As a browser that was closed goes on: by its key, then by the same file under a new one, in another process.
    const again = await create(bytes.length, { key })
    expect([again.status, await again.json()]).toEqual([201, { uuid: key, offset: 4 * MB }])
    const elsewhere = await create(bytes.length, { at: other })
    expect([elsewhere.status, await elsewhere.json()]).toEqual([201, { uuid: key, offset: 4 * MB }])
    expect(await answerOf(await create(bytes.length, { fingerprint: 'another' }))).toEqual(
      tooLarge('Le fichier vidéo ne peut pas dépasser 10\u00a0Mo'),
    )
    expect((await patch(path, 4 * MB, bytes.subarray(4 * MB))).status).toBe(204)
    expect((await tus('POST', `${path}/finish`, {})).status).toBe(200)
    expect(await stateOf()).toBe('received')
    expect((await site.stored()).filter((stored) => stored.includes(creator.content))).toHaveLength(1)
  })

  it.each([
    ['post', 201],
    ['put', 200],
  ] as const)('as a form arrives: %s', async (name, status) => {
    const bytes = film()
    const { sending, answer } = openForm(ways[name], bytes.length)
    sending.write(bytes.subarray(0, 4 * MB))
    await expect.poll(() => site.temporary(), waiting).toHaveLength(1)
    await choose(10 * MB)
    sending.write(bytes.subarray(4 * MB))
    sending.end(closing)
    expect(await answer).toEqual(accepted(status))
    expect(await stateOf()).toBe('received')
  })
})

describe('a site that has not chosen', () => {
  it('takes 2 GB, and says it as the specification does', async () => {
    expect(await answerOf(await create(2_147_483_649))).toEqual(tooLarge('Le fichier vidéo ne peut pas dépasser 2GB'))
    expect(await answerOf(await create(2_147_483_648))).toEqual(accepted())
  })

  it('takes 500 MB in the place of another one, and so does one that takes more than that', async () => {
    expect(await sendForm(ways.post, clip, true)).toEqual(accepted())
    const refusal = tooLarge('La vidéo ne doit pas dépasser 500MB')
    expect(await answerOf(await create(500 * MB + 1))).toEqual(refusal)
    await choose(1024 * MB)
    expect(await answerOf(await create(500 * MB + 1))).toEqual(refusal)
    expect(await answerOf(await create(500 * MB))).toEqual(accepted())
  })
})
