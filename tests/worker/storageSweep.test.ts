import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '../../src/db/demo/demo.ts'
import { silentLog } from '../../src/shared/log.ts'
import type { Rendition } from '../../src/shared/entities/media.ts'
import { replaceLogo, siteUuid } from '../../src/db/site/site.ts'
import { keys, pictureName, randomName, sizesFolder } from '../../src/storage/keys.ts'
import { runHousekeeping } from '../../src/worker/housekeeping.ts'
import { sweepStorage } from '../../src/worker/storageSweep.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(async () => {
  await site.database.db.deleteFrom('users').execute()
  await site.database.db.deleteFrom('settings').execute()
  await rm(site.storage.root, { recursive: true })
  await mkdir(site.storage.root)
})
afterAll(() => site.close())

const dayMs = 24 * 60 * 60 * 1000
const tomorrow = (): number => Date.now() + dayMs + 1000
/** All stored files, by their path from the root. */
async function stored(): Promise<string[]> {
  const entries = await readdir(site.storage.root, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [relative(site.storage.root, join(entry.parentPath, entry.name))] : [])).toSorted()
}
async function store(...files: string[]): Promise<string[]> {
  for (const key of files) {
    await mkdir(dirname(site.storage.path(key)), { recursive: true })
    await writeFile(site.storage.path(key), 'x')
  }
  return files
}
const sweep = () => sweepStorage({ ...site, log: silentLog }, { now: tomorrow() })

/** A creator's video with a file of each kind, all of them referenced by rows. */
async function published() {
  const { db } = site.database
  const content = await site.addContent()
  const { uuid: channel, creator_uuid: creator } = await db
    .selectFrom('channels')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const [version, storyboard, upload] = [keys.version(content, randomName()), keys.version(content, randomName()), randomUUID()]
  const media = {
    original_key: keys.original(content, upload, 'mp4'),
    playlist_key: `${version}/master.m3u8`,
    thumbnail_key: keys.contentImage(content, randomName()),
    poster_key: keys.contentImage(content, randomName()),
    storyboard_key: `${storyboard}/storyboard.vtt`,
  }
  const [avatar, banner] = [keys.avatar(creator, randomName()), keys.banner(channel, randomName())]
  const renditions: Rendition[] = []
  await db
    .updateTable('media')
    .set({ ...media, upload_uuid: upload, state: 'complete', renditions: JSON.stringify(renditions), updated_at: new Date(0) })
    .where('content_uuid', '=', content)
    .execute()
  await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', creator).execute()
  await db.updateTable('channels').set({ banner_key: banner }).where('uuid', '=', channel).execute()
  const own = keys.file(creator, randomName())
  const parts = [`${version}/720/init.mp4`, `${version}/720/0.m4s`, `${storyboard}/0.webp`]
  return { content, creator, channel, files: await store(...Object.values(media), ...parts, avatar, banner, own) }
}
/** A file of each kind, of this user. */
const lost = (content: string, user: string, channel: string): Promise<string[]> =>
  store(
    keys.original(content, randomUUID(), 'webm'),
    `${keys.version(content, randomName())}/master.m3u8`,
    keys.contentImage(content, randomName()),
    keys.avatar(user, randomName()),
    keys.banner(channel, randomName()),
  )

