import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../../db/embedded/lockFile.ts'
import { openForRestore } from '../../db/postgres/siteDump.ts'
import { migrations } from '../../db/schema/migrations.ts'
import { moveDurably } from '../../storage/folder/durable.ts'
import type { Options } from './backup.ts'
import { mustBeEmpty } from './folders.ts'
import type { Place } from './place.ts'
import { openRestoredStorage, type RestoredStorage } from './restoredStorage.ts'
import { dumpName, mustBeWhole, type Seal } from './seal.ts'
import { copyExtras, copyTree } from './trees.ts'

type FillDatabase = () => Promise<void>

/** @throws Error in French */
function mustSuit(seal: Seal, folder: string, { databaseUrl }: Place): void {
  if (seal.format === 1 && databaseUrl !== undefined)
    throw new Error(`la sauvegarde ${folder} est celle d’une base embarquée : elle se remet en place sans DATABASE_URL`)
  if (seal.format === 2 && databaseUrl === undefined)
    throw new Error(`la sauvegarde ${folder} est celle d’une base PostgreSQL : il faut DATABASE_URL, le nom d’une base vide`)
  const newer = seal.format === 2 ? seal.migrations.find((name) => !(name in migrations)) : undefined
  if (newer !== undefined)
    throw new Error(`la sauvegarde ${folder} vient d’une version de Lucarne plus récente que celle-ci (migration ${newer})`)
}

/** @throws Error in French when there is a database already */
async function prepareEmbedded(folder: string, { dataDir }: Place): Promise<FillDatabase> {
  const database = join(dataDir, 'database')
  await mustBeEmpty(database)
  return async () => {
    const unfinished = `${database}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await copyTree(join(folder, 'database'), unfinished)
    await copyExtras(folder, dataDir)
    await moveDurably(unfinished, database)
  }
}

async function preparePostgres(folder: string, url: string, { dataDir }: Place): Promise<FillDatabase> {
  const restoreDump = await openForRestore(url)
  return async () => {
    await restoreDump(join(folder, dumpName))
    await copyExtras(folder, dataDir)
  }
}

/** The storage first, so that a database that exists has all its files. After a failure, both are empty again. */
async function fillBoth(
  folder: string,
  storage: RestoredStorage,
  fillDatabase: FillDatabase,
  onBytes: (bytes: number) => void,
): Promise<{ files: number }> {
  await storage.mustBeEmpty()
  try {
    const files = await storage.fill(join(folder, 'storage'), onBytes)
    await fillDatabase()
    return { files }
  } catch (error) {
    const left = await storage.clear().catch((failure: unknown) => failure)
    if (!(left instanceof Error)) throw error
    throw new Error(`${error instanceof Error ? error.message : String(error)} ; ${left.message}`, { cause: error })
  }
}

/**
 * Restores a backup where there is no site yet.
 * @throws Error in French, for example when there is a site already or the backup is incomplete
 */
export async function restore(place: Place, folder: string, { onBytes = () => undefined }: Options = {}): Promise<{ files: number }> {
  mustSuit(await mustBeWhole(folder), folder, place)
  const { dataDir, databaseUrl } = place
  if (databaseUrl !== undefined) {
    const fillDatabase = await preparePostgres(folder, databaseUrl, place)
    return fillBoth(folder, await openRestoredStorage(place), fillDatabase, onBytes)
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir, () => undefined)
  try {
    return await fillBoth(folder, await openRestoredStorage(place), await prepareEmbedded(folder, place), onBytes)
  } finally {
    await lock.release()
  }
}
