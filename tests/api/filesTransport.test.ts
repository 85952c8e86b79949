import { once } from 'node:events'
import { open, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { limits } from '../../src/shared/limits.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type FilesSite, formWith, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let clip: Buffer
let creator: Person

beforeAll(async () => {
  clips = await clipMaker()
  await using file = await open(await clips.make({ name: 'clip.mp4' }))
  clip = await file.readFile()
  site = await openFilesSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  creator = await site.addCreator()
})

const waiting = { timeout: 10_000, interval: 20 }
const boundary = 'lucarne'
const opening = (field = 'video'): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="video.mp4"\r\nContent-Type: video/mp4\r\n\r\n`
const closing = `\r\n--${boundary}--\r\n`

/** A valid mp4 of any length: the clip, then a box of padding whose bytes are generated while sending. */
function paddingHeader(bytes: number): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(bytes, 0)
  header.write('free', 4, 'latin1')
  return header
}

type Sent = { status: number; code: string | undefined; connection: string | undefined }

/** Sends a form by hand: the headers at once, then chunk after chunk for as long as the server reads. */
async function sendSlowly(
  path: string,
  headers: Record<string, string | number>,
  chunks: Iterable<Buffer | string>,
  method = 'POST',
): Promise<Sent> {
  const sending = request({ host: '127.0.0.1', port: site.port, method, path: `/api${path}` })
  sending.setHeader('authorization', `Bearer ${creator.token}`)
  sending.setHeader('content-type', `multipart/form-data; boundary=${boundary}`)
  for (const [name, value] of Object.entries(headers)) sending.setHeader(name, value)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  sending.once('response', resolve).once('error', reject)
  let isAnswered = false
  sending.once('response', () => {
    isAnswered = true
  })
  const write = async (): Promise<void> => {
    for (const chunk of chunks) {
      if (isAnswered) return
      if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), promise])
    }
    sending.end()
  }
  void write()
  const response = await promise
  const body: unknown = JSON.parse(await text(response))
  sending.destroy()
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
  return { status: response.statusCode ?? 0, code, connection: response.headers.connection }
}

function* repeated(head: Buffer | string, chunk: Buffer, times: number, tail = ''): Generator<Buffer | string> {
  yield head
  for (let n = 0; n < times; n += 1) yield chunk
  yield tail
}

const MB = 1024 * 1024
const zeros = Buffer.alloc(MB)

describe('a video over the limit', () => {
  it('is refused by its announced length, before any of it is read', async () => {
    const path = `/files/video/${creator.content}`
    const answer = await sendSlowly(path, { 'content-length': limits.videoBytes + 10 * MB }, [opening()])
    expect(answer).toEqual({ status: 413, code: 'VIDEO_TOO_LARGE', connection: 'close' })
    expect(await site.temporary()).toEqual([])
  })

  it('is refused beyond 500 MB when it replaces another one', async () => {
    const path = `/files/video/${creator.content}`
    expect((await site.send('POST', path, await formWith(['video', await clips.make({ name: 'first.mp4' })]), creator)).status).toBe(201)
    const length = { 'content-length': limits.editVideoBytes + 10 * MB }
    expect(await sendSlowly(path, length, [opening()], 'PUT')).toEqual({ status: 413, code: 'VIDEO_TOO_LARGE', connection: 'close' })
    expect(await site.temporary()).toEqual([])
  })

  it('the client receives the refusal even if it continues to send', async () => {
    const path = `/files/video/${creator.content}`
    const answer = await sendSlowly(path, { 'content-length': 3 * limits.videoBytes }, repeated(opening(), zeros, 200))
    expect(answer).toMatchObject({ status: 413, code: 'VIDEO_TOO_LARGE' })
  })
})

describe('an image over the limit', () => {
  it('is refused during the upload, when its length was not announced', async () => {
    const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('\0\0\0\rIHDR')])
    const body = repeated(Buffer.concat([Buffer.from(opening('avatar')), png]), zeros, 6, closing)
    expect(await sendSlowly(`/files/avatar/${creator.uuid}`, { 'transfer-encoding': 'chunked' }, body)).toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
    })
    await expect.poll(() => site.temporary(), waiting).toEqual([])
  })
})

describe('an upload that is interrupted', () => {
  it('leaves no file or row', async () => {
    const socket = connect(site.port, '127.0.0.1')
    const head = [
      `POST /api/files/video/${creator.content} HTTP/1.1`,
      'Host: lucarne',
      `Authorization: Bearer ${creator.token}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      'Content-Length: 50000000',
    ].join('\r\n')
    socket.write(`${head}\r\n\r\n${opening()}`)
    socket.write(clip)
    await expect.poll(() => site.temporary(), waiting).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => site.temporary(), waiting).toEqual([])
    expect((await findMedia(site.database.db, creator.content))?.state).toBe('awaitingFile')
    expect((await site.stored()).filter((key) => key.includes(creator.content))).toEqual([])
  })

  it('is distinguished from a malformed one when the connection is still open', async () => {
    const body = [opening(), clip]
    const length = Buffer.byteLength(opening()) + clip.length
    const answer = await sendSlowly(`/files/video/${creator.content}`, { 'content-length': length }, body)
    expect(answer).toMatchObject({ status: 400, code: 'UPLOAD_INTERRUPTED' })
    expect(await site.temporary()).toEqual([])
  })
})

describe('a large upload', () => {
  it('needs no more memory than a small one, and is stored whole', async () => {
    const size = 300 * MB
    const total = clip.length + size
    const peak = { before: 0, most: 0 }
    const measured = function* (): Generator<Buffer | string> {
      yield opening()
      yield clip
      yield paddingHeader(size)
      peak.before = process.memoryUsage().rss
      let left = size - 8
      for (; left >= MB; left -= MB) {
        peak.most = Math.max(peak.most, process.memoryUsage().rss)
        yield zeros
      }
      yield zeros.subarray(0, left)
      yield closing
    }
    const length = Buffer.byteLength(opening()) + total + Buffer.byteLength(closing)
    const answer = await sendSlowly(`/files/video/${creator.content}`, { 'content-length': length }, measured())
    expect(answer).toMatchObject({ status: 201 })
    const media = await findMedia(site.database.db, creator.content)
    expect((await stat(site.storage.path(media?.original_key ?? ''))).size).toBe(total)
    // A buffered upload would need all 300 MB; client and server share this process.
    expect((peak.most - peak.before) / MB).toBeLessThan(120)
  })
})

describe('when the disk is nearly full', () => {
  it('uploads are refused before they are read', async () => {
    const full = await openFilesSite({ floorBytes: Number.MAX_SAFE_INTEGER })
    try {
      const person = await full.addCreator()
      const path = await clips.make({ name: 'late.mp4' })
      const answer = await full.send('POST', `/files/video/${person.content}`, await formWith(['video', path]), person)
      expect(answer).toMatchObject({ status: 507, body: { error: { code: 'STORAGE_FULL' } } })
      expect(await full.stored()).toEqual([])
    } finally {
      await full.close()
    }
  })
})
