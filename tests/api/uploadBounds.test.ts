import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { Pace } from '../../src/api/upload/pace.ts'
import { limits } from '../../src/shared/limits.ts'
import { testDatabase } from '../support/database.ts'
import { clipMaker } from '../support/media.ts'
import { type FilesSite, formWith, openFilesSite, type Person } from './filesSite.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
async function openSite(options: Parameters<typeof openFilesSite>[0] = {}): Promise<FilesSite> {
  const site = await openFilesSite(options)
  ends.push(() => site.close())
  return site
}
async function clip(): Promise<string> {
  const clips = await clipMaker()
  ends.push(() => clips.remove())
  return clips.make({ name: 'clip.mp4' })
}

const GB = 1024 ** 3
const waiting = { timeout: 20_000, interval: 20 }
const videoStart = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\x01isommp42')])
const pngStart = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('\0\0\0\rIHDR')])

type Way = { name: string; method?: 'PUT'; path: (person: Person) => string; field: string; start: Buffer; bytes: number }
/** Every address that accepts files, with an accepted length. */
const ways: Way[] = [
  { name: 'a video', path: ({ content }) => `/files/video/${content}`, field: 'video', start: videoStart, bytes: 100_000 },
  {
    name: 'a video in place of another',
    method: 'PUT',
    path: ({ content }) => `/files/video/${content}`,
    field: 'video',
    start: videoStart,
    bytes: 100_000,
  },
  { name: 'a thumbnail', path: ({ content }) => `/files/thumbnail/${content}`, field: 'thumbnail', start: pngStart, bytes: 90_000 },
  {
    name: 'a thumbnail in place of another',
    method: 'PUT',
    path: ({ content }) => `/files/thumbnail/${content}`,
    field: 'thumbnail',
    start: pngStart,
    bytes: 90_000,
  },
  { name: 'both', path: ({ content }) => `/files/video-with-thumbnail/${content}`, field: 'files', start: videoStart, bytes: 100_000 },
  { name: 'an avatar', path: ({ uuid }) => `/files/avatar/${uuid}`, field: 'avatar', start: pngStart, bytes: 90_000 },
  { name: 'a banner', path: ({ channel }) => `/files/banner/${channel}`, field: 'banner', start: pngStart, bytes: 90_000 },
  { name: 'an image of one’s own', path: () => '/files/upload', field: 'file', start: pngStart, bytes: 90_000 },
  { name: 'several images', path: () => '/files/upload-multiple', field: 'files', start: pngStart, bytes: 90_000 },
]
const [video] = ways

type Sending = { socket: Socket; answer: Promise<string> }

/** The beginning of a form, written by hand: its headers and the first bytes of a file, and then nothing. */
function begin(site: FilesSite, person: Person, way: Way | undefined, length: number | 'chunked' = way?.bytes ?? 0): Sending {
  if (!way) throw new Error('no such way')
  const socket = connect(site.port, '127.0.0.1')
  const head = Buffer.concat([Buffer.from(partOpening(way.field)), way.start, Buffer.alloc(5000)])
  socket.write(headers(person, way.path(person), length, way.method))
  socket.write(length === 'chunked' ? asChunk(head) : head)
  ends.push(async () => void socket.destroy())
  return { socket, answer: answerOn(socket) }
}

/** The server's response, without waiting until it closes the connection: it keeps reading for a while. */
async function answerOn(socket: Socket): Promise<string> {
  let all = ''
  try {
    for await (const chunk of socket) {
      all += String(chunk)
      const [, length] = /content-length: (\d+)\r\n/i.exec(all) ?? []
      const start = all.indexOf('\r\n\r\n') + 4
      if (start > 4 && length !== undefined && Buffer.byteLength(all) - Buffer.byteLength(all.slice(0, start)) >= Number(length)) return all
    }
  } catch {
    // What was read before the connection broke is the response.
  }
  return all
}

