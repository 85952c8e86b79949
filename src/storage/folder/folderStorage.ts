import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { defaultFloorBytes } from '../../shared/diskFloor.ts'
import type { Arrival } from '../arrival.ts'
import { addressOf } from '../address.ts'
import { mustBeInside, sizesFolder } from '../keys.ts'
import { locate } from '../location.ts'
import { createSpace, diskBytes, freeBytes } from '../space.ts'
import type { Storage, StorageOptions } from '../storage.ts'
import { openTempFolder, tempPath } from '../tempFolder.ts'
import { moveDurably, sync } from './durable.ts'
import { fileArrival } from './fileArrival.ts'
import { isMissing } from './isMissing.ts'
import { readFolder } from './folderReader.ts'
import { copyUnderNewNames } from './renamedFiles.ts'

/** The site's files in a folder of this machine. */
export type FolderStorage = Storage & {
  root: string
  /** Returns the path of a key. */
  path(key: string): string
}

export async function openFolder(options: StorageOptions): Promise<FolderStorage> {
  const { root, tempDir } = locate(options.dataDir, options.url)
  await mkdir(root, { recursive: true })
  await openTempFolder(tempDir)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const space = createSpace(root, options.floorBytes ?? defaultFloorBytes(await diskBytes(root)))
  const place = {
    url: addressOf(options.mediaUrl),
    path: (key: string) => join(root, key),
    tempPath: (extension?: string) => tempPath(tempDir, extension),
  }

  /** Deleting it in its place would fail where something is stored in it meanwhile. */
  async function takeAway(key: string): Promise<void> {
    const away = place.tempPath()
    try {
      await rename(place.path(key), away)
      await sync(dirname(place.path(key)))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    // A writer that had opened the folder before still adds its file: ENOTEMPTY, until it looks the folder up again.
    await rm(away, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
  }
  async function remove(key: string): Promise<void> {
    mustBeInside(key)
    await takeAway(key)
    // After the picture itself: whoever makes a size looks for the picture once the size is stored.
    if (sizesFolder(key) !== key) await takeAway(sizesFolder(key))
  }
  const adopt = (from: string, key: string): Promise<void> => moveDurably(from, place.path(key))
  const arrivalAt = (path: string): Arrival =>
    fileArrival(path, {
      storeAs: (key) => adopt(path, key),
      async takeBack(key) {
        await mkdir(dirname(path), { recursive: true })
        await rename(place.path(key), path).catch((error: unknown) => {
          if (!isMissing(error)) throw error
        })
      },
    })

  return {
    ...place,
    disk,
    place: root,
    root,
    serve: null,
    observe: null,
    tempDir,
    freeBytes: () => freeBytes(root),
    floorBytes: space.floorBytes,
    reserve: space.reserve,
    isLow: space.isLow,
    isFull: space.isFull,
    adopt,
    arrival: (key) => arrivalAt(place.path(key)),
    receive: () => arrivalAt(place.tempPath()),
    arrived: arrivalAt,
    ...readFolder(root),
    async modifiedAt(key) {
      const facts = await stat(place.path(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      return facts?.mtimeMs
    },
    async localFile(key) {
      await stat(place.path(key))
      return place.path(key)
    },
    copyUnderNewNames: (keys) => copyUnderNewNames(place, keys),
    revoke: remove,
    remove,
  }
}
