import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia, type MediaRow, replaceThumbnail, updateMedia } from '../../src/db/media/media.ts'
import { type MediaFiles, renameAbandoned, renameMedia } from '../../src/db/media/mediaNames.ts'
import type { Change } from '../../src/shared/entities/change.ts'
import { reportSchema } from '../../src/shared/entities/report.ts'
import { keys, pictureName, randomName } from '../../src/storage/keys.ts'
import { type FilesSite, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let creator: Person
beforeAll(async () => {
  site = await openFilesSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  creator = await site.addCreator()
})

const upload_uuid = '5f2f3c1e-0000-4000-8000-000000000001'
const version = (): string => keys.version(creator.content, randomName())

async function store(files: Record<string, string>): Promise<void> {
  for (const [key, body] of Object.entries(files)) {
    await mkdir(dirname(site.storage.path(key)), { recursive: true })
    await writeFile(site.storage.path(key), body)
  }
}

/** The files of a version: a playlist, two renditions, their segments. */
const filesOf = (folder: string): Record<string, string> => ({
  [`${folder}/master.m3u8`]: '240p/index.m3u8\n720p/index.m3u8\n',
  [`${folder}/240p/index.m3u8`]: 'seg0.m4s\n',
  [`${folder}/240p/seg0.m4s`]: 'low',
  [`${folder}/720p/index.m3u8`]: 'seg0.m4s\n',
  [`${folder}/720p/seg0.m4s`]: 'high',
})

/** Gives the content all kinds of files, and a version that was replaced recently. @returns the addresses, with the response to each */
async function publish(): Promise<Record<string, string>> {
  const [folder, storyboard, former] = [version(), version(), version()]
  const [poster, thumbnail] = [keys.contentImage(creator.content, randomName()), keys.contentImage(creator.content, randomName())]
  const original = keys.original(creator.content, upload_uuid, 'mp4')
  const files = {
    ...filesOf(former),
    ...filesOf(folder),
    [`${storyboard}/storyboard.vtt`]: `WEBVTT\n\n0 --> 1\n${site.storage.url(storyboard)}/storyboard.webp#xywh=0,0,160,90\n`,
    [`${storyboard}/storyboard.webp`]: 'sprite',
    [poster]: 'poster',
    [thumbnail]: 'thumbnail',
  }
  await store({ ...files, [original]: 'original' })
  const { db } = site.database
  const upload = { content_uuid: creator.content, upload_uuid }
  await db.updateTable('media').set({ upload_uuid, original_key: original }).where('content_uuid', '=', creator.content).execute()
  await updateMedia(db, upload, { state: 'watchable', playlist_key: `${former}/master.m3u8`, poster_key: poster })
  await replaceThumbnail(db, creator.content, thumbnail)
  await updateMedia(db, upload, {
    state: 'complete',
    playlist_key: `${folder}/master.m3u8`,
    storyboard_key: `${storyboard}/storyboard.vtt`,
  })
  return Object.fromEntries(Object.entries(files).map(([key, body]) => [site.storage.url(key), body]))
}

async function media(): Promise<MediaRow> {
  const row = await findMedia(site.database.db, creator.content)
  if (!row) throw new Error('no media')
  return row
}
const folderOf = (key: string | null): string => dirname(key ?? '')
async function read(address: string): Promise<number | string> {
  const response = await site.call('GET', address)
  return response.ok ? response.text() : response.status
}
async function readAll(addresses: readonly string[]): Promise<(number | string)[]> {
  return Promise.all(addresses.map(read))
}
/** All files in the content's folder, by their path in it. */
const filesInFolder = async (): Promise<string[]> => (await readdir(site.storage.path(keys.content(creator.content)))).toSorted()
const named = ({ playlist_key, storyboard_key, poster_key, thumbnail_key }: MediaRow): string[] =>
  [folderOf(playlist_key), folderOf(storyboard_key), poster_key ?? '', thumbnail_key ?? '']
    .map((key) => key.slice(key.lastIndexOf('/') + 1))
    .toSorted()

function send(method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${creator.token}`, ...(body && { 'content-type': 'application/json' }) }
  return fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}
const put = async (path: string, body?: object): Promise<number> => (await send('PUT', path, body)).status
const goPrivate = (): Promise<number> => put(`/contents/${creator.content}`, { statuts: 'private' })

/** Every new address must answer what the old one did. */
async function isWhole(): Promise<void> {
  const row = await media()
  const folder = site.storage.url(folderOf(row.playlist_key))
  const storyboard = site.storage.url(folderOf(row.storyboard_key))
  const expected = Object.entries({
    ...Object.fromEntries(Object.entries(filesOf('')).map(([path, body]) => [`${folder}${path}`, body])),
    [site.storage.url(row.storyboard_key ?? '')]: `WEBVTT\n\n0 --> 1\n${storyboard}/storyboard.webp#xywh=0,0,160,90\n`,
    [`${storyboard}/storyboard.webp`]: 'sprite',
    [site.storage.url(row.poster_key ?? '')]: 'poster',
    [site.storage.url(row.thumbnail_key ?? '')]: 'thumbnail',
  })
  expect(await readAll(expected.map(([address]) => address))).toEqual(expected.map(([, body]) => body))
  expect(await readFile(site.storage.path(row.original_key ?? ''), 'utf8')).toBe('original')
}

