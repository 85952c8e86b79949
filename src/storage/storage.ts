import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { defaultFloorBytes } from '../shared/diskFloor.ts'
import { moveDurably, sync } from './durable.ts'
import { type Entry, listPages } from './listing.ts'
import { locate } from './location.ts'
import { type ContentKeys, copyUnderNewNames } from './newNames.ts'
import { createSpace, diskBytes, freeBytes, type Reservation } from './space.ts'
import { openTempFolder, tempPath } from './tempFolder.ts'

/** Where the site's files live. Keys are built by `keys.ts`. */
export type Storage = {
  disk: Disk
  /** local folder; what of it is public is served at /media */
  root: string
  tempDir: string
  /** Address of a key, from the site's root: `/media/…`. */
  url(key: string): string
  /** Path of a key on this machine, for ffmpeg. */
  path(key: string): string
  /** A path for a file or folder in the making; whoever asks removes it, a crash leaves it to the next start. */
  tempPath(extension?: string): string
  freeBytes(): Promise<number>
  /** Keeps room for an upload. @throws AppError STORAGE_FULL when it would come too near to a full disk */
  reserve: (bytes: number) => Promise<Reservation>
  /** Is there too little room left to go on writing? */
  isLow: () => Promise<boolean>
  /** Is there no room at all: so little that even the database stops writing? */
  isFull: () => Promise<boolean>
  /** Moves a finished temporary file, or folder, to its key in one step; a power cut afterwards takes nothing of it away. */
  adopt(tempPath: string, key: string): Promise<void>
  /** What lies directly in a folder, in pages. */
  list(folder: string): AsyncIterable<Entry[]>
  /** Gives what lies under a content's keys other names beside those it has. @returns them; a key under which nothing lies stays */
  copyUnderNewNames(keys: ContentKeys): Promise<ContentKeys>
  /** Takes a key, or a whole folder of keys, away in one step that a power cut does not undo, and removes it then; nothing there is no error. */
  withdraw(prefix: string): Promise<void>
  /** Removes a key, or a whole folder of keys; nothing there is no error. */
  remove(prefix: string): Promise<void>
}

/**
 * @param options.floorBytes free bytes that files never take; by default a tenth of the disk, 500 MB at most
 * @throws Error in French when `url` names a kind of storage that is not there
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

  // flydrive reads an empty prefix as the whole storage.
  const mustBeInside = (prefix: string): void => {
    if (!/^[a-z]+\/[^/]/.test(prefix)) throw new Error(`not a key inside a folder: ${prefix}`)
  }
  const place = {
    url: (key: string) => `/media/${key}`,
    path: (key: string) => join(root, key),
    tempPath: (extension?: string) => tempPath(tempDir, extension),
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
    async withdraw(prefix) {
      mustBeInside(prefix)
      const away = place.tempPath()
      try {
        await rename(place.path(prefix), away)
        await sync(dirname(place.path(prefix)))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      }
      await rm(away, { recursive: true, force: true })
    },
    async remove(prefix) {
      mustBeInside(prefix)
      await disk.deleteAll(prefix)
    },
  }
}
