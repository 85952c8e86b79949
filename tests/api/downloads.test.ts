import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRange } from '../../src/api/download/renditionFile.ts'
import { findMedia } from '../../src/db/media/media.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Généreuse')
  viewer = await site.person()
})
afterAll(() => site.close())

const files: Readonly<Record<string, string>> = {
  'master.m3u8':
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x180,CODECS="avc1"\n180p/index.m3u8\n' +
    '#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=640x360,CODECS="avc1"\n360p/index.m3u8\n',
  '180p/index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\nseg0.m4s\n#EXT-X-ENDLIST\n',
  '180p/init.mp4': 'low-',
  '180p/seg0.m4s': 'only',
  '360p/index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\nseg0.m4s\n#EXTINF:2,\nseg1.m4s\n#EXT-X-ENDLIST\n',
  '360p/init.mp4': 'head-',
  '360p/seg0.m4s': 'first-',
  '360p/seg1.m4s': 'second',
}
const whole = 'head-first-second'

/** A converted video with its files. @returns its uuid, and the folder of its files */
async function addVideo(title = 'Ça & là'): Promise<{ content: string; version: string }> {
  const content = await site.playable(creator, { title })
  const { db } = site.database
  const renditions = JSON.stringify([
    { height: 180, width: 320, bitrate: 1 },
    { height: 360, width: 640, bitrate: 2 },
  ])
  await db.updateTable('media').set({ renditions }).where('content_uuid', '=', content).execute()
  const folder = dirname(String((await findMedia(db, content))?.playlist_key))
  for (const [name, text] of Object.entries(files)) {
    const path = join(site.storage.path(folder), name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return { content, version: String(folder.split('/').at(-1)) }
}
const allow = async (content: string, downloads_allowed = true): Promise<void> => {
  must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { details: { downloads_allowed } } }), 200)
}
const downloadsOf = async (content: string, as?: Person) =>
  contentSchema.parse(must(await site.call('GET', `/contents/${content}?expand=details`, { as }), 200)).details?.downloads
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ method: 'GET', url, headers })