describe('a video that becomes private', () => {
  it('has new addresses, and the former ones are revoked', async () => {
    const before = await publish()
    expect(await readAll(Object.keys(before))).toEqual(Object.values(before))
    expect(await goPrivate()).toBe(200)
    expect(await readAll(Object.keys(before))).toEqual(Object.keys(before).map(() => 404))
    await isWhole()
    expect(await filesInFolder()).toEqual(named(await media()))
  })

  it('revokes the smaller sizes of its pictures, and keeps the colour of the new names', async () => {
    await publish()
    const key = keys.contentImage(creator.content, pictureName('a1b2c3'))
    await mkdir(dirname(site.storage.path(key)), { recursive: true })
    await sharp({ create: { width: 640, height: 360, channels: 3, background: '#a1b2c3' } }).toFile(site.storage.path(key))
    await replaceThumbnail(site.database.db, creator.content, key)
    const sizes = [320, 480, 640].map((width) => `${site.storage.url(key)}.${width}`)
    const statuses = async (addresses: string[]) => Promise.all(addresses.map(async (address) => (await site.call('GET', address)).status))
    expect(await statuses(sizes)).toEqual([200, 200, 200])
    expect(await goPrivate()).toBe(200)
    expect(await statuses(sizes)).toEqual([404, 404, 404])
    const { thumbnail_key } = await media()
    expect(thumbnail_key).toMatch(/-a1b2c3\.webp$/)
    expect(await statuses([`${site.storage.url(thumbnail_key ?? '')}.320`])).toEqual([200])
    expect((await filesInFolder()).filter((name) => name.endsWith('.sizes'))).toEqual([
      (thumbnail_key ?? '').slice((thumbnail_key ?? '').lastIndexOf('/') + 1).replace('.webp', '.sizes'),
    ])
  })

  it('has new ones again for fewer people than before, and keeps them for more', async () => {
    await publish()
    expect(await goPrivate()).toBe(200)
    const person = await site.addCreator()
    const { username } = await site.database.db
      .selectFrom('users')
      .select('username')
      .where('uuid', '=', person.uuid)
      .executeTakeFirstOrThrow()
    const changes = [
      [{ audience: 'members' }, true],
      [{ audience: 'members' }, false],
      [{ audience: 'people', allowed_usernames: [username] }, true],
      [{ allowed_usernames: [username] }, false],
      [{ allowed_usernames: [] }, true],
      [{ allowed_usernames: [username] }, false],
      [{ audience: 'members' }, false],
      [{ audience: 'password', password: 'la mer du Nord' }, true],
      [{ password: 'une autre mer' }, true],
      [{ audience: 'people' }, true],
      [{ audience: 'password' }, true],
      [{ audience: 'members' }, true],
      [{ password: 'la mer du Nord' }, false],
      [{ audience: 'link' }, false],
    ] as const
    for (const [details, areNew] of changes) {
      const before = named(await media())
      expect(await put(`/contents/${creator.content}`, { details })).toBe(200)
      expect([details, named(await media()).every((name) => !before.includes(name))]).toEqual([details, areNew])
      await isWhole()
    }
    expect(await filesInFolder()).toEqual(named(await media()))
  })

  it('notifies its viewers of the addresses, and keeps them when it becomes public or stays private', async () => {
    await publish()
    const published: Change[] = []
    const end = site.database.changes.subscribe((change) => published.push(change))
    await goPrivate()
    const of = { content_uuid: creator.content, channel_uuid: creator.channel }
    await expect
      .poll(() => published)
      .toEqual([
        { kind: 'media', ...of },
        { kind: 'addresses', ...of },
      ])
    end()
    const renamed = await media()
    expect(await goPrivate()).toBe(200)
    expect(await put(`/contents/${creator.content}`, { statuts: 'public' })).toBe(200)
    expect(named(await media())).toEqual(named(renamed))
    await isWhole()
  })

  it('also renames a version that is stored at the same moment', async () => {
    const before = await publish()
    const coming = version()
    const upload = { content_uuid: creator.content, upload_uuid }
    await store(filesOf(coming))
    const { storage } = site
    const { db } = site.database
    await sql`update contents set statuts = 'private' where uuid = ${creator.content}::uuid`.execute(db)
    let isFirst = true
    const interfering: MediaFiles = {
      revoke: (key) => storage.revoke(key),
      async copyUnderNewNames(asked) {
        const copied = await storage.copyUnderNewNames(asked)
        if (isFirst) await updateMedia(db, upload, { playlist_key: `${coming}/master.m3u8` })
        isFirst = false
        return copied
      },
    }
    expect(await renameMedia(db, creator.content, interfering)).toBe(true)
    expect(await readAll(Object.keys(before))).toEqual(Object.keys(before).map(() => 404))
    await isWhole()
    expect(await filesInFolder()).toEqual(named(await media()))
  })

  it('gets one set of addresses from two concurrent processes', async () => {
    const before = await publish()
    const { db } = site.database
    await sql`update contents set statuts = 'private' where uuid = ${creator.content}::uuid`.execute(db)
    await Promise.all([1, 2, 3].map(() => renameMedia(db, creator.content, site.storage)))
    expect(await readAll(Object.keys(before))).toEqual(Object.keys(before).map(() => 404))
    await isWhole()
    expect(await filesInFolder()).toEqual(named(await media()))
  })

  it('keeps the files that a conversion has stored but not referenced yet', async () => {
    await publish()
    const coming = version()
    await store(filesOf(coming))
    await goPrivate()
    await updateMedia(site.database.db, { content_uuid: creator.content, upload_uuid }, { playlist_key: `${coming}/master.m3u8` })
    await isWhole()
  })

  it.each([
    { what: 'a moderator hides it', hide: () => put(`/contents/${creator.content}/hidden`) },
    {
      what: 'a report about it is closed so',
      hide: async () => {
        const answer = await send('POST', '/reports', { reason: 'violence', content_uuid: creator.content })
        const { uuid } = reportSchema.parse(await answer.json())
        return put(`/reports/${uuid}`, { status: 'closed', decision: 'hidden' })
      },
    },
  ])('also gets new addresses when $what', async ({ hide }) => {
    const before = await publish()
    await sql`update users set role_uuid = (select uuid from roles where name = 'Modérateur') where uuid = ${creator.uuid}::uuid`.execute(
      site.database.db,
    )
    const kinds: string[] = []
    const end = site.database.changes.subscribe(({ kind }) => kinds.push(kind))
    expect(await hide()).toBe(200)
    expect(await readAll(Object.keys(before))).toEqual(Object.keys(before).map(() => 404))
    await expect.poll(() => kinds).toEqual(['media', 'addresses'])
    end()
    await isWhole()
  })

  it('can become private without files, or with missing files', async () => {
    expect(await goPrivate()).toBe(200)
    await put(`/contents/${creator.content}`, { statuts: 'public' })
    const gone = `${version()}/master.m3u8`
    await sql`update media set playlist_key = ${gone} where content_uuid = ${creator.content}::uuid`.execute(site.database.db)
    expect(await goPrivate()).toBe(200)
    expect((await media()).playlist_key).toBe(gone)
  })
})

