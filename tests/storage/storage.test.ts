import { spawnSync } from 'node:child_process'
import { type FileHandle, mkdir, mkdtemp, open, readdir, readFile, readlink, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultFloorBytes } from '../../src/shared/diskFloor.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { openFolder, type FolderStorage } from '../../src/storage/folder/folderStorage.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lucarne-storage-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the location of the files', () => {
  it('is the data folder by default, or the one of STORAGE_URL', async () => {
    expect((await openFolder({ dataDir })).root).toBe(join(dataDir, 'storage'))
    const elsewhere = join(dataDir, 'ailleurs')
    const storage = await openFolder({ dataDir, url: pathToFileURL(elsewhere).href })
    expect([storage.root, storage.tempDir]).toEqual([join(elsewhere, 'storage'), join(elsewhere, 'tmp')])
  })

  it('with another kind of storage is refused in one clear line', async () => {
    await expect(openStorage({ dataDir, url: 'ftp://x' })).rejects.toThrow('attendu file:///dossier ou s3://seau')
  })
})

describe('a finished file', () => {
  it('is renamed to its key atomically, and is deleted with its folder', async () => {
    const storage = await openFolder({ dataDir })
    const path = storage.tempPath('.txt')
    await writeFile(path, 'bonjour')
    await storage.adopt(path, 'contents/a/b.webp')
    expect([await readFile(storage.path('contents/a/b.webp'), 'utf8'), await readdir(storage.tempDir)]).toEqual(['bonjour', []])
    expect(storage.url('contents/a/b.webp')).toBe('/media/contents/a/b.webp')
    await storage.remove('contents/a')
    await storage.remove('contents/a')
    expect(await storage.disk.exists('contents/a/b.webp')).toBe(false)
  })

  it.runIf(process.platform === 'linux')(
    'is synced before it is renamed, and its folder is synced before it counts as stored',
    async () => {
      const storage = await openFolder({ dataDir })
      const folder = storage.tempPath()
      await mkdir(join(folder, '720'), { recursive: true })
      await writeFile(join(folder, 'master.m3u8'), '#EXTM3U')
      await writeFile(join(folder, '720', '0.m4s'), 'x')
      const synced: string[] = []
      await using any = await open(folder)
      const handles = Object.getPrototypeOf(any)
      const { sync } = handles
      const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
        synced.push(relative(dataDir, await readlink(`/proc/self/fd/${this.fd}`)))
        await sync.call(this)
      })
      await storage.adopt(folder, 'contents/a/version')
      spy.mockRestore()
      const before = relative(dataDir, folder)
      expect(synced.slice(0, 4).toSorted()).toEqual([before, `${before}/720`, `${before}/720/0.m4s`, `${before}/master.m3u8`].toSorted())
      expect(synced[3]).toBe(before)
      expect(synced.slice(4)).toEqual(['storage/contents/a', 'storage/contents', 'storage'])
    },
  )

  it.each(['revoke', 'remove'] as const)('is taken away by %s while smaller sizes of it are being stored', async (way) => {
    const storage = await openFolder({ dataDir })
    const store = async (key: string): Promise<void> => {
      const path = storage.tempPath('.webp')
      await writeFile(path, 'x')
      await storage.adopt(path, key)
    }
    for (let round = 0; round < 20; round += 1) {
      const [picture, sizes] = [`contents/a/${round}.webp`, `contents/a/${round}.sizes`]
      await store(picture)
      await store(`${sizes}/320.webp`)
      const away = new AbortController()
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        for (let count = 0; !away.signal.aborted; count += 1)
          await mkdir(storage.path(sizes), { recursive: true })
            .then(() => writeFile(join(storage.path(sizes), `${writer}-${count}.webp`), 'x'))
            .catch((error: NodeJS.ErrnoException) => {
              // Taken away between the two.
              if (error.code !== 'ENOENT') throw error
            })
      })
      await storage[way](picture).finally(() => away.abort())
      await Promise.all(writers)
      expect(await storage.disk.exists(picture)).toBe(false)
    }
  })

  it('can also be a whole folder', async () => {
    const storage = await openFolder({ dataDir })
    const folder = storage.tempPath()
    await mkdir(folder)
    await writeFile(join(folder, 'master.m3u8'), '#EXTM3U')
    await storage.adopt(folder, 'contents/a/version')
    expect(await storage.disk.exists('contents/a/version/master.m3u8')).toBe(true)
  })

  it.each(['', '/', 'contents', 'contents/', '../contents/a', 'contents/../..'])('«%s» cannot be removed', async (prefix) => {
    const storage = await openFolder({ dataDir })
    await expect(storage.remove(prefix)).rejects.toThrow()
  })
})

