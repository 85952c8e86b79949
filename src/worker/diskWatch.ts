import { beginWarning, endWarning, isWarned, listAdministrators } from '../db/disk/diskWarnings.ts'
import { hasRoomAgain, isNearlyFull, type WatchedDisk } from '../shared/diskFloor.ts'
import type { WorkerDeps } from './deps.ts'

const lookEveryMs = 60_000

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'jobs' | 'log'>

/** Writes to the administrators when a disk is nearly full, once until it has clearly more room again. */
export async function lookAtDisks({ database, storage, jobs, log }: Deps): Promise<void> {
  const ofDatabase = await database.disk()
  const disks: Partial<Record<WatchedDisk, { freeBytes: number; floorBytes: number }>> = {
    // A bucket tells nobody how much room it has left.
    ...(storage.root !== null && { files: { freeBytes: await storage.freeBytes(), floorBytes: storage.floorBytes } }),
    ...(ofDatabase && { database: ofDatabase }),
  }
  for (const disk of ['files', 'database'] as const) {
    const room = disks[disk]
    if (!room) continue
    const wasWarned = await isWarned(database.db, disk)
    if (wasWarned && hasRoomAgain(room)) {
      await database.despiteLowRoom(() => endWarning(database.db, disk))
      log.info({ disk, freeBytes: room.freeBytes }, 'a disk has room again')
    }
    if (wasWarned || !isNearlyFull(room)) continue
    const isFirst = await database.despiteLowRoom(() =>
      database.db.transaction().execute(async (tx) => {
        if (!(await beginWarning(tx, disk))) return false
        for (const user_uuid of await listAdministrators(tx))
          await jobs.sendMail({ kind: 'diskNearlyFull', user_uuid, disk, free_bytes: room.freeBytes, floor_bytes: room.floorBytes }, { tx })
        return true
      }),
    )
    if (isFirst) log.warn({ disk, ...room }, 'a disk is nearly full: the administrators are told')
  }
}

/** Looks at the disks now and every minute. @returns a function that stops it and resolves once the current look is done */
export function watchDisks(deps: Deps): () => Promise<void> {
  let looking = Promise.resolve()
  const look = (): void => {
    looking = looking
      .then(() => lookAtDisks(deps))
      .catch((error: unknown) => deps.log.error({ err: error }, 'the room of the disks could not be watched'))
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
