import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { lockFolder } from '../../db/embedded/lockFile.ts'
import { moveDurably } from '../../storage/folder/durable.ts'
import { linkOrCopy } from '../../storage/folder/linkOrCopy.ts'
import { isBucketUrl, locate } from '../../storage/location.ts'
import type { Env } from '../env.ts'
import { startList } from './fileList.ts'
import { isFolder, isMissing, mustBeApart, mustBeEmpty, namesIn } from './folders.ts'
import { mustBeWhole, sealName, writeSeal } from './seal.ts'

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'storageUrl'>

/** Files of the data folder besides the database and the storage; they may be missing. */
const extras = ['demo-accounts.json']

async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
}

/** @returns the number of files */
async function copyTree(from: string, to: string, put: (from: string, to: string) => Promise<void>): Promise<number> {
  const like = await stat(from).catch(() => ({ mode: 0o700 }))
  await mkdir(to, { recursive: true, mode: like.mode & 0o777 })
  let files = 0
  for (const entry of await readdir(from, { withFileTypes: true }).catch((error: unknown) =>
    isMissing(error) ? [] : Promise.reject(error),
  )) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) files += await copyTree(source, target, put)
    else if (entry.isFile()) {
      await put(source, target)
      files += 1
    }
  }
  return files
}

/** With PostgreSQL the site may run during a backup, and PostgreSQL has better tools. @throws Error in French */
function mustBeEmbedded({ databaseUrl, storageUrl }: Place): void {
  if (databaseUrl !== undefined)
    throw new Error('avec PostgreSQL (DATABASE_URL), utilisez pg_dump et copiez le stockage, voir docs/operations.md')
  if (isBucketUrl(storageUrl))
    throw new Error('les fichiers d’un seau S3 se copient avec les outils de son serveur, voir docs/operations.md')
}

async function copyExtras(from: string, to: string, put = copy): Promise<void> {
  for (const name of extras) {
    await put(join(from, name), join(to, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}

/** @returns the number of stored files in the backup */
async function fill(folder: string, database: string, { dataDir, storageUrl }: Place): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await using list = await startList(folder)
  // Hashing all videos would take hours, during which the site is stopped: only their sizes are checked.
  const listed = (put: (from: string, to: string) => Promise<unknown>, withHash: boolean) => async (from: string, to: string) => {
    await put(from, to)
    await list.add(relative(folder, to).replaceAll(sep, '/'), from, withHash)
  }
  const databaseFiles = await copyTree(database, join(folder, 'database'), listed(copy, true))
  const files = await copyTree(locate(dataDir, storageUrl).root, join(folder, 'storage'), listed(linkOrCopy, false))
  await copyExtras(dataDir, folder, listed(copy, true))
  await writeSeal(folder, { files, databaseFiles, listHash: await list.finish() })
  return files
}

/**
 * Moves the contents of a folder into another, the seal last: until then the target is no backup. After a failure, the target is as empty
 * as before.
 */
async function moveContents(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name !== sealName)
  try {
    for (const name of [...names, sealName]) await moveDurably(join(from, name), join(to, name))
  } catch (error) {
    for (const name of [sealName, ...names]) await rm(join(to, name), { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies the embedded database and the storage. It takes the data folder's lock as a site does, so that nothing writes meanwhile.
 * @param folder target; created, or empty
 * @returns the number of stored files in the backup
 * @throws Error in French, for example when the site runs or the folder is not empty; an incomplete backup never has the seal
 */
export async function backUp(place: Place, folder: string): Promise<{ files: number }> {
  mustBeEmbedded(place)
  const database = join(place.dataDir, 'database')
  if ((await namesIn(database)).length === 0) throw new Error(`il n’y a pas de base de données dans ${place.dataDir}`)
  const isThere = await isFolder(folder)
  const { root, tempDir } = locate(place.dataDir, place.storageUrl)
  await mustBeApart(folder, [database, root, tempDir, join(place.dataDir, 'storage')])
  const lock = await lockFolder(place.dataDir, () => undefined)
  try {
    // An existing folder may be a mount point: it cannot be replaced by a rename, and its parent is on another disk.
    const unfinished = isThere ? join(folder, 'lucarne-backup.unfinished') : `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mustBeEmpty(folder)
    try {
      const files = await fill(unfinished, database, place)
      await (isThere ? moveContents(unfinished, folder) : moveDurably(unfinished, folder))
      return { files }
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}

/**
 * Restores a backup where there is no site yet: the storage first, so that a database that exists has all its files.
 * @throws Error in French, for example when there is a site already or the backup is incomplete
 */
export async function restore(place: Place, folder: string): Promise<{ files: number }> {
  mustBeEmbedded(place)
  await mustBeWhole(folder)
  const database = join(place.dataDir, 'database')
  const { root } = locate(place.dataDir, place.storageUrl)
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(place.dataDir, () => undefined)
  try {
    for (const target of [database, root]) await mustBeEmpty(target)
    let files = 0
    for (const [name, target] of [
      ['storage', root],
      ['database', database],
    ] as const) {
      const unfinished = `${target}.unfinished`
      await rm(unfinished, { recursive: true, force: true })
      const copied = await copyTree(join(folder, name), unfinished, copy)
      if (name === 'storage') files = copied
      if (name === 'database') await copyExtras(folder, place.dataDir)
      await moveDurably(unfinished, target)
    }
    return { files }
  } finally {
    await lock.release()
  }
}
