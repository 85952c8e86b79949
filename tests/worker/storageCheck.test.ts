import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '../../src/db/demo/demo.ts'
import { beginDeletion, countOrphans, findCheck, replaceCheck } from '../../src/db/storageCheck/storageChecks.ts'
import { listFindings } from '../../src/db/storageCheck/storageFindings.ts'
import { silentLog } from '../../src/shared/log.ts'
import type { StorageFindingKind } from '../../src/shared/entities/storage.ts'
import { keys, pictureName, randomName, sizesFolder } from '../../src/storage/keys.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import { checkStorage } from '../../src/worker/storageCheck/checkStorage.ts'
import { deleteOrphans } from '../../src/worker/storageCheck/deleteOrphans.ts'
import { bucketCredentials, type BucketServer, startBucketServer } from '../support/bucket/bucketServer.ts'
import { sweepStorage } from '../../src/worker/storageSweep.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let server: BucketServer
let folder: string
beforeAll(async () => {
  Object.assign(process.env, bucketCredentials)
  server = await startBucketServer()
  folder = await mkdtemp(join(tmpdir(), 'lucarne-storage-check-'))
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const dayMs = 24 * 60 * 60 * 1000
const tomorrow = (): number => Date.now() + dayMs + 5000
const { signal } = new AbortController()

describe.each(['folder', 'bucket'] as const)('a check of files in a %s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage({ dataDir: join(folder, kind), floorBytes: 0, ...(kind === 'bucket' && { url: server.url }) })
  })
  beforeEach(async () => {
    const { db } = site.database
    await db.deleteFrom('users').execute()
    await db.deleteFrom('settings').execute()
    await db.deleteFrom('storage_checks').execute()
    await storage.disk.deleteAll()
  })

  async function store(...files: string[]): Promise<string[]> {
    for (const key of files) await storage.disk.put(key, 'abc')
    return files
  }
  const stored = async (): Promise<string[]> => {
    const { objects } = await storage.disk.listAll('', { recursive: true })
    return Array.from(objects, (object) => (object.isFile ? object.key : object.prefix))
      .filter((key) => key !== keys.site)
      .toSorted()
  }
  const request = (): Promise<string> => site.database.db.transaction().execute(replaceCheck)
  const deps = () => ({ database: site.database, storage, log: silentLog })
  const check = async (now = tomorrow()) => {
    const uuid = await request()
    return { uuid, end: await checkStorage(deps(), uuid, signal, now) }
  }
  async function remove(uuid: string, { now = tomorrow(), from = storage } = {}) {
    await site.database.db.transaction().execute((tx) => beginDeletion(tx, uuid))
    await deleteOrphans({ ...deps(), storage: from }, uuid, signal, now)
    const { deleted, kept, gone, failed } = await countOrphans(site.database.db, uuid)
    return { deleted, kept, gone, failed }
  }
  const found = async (which: StorageFindingKind, text = '') =>
    (await listFindings(site.database.db, { limit: 100, after: null }, { kind: which, text })).map(({ key }) => key).toSorted()

  /** A creator's video with a file of each kind, all of them referenced by rows. */
  async function published() {
    const { db } = site.database
    const content = await site.addContent()
    const { uuid: channel, creator_uuid: creator } = await db
      .selectFrom('channels')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const version = keys.version(content, randomName())
    const media = {
      original_key: keys.original(content, randomUUID(), 'mp4'),
      playlist_key: `${version}/master.m3u8`,
      thumbnail_key: keys.contentImage(content, randomName()),
      poster_key: keys.contentImage(content, pictureName('a1b2c3')),
      storyboard_key: `${keys.version(content, randomName())}/storyboard.vtt`,
    }
    const [avatar, banner] = [keys.avatar(creator, randomName()), keys.banner(channel, randomName())]
    await db
      .updateTable('media')
      .set({ ...media, state: 'complete', updated_at: new Date(0) })
      .where('content_uuid', '=', content)
      .execute()
    await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', creator).execute()
    await db.updateTable('channels').set({ banner_key: banner }).where('uuid', '=', channel).execute()
    const others = [`${version}/720/0.m4s`, `${sizesFolder(media.poster_key)}/320.avif`, keys.file(creator, randomName())]
    return { content, creator, channel, media, avatar, files: await store(...Object.values(media), avatar, banner, ...others) }
  }

  it('finds what no row references, with its size, and touches nothing', async () => {
    const { content, creator } = await published()
    const [nobody, version] = [randomUUID(), keys.version(content, randomName())]
    const orphans = await store(
      keys.original(content, randomUUID(), 'webm'),
      keys.avatar(creator, randomName()),
      keys.original(nobody, randomUUID(), 'mp4'),
      keys.file(nobody, randomName()),
      keys.incoming(nobody, randomUUID()),
    )
    await store(`${version}/master.m3u8`, `${version}/720/0.m4s`)
    const before = await stored()
    const { end } = await check()
    expect(end).toEqual({ outcome: 'completed' })
    expect(await found('orphan')).toEqual([...orphans, version].toSorted())
    expect(await found('missing')).toEqual([])
    const [largest] = await listFindings(site.database.db, { limit: 1, after: null }, { kind: 'orphan', text: '' })
    expect(largest).toMatchObject({ key: version, files: 2, bytes: 6, content_uuid: content })
    expect(await findCheck(site.database.db)).toMatchObject({
      state: 'done',
      files: before.length,
      bytes: 3 * before.length,
      orphans: 6,
      orphan_files: 7,
      orphan_bytes: 21,
      missing: 0,
      unknown_names: 0,
    })
    expect(await stored()).toEqual(before)
  })

  it('finds nothing that is younger than a day, nor what is being converted or arrives', async () => {
    const { content, creator } = await published()
    await store(keys.avatar(creator, randomName()))
    await check(Date.now())
    expect(await found('orphan')).toEqual([])

    const upload = { uuid: randomUUID(), user_uuid: creator, content_uuid: content, bytes: 10, fingerprint: 'f', expires_at: new Date() }
    await site.database.db.insertInto('resumable_uploads').values(upload).execute()
    await site.database.db.updateTable('media').set({ state: 'processing' }).where('content_uuid', '=', content).execute()
    await store(keys.incoming(content, upload.uuid), `${keys.version(content, randomName())}/master.m3u8`)
    await check()
    expect((await found('orphan')).filter((key) => key.includes(content))).toEqual([])
  })

  it('finds references without a file, of whatever kind, unless YouTube plays it', async () => {
    const { content, media, avatar } = await published()
    const absent = [media.original_key, media.playlist_key, media.poster_key, avatar]
    for (const key of absent) await storage.disk.delete(key)
    const elsewhere = await site.addContent()
    await site.database.db.updateTable('media').set({ playlist_key: 'youtube/abc' }).where('content_uuid', '=', elsewhere).execute()
    await check()
    expect(await found('missing')).toEqual(absent.toSorted())
    expect(await found('missing', content)).toEqual(absent.filter((key) => key !== avatar).toSorted())
    expect(await findCheck(site.database.db)).toMatchObject({ missing: 4 })
  })

  it('finds nothing missing that is no longer referenced once its file is gone', async () => {
    const { creator, avatar } = await published()
    await storage.disk.delete(avatar)
    const renaming: Storage = {
      ...storage,
      async sizes(prefix) {
        const sizes = await storage.sizes(prefix)
        if (prefix === keys.avatars(creator)) {
          await site.database.db.updateTable('users').set({ avatar_key: null }).where('uuid', '=', creator).execute()
        }
        return sizes
      },
    }
    await checkStorage({ ...deps(), storage: renaming }, await request(), signal, tomorrow())
    expect(await found('missing')).toEqual([])
  })

  it('counts names that the site did not make, and never touches them', async () => {
    const { content } = await published()
    const others = await store(
      `contents/lost_found/${randomName()}`,
      'notes/lisez-moi.txt',
      'contents/lost_found/x',
      'contents/lisez-moi.txt',
      `contents/${content}/a_b`,
      'x',
    )
    const { uuid } = await check()
    expect(await findCheck(site.database.db)).toMatchObject({ orphans: 0, unknown_names: 3 })
    // Nor when a row asked for it.
    await site.database.db
      .insertInto('storage_findings')
      .values([...others, 'constructor/x/y', '../x'].map((key) => ({ check_uuid: uuid, kind: 'orphan' as const, key, files: 1, bytes: 3 })))
      .execute()
    expect(await remove(uuid)).toEqual({ deleted: 0, kept: 8, gone: 0, failed: 0 })
    expect(await stored()).toEqual(expect.arrayContaining(others))
  })

  it('has exactly what it has listed deleted', async () => {
    const { content, creator, files } = await published()
    await store(keys.avatar(creator, randomName()), `${keys.version(content, randomName())}/master.m3u8`)
    const { uuid } = await check()
    const later = await store(keys.avatar(creator, randomName()))
    expect(await remove(uuid)).toEqual({ deleted: 2, kept: 0, gone: 0, failed: 0 })
    expect(await stored()).toEqual([...files, ...later].toSorted())
    expect(await findCheck(site.database.db)).toMatchObject({ deletion_state: 'done' })
  })

  it('keeps what is referenced again, is converted again, was written since, or has gone', async () => {
    const { db } = site.database
    const [{ content, creator, files }, other] = [await published(), await published()]
    const [avatar = '', picture = '', original = ''] = await store(
      keys.avatar(creator, randomName()),
      keys.contentImage(content, randomName()),
      keys.original(other.content, randomUUID(), 'mp4'),
    )
    const [gone = ''] = await store(keys.banner(randomUUID(), randomName()))
    const { uuid } = await check()
    expect(await found('orphan')).toHaveLength(4)
    await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', creator).execute()
    await db
      .updateTable('media')
      .set({ thumbnail_key: picture, updated_at: new Date(0) })
      .where('content_uuid', '=', content)
      .execute()
    await db.updateTable('media').set({ state: 'received' }).where('content_uuid', '=', other.content).execute()
    await storage.remove(gone)
    expect(await remove(uuid)).toEqual({ deleted: 0, kept: 3, gone: 1, failed: 0 })
    expect(await stored()).toEqual([...files, ...other.files, avatar, picture, original].toSorted())

    await store(keys.banner(randomUUID(), randomName()))
    const second = await check()
    expect(await remove(second.uuid, { now: Date.now() })).toEqual({ deleted: 0, kept: 3, gone: 0, failed: 0 })
    expect(await stored()).toHaveLength(files.length + other.files.length + 4)
  })

  it('marks as failed what is in a folder that cannot be read, and deletes the rest', async () => {
    const [{ creator }, other] = [await published(), await published()]
    const [unreadable = '', readable = ''] = await store(keys.avatar(creator, randomName()), keys.avatar(other.creator, randomName()))
    const { uuid } = await check()
    const list: Storage['list'] = (key) => {
      if (unreadable.startsWith(key)) throw new Error('EIO')
      return storage.list(key)
    }
    expect(await remove(uuid, { from: { ...storage, list } })).toEqual({ deleted: 1, kept: 0, gone: 0, failed: 1 })
    expect(await stored()).toContain(unreadable)
    expect(await stored()).not.toContain(readable)
  })

  it('reads a folder once for many orphans', async () => {
    const { creator } = await published()
    await store(...Array.from({ length: 12 }, () => keys.avatar(creator, randomName())))
    const { uuid } = await check()
    const read: string[] = []
    const list: Storage['list'] = (key) => {
      read.push(key)
      return storage.list(key)
    }
    expect(await remove(uuid, { from: { ...storage, list } })).toMatchObject({ deleted: 12 })
    expect(read).toEqual([`avatars/${creator}`])
  })

  it.runIf(kind === 'folder')('leaves alone what a link in the place of a folder leads to', async () => {
    const { content, files } = await published()
    const [root, elsewhere, picture] = [storage.root ?? '', await mkdtemp(join(folder, 'elsewhere-')), randomName()]
    await writeFile(join(elsewhere, picture), 'abc')
    await mkdir(join(root, 'contents'), { recursive: true })
    await symlink(elsewhere, join(root, 'contents', randomUUID()))
    await symlink(join(root, 'originals', content), join(root, 'originals', randomUUID()))
    const { uuid } = await check()
    expect(await found('orphan')).toEqual([])
    await remove(uuid)
    await sweepStorage({ database: site.database, storage, log: silentLog }, { now: tomorrow() })
    expect(await readdir(elsewhere)).toEqual([picture])
    expect(await stored()).toEqual(expect.arrayContaining(files))
  })

  it('tries again what could not be deleted, and nothing else', async () => {
    const { creator, files } = await published()
    const [broken = ''] = await store(keys.avatar(creator, randomName()), keys.avatar(creator, randomName()))
    const { uuid } = await check()
    const from: Storage = { ...storage, remove: (key) => (key === broken ? Promise.reject(new Error('EIO')) : storage.remove(key)) }
    expect(await remove(uuid, { from })).toEqual({ deleted: 1, kept: 0, gone: 0, failed: 1 })
    expect(await stored()).toEqual([...files, broken].toSorted())
    expect(await remove(uuid)).toEqual({ deleted: 2, kept: 0, gone: 0, failed: 0 })
    expect(await stored()).toEqual(files.toSorted())
  })

  it('begins again when its worker died, and a deletion goes on where it was', async () => {
    const { creator, files } = await published()
    await store(...Array.from({ length: 4 }, () => keys.avatar(creator, randomName())))
    const uuid = await request()
    const stop = new AbortController()
    const dying: Storage = {
      ...storage,
      list(prefix) {
        if (prefix === 'logos') stop.abort(new Error('killed'))
        return storage.list(prefix)
      },
    }
    await expect(checkStorage({ ...deps(), storage: dying }, uuid, stop.signal, tomorrow())).rejects.toThrow('killed')
    expect(await findCheck(site.database.db)).toMatchObject({ finished_at: null })
    await checkStorage(deps(), uuid, signal, tomorrow())
    expect(await findCheck(site.database.db)).toMatchObject({ state: 'done', orphans: 4, files: files.length + 4 })
    expect(await found('orphan')).toHaveLength(4)
    // Its worker died once more, before the job was closed.
    await checkStorage(deps(), uuid, signal, tomorrow())
    expect(await findCheck(site.database.db)).toMatchObject({ state: 'done', orphans: 4, files: files.length + 4 })
    expect(await found('orphan')).toHaveLength(4)

    const halt = new AbortController()
    let removed = 0
    const from: Storage = {
      ...storage,
      async remove(key) {
        await storage.remove(key)
        removed += 1
        if (removed === 2) halt.abort(new Error('killed'))
      },
    }
    await site.database.db.transaction().execute((tx) => beginDeletion(tx, uuid))
    await expect(deleteOrphans({ ...deps(), storage: from }, uuid, halt.signal, tomorrow())).rejects.toThrow('killed')
    expect(await stored()).toHaveLength(files.length + 2)
    expect(await remove(uuid)).toEqual({ deleted: 4, kept: 0, gone: 0, failed: 0 })
    expect(await stored()).toEqual(files.toSorted())
  })

  it('compares and deletes nothing when the storage belongs to another database', async () => {
    const { creator } = await published()
    await store(keys.avatar(creator, randomName()))
    const { uuid } = await check()
    const before = await stored()
    await writeSetting(site.database.db, 'storage.site', randomUUID())
    await remove(uuid)
    expect(await findCheck(site.database.db)).toMatchObject({ deletion_finished_at: null })
    expect((await check()).end).toEqual({ outcome: 'refused', reason: expect.stringContaining('une autre base de données') })
    expect(await findCheck(site.database.db)).toMatchObject({ finished_at: null, files: 0 })
    expect(await stored()).toEqual(before)
  })

  it('ends without a word when another one has taken its place', async () => {
    const { creator } = await published()
    await store(keys.avatar(creator, randomName()))
    const first = await request()
    let second = ''
    const slow: Storage = {
      ...storage,
      async *list(prefix) {
        if (prefix === 'banners') second = await request()
        yield* storage.list(prefix)
      },
    }
    expect(await checkStorage({ ...deps(), storage: slow }, first, signal, tomorrow())).toEqual({ outcome: 'completed' })
    expect(await findCheck(site.database.db)).toMatchObject({ uuid: second, finished_at: null, files: 0 })
    expect(await found('orphan')).toEqual([])
    expect(await checkStorage(deps(), first, signal, tomorrow())).toEqual({ outcome: 'completed' })
    expect(await findCheck(site.database.db)).toMatchObject({ uuid: second, finished_at: null })
  })
})

