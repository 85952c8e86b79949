import { setTimeout as delay } from 'node:timers/promises'
import { tellMoreFollowers } from '../db/announcements.ts'
import { notificationChanges } from '../db/changes.ts'
import { refreshDueSearch } from '../db/search/due.ts'
import { deleteWithdrawnNotifications } from '../db/withdrawals.ts'
import type { WorkerDeps } from './deps.ts'

const lookEveryMs = 1000
/** When something is wrong that a second does not mend. */
const afterFailureMs = 30_000

type Deps = Pick<WorkerDeps, 'database' | 'log'>

/** One batch of what requests left to be done. @returns whether there may be more */
export async function workOff({ database }: Pick<Deps, 'database'>): Promise<boolean> {
  const told = await tellMoreFollowers(database.db)
  if (told) await database.changes.publish(notificationChanges(told))
  const untold = await deleteWithdrawnNotifications(database.db)
  if (untold) await database.changes.publish(notificationChanges(untold))
  const refreshed = await refreshDueSearch(database.db)
  return told !== null || untold !== null || refreshed
}

/** Works off, batch by batch, what requests leave to be done. @returns ends it, once the batch under way is done */
export function watchBacklog(deps: Deps): () => Promise<void> {
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

  async function watch(): Promise<void> {
    while (!signal.aborted) await delay(await work(), undefined, { signal }).catch(() => undefined)
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    await watching
  }
}