describe('a process that is killed during the renaming', () => {
  /** A storage that does this many steps and then nothing more, like a killed process. */
  function dyingAfter(steps: number): MediaFiles {
    let left = steps
    const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (left === 0) throw new Error('killed')
      left -= 1
      return work()
    }
    return {
      copyUnderNewNames: async (asked) => {
        const copied = await step(() => site.storage.copyUnderNewNames(asked))
        return step(async () => copied)
      },
      revoke: (key) => step(() => site.storage.revoke(key)),
    }
  }

  it('leaves a state that the next one can complete, whatever the last step was', async () => {
    const { db } = site.database
    for (let steps = 0; ; steps += 1) {
      creator = await site.addCreator()
      const before = await publish()
      await sql`update contents set statuts = 'private' where uuid = ${creator.content}::uuid`.execute(db)
      const isDone = await renameMedia(db, creator.content, dyingAfter(steps)).then(
        () => true,
        () => false,
      )
      await isWhole()
      await sql`update media_to_rename set since = now() - interval '1 hour'`.execute(db)
      await renameAbandoned(db, site.storage)
      expect(await readAll(Object.keys(before)), `after ${steps} steps`).toEqual(Object.keys(before).map(() => 404))
      await isWhole()
      if (isDone) break
      expect(steps, 'steps that were never enough').toBeLessThan(20)
    }
    const { rows } =
      await sql`select content_uuid from media_to_rename union all select content_uuid from former_media_keys where due`.execute(db)
    expect(rows).toEqual([])
  })

  it('is not taken over while it may still be running', async () => {
    await publish()
    const before = named(await media())
    await sql`update contents set statuts = 'private' where uuid = ${creator.content}::uuid`.execute(site.database.db)
    expect(await renameAbandoned(site.database.db, site.storage)).toEqual([])
    expect(named(await media())).toEqual(before)
  })
})
