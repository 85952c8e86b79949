import type { JobEnd } from '../../db/jobs/running.ts'
import { finishDeletion, type ListedOrphan, listUndecided, recordOutcome } from '../../db/storageCheck/storageChecks.ts'
import type { OrphanOutcome } from '../../shared/entities/storage.ts'
import { pictureOfSizes } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Log } from '../../shared/log.ts'
import { isOurs, nameShape, owners, settledMs, uuidShape } from '../fileOwners.ts'
import { foreignStorage, type StorageWorkDeps } from './checkStorage.ts'

const orphansAtOnce = 100

type Deps = StorageWorkDeps & { log: Log }

/** An owner's folder, as `avatars/<uuid>`, with its orphans of one batch. */
type Folder = { key: string; orphans: ListedOrphan[] }

function foldersOf(orphans: readonly ListedOrphan[]): Folder[] {
  const folders = Map.groupBy(orphans, ({ key }) => key.split('/', 2).join('/'))
  return Array.from(folders, ([key, inFolder]) => ({ key, orphans: inFolder }))
}

/** Returns when the files of a folder were last written or moved, in milliseconds since 1970, by key. */
async function readChanges(storage: Storage, folder: Folder): Promise<Map<string, number>> {
  const keys = new Set(folder.orphans.map(({ key }) => key))
  const changes = new Map<string, number>()
  for await (const page of storage.list(folder.key)) for (const { key, changedAt } of page) if (keys.has(key)) changes.set(key, changedAt)
  return changes
}

/**
 * Removes one orphan, unless it is none any more: what the check has seen may be days old.
 * @param changes of its folder
 */
async function removeOrphan(
  { database, storage }: Deps,
  { key, changes }: { key: string; changes: ReadonlyMap<string, number> },
  before: number,
): Promise<OrphanOutcome> {
  const [first = '', owner = '', name = '', ...others] = key.split('/')
  const find = Object.hasOwn(owners, first) ? owners[first] : undefined
  if (!find || !uuidShape.test(owner) || !nameShape.test(name) || others.length > 0) return 'kept'
  const changedAt = changes.get(key)
  if (changedAt === undefined) return 'gone'
  if (changedAt > before) return 'kept'
  // The last thing before the removal: nobody references a file that has lain unreferenced for a day, but a restored database does.
  const named = (await find(database.db, [owner], before)).get(owner) ?? new Set()
  if (named === 'all' || named.has(pictureOfSizes(key))) return 'kept'
  await storage.remove(key)
  return 'deleted'
}

/**
 * Deletes the listed orphans of a check, each after another look at the database and at its age. Repeated, it goes on where it was.
 * @param now milliseconds since 1970
 */
export async function deleteOrphans(deps: Deps, checkUuid: string, signal: AbortSignal, now = Date.now()): Promise<JobEnd> {
  const { database, storage, log } = deps
  const { db } = database
  if (!(await isOurs(db, storage))) return foreignStorage
  const failed = (key: string, error: unknown): OrphanOutcome => {
    log.error({ err: error, key }, 'an unreferenced file could not be deleted')
    return 'failed'
  }
  // Deleting makes room, also where there is too little left for other writes.
  return database.despiteLowRoom(async () => {
    for (;;) {
      const listed = await listUndecided(db, checkUuid, orphansAtOnce)
      if (listed.length === 0) break
      for (const folder of foldersOf(listed)) {
        signal.throwIfAborted()
        const reading = readChanges(storage, folder)
        for (const { uuid, key } of folder.orphans) {
          signal.throwIfAborted()
          const outcome = await reading
            .then((changes) => removeOrphan(deps, { key, changes }, now - settledMs))
            .catch((error: unknown) => failed(key, error))
          await recordOutcome(db, uuid, outcome)
        }
      }
    }
    await finishDeletion(db, checkUuid)
    return { outcome: 'completed' }
  })
}