/** The headers of a form that is written by hand. */
const headers = (person: Person, path: string, length: number | 'chunked', method = 'POST'): string =>
  [
    `${method} /api${path} HTTP/1.1`,
    'Host: lucarne',
    `Authorization: Bearer ${person.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    'Connection: close',
    '',
    '',
  ].join('\r\n')
const partOpening = (field: string): string => `--b\r\nContent-Disposition: form-data; name="${field}"; filename="f"\r\n\r\n`
const asChunk = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

const codeIn = (answer: string): string | undefined => /"code":"(\w+)"/.exec(answer)?.[1]
const inFlight = async (site: FilesSite): Promise<number> =>
  (await sql`select from uploads_in_flight`.execute(site.database.db)).rows.length

/** The interrupted upload has left nothing on the disk, in the database and in the counts. */
async function leavesNothing(site: FilesSite): Promise<void> {
  await expect.poll(async () => [await site.temporary(), await inFlight(site)], waiting).toEqual([[], 0])
}

describe('one user with many connections', () => {
  it('has at most five uploads, without affecting other users', async () => {
    const probe = await openSite()
    const free = await probe.storage.freeBytes()
    // Room for a few videos of two gigabytes above the disk floor.
    const site = await openSite({ floorBytes: Math.max(0, free - 6 * GB), uploads: { bytesInFlight: 100 * GB } })
    const [greedy, other] = [await site.addCreator(), await site.addCreator()]
    const uploads = Array.from({ length: 38 }, () => begin(site, greedy, video, limits.videoBytes))
    const answered: string[] = []
    for (const { answer } of uploads) void answer.then((all) => answered.push(all))
    await expect.poll(() => answered.length, waiting).toBe(33)
    expect(answered.map(codeIn)).toEqual(Array.from({ length: 33 }, () => 'TOO_MANY_REQUESTS'))
    expect(answered[0]).toMatch(/^HTTP\/1\.1 429 /)
    expect(answered[0]).toMatch(/retry-after: \d+\r\n/i)
    expect(answered[0]).toContain('Vous envoyez déjà 5\u00a0fichiers')
    await expect.poll(() => site.temporary(), waiting).toHaveLength(5)

    const path = await clip()
    const answer = await site.send('POST', `/files/video/${other.content}`, await formWith(['video', path]), other)
    expect(answer.status).toBe(201)

    for (const { socket } of uploads) socket.destroy()
    await leavesNothing(site)
    expect((await site.send('POST', `/files/video/${greedy.content}`, await formWith(['video', path]), greedy)).status).toBe(201)
  })

  it.each(ways)('$name counts among the five', async (way) => {
    const site = await openSite()
    const person = await site.addCreator()
    const uploads = Array.from({ length: 5 }, () => begin(site, person, way))
    await expect.poll(() => inFlight(site), waiting).toBe(5)
    expect(codeIn(await begin(site, person, video).answer)).toBe('TOO_MANY_REQUESTS')
    expect(codeIn(await begin(site, person, way).answer)).toBe('TOO_MANY_REQUESTS')
    for (const { socket } of uploads) socket.destroy()
    await leavesNothing(site)
  })

  it('has a limit for the announced total size, where an unannounced size counts as the maximum', async () => {
    const site = await openSite()
    const person = await site.addCreator()
    begin(site, person, video, limits.videoBytes)
    begin(site, person, video, 'chunked')
    await expect.poll(() => inFlight(site), waiting).toBe(2)
    const answer = await begin(site, person, video, 64 * 1024 * 1024).answer
    expect(codeIn(answer)).toBe('TOO_MANY_REQUESTS')
    expect(answer).toContain('4\u00a0Go au plus')
  })

  it('is counted by all processes of a site together', async () => {
    const database = await testDatabase()
    ends.push(() => database.close())
    const [one, two] = [await openSite({ database }), await openSite({ database })]
    const person = await one.addCreator()
    for (let n = 0; n < 3; n += 1) begin(one, person, video)
    await expect.poll(() => inFlight(one), waiting).toBe(3)
    for (let n = 0; n < 2; n += 1) begin(two, person, video)
    await expect.poll(() => inFlight(one), waiting).toBe(5)
    expect(codeIn(await begin(one, person, video).answer)).toBe('TOO_MANY_REQUESTS')
    expect(codeIn(await begin(two, person, video).answer)).toBe('TOO_MANY_REQUESTS')
  })

  it('gets back the seats of a process that died', async () => {
    const site = await openSite()
    const person = await site.addCreator()
    for (let n = 0; n < 5; n += 1) {
      await sql`insert into uploads_in_flight (uuid, user_uuid, bytes, expires_at)
        values (gen_random_uuid(), ${person.uuid}::uuid, 1, now() - interval '1 second')`.execute(site.database.db)
    }
    const path = await clip()
    expect((await site.send('POST', `/files/video/${person.content}`, await formWith(['video', path]), person)).status).toBe(201)
  })
})

describe('a client slower than the minimum rate', () => {
  const strictRate = { bytesPerSecond: 10_000, windowSeconds: 0.6 }

  it.each(ways)('of $name is disconnected with a reason, and nothing is stored', async (way) => {
    const site = await openSite({ uploads: strictRate })
    const sending = begin(site, await site.addCreator(), way)
    const slowSender = setInterval(() => sending.socket.writable && sending.socket.write('\0'), 20)
    try {
      const answer = await sending.answer
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(codeIn(answer)).toBe('UPLOAD_INTERRUPTED')
      expect(answer).toContain('L’envoi est trop lent')
    } finally {
      clearInterval(slowSender)
    }
    await leavesNothing(site)
    expect(await site.stored()).toEqual([])
  })

  it('is also disconnected before its first file and between two parts', async () => {
    const site = await openSite({ uploads: strictRate })
    const person = await site.addCreator()
    const field = '--b\r\nContent-Disposition: form-data; name="fileTypes"\r\n\r\nvideo\r\n'
    for (const body of ['', '--b\r\nContent-Dis', field]) {
      const socket = connect(site.port, '127.0.0.1')
      socket.write(headers(person, `/files/video-with-thumbnail/${person.content}`, 100_000) + body)
      expect(codeIn(await answerOn(socket))).toBe('UPLOAD_INTERRUPTED')
      socket.destroy()
    }
    await leavesNothing(site)
  })

  it('is not one that keeps the minimum rate', async () => {
    const site = await openSite({ uploads: { bytesPerSecond: 1000, windowSeconds: 1.2 } })
    const person = await site.addCreator()
    const video = await readFile(await clip())
    const body = Buffer.concat([Buffer.from(partOpening('video')), video, Buffer.from('\r\n--b--\r\n')])
    const socket = connect(site.port, '127.0.0.1')
    socket.write(headers(person, `/files/video/${person.content}`, body.length))
    const answer = answerOn(socket)
    const windows = 4
    let sent = 0
    const pace = setInterval(() => {
      const bytes = sent === 0 ? Math.max(0, body.length - windows * 2400) + 200 : 200
      socket.write(body.subarray(sent, sent + bytes))
      sent += bytes
      if (sent >= body.length) clearInterval(pace)
    }, 100)
    expect(await answer).toContain('201 Created')
  })
})

describe('the measured upload rate', () => {
  const rate = { bytesPerSecond: 100, windowSeconds: 12 }

  it('is averaged over a window, in which the client may pause', () => {
    const pace = new Pace(rate)
    const resting = [...Array.from({ length: 10 }, () => 0), 600, 600]
    expect(resting.map((bytes) => pace.isSlow(bytes))).not.toContain(true)
    expect([0, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((bytes) => pace.isSlow(bytes))).not.toContain(true)
    expect(pace.isSlow(0)).toBe(true)
  })

  it('is accepted at exactly the minimum, and not below it', () => {
    const [kept, missed] = [new Pace(rate), new Pace(rate)]
    expect(Array.from({ length: 100 }, () => kept.isSlow(100))).not.toContain(true)
    expect(Array.from({ length: 12 }, () => missed.isSlow(99)).lastIndexOf(true)).toBe(11)
  })

  it('excludes the time in which the server did not read', () => {
    const pace = new Pace(rate)
    for (let look = 0; look < 11; look += 1) expect(pace.isSlow(0)).toBe(false)
    pace.forget()
    for (let look = 0; look < 11; look += 1) expect(pace.isSlow(0)).toBe(false)
    expect(pace.isSlow(0)).toBe(true)
  })
})

describe('a form whose length was not announced', () => {
  it('is cut off at the maximum length, whatever it contains', async () => {
    const site = await openSite({ uploads: { windowSeconds: 0.6 } })
    const person = await site.addCreator()
    const socket = connect(site.port, '127.0.0.1')
    const answer = answerOn(socket)
    socket.write(headers(person, '/files/upload', 'chunked'))
    socket.write(asChunk(Buffer.from('--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n')))
    const flood = setInterval(() => socket.writable && socket.write(asChunk(Buffer.alloc(65_536, 'a'))), 1)
    socket.on('error', () => clearInterval(flood))
    try {
      expect(codeIn(await answer)).toBe('IMAGE_TOO_LARGE')
    } finally {
      clearInterval(flood)
    }
    await leavesNothing(site)
  })
})
