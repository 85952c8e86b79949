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

/** Returns when an entry was last written or moved, in milliseconds since 1970; undefined when there is none. */
async function changedAtOf(storage: Storage, folder: string, key: string): Promise<number | undefined> {
  for await (const page of storage.list(folder)) {
    const entry = page.find((each) => each.key === key)
    if (entry) return entry.changedAt
  }
  return undefined
}

/** Removes one orphan, unless it is none any more: what the check has seen may be days old. */
async function removeOrphan({ database, storage, log }: Deps, key: string, before: number): Promise<OrphanOutcome> {
  const [first = '', owner = '', name = '', ...others] = key.split('/')
  const find = Object.hasOwn(owners, first) ? owners[first] : undefined
  if (!find || !uuidShape.test(owner) || !nameShape.test(name) || others.length > 0) return 'kept'
  try {
    const changedAt = await changedAtOf(storage, `${first}/${owner}`, key)
    if (changedAt === undefined) return 'gone'
    if (changedAt > before) return 'kept'
    // The last thing before the removal: nobody references a file that has lain unreferenced for a day, but a restored database does.
    const named = (await find(database.db, [owner], before)).get(owner) ?? new Set()
    if (named === 'all' || named.has(pictureOfSizes(key))) return 'kept'
    await storage.remove(key)
    return 'deleted'
  } catch (error) {
    log.error({ err: error, key }, 'an unreferenced file could not be deleted')
    return 'failed'
  }
}

/**
 * Deletes the listed orphans of a check, each after another look at the database and at its age. Repeated, it goes on where it was.
 * @param now milliseconds since 1970
 */
export async function deleteOrphans(deps: Deps, checkUuid: string, signal: AbortSignal, now = Date.now()): Promise<JobEnd> {
  const { database, storage } = deps
  const { db } = database
  if (!(await isOurs(db, storage))) return foreignStorage
  // Deleting makes room, also where there is too little left for other writes.
  return database.despiteLowRoom(async () => {
    for (;;) {
      const orphans: ListedOrphan[] = await listUndecided(db, checkUuid, orphansAtOnce)
      if (orphans.length === 0) break
      for (const { uuid, key } of orphans) {
        signal.throwIfAborted()
        await recordOutcome(db, uuid, await removeOrphan(deps, key, now - settledMs))
      }
    }
    await finishDeletion(db, checkUuid)
    return { outcome: 'completed' }
  })
}
