import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../../db/embedded/lockFile.ts'
import { moveDurably } from '../../storage/durable.ts'
import { locate } from '../../storage/location.ts'
import type { Env } from '../env.ts'
import { isFolder, isMissing, mustBeApart, mustBeEmpty, namesIn } from './folders.ts'
import { mustBeWhole, sealName, writeSeal } from './seal.ts'

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'storageUrl'>

/** What the data folder holds besides the database and the storage, where there is one. */
const extras = ['demo-accounts.json']

async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
}

/** Stored files are never written again, only removed: a second name is as good as a copy, where the file system can give one. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copy(from, to))
}

/** @returns how many files */
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

/** With PostgreSQL the site may run, and its own tools do better. @throws Error in French */
function mustBeEmbedded({ databaseUrl }: Place): void {
  if (databaseUrl !== undefined)
    throw new Error('avec PostgreSQL (DATABASE_URL), utilisez pg_dump et copiez le stockage, voir docs/operations.md')
}

async function copyExtras(from: string, to: string): Promise<void> {
  for (const name of extras) {
    await copy(join(from, name), join(to, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}

/** @returns how many files of people's it holds */
async function fill(folder: string, database: string, { dataDir, storageUrl }: Place): Promise<number> {
  const databaseFiles = await copyTree(database, join(folder, 'database'), copy)
  const files = await copyTree(locate(dataDir, storageUrl).root, join(folder, 'storage'), linkOrCopy)
  await copyExtras(dataDir, folder)
  await writeSeal(folder, { files, databaseFiles })
  return files
}

/** Moves what a folder holds into another, the seal last: until then the other is no backup, and after a failure it is as empty as before. */
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
 * Copies the embedded database and the storage, which nobody writes meanwhile: it takes the data folder's lock as a site does.
 * @param folder where to; made, or empty
 * @returns how many files of people's it holds
 * @throws Error in French, when the site runs or the folder is not empty among others; nothing half made bears the seal
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
    // A folder that is there may be a mount point, which no rename replaces and beside which lies another disk.
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
 * Puts a backup where there is no site yet: the storage first, so that a database that is there has all its files.
 * @throws Error in French, when there is a site already or the backup is not whole among others
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
