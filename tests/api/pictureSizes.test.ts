import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaFiles } from '../../src/api/media/mediaFiles.ts'
import { keys, pictureName, randomName, renamedPicture } from '../../src/storage/keys.ts'
import { averageColor } from '../../src/storage/sharp.ts'
import { openFolder, type FolderStorage } from '../../src/storage/folder/folderStorage.ts'

let dataDir: string
let storage: FolderStorage
let app: FastifyInstance
let url: string
/** The keys that were stored since the last request for them. */
let stored: string[] = []
let isLow = false
let isBroken = false

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lucarne-sizes-'))
  storage = await openFolder({ dataDir })
  app = fastify()
  const watched: FolderStorage = {
    ...storage,
    isLow: async () => isLow,
    async adopt(path, key) {
      if (isBroken) throw new Error('the disk is gone')
      stored.push(key)
      await storage.adopt(path, key)
    },
  }
  await app.register(mediaFiles({ storage: watched }), { prefix: '/media' })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const content = '0b0f5a52-7a39-4a53-9d0e-0d7f6c8b1a11'
const asBrowser = 'image/avif,image/webp,image/*,*/*;q=0.8'

/** Stores a picture with some detail in it. @returns its key */
async function picture(width: number, height: number, key = keys.contentImage(content, randomName())): Promise<string> {
  const noise = { width, height, channels: 3, background: '#c40', noise: { type: 'gaussian', mean: 128, sigma: 20 } } as const
  const path = storage.tempPath('.webp')
  await sharp({ create: noise }).webp().toFile(path)
  await storage.adopt(path, key)
  stored = []
  return key
}

const get = (path: string, accept = asBrowser): Promise<Response> => fetch(`${url}/media/${path}`, { headers: { accept } })

async function shape(response: Response): Promise<unknown> {
  const { format, compression, width, height } = await sharp(await response.bytes()).metadata()
  return { status: response.status, format: compression === 'av1' ? 'avif' : format, width, height }
}
const isThere = (key: string): Promise<boolean> =>
  stat(storage.path(key)).then(
    () => true,
    () => false,
  )

describe('a size of a picture', () => {
  it.each([
    [80, 45],
    [160, 90],
    [320, 180],
    [480, 270],
    [640, 360],
    [1280, 720],
  ])('is %i pixels wide, as AVIF and as WebP', async (width, height) => {
    const key = await picture(1920, 1080)
    expect(await shape(await get(`${key}.${width}`))).toEqual({ status: 200, format: 'avif', width, height })
    expect(await shape(await get(`${key}.${width}`, 'image/webp,*/*'))).toEqual({ status: 200, format: 'webp', width, height })
  })

  it('has the type that was asked for, is cached for ever, and may be shown by other sites', async () => {
    const key = await picture(640, 360)
    const modern = await get(`${key}.320`)
    expect(Object.fromEntries(modern.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const other = await get(`${key}.320`, '*/*')
    expect([other.headers.get('content-type'), other.headers.get('vary')]).toEqual(['image/webp', 'accept'])
  })

  it('is smaller than the picture', async () => {
    const key = await picture(1280, 720)
    const sizes = await Promise.all([`${key}.320`, `${key}.640`, key].map(async (path) => (await (await get(path)).bytes()).length))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect((sizes[0] ?? 0) * 4).toBeLessThan(sizes[2] ?? 0)
  })

  it('is never larger than the picture', async () => {
    const key = await picture(300, 200)
    for (const width of [320, 1280]) {
      expect(await shape(await get(`${key}.${width}`))).toEqual({ status: 200, format: 'avif', width: 300, height: 200 })
    }
  })

  it('keeps the shape of a portrait picture', async () => {
    const key = await picture(720, 1280)
    expect(await shape(await get(`${key}.320`))).toEqual({ status: 200, format: 'avif', width: 320, height: 569 })
  })

  it('is made once for requests at the same time, and read from the storage afterwards', async () => {
    const key = await picture(1280, 720)
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(`${key}.640`)))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect((await get(`${key}.640`)).status).toBe(200)
    expect(stored).toEqual([key.replace('.webp', '.sizes/640.avif')])
  })

  it('exists for avatars and banners too', async () => {
    const avatar = await picture(512, 512, keys.avatar(content, pictureName('a1b2c3')))
    const banner = await picture(1600, 400, keys.banner(content, pictureName('a1b2c3')))
    expect(await shape(await get(`${avatar}.80`))).toMatchObject({ width: 80, height: 80 })
    expect(await shape(await get(`${banner}.1280`))).toMatchObject({ width: 1280, height: 320 })
  })

  it('is the picture itself, not to be kept, where it cannot be made', async () => {
    const key = await picture(640, 360)
    isLow = true
    const full = await get(`${key}.320`)
    isLow = false
    expect([full.headers.get('cache-control'), await shape(full)]).toEqual([
      'no-cache',
      { status: 200, format: 'webp', width: 640, height: 360 },
    ])
    expect(await shape(await get(`${key}.320`))).toMatchObject({ format: 'avif', width: 320 })
    isBroken = true
    expect(await shape(await get(`${key}.480`))).toMatchObject({ format: 'webp', width: 640 })
    isBroken = false
    const broken = keys.contentImage(content, randomName())
    await writeFile(storage.path(broken), 'not a picture')
    const answer = await get(`${broken}.320`)
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-cache', 'not a picture'])
    expect(await readdir(storage.tempDir)).toEqual([])
  })
})