describe('the storage sweep', () => {
  it('keeps the logo of the site, and deletes former ones', async () => {
    const { db } = site.database
    const uuid = await siteUuid(db)
    const logo = keys.logo(uuid, pictureName('a1b2c3'))
    await db.transaction().execute((tx) => replaceLogo(tx, logo))
    const files = await store(logo, keys.logo(uuid, pictureName('a1b2c3')), keys.logo(randomUUID(), pictureName('a1b2c3')))
    expect(await sweep()).toBe(2)
    expect(await stored()).toEqual(files.slice(0, 1))
  })

  it('deletes nothing that a row references, of whatever kind', async () => {
    const { files } = await published()
    expect(await sweep()).toBe(0)
    expect(await stored()).toEqual(files.toSorted())
  })

  it('deletes unreferenced files next to it, and all files of deleted accounts and contents, with their folders', async () => {
    const { content, creator, channel, files } = await published()
    await lost(content, creator, channel)
    const nobody = randomUUID()
    await lost(nobody, nobody, nobody)
    await store(keys.file(nobody, randomName()))
    expect(await sweep()).toBe(11)
    expect(await stored()).toEqual(files.toSorted())
    expect(await readdir(site.storage.path('avatars'))).toEqual([creator])
  })

  it('keeps the smaller sizes of a picture as long as the picture, whose name may end in a colour', async () => {
    const { content, creator, channel } = await published()
    const colored = [
      keys.contentImage(content, pictureName('a1b2c3')),
      keys.avatar(creator, pictureName('a1b2c3')),
      keys.banner(channel, pictureName('a1b2c3')),
    ]
    const [thumbnail_key = '', avatar_key = '', banner_key = ''] = colored
    const { db } = site.database
    await db
      .updateTable('media')
      .set({ thumbnail_key, updated_at: new Date(0) })
      .where('content_uuid', '=', content)
      .execute()
    await db.updateTable('users').set({ avatar_key }).where('uuid', '=', creator).execute()
    await db.updateTable('channels').set({ banner_key }).where('uuid', '=', channel).execute()
    await store(...colored)
    await sweep()
    const sizesOf = (key: string): string[] => [`${sizesFolder(key)}/320.avif`, `${sizesFolder(key)}/640.webp`]
    await store(...colored.flatMap(sizesOf))
    const before = await stored()
    const unnamed = [keys.contentImage(content, pictureName('0a0b0c')), keys.avatar(creator, randomName())]
    await store(...unnamed, ...unnamed.flatMap(sizesOf), ...sizesOf(keys.banner(channel, randomName())))
    await sweep()
    expect(await stored()).toEqual(before)
  })

  it('keeps files that are younger than a day', async () => {
    const { content, creator, channel } = await published()
    const nobody = randomUUID()
    await lost(content, creator, channel)
    await lost(nobody, nobody, nobody)
    const before = await stored()
    expect(await sweepStorage({ ...site, log: silentLog })).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['is being converted', { state: 'processing', updated_at: new Date(0) }],
    ['waits for its other qualities', { state: 'watchable', updated_at: new Date(0) }],
    ['changed not long ago', { state: 'complete', updated_at: new Date(Date.now() + dayMs) }],
  ] as const)('keeps all files of a video that %s', async (_what, media) => {
    const { content } = await published()
    await store(`${keys.version(content, randomName())}/master.m3u8`, keys.contentImage(content, randomName()))
    await site.database.db.updateTable('media').set(media).where('content_uuid', '=', content).execute()
    const before = await stored()
    expect(await sweep()).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('does not touch files of other programs', async () => {
    const { content } = await published()
    const before = await store('notes/lisez-moi.txt', 'contents/lost+found/x', 'contents/lisez-moi.txt', `contents/${content}/à+b`)
    expect(await sweep()).toBe(0)
    expect(await stored()).toEqual(expect.arrayContaining(before))
  })
})

describe('the daily housekeeping', () => {
  const keep = async (at: number) => {
    const lines: unknown[] = []
    const log = { ...silentLog, info: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) }
    const now = Date.now
    Date.now = () => at
    try {
      await runHousekeeping({ ...site, log })
    } finally {
      Date.now = now
    }
    return lines
  }
  /** An avatar that was replaced just before the process died. */
  const leaveOne = async (creator: string) => store(keys.avatar(creator, randomName()))

  it('sweeps once, and logs how much was deleted', async () => {
    const { creator, files } = await published()
    await leaveOne(creator)
    expect(await keep(tomorrow())).toEqual([[{ removed: 1 }, 'unreferenced files were deleted']])
    expect(await stored()).toEqual([...files, 'site'].toSorted())
    const [left = ''] = await leaveOne(creator)
    expect(await keep(tomorrow() + dayMs / 2)).toEqual([])
    expect(await stored()).toContain(left)
    expect(await keep(tomorrow() + 2 * dayMs)).toHaveLength(1)
    expect(await stored()).not.toContain(left)
  })

  it('sweeps although the last time is in the future, after the clock was set back', async () => {
    const { creator } = await published()
    await keep(tomorrow())
    const [left = ''] = await leaveOne(creator)
    await writeSetting(site.database.db, 'storage.swept', tomorrow() + 365 * dayMs)
    expect(await keep(tomorrow())).toHaveLength(1)
    expect(await stored()).not.toContain(left)
  })

  it('deletes nothing when the database does not belong to the storage, or has no accounts', async () => {
    await published()
    await keep(tomorrow())
    const before = await stored()
    // The database was lost: an empty one, then one with another account.
    await site.database.db.deleteFrom('users').execute()
    await site.database.db.deleteFrom('settings').execute()
    expect(await keep(tomorrow() + 3 * dayMs)).toEqual([])
    await site.addContent()
    expect(await keep(tomorrow() + 3 * dayMs)).toEqual([[expect.anything(), expect.stringContaining('another database')]])
    await writeSetting(site.database.db, 'storage.site', randomUUID())
    expect(await keep(tomorrow() + 3 * dayMs)).toHaveLength(1)
    expect(await stored()).toEqual(before)
  })
})
