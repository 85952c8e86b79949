import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { defaultFloorBytes } from '../shared/diskFloor.ts'
import { moveDurably, sync } from './durable.ts'
import { sizesFolder } from './keys.ts'
import { type Entry, listPages } from './listing.ts'
import { locate } from './location.ts'
import { type ContentKeys, copyUnderNewNames } from './newNames.ts'
import { createSpace, diskBytes, freeBytes, type Reservation } from './space.ts'
import { openTempFolder, tempPath } from './tempFolder.ts'

/** The site's files. Keys are built by `keys.ts`. */
export type Storage = {
  disk: Disk
  /** local folder; its public parts are served at /media */
  root: string
  tempDir: string
  /** Returns the address of a key, from the site's root: `/media/…`. */
  url(key: string): string
  /** Returns the path of a key on this machine, for ffmpeg. */
  path(key: string): string
  /** Returns a path for an unfinished file or folder. The caller removes it; after a crash, the next start does. */
  tempPath(extension?: string): string
  freeBytes(): Promise<number>
  /** Reserves room for an upload. @throws AppError STORAGE_FULL when it would nearly fill the disk */
  reserve: (bytes: number) => Promise<Reservation>
  /** True when too little room is left to write more files. */
  isLow: () => Promise<boolean>
  /** True when there is no room at all: so little that even the database stops writing. */
  isFull: () => Promise<boolean>
  /** Moves a finished temporary file or folder to its key, atomically and durably: a power cut afterwards loses nothing. */
  adopt(tempPath: string, key: string): Promise<void>
  /** Lists the entries directly in a folder, in pages. */
  list(folder: string): AsyncIterable<Entry[]>
  /** Copies the files under a content's keys to new names next to them. @returns the new keys; a key without a file stays unchanged */
  copyUnderNewNames(keys: ContentKeys): Promise<ContentKeys>
  /**
   * Makes a key, or a whole folder of keys, unreachable in one step that survives a power cut, then removes it, and a picture's
   * smaller sizes with it; a missing key is no error.
   */
  revoke(prefix: string): Promise<void>
  /** Removes a key with a picture's smaller sizes, or a whole folder of keys; a missing key is no error. */
  remove(prefix: string): Promise<void>
}

/**
 * Opens the storage.
 * @param options.floorBytes free bytes that files never take; by default a tenth of the disk, 500 MB at most
 * @throws Error in French when `url` names an unsupported kind of storage
 */
export async function openStorage(options: {
  dataDir: string
  url?: string | undefined
  floorBytes?: number | undefined
}): Promise<Storage> {
  const { root, tempDir } = locate(options.dataDir, options.url)
  await mkdir(root, { recursive: true })
  await openTempFolder(tempDir)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const space = createSpace(root, options.floorBytes ?? defaultFloorBytes(await diskBytes(root)))

  // flydrive treats an empty prefix as the whole storage.
  const mustBeInside = (prefix: string): void => {
    if (!/^[a-z]+\/[^/]/.test(prefix)) throw new Error(`not a key inside a folder: ${prefix}`)
  }
  const place = {
    url: (key: string) => `/media/${key}`,
    path: (key: string) => join(root, key),
    tempPath: (extension?: string) => tempPath(tempDir, extension),
  }

  // After the picture itself: whoever makes a size looks for the picture once the size is stored.
  const removeSizes = async (key: string): Promise<void> => {
    if (sizesFolder(key) !== key) await disk.deleteAll(sizesFolder(key))
  }

  return {
    ...place,
    disk,
    root,
    tempDir,
    freeBytes: () => freeBytes(root),
    reserve: space.reserve,
    isLow: space.isLow,
    isFull: space.isFull,
    adopt: (from, key) => moveDurably(from, join(root, key)),
    list: (folder) => listPages(root, folder),
    copyUnderNewNames: (keys) => copyUnderNewNames(place, keys),
    async revoke(prefix) {
      mustBeInside(prefix)
      const away = place.tempPath()
      try {
        await rename(place.path(prefix), away)
        await sync(dirname(place.path(prefix)))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      }
      await rm(away, { recursive: true, force: true })
      await removeSizes(prefix)
    },
    async remove(prefix) {
      mustBeInside(prefix)
      await disk.deleteAll(prefix)
      await removeSizes(prefix)
    },
  }
}