describe('a check that finds very much', () => {
  it('lists ten thousand, and counts all', async () => {
    const { db } = site.database
    await db.deleteFrom('users').execute()
    await db.deleteFrom('settings').execute()
    const nobody = randomUUID()
    await site.storage.disk.put(keys.avatar(nobody, randomName()), 'x')
    const names = Array.from({ length: 10_001 }, () => site.storage.path(keys.avatar(nobody, randomName())))
    for (let at = 0; at < names.length; at += 500) await Promise.all(names.slice(at, at + 500).map((path) => writeFile(path, 'x')))
    const uuid = await db.transaction().execute(replaceCheck)
    await checkStorage(site, uuid, signal, tomorrow())
    expect(await findCheck(db)).toMatchObject({ state: 'done', orphans: 10_002, orphan_bytes: 10_002 })
    expect(await countOrphans(db, uuid)).toMatchObject({ orphans: 10_000, files: 10_000, bytes: 10_000 })
    await rm(site.storage.path(keys.avatars(nobody)), { recursive: true })
  })
})

describe('the worker', () => {
  it('checks and deletes when it is asked to, also without ffmpeg', async () => {
    const { db } = site.database
    await db.deleteFrom('settings').execute()
    await rm(site.storage.root, { recursive: true, force: true })
    await site.startWorker(null)
    const uuid = await db.transaction().execute(async (tx) => {
      const requested = await replaceCheck(tx)
      expect(await site.jobs.enqueueStorage(tx, 'storage.check', requested)).toBe(true)
      expect(await site.jobs.enqueueStorage(tx, 'storage.check', requested)).toBe(false)
      return requested
    })
    site.jobs.wake('storage.check')
    await expect.poll(async () => (await findCheck(db))?.state, { timeout: 10_000 }).toBe('done')
    await db.transaction().execute(async (tx) => {
      await beginDeletion(tx, uuid)
      await site.jobs.enqueueStorage(tx, 'storage.deletion', uuid)
    })
    site.jobs.wake('storage.deletion')
    await expect.poll(async () => (await findCheck(db))?.deletion_state, { timeout: 10_000 }).toBe('done')
  })
})
