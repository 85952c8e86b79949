import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../../db/embedded/lockFile.ts'
import { moveDurably } from '../../storage/durable.ts'
import { locate } from '../../storage/location.ts'
import type { Env } from '../env.ts'

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'storageUrl'>

/** Written last: a folder that has it is a whole backup. */
const sealName = 'lucarne-backup.json'
const format = 1
/** What the data folder holds besides the database and the storage, where there is one. */
const extras = ['demo-accounts.json']

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A folder that is not there holds nothing. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}

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

async function mustBeEmpty(folder: string): Promise<void> {
  if ((await namesIn(folder)).length > 0) throw new Error(`le dossier ${folder} n’est pas vide`)
}

async function copyExtras(from: string, to: string): Promise<void> {
  for (const name of extras) {
    await copy(join(from, name), join(to, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}

/**
 * Copies the embedded database and the storage, which nobody writes meanwhile: it takes the data folder's lock as a site does.
 * @param folder where to; made, or empty
 * @returns how many files of people's it holds
 * @throws Error in French, when the site runs or the folder is not empty among others; nothing half made bears the folder's name
 */
export async function backUp(place: Place, folder: string): Promise<{ files: number }> {
  mustBeEmbedded(place)
  const database = join(place.dataDir, 'database')
  if ((await namesIn(database)).length === 0) throw new Error(`il n’y a pas de base de données dans ${place.dataDir}`)
  await mustBeEmpty(folder)
  const lock = await lockFolder(place.dataDir, () => undefined)
  try {
    const unfinished = `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await copyTree(database, join(unfinished, 'database'), copy)
    const files = await copyTree(locate(place.dataDir, place.storageUrl).root, join(unfinished, 'storage'), linkOrCopy)
    await copyExtras(place.dataDir, unfinished)
    await writeFile(join(unfinished, sealName), `${JSON.stringify({ format, madeAt: new Date().toISOString(), files })}\n`)
    await moveDurably(unfinished, folder)
    return { files }
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
  const seal = await readFile(join(folder, sealName), 'utf8').catch((error: unknown) => {
    throw new Error(`${folder} n’est pas une sauvegarde complète de Lucarne`, { cause: error })
  })
  if (!seal.includes(`"format":${format},`)) throw new Error(`la sauvegarde ${folder} vient d’une autre version de Lucarne`)
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