describe('the temporary folder at the next start', () => {
  it('loses the files of dead processes, and keeps those of running ones', async () => {
    const storage = await openFolder({ dataDir })
    const mine = storage.tempPath('.mp4')
    const [host = '', , start = ''] = basename(mine).split('-')
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    const named = (pid: number, since: string): string => join(storage.tempDir, `${host}-${pid}-${since}-aaaa`)
    const ofDead = named(dead, start)
    const ofOurNumberBefore = named(process.pid, '1000')
    const ofParent = named(process.ppid, start)
    const ofAnotherHost = join(storage.tempDir, `00000000-${dead}-1-bbbb`)
    const unknown = join(storage.tempDir, 'inconnu')
    for (const path of [mine, ofDead, ofOurNumberBefore, ofParent, ofAnotherHost, unknown]) await writeFile(path, 'x')
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
    await utimes(unknown, twoDaysAgo, twoDaysAgo)

    await openFolder({ dataDir })
    expect(await readdir(storage.tempDir)).toEqual([mine, ofParent, ofAnotherHost].map((path) => basename(path)).toSorted())
  })
})

describe('the reservation of disk space', () => {
  /** A disk floor of half of the free space, whatever this machine's disk has. */
  async function halfFree(): Promise<{ storage: FolderStorage; room: number }> {
    const { freeBytes } = await openFolder({ dataDir })
    const room = Math.floor((await freeBytes()) / 2)
    return { storage: await openFolder({ dataDir, floorBytes: room }), room }
  }
  const MB = 1024 * 1024

  it('is refused for a file that is larger than the space above the floor', async () => {
    const { storage, room } = await halfFree()
    await expect(storage.reserve(room * 1.5)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  })

  it('does not count what was only announced', async () => {
    const { storage, room } = await halfFree()
    const first = await storage.reserve(room * 0.6)
    const second = await storage.reserve(room * 0.6)
    first.release()
    second.release()
  })

  it('is made ahead of each upload in flight, while it arrives too, and released once', async () => {
    const { storage, room } = await halfFree()
    const inFlight = [await storage.reserve(room * 0.8)]
    const most = Math.ceil(room / (16 * MB)) + 1
    // As many windows as there is room for.
    const fill = async (): Promise<void> => {
      while (inFlight.length <= most) inFlight.push(await storage.reserve(16 * MB))
    }
    await expect(fill()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    await writeFile(join(dataDir, 'arrived'), Buffer.alloc(64 * MB, 1), { flush: true })
    await expect(inFlight[0]?.spend(64 * MB)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    for (const upload of inFlight) upload.release()
    for (const upload of inFlight) upload.release()
    inFlight.length = 0
    await expect(fill()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(inFlight.length).toBeGreaterThan(most * 0.8)
    expect(inFlight.length).toBeLessThan(most)
  })

  it.each([
    [100 * 1024, 500],
    [5000, 500],
    [2000, 200],
    [100, 40],
  ])('on a disk of %i MB is possible except for the last %i MB, by default', (disk, floor) => {
    expect(defaultFloorBytes(disk * 1024 * 1024)).toBe(floor * 1024 * 1024)
  })

  it('is refused below half of the floor', async () => {
    const { freeBytes } = await openFolder({ dataDir })
    const free = await freeBytes()
    const low = await openFolder({ dataDir, floorBytes: Math.floor(free * 1.5) })
    expect([await low.isLow(), await low.isFull()]).toEqual([true, false])
    const full = await openFolder({ dataDir, floorBytes: Math.floor(free * 2.5) })
    expect([await full.isLow(), await full.isFull()]).toEqual([true, true])
  })

  it('reports low space below the floor', async () => {
    const storage = await openFolder({ dataDir, floorBytes: Number.MAX_SAFE_INTEGER })
    expect(await storage.isLow()).toBe(true)
  })
})