describe('a size of a picture that is gone', () => {
  it.each(['revoke', 'remove'] as const)('is not found, and its files are deleted: %s', async (way) => {
    const key = await picture(640, 360)
    for (const width of [320, 480]) expect((await get(`${key}.${width}`)).status).toBe(200)
    expect(await isThere(key.replace('.webp', '.sizes'))).toBe(true)
    await storage[way](key)
    for (const width of [320, 480, 640]) expect((await get(`${key}.${width}`)).status).toBe(404)
    expect(await isThere(key.replace('.webp', '.sizes'))).toBe(false)
  })

  it('is not found while its files are still there', async () => {
    const key = await picture(640, 360)
    expect((await get(`${key}.320`)).status).toBe(200)
    await rm(storage.path(key))
    expect((await get(`${key}.320`)).status).toBe(404)
  })

  it('leaves nothing when the picture is revoked while the size is being made', async () => {
    const key = await picture(2560, 1440)
    const waiting = [320, 480, 640, 1280].map((width) => get(`${key}.${width}`))
    await expect.poll(() => stored.length).toBeGreaterThan(0)
    await storage.revoke(key)
    await Promise.all(waiting)
    expect((await get(`${key}.1280`)).status).toBe(404)
    expect(await isThere(key.replace('.webp', '.sizes'))).toBe(false)
    expect(await readdir(storage.tempDir)).toEqual([])
  })
})

describe('what is no size of a picture', () => {
  it.each(['.0', '.1', '.319', '.321', '.2560', '.0320', '.320.webp', '.320/', '.-320', '.3e2', '.320px', '.webp', ''])(
    'is not found: the address with «%s»',
    async (end) => {
      const key = await picture(640, 360)
      expect((await get(end === '' ? key.replace('.webp', '.320') : `${key}${end}`)).status).toBe(404)
      expect(stored).toEqual([])
    },
  )

  it('is not found: files by their own names, storyboards, and what is never served', async () => {
    const key = await picture(640, 360)
    await get(`${key}.320`, 'image/webp')
    const sized = key.replace('.webp', '.sizes/320.webp')
    expect(await isThere(sized)).toBe(true)
    const storyboard = `${keys.version(content, randomName())}/storyboard.webp`
    const own = keys.file(content, randomName())
    for (const other of [storyboard, own]) {
      await mkdir(dirname(storage.path(other)), { recursive: true })
      await sharp({ create: { width: 640, height: 360, channels: 3, background: '#c40' } }).toFile(storage.path(other))
    }
    for (const path of [sized, sized.replace('.sizes', '%2esizes'), `${sized}.320`, `${storyboard}.320`, `${own}.320`, own]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  it('is not found, whatever the name', async () => {
    const key = await picture(640, 360)
    const name = key.slice(key.lastIndexOf('/') + 1)
    const part = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '%00',
        '\\',
        'contents',
        'originals',
        'files',
        content,
        name,
        `${name}.320`,
        '.sizes',
        '320.avif',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
        const path = parts.join('/')
        const { statusCode } = await app.inject({ url: `/media/${path}`, headers: { accept: asBrowser } })
        const isPicture = [key, `${key}.320`].includes(path)
        expect([200, 404]).toContain(statusCode)
        expect(statusCode === 200).toBe(isPicture)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the colour of a picture', () => {
  it('is the average of its pixels, over grey where it is transparent', async () => {
    const path = storage.tempPath('.webp')
    const halves = { create: { width: 100, height: 50, channels: 3, background: '#ffffff' } } as const
    const left = { create: { width: 50, height: 50, channels: 3, background: '#ff0000' } } as const
    await sharp(halves)
      .composite([{ input: left, left: 0, top: 0 }])
      .webp({ lossless: true })
      .toFile(path)
    expect(await averageColor(path)).toMatch(/^ff(7f|80)(7f|80)$/)
    await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000000' } })
      .webp({ lossless: true })
      .toFile(path)
    expect(await averageColor(path)).toBe('808080')
    await rm(path)
  })

  it('stays in the name when that is renewed; an older name has none', () => {
    expect(renamedPicture(`contents/x/${randomName()}-a1b2c3.webp`)).toMatch(/^[0-9a-f]{32}-a1b2c3\.webp$/)
    expect(renamedPicture(`contents/x/${randomName()}.webp`)).toMatch(/^[0-9a-f]{32}\.webp$/)
  })
})
