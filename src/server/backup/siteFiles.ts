import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorMessage } from '../../db/connection/errorMessage.ts'
import type { DumpedDatabase } from '../../db/postgres/siteDump.ts'
import { reasonOf } from '../../storage/bucket/reason.ts'
import { download } from '../../storage/download.ts'
import { type FileReader, ownersFolders } from '../../storage/fileReader.ts'
import { readFolder } from '../../storage/folder/folderReader.ts'
import { linkOrCopy } from '../../storage/folder/linkOrCopy.ts'
import { inParallel } from '../../storage/inParallel.ts'
import { keys, pictureOfSizes, storedFolders } from '../../storage/keys.ts'
import { isBucketUrl, locate } from '../../storage/location.ts'
import { openStorage, type Storage } from '../../storage/storage.ts'
import type { FileList } from './fileList.ts'
import { isFolder, isMissing } from './folders.ts'
import type { Place } from './place.ts'

/** The files of a site that may be running. */
export type SiteFiles = Pick<FileReader, 'list' | 'sizes'> & {
  /** where they are, for messages */
  place: string
  isThere(): Promise<boolean>
  /** Puts a file at a path of this machine. @returns its SHA-256 where that needs no further reading */
  fetch(key: string, bytes: number, path: string): Promise<string | undefined>
  exists(key: string): Promise<boolean>
  /** the file that names the site's database */
  mark(): Promise<string | undefined>
}

/** The saved files of a backup, at `root`, and what is written down about them. */
export type SavedFiles = { root: string; list: FileList; onBytes: (bytes: number) => void }

const copiedAtOnce = 4
/** Unfinished uploads grow while they are copied, and lie in a bucket in other pieces than in a folder: they begin again after a restore. */
export const savedFolders = storedFolders.filter((name) => name !== 'incoming')

const nameOf = (key: string): string => `storage/${key}`

export function folderFiles(root: string): SiteFiles {
  return {
    ...readFolder(root),
    place: root,
    isThere: () => isFolder(root),
    async fetch(key, _bytes, path) {
      await linkOrCopy(join(root, key), path)
      return undefined
    },
    exists: async (key) => existsSync(join(root, key)),
    mark: () =>
      readFile(join(root, keys.site), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
  }
}

/** Of this machine's own disk. */
const diskCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOENT', 'EMFILE'])

export function bucketFiles(storage: Storage): SiteFiles {
  const { place, disk } = storage
  const unread = (key: string) => (error: unknown) => {
    throw new Error(`${place}/${key} ne peut pas être lu : ${reasonOf(error)}`, { cause: error })
  }
  return {
    place,
    // It was reached when it was opened.
    isThere: async () => true,
    async *list(folder) {
      try {
        yield* storage.list(folder)
      } catch (error) {
        unread(folder)(error)
      }
    },
    sizes: (folder) => storage.sizes(folder).catch(unread(folder)),
    fetch: (key, bytes, path) =>
      download(storage, key, bytes, path).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && diskCodes.has(String(error.code))) throw error
        throw new Error(`${place} : ${reasonOf(error)}`, { cause: error })
      }),
    exists: (key) => disk.exists(key).catch(unread(key)),
    mark: async () => ((await disk.exists(keys.site).catch(unread(keys.site))) ? disk.get(keys.site).catch(unread(keys.site)) : undefined),
  }
}

export async function openSiteFiles({ dataDir, storageUrl }: Place): Promise<SiteFiles> {
  if (isBucketUrl(storageUrl)) return bucketFiles(await openStorage({ dataDir, url: storageUrl }))
  return folderFiles(locate(dataDir, storageUrl).root)
}

/** @throws Error in French, where the disk of the files is not mounted, for example */
export async function mustBeThere({ place, isThere }: SiteFiles): Promise<void> {
  if (!(await isThere())) throw new Error(`le stockage ${place} n’existe pas : son disque est-il monté, STORAGE_URL nomme-t-il le bon ?`)
}

/**
 * Checks that the files are those of a database: another storage, or an unmounted disk, would make a backup without files.
 * @throws Error in French
 */
export async function mustBelongTo(database: Pick<DumpedDatabase, 'keys' | 'storageMark'>, files: SiteFiles): Promise<void> {
  // The mark first: the site writes it last.
  const mark = await files.mark()
  const known = await database.storageMark()
  if ((await database.keys()).size > 0) await mustBeThere(files)
  if (mark === known) return
  const found = mark === undefined ? `n’a pas la marque de ce site (fichier « ${keys.site} »)` : 'a la marque d’un autre site'
  throw new Error(`le stockage ${files.place} ${found} : STORAGE_URL nomme-t-il le bon, son disque est-il monté ?`)
}

/** @returns false when the site removed the file meanwhile */
async function save(from: SiteFiles, { root, list, onBytes }: SavedFiles, key: string, bytes: number): Promise<boolean> {
  const path = join(root, key)
  await mkdir(dirname(path), { recursive: true })
  try {
    const sha256 = await from.fetch(key, bytes, path)
    await list.add(nameOf(key), bytes, sha256)
  } catch (error) {
    await rm(path, { force: true })
    if (!(await from.exists(key))) return false
    throw new Error(`${key} n’a pas pu être copié : ${errorMessage(error)}`, { cause: error })
  }
  onBytes(bytes)
  return true
}

/** Saves the files that are not saved yet. @returns their number */
export async function saveNew(from: SiteFiles, saved: SavedFiles): Promise<number> {
  const copies = readFolder(saved.root)
  let count = 0
  for await (const folder of ownersFolders(from, savedFolders)) {
    const [files, known] = await Promise.all([from.sizes(folder), copies.sizes(folder)])
    const missing = [...files].filter(([key]) => !known.has(key))
    await inParallel(missing, copiedAtOnce, async ([key, bytes]) => {
      if (await save(from, saved, key, bytes)) count += 1
    })
  }
  return count
}

/** @returns the number of files: 1 or 0 */
export async function saveMark(from: SiteFiles, { root, list }: SavedFiles): Promise<number> {
  const mark = await from.mark()
  if (mark === undefined) return 0
  await mkdir(root, { recursive: true })
  await writeFile(join(root, keys.site), mark)
  await list.add(nameOf(keys.site), Buffer.byteLength(mark))
  return 1
}

/** The file, or folder of files, directly in its owner's folder that a key belongs to; a picture's smaller sizes belong to it. */
const entryOf = (key: string): string => pictureOfSizes(key.split('/', 3).join('/'))

/**
 * Takes files out of a backup that the site does not have any more and that no row of the backup names: the former addresses of a video that
 * became private, for example, would be readable again after a restore.
 * @returns their number
 */
export async function dropGone(from: SiteFiles, { root, list }: SavedFiles, named: ReadonlySet<string>): Promise<number> {
  const kept = new Set([...named].map(entryOf))
  const copies = readFolder(root)
  let count = 0
  for await (const folder of ownersFolders(copies, savedFolders)) {
    const [files, saved] = await Promise.all([from.sizes(folder), copies.sizes(folder)])
    for (const key of saved.keys()) {
      if (files.has(key) || kept.has(entryOf(key))) continue
      await rm(join(root, key))
      list.drop(nameOf(key))
      count += 1
    }
  }
  return count
}
