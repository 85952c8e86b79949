import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../../db/embedded/lockFile.ts'
import { openForRestore } from '../../db/postgres/siteRestore.ts'
import { migrations } from '../../db/schema/migrations.ts'
import { missingFor } from '../../db/schema/contract.ts'
import type { Options } from './backup.ts'
import { mustBeEmpty, privateFolderMode } from './folders.ts'
import { extrasPart, fillAll, folderPart, type Part } from './part.ts'
import type { Place } from './place.ts'
import { openRestoredStorage } from './restoredStorage.ts'
import { dumpName, mustBeWhole, type Seal } from './seal.ts'

/** `lost`: the number of files that the site did not have when it was saved, although its database named them */
export type Restored = { files: number; lost: number }

/** @throws Error in French */
function mustSuit(seal: Seal, folder: string, { databaseUrl }: Place): void {
  if (seal.format === 1 && databaseUrl !== undefined)
    throw new Error(`la sauvegarde ${folder} est celle d’une base embarquée : elle se remet en place sans DATABASE_URL`)
  if (seal.format === 2 && databaseUrl === undefined)
    throw new Error(`la sauvegarde ${folder} est celle d’une base PostgreSQL : il faut DATABASE_URL, le nom d’une base vide`)
  const missing = seal.format === 2 ? missingFor(Object.keys(migrations), new Set(seal.migrations), seal.needed) : undefined
  if (missing !== undefined)
    throw new Error(`la sauvegarde ${folder} vient d’une version de Lucarne plus récente que celle-ci (migration ${missing})`)
}

/** The database last, so that one that exists has all its files. */
async function fillSite(folder: string, place: Place, database: Part, onBytes: (bytes: number) => void): Promise<number> {
  const storage = await openRestoredStorage(join(folder, 'storage'), place, onBytes)
  await storage.mustBeEmpty()
  let files = 0
  const counted: Part = { ...storage, fill: async () => (files = await storage.fill()) }
  await fillAll([extrasPart(folder, place.dataDir), counted, database])
  return files
}

/** @throws Error in French when there is a database already */
async function restoreEmbedded(folder: string, place: Place, onBytes: (bytes: number) => void): Promise<number> {
  const { dataDir } = place
  await mkdir(dataDir, { recursive: true, mode: privateFolderMode })
  const lock = await lockFolder(dataDir, () => undefined)
  try {
    const database = join(dataDir, 'database')
    await mustBeEmpty(database)
    return await fillSite(folder, place, folderPart(join(folder, 'database'), database, privateFolderMode), onBytes)
  } finally {
    await lock.release()
  }
}

/**
 * Restores a backup where there is no site yet.
 * @throws Error in French, for example when there is a site already or the backup is incomplete; what it has put there is removed again
 */
export async function restore(place: Place, folder: string, { onBytes = () => undefined }: Options = {}): Promise<Restored> {
  const seal = await mustBeWhole(folder)
  mustSuit(seal, folder, place)
  const { databaseUrl } = place
  if (seal.format === 1 || databaseUrl === undefined) return { files: await restoreEmbedded(folder, place, onBytes), lost: 0 }
  await using database = await openForRestore(databaseUrl, join(folder, dumpName), seal.dumpedBy)
  // A restore of the dump that fails leaves nothing.
  const part: Part = { fill: () => database.restore(), clear: async () => undefined }
  return { files: await fillSite(folder, place, part, onBytes), lost: seal.lost ?? 0 }
}