describe('a video that people may download', () => {
  it('is offered in its qualities, the best first, to whoever may play it', async () => {
    const { content, version } = await addVideo()
    expect(await downloadsOf(content, viewer)).toEqual([])
    await allow(content)
    const offered = [360, 180].map((quality) => ({ quality, url: `/api/contents/${content}/downloads/${version}/${quality}` }))
    expect(await downloadsOf(content, viewer)).toEqual(offered)
    expect(await downloadsOf(content)).toEqual([])
  })

  it('is one file: the initialisation segment and the segments, with its title as its name', async () => {
    const { content } = await addVideo()
    await allow(content)
    const [best, other] = (await downloadsOf(content, viewer)) ?? []
    const { statusCode, headers, body } = await get(String(best?.url))
    expect([statusCode, body]).toEqual([200, whole])
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="video.mp4"; filename*=UTF-8''%C3%87a%20%26%20l%C3%A0%20%28360p%29.mp4`,
      'x-content-type-options': 'nosniff',
    })
    expect((await get(String(other?.url))).body).toBe('low-only')
  })

  it('goes on where a download has stopped', async () => {
    const { content } = await addVideo()
    await allow(content)
    const url = String((await downloadsOf(content, viewer))?.[0]?.url)
    for (const [range, from, to] of [
      ['bytes=7-', 7, 16],
      ['bytes=3-8', 3, 8],
      ['bytes=-4', 13, 16],
      ['bytes=0-999', 0, 16],
    ] as const) {
      const { statusCode, headers, body } = await get(url, { range })
      expect([statusCode, body, headers['content-range']], range).toEqual([206, whole.slice(from, to + 1), `bytes ${from}-${to}/17`])
      expect(headers['content-length']).toBe(String(to - from + 1))
    }
    const outside = await get(url, { range: 'bytes=17-' })
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */17'])
    expect((await get(url, { range: 'lines=1-2' })).body).toBe(whole)
  })

  it('is no more once its creator does not allow it, has other files, or has no such quality', async () => {
    const { content, version } = await addVideo()
    await allow(content)
    const url = String((await downloadsOf(content, viewer))?.[0]?.url)
    const refused = [url.replace(version, '0'.repeat(32)), url.replace(/\d+$/, '720'), url.replace(/\d+$/, 'x'), url.replace(version, '..')]
    for (const address of refused) expect((await get(address)).statusCode, address).toBe(404)
    await rm(site.storage.path(`contents/${content}/${version}/360p/seg1.m4s`))
    expect((await get(url)).statusCode).toBe(404)
    const other = url.replace(/\d+$/, '180')
    expect((await get(other)).statusCode).toBe(200)
    await allow(content, false)
    expect((await get(other)).statusCode).toBe(404)
    expect((await get(url)).statusCode).toBe(404)
  })
})

/** A box of an MP4 file with what it contains. */
function mp4Box(type: string, ...children: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(children.map((child) => Buffer.from(child)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

describe('a video whose qualities share one sound', () => {
  const ftyp = mp4Box('ftyp', 'isom')
  const init = (name: string): Buffer =>
    Buffer.concat([
      ftyp,
      mp4Box('moov', mp4Box('mvhd', name), mp4Box('trak', name), mp4Box('mvex', mp4Box('trex', name)), mp4Box('udta', name)),
    ])
  const joined = Buffer.concat([
    ftyp,
    mp4Box(
      'moov',
      mp4Box('mvhd', 'picture'),
      mp4Box('trak', 'picture'),
      mp4Box('trak', 'sound'),
      mp4Box('mvex', mp4Box('trex', 'picture'), mp4Box('trex', 'sound')),
    ),
  ]).toString('latin1')

  async function addShared(soundInit = init('sound')): Promise<string> {
    const { content, version } = await addVideo()
    const folder = site.storage.path(`contents/${content}/${version}`)
    const master = files['master.m3u8']?.replace(
      '#EXTM3U\n',
      '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Son",URI="audio/index.m3u8"\n',
    )
    await writeFile(join(folder, 'master.m3u8'), String(master))
    await mkdir(join(folder, 'audio'))
    await writeFile(
      join(folder, 'audio', 'index.m3u8'),
      String(files['360p/index.m3u8']).replace('#EXT-X-ENDLIST', '#EXTINF:1,\nseg2.m4s\n#EXT-X-ENDLIST'),
    )
    for (const [name, text] of Object.entries({ 'seg0.m4s': 'La-', 'seg1.m4s': 'la-', 'seg2.m4s': 'do' }))
      await writeFile(join(folder, 'audio', name), text)
    await writeFile(join(folder, 'audio', 'init.mp4'), soundInit)
    await writeFile(join(folder, '360p', 'init.mp4'), init('picture'))
    await allow(content)
    return String((await downloadsOf(content, viewer))?.[0]?.url)
  }
  const segments = 'first-La-secondla-do'

  it('is one file with both tracks, whose segments take turns', async () => {
    const url = await addShared()
    const { headers, rawPayload } = await get(url)
    expect(rawPayload.toString('latin1')).toBe(joined + segments)
    expect(headers['content-length']).toBe(String(joined.length + segments.length))
    for (const [first, last] of [
      [0, 9],
      [joined.length - 3, joined.length + 7],
      [joined.length, joined.length],
    ] as const) {
      const part = await get(url, { range: `bytes=${first}-${last}` })
      expect(part.rawPayload.toString('latin1'), `${first}`).toBe((joined + segments).slice(first, last + 1))
    }
  })

  it.each([
    ['is cut', init('sound').subarray(0, 40)],
    ['holds no track', mp4Box('moov', mp4Box('mvhd', ''))],
    ['says nothing', Buffer.alloc(16)],
  ])('is refused when the file that begins its sound %s', async (_, bytes) => {
    expect((await get(await addShared(bytes))).statusCode).toBe(500)
  })
})

it('a range never reaches beyond the file', () => {
  const value = fc.oneof(fc.constant(''), fc.nat(30).map(String))
  fc.assert(
    fc.property(value, value, fc.integer({ min: 1, max: 20 }), (from, to, bytes) => {
      const range = parseRange(`bytes=${from}-${to}`, bytes)
      if (!range) return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeLessThan(bytes)
      expect(range.first).toBeLessThanOrEqual(range.last)
    }),
  )
})
