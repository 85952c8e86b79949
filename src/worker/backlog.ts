import { setTimeout as delay } from 'node:timers/promises'
import { tellMoreFollowers } from '../db/announcements.ts'
import { notificationChanges } from '../db/changes.ts'
import { refreshDueSearch } from '../db/search/due.ts'
import { renameAbandoned } from '../db/mediaNames.ts'
import { deleteWithdrawnNotifications } from '../db/withdrawals.ts'
import type { Change } from '../shared/entities/change.ts'
import type { WorkerDeps } from './deps.ts'

const lookEveryMs = 1000
/** When something is wrong that a second does not mend. */
const afterFailureMs = 30_000

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

/** One batch of what requests left to be done. @returns whether there may be more */
export async function workOff({ database }: Pick<Deps, 'database'>): Promise<boolean> {
  const told = await tellMoreFollowers(database.db)
  if (told) await database.changes.publish(notificationChanges(told))
  const untold = await deleteWithdrawnNotifications(database.db)
  if (untold) await database.changes.publish(notificationChanges(untold))
  const refreshed = await refreshDueSearch(database.db)
  return told !== null || untold !== null || refreshed
}

/** Takes away the addresses of media whose contents left the public, where the request that did it was killed. */
export async function withdrawAddresses({ database, storage }: Pick<Deps, 'database' | 'storage'>): Promise<boolean> {
  const renamed = await renameAbandoned(database.db, storage)
  await database.changes.publish(
    renamed.flatMap((content): Change[] => [
      { kind: 'media', ...content },
      { kind: 'addresses', ...content },
    ]),
  )
  return false
}

/** Works off what requests leave to be done; what fails of one kind keeps the other from nothing. @returns ends it, once the batches under way are done */
export function watchBacklog(deps: Deps): () => Promise<void> {
  const ends = [watch(deps, workOff), watch(deps, withdrawAddresses)]
  return async () => void (await Promise.all(ends.map((end) => end())))
}

function watch(deps: Deps, workOff: (deps: Deps) => Promise<boolean>): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  /** @returns how long to rest */
  async function work(): Promise<number> {
    try {
      while (!signal.aborted && (await workOff(deps)));
      return lookEveryMs
    } catch (error) {
      deps.log.error({ err: error }, 'what requests left to be done could not be worked off')
      return afterFailureMs
    }
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) await delay(await work(), undefined, { signal }).catch(() => undefined)
  }
  const going = goOn()
  return async () => {
    stopping.abort()
    await going
  }
}
