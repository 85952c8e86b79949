import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import type { Place } from '../../src/server/backup/place.ts'
import { silentLog } from '../../src/shared/log.ts'
import { databasePlace } from './database.ts'
import { createDatabase } from './postgresDatabases.ts'
import { addContent } from './rows.ts'

export type PostgresPlace = Place & { databaseUrl: string }

export function clusterUrl(): string {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') throw new Error('This file belongs to the project server-postgres')
  return template.url
}

/** A site on PostgreSQL with one video, which has two files; each contains its key. */
export type SavedSite = AsyncDisposable & {
  place: PostgresPlace
  /** for backups and whatever else a test writes */
  folder: string
  keys: string[]
  /** Makes a place where nothing is yet. */
  newPlace(storageUrl?: string): Promise<PostgresPlace>
  /** Cleans up at the end, before what was asked for earlier. */
  atEnd(cleanup: () => Promise<unknown>): void
}

export async function savedSite(): Promise<SavedSite> {
  const { dataDir, url, remove } = await databasePlace()
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-saved-'))
  const cleanups: (() => Promise<unknown>)[] = [remove, () => rm(folder, { recursive: true, force: true })]
  const database = await openDatabase({ dataDir, url, log: silentLog })
  const content = await addContent(database.db)
  const keys = [`contents/${content}/${'a'.repeat(32)}.webp`, `originals/${content}/${randomUUID()}.mp4`]
  for (const key of keys) {
    await mkdir(join(dataDir, 'storage', key, '..'), { recursive: true })
    await writeFile(join(dataDir, 'storage', key), key)
  }
  const [thumbnail_key, original_key] = keys
  await database.db.updateTable('media').set({ thumbnail_key, original_key }).where('content_uuid', '=', content).execute()
  await database.close()
  return {
    place: { dataDir, databaseUrl: String(url), storageUrl: undefined },
    folder,
    keys,
    async newPlace(storageUrl) {
      const made = await createDatabase(clusterUrl())
      cleanups.push(made.drop)
      return { dataDir: join(folder, randomUUID()), databaseUrl: made.url, storageUrl }
    },
    atEnd: (cleanup) => void cleanups.push(cleanup),
    async [Symbol.asyncDispose]() {
      for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
    },
  }
}

/** Returns the message of the error that work ends with, else `done`. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: Error) => error.message,
  )
}
