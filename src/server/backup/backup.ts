import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { lockFolder } from '../../db/embedded/lockFile.ts'
import { openForDump } from '../../db/postgres/siteDump.ts'
import { moveDurably } from '../../storage/folder/durable.ts'
import { linkOrCopy } from '../../storage/folder/linkOrCopy.ts'
import { isBucketUrl, locate } from '../../storage/location.ts'
import { type FileList, hashOf, startList } from './fileList.ts'
import { isFolder, makePrivate, makePrivateFolder, mustBeApart, mustBeEmpty, namesIn, privateFolderMode, privateMode } from './folders.ts'
import type { Place } from './place.ts'
import { saveRunningSite } from './runningSite.ts'
import { dumpName, writeSeal } from './seal.ts'
import { mustBelongTo, mustBeThere, openSiteFiles, type SavedFiles, saveMark, saveNew, type SiteFiles } from './siteFiles.ts'
import { copy, copyExtras, copyPrivately, copyTree, moveContents } from './trees.ts'

/** `files`: the stored ones in the backup; `lost`: keys of those that the database names and the site does not have */
export type BackedUp = { files: number; lost: string[] }
export type Options = { onBytes?: (bytes: number) => void }
type Put = (from: string, to: string) => Promise<unknown>

/** Returns a function that copies a file into the backup and adds it to the list, as it was before. */
function listing(folder: string, list: FileList, put: Put, withHash: boolean): Put {
  return async (from, to) => {
    await put(from, to)
    const { size } = await stat(from)
    await list.add(relative(folder, to).replaceAll(sep, '/'), size, withHash ? await hashOf(from) : undefined)
  }
}

/** @returns the number of stored files in the backup */
async function saveStoppedFiles(folder: string, files: SiteFiles, place: Place, saved: SavedFiles): Promise<number> {
  await mkdir(saved.root, { mode: privateFolderMode })
  if (isBucketUrl(place.storageUrl)) return (await saveMark(files, saved)) + (await saveNew(files, saved))
  // Hashing all videos would take hours, during which the site is stopped: only their sizes are checked.
  return copyTree(locate(place.dataDir, place.storageUrl).root, saved.root, listing(folder, saved.list, linkOrCopy, false))
}

async function fillFromEmbedded(folder: string, database: string, place: Place, onBytes: (bytes: number) => void): Promise<BackedUp> {
  const siteFiles = await openSiteFiles(place)
  await mustBeThere(siteFiles)
  await using list = await startList(folder)
  await mkdir(join(folder, 'database'), { mode: privateFolderMode })
  const databaseFiles = await copyTree(database, join(folder, 'database'), listing(folder, list, copy, true))
  const files = await saveStoppedFiles(folder, siteFiles, place, { root: join(folder, 'storage'), list, onBytes })
  await copyExtras(place.dataDir, folder, listing(folder, list, copyPrivately, true))
  await writeSeal(folder, { format: 1, files, databaseFiles, listHash: await list.finish() })
  return { files, lost: [] }
}

async function fillFromPostgres(folder: string, url: string, place: Place, onBytes: (bytes: number) => void): Promise<BackedUp> {
  const database = await openForDump(url)
  const siteFiles = await openSiteFiles(place)
  await mustBelongTo(database, siteFiles)
  await using list = await startList(folder)
  const root = join(folder, 'storage')
  await mkdir(root, { mode: privateFolderMode })
  const dump = join(folder, dumpName)
  // pg_dump keeps the mode of a file that is there.
  await writeFile(dump, '', { mode: privateMode, flag: 'wx' })
  const { files, lost, ...schema } = await saveRunningSite(database, siteFiles, { root, list, onBytes }, dump)
  await list.add(dumpName, (await stat(dump)).size, await hashOf(dump))
  await copyExtras(place.dataDir, folder, listing(folder, list, copyPrivately, true))
  const { dumpedBy } = database
  await writeSeal(folder, { format: 2, files, lost: lost.length, dumpedBy, ...schema, listHash: await list.finish() })
  return { files, lost }
}

/** Fills a folder beside the target, which becomes the target, or whose contents do, once it is whole. */
async function fillBeside(folder: string, isThere: boolean, fill: (folder: string) => Promise<BackedUp>): Promise<BackedUp> {
  // An existing folder may be a mount point: it cannot be replaced by a rename, and its parent is on another disk.
  const unfinished = isThere ? join(folder, 'lucarne-backup.unfinished') : `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mustBeEmpty(folder)
  if (isThere) await makePrivate(folder)
  try {
    await makePrivateFolder(unfinished)
    const made = await fill(unfinished)
    await (isThere ? moveContents(unfinished, folder) : moveDurably(unfinished, folder))
    return made
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/**
 * Saves the database and the storage in a folder. A site on PostgreSQL may run meanwhile. For the embedded database it takes the data
 * folder's lock as a site does, so that nothing writes meanwhile.
 * @param folder target; created, or empty
 * @throws Error in French, for example when the folder is not empty; an incomplete backup never has the seal
 */
export async function backUp(place: Place, folder: string, { onBytes = () => undefined }: Options = {}): Promise<BackedUp> {
  const { dataDir, databaseUrl, storageUrl } = place
  const database = join(dataDir, 'database')
  if (databaseUrl === undefined && (await namesIn(database)).length === 0)
    throw new Error(`il n’y a pas de base de données dans ${dataDir}`)
  const isThere = await isFolder(folder)
  const { root, tempDir } = locate(dataDir, isBucketUrl(storageUrl) ? undefined : storageUrl)
  await mustBeApart(folder, [database, root, tempDir, join(dataDir, 'storage')])
  if (databaseUrl !== undefined) return fillBeside(folder, isThere, (into) => fillFromPostgres(into, databaseUrl, place, onBytes))
  const lock = await lockFolder(dataDir, () => undefined)
  try {
    return await fillBeside(folder, isThere, (into) => fillFromEmbedded(into, database, place, onBytes))
  } finally {
    await lock.release()
  }
}
