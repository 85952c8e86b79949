import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findMedia } from '../../src/db/media/media.ts'
import { limits } from '../../src/shared/limits.ts'
import { keys } from '../../src/storage/keys.ts'
import { failure, type FilesSite, formWith, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let creator: Person

beforeAll(async () => {
  site = await openFilesSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  creator = await site.addCreator()
})
afterEach(async () => {
  expect(await site.temporary(), 'nothing stays in the temporary folder').toEqual([])
})

const picture = { create: { width: 900, height: 600, channels: 3, background: '#c04' } } as const
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' }, IFD0: { Copyright: 'Secret' } }

async function saved(name: string, image: Sharp): Promise<string> {
  const path = join(site.storage.tempDir, '..', name)
  await image.toFile(path)
  return path
}
const jpeg = (): Promise<string> => saved('photo.jpg', sharp(picture).jpeg().withExif(place))

async function text(name: string, body: string): Promise<string> {
  const path = join(site.storage.tempDir, '..', name)
  await writeFile(path, body)
  return path
}

const keyOf = (url: string): string => url.replace('/media/', '')
const mine = async (): Promise<string[]> =>
  (await site.stored()).filter((key) => [creator.uuid, creator.channel, creator.content].some((id) => key.includes(id)))

describe('an avatar', () => {
  const avatarAnswer = z.object({ success: z.literal(true), avatar: z.string() })
  const send = async (path: string, person: Person = creator, method: 'POST' | 'PUT' = 'POST') =>
    site.send(method, `/files/avatar/${creator.uuid}`, await formWith(['avatar', path]), person)

  it('is re-encoded as a square WebP, without its metadata', async () => {
    const original = await jpeg()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const answer = await send(original)
    expect(answer.status).toBe(201)
    const { avatar } = avatarAnswer.parse(answer.body)
    const made = await sharp(site.storage.path(keyOf(avatar))).metadata()
    expect([made.format, made.width, made.height, made.exif]).toEqual(['webp', 512, 512, undefined])
    expect((await readFile(site.storage.path(keyOf(avatar)))).includes('Secret')).toBe(false)
  })

  it('replaces the former one, whose file is deleted', async () => {
    await send(await jpeg())
    const answer = await send(await saved('new.png', sharp(picture).png()), creator, 'PUT')
    expect(answer.status).toBe(200)
    expect(await mine()).toEqual([keyOf(avatarAnswer.parse(answer.body).avatar)])
  })

  it('can be a GIF, of which the first frame is kept', async () => {
    const { body } = await send(await saved('a.gif', sharp(picture).gif()))
    const made = await sharp(site.storage.path(keyOf(avatarAnswer.parse(body).avatar))).metadata()
    expect([made.format, made.pages]).toEqual(['webp', undefined])
  })

  it('is served to anyone who has its address, as immutable', async () => {
    const { body } = await send(await jpeg())
    const response = await site.call('GET', avatarAnswer.parse(body).avatar)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('is refused when it is not an image, an SVG, a truncated or an empty file', async () => {
    const whole = await readFile(await jpeg())
    const cut = join(site.storage.tempDir, '..', 'cut.jpg')
    await writeFile(cut, whole.subarray(0, whole.length / 2))
    expect(await send(await text('photo.png', 'Bonjour'))).toMatchObject(failure(415, 'UNSUPPORTED_IMAGE'))
    expect(await send(await text('photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject(
      failure(415, 'UNSUPPORTED_IMAGE'),
    )
    expect(await send(cut)).toMatchObject(failure(415, 'UNSUPPORTED_IMAGE'))
    expect(await send(await text('empty.png', ''))).toMatchObject(failure(422, 'EMPTY_FILE'))
    expect(await mine()).toEqual([])
  })

  it('is refused when its decoded size would exhaust the memory', async () => {
    const bomb = sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } }).png({ compressionLevel: 9 })
    const path = await saved('bomb.png', bomb)
    expect((await stat(path)).size, 'the file itself is small').toBeLessThan(2_000_000)
    expect(await send(path)).toMatchObject(failure(413, 'IMAGE_TOO_MANY_PIXELS'))
    const thumbnail = await formWith(['thumbnail', path])
    const answer = await site.send('POST', `/files/thumbnail/${creator.content}`, thumbnail, creator)
    expect(answer).toMatchObject(failure(413, 'IMAGE_TOO_MANY_PIXELS'))
  })

  it('can only be changed by its user', async () => {
    expect(await send(await jpeg(), await site.addCreator())).toMatchObject(failure(403, 'FORBIDDEN'))
  })
})

describe('a banner', () => {
  const send = async (path: string, person: Person) =>
    site.send('POST', `/files/banner/${creator.channel}`, await formWith(['banner', path]), person)

  it('is stored for its channel', async () => {
    const { status, body } = await send(await jpeg(), creator)
    const { banner_url } = z.object({ success: z.literal(true), banner_url: z.string() }).parse(body)
    expect([status, await mine()]).toEqual([201, [keyOf(banner_url)]])
  })

  it('can only be changed by its channel’s owner', async () => {
    expect(await send(await jpeg(), await site.addCreator())).toMatchObject(failure(403, 'FORBIDDEN'))
    const form = await formWith(['banner', await jpeg()])
    expect(await site.send('POST', `/files/banner/${crypto.randomUUID()}`, form, creator)).toMatchObject(failure(404, 'CHANNEL_NOT_FOUND'))
  })
})

describe('a thumbnail', () => {
  const send = async (path: string, person: Person = creator) =>
    site.send('POST', `/files/thumbnail/${creator.content}`, await formWith(['thumbnail', path]), person)

  it('keeps its proportions, and its change is published', async () => {
    const { promise: announced, resolve } = Promise.withResolvers<unknown>()
    const end = site.database.changes.subscribe(resolve)
    const { status, body } = await send(await jpeg())
    const { url } = z.object({ url: z.string() }).parse(body)
    expect(status).toBe(201)
    expect((await findMedia(site.database.db, creator.content))?.thumbnail_key).toBe(keyOf(url))
    const made = await sharp(site.storage.path(keyOf(url))).metadata()
    expect([made.width, made.height]).toEqual([900, 600])
    expect(await announced).toEqual({ kind: 'media', content_uuid: creator.content, channel_uuid: creator.channel })
    end()
  })

  it('cannot be a GIF, nor be set by another creator', async () => {
    expect(await send(await saved('b.gif', sharp(picture).gif()))).toMatchObject(failure(415, 'UNSUPPORTED_IMAGE'))
    expect(await send(await jpeg(), await site.addCreator())).toMatchObject(failure(403, 'FORBIDDEN'))
  })
})

describe('images of one’s own', () => {
  const storedAnswer = z.object({ name: z.string(), url: z.string() })

  it('can only be read and deleted by their owner', async () => {
    const { status, body } = await site.send('POST', '/files/upload', await formWith(['file', await jpeg()]), creator)
    const { url } = storedAnswer.parse(body)
    const other = await site.addCreator()
    expect(status).toBe(201)
    expect((await site.call('GET', url, creator)).headers.get('content-type')).toBe('image/webp')
    expect((await site.call('GET', url)).status).toBe(401)
    expect((await site.call('GET', url, other)).status).toBe(403)
    expect((await site.call('DELETE', url, other)).status).toBe(403)
    expect((await site.call('GET', `/media/${(await mine())[0]}`, creator)).status, 'not served as a file').toBe(404)
    expect((await site.call('DELETE', url, creator)).status).toBe(204)
    expect((await site.call('GET', url, creator)).status).toBe(404)
  })

  it('can be sent several at a time, all or none are stored', async () => {
    const image = await jpeg()
    const good = await site.send('POST', '/files/upload-multiple', await formWith(['files', image], ['files', image]), creator)
    expect(z.array(storedAnswer).parse(good.body)).toHaveLength(2)
    const bad = await formWith(['files', image], ['files', await text('x.png', 'Bonjour')])
    expect(await site.send('POST', '/files/upload-multiple', bad, creator)).toMatchObject(failure(415, 'UNSUPPORTED_IMAGE'))
    expect(await mine()).toHaveLength(2)
  })

  it('are limited to two hundred, also with concurrent uploads', async () => {
    const folder = site.storage.path(keys.files(creator.uuid))
    await mkdir(folder, { recursive: true })
    for (let index = 0; index < limits.filesPerUser - 2; index += 1) await writeFile(join(folder, `${index}.webp`), 'x')
    const image = await jpeg()
    const send = async () => site.send('POST', '/files/upload', await formWith(['file', image]), creator)
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    const kept = answers.filter(({ status }) => status === 201).length
    expect(kept).toBeLessThanOrEqual(2)
    expect(await mine()).toHaveLength(limits.filesPerUser - 2 + kept)
    for (let index = kept; index < 2; index += 1) expect((await send()).status).toBe(201)
    const refused = await send()
    expect(refused).toMatchObject(failure(409, 'CONFLICT'))
    expect(refused.body).toMatchObject({ error: { message: 'Vous ne pouvez pas garder plus de 200 fichiers' } })
    expect(await mine()).toHaveLength(limits.filesPerUser)
  })

  it('are not found by a name that contains a path', async () => {
    for (const name of ['..%2f..%2fPG_VERSION', 'avatar.webp', `${creator.uuid}_..%2f..%2fx.webp`, '%00']) {
      expect((await site.call('GET', `/api/files/${name}`, creator)).status, name).toBe(404)
    }
  })
})
