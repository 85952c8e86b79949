import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfKey, ownersFolders } from '../../storage/fileReader.ts'
import { moveDurably } from '../../storage/folder/durable.ts'
import { readFolder } from '../../storage/folder/folderReader.ts'
import { inParallel } from '../../storage/inParallel.ts'
import { keys } from '../../storage/keys.ts'
import { isBucketUrl, locate } from '../../storage/location.ts'
import { openStorage, type Storage } from '../../storage/storage.ts'
import { hashOf } from './fileList.ts'
import { isMissing, mustBeEmpty } from './folders.ts'
import type { Place } from './place.ts'
import { savedFolders } from './siteFiles.ts'
import { copyTree } from './trees.ts'

/** The storage that a backup's files are put into. */
export type RestoredStorage = {
  /** @throws Error in French */
  mustBeEmpty(): Promise<void>
  /** Puts all files of a folder into it. @returns their number */
  fill(from: string, onBytes: (bytes: number) => void): Promise<number>
  /** Removes what `fill` has put there. @throws Error in French that says what is left */
  clear(): Promise<void>
}

const copiedAtOnce = 4

function folder(root: string): RestoredStorage {
  return {
    mustBeEmpty: () => mustBeEmpty(root),
    async fill(from) {
      const unfinished = `${root}.unfinished`
      await rm(unfinished, { recursive: true, force: true })
      const files = await copyTree(from, unfinished)
      await moveDurably(unfinished, root)
      return files
    },
    clear: () => rm(root, { recursive: true, force: true }),
  }
}

/** Copies a file into a bucket and reads it again. @throws Error in French when the copy differs */
async function put(path: string, bucket: Storage, key: string, bytes: number): Promise<void> {
  await bucket.arrived(path).storeAs(key)
  if ((await hashOfKey(bucket, key, bytes)) !== (await hashOf(path))) throw new Error(`la copie de ${key} diffère de l’original`)
}

async function sizeOf(path: string): Promise<number | undefined> {
  const facts = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  return facts?.size
}

async function clearBucket(bucket: Storage): Promise<void> {
  for await (const key of ownersFolders(bucket)) await bucket.remove(key)
  await bucket.disk.delete(keys.site)
}

function bucket(storage: Storage): RestoredStorage {
  return {
    async mustBeEmpty() {
      const { objects } = await storage.disk.listAll('', { recursive: true })
      if ([...objects].length > 0)
        throw new Error(`le seau ${storage.place} n’est pas vide : videz-le si une restauration y a été interrompue, ou prenez-en un autre`)
    },
    async fill(from, onBytes) {
      const saved = readFolder(from)
      let files = 0
      const putNext = async ([key, bytes]: readonly [string, number]): Promise<void> => {
        await put(join(from, key), storage, key, bytes)
        files += 1
        onBytes(bytes)
      }
      for await (const owner of ownersFolders(saved, savedFolders)) await inParallel([...(await saved.sizes(owner))], copiedAtOnce, putNext)
      // At last: a storage without the mark is not finished.
      const mark = await sizeOf(join(from, keys.site))
      if (mark !== undefined) await putNext([keys.site, mark])
      return files
    },
    clear: () =>
      clearBucket(storage).catch((error: unknown) => {
        throw new Error(`le seau ${storage.place} n’a pas pu être vidé : videz-le avant de recommencer`, { cause: error })
      }),
  }
}

/** Opens the storage of the environment. @throws Error in French when its bucket cannot be reached */
export async function openRestoredStorage({ dataDir, storageUrl }: Place): Promise<RestoredStorage> {
  if (isBucketUrl(storageUrl)) return bucket(await openStorage({ dataDir, url: storageUrl }))
  return folder(locate(dataDir, storageUrl).root)
}
