import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfKey, ownersFolders } from '../../storage/fileReader.ts'
import { readFolder } from '../../storage/folder/folderReader.ts'
import { inParallel } from '../../storage/inParallel.ts'
import { keys } from '../../storage/keys.ts'
import { isBucketUrl, locate } from '../../storage/location.ts'
import { openStorage, type Storage } from '../../storage/storage.ts'
import { hashOf } from './fileList.ts'
import { isMissing, mustBeEmpty } from './folders.ts'
import { folderPart, type Part } from './part.ts'
import type { Place } from './place.ts'
import { savedFolders } from './siteFiles.ts'

/** The storage that a backup's files are put into. */
export type RestoredStorage = Part<number> & {
  /** @throws Error in French */
  mustBeEmpty(): Promise<void>
}

const copiedAtOnce = 4

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

function bucketPart(from: string, storage: Storage, onBytes: (bytes: number) => void): RestoredStorage {
  const saved = readFolder(from)
  /** folders of the backup whose files may be in the bucket */
  const begun: string[] = []
  let isMarked = false
  const takeBack = async (): Promise<void> => {
    if (isMarked) await storage.disk.delete(keys.site)
    for (const owner of begun)
      await inParallel([...(await saved.sizes(owner)).keys()], copiedAtOnce, (key: string) => storage.disk.delete(key))
  }
  return {
    async mustBeEmpty() {
      const { objects } = await storage.disk.listAll('', { recursive: true })
      if ([...objects].length > 0)
        throw new Error(`le seau ${storage.place} n’est pas vide : videz-le si une restauration y a été interrompue, ou prenez-en un autre`)
    },
    async fill() {
      let files = 0
      const putNext = async ([key, bytes]: readonly [string, number]): Promise<void> => {
        await put(join(from, key), storage, key, bytes)
        files += 1
        onBytes(bytes)
      }
      for await (const owner of ownersFolders(saved, savedFolders)) {
        begun.push(owner)
        await inParallel([...(await saved.sizes(owner))], copiedAtOnce, putNext)
      }
      // At last: a storage without the mark is not finished.
      const mark = await sizeOf(join(from, keys.site))
      isMarked = mark !== undefined
      if (mark !== undefined) await putNext([keys.site, mark])
      return files
    },
    clear: () =>
      takeBack().catch((error: unknown) => {
        throw new Error(`le seau ${storage.place} n’a pas pu être vidé : videz-le avant de recommencer`, { cause: error })
      }),
  }
}

/**
 * Opens the storage of the environment for the files of a folder.
 * @throws Error in French when its bucket cannot be reached
 */
export async function openRestoredStorage(
  from: string,
  { dataDir, storageUrl }: Place,
  onBytes: (bytes: number) => void,
): Promise<RestoredStorage> {
  if (isBucketUrl(storageUrl)) return bucketPart(from, await openStorage({ dataDir, url: storageUrl }), onBytes)
  const { root } = locate(dataDir, storageUrl)
  return { ...folderPart(from, root), mustBeEmpty: () => mustBeEmpty(root) }
}
