import { deleteExpiredBrowsers } from '../db/knownBrowsers.ts'
import { deleteAbandonedContents } from '../db/media.ts'
import { deleteOldNotifications } from '../db/notifications.ts'
import { deleteExpiredAttempts } from '../db/rateLimits.ts'
import { movePopularityTiers } from '../db/search/tiers.ts'
import { deleteExpiredSessions } from '../db/sessions.ts'
import { deleteExpiredUploads } from '../db/uploadsInFlight.ts'
import type { WorkerDeps } from './deps.ts'
import { cleanup } from './jobs/cleanup.ts'
import { sweepDaily } from './storageSweep.ts'

/** A draft whose file was never sent may sleep in a browser this long. */
const abandonedMs = 30 * 24 * 60 * 60 * 1000
const lookEveryMs = 60 * 60 * 1000

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

/** Removes the records of publications that were begun and never came to a file: a closed tab, a log-out, a change of mind. */
async function removeAbandoned({ database, storage }: Deps): Promise<void> {
  for (const uuid of await deleteAbandonedContents(database.db, new Date(Date.now() - abandonedMs))) {
    await cleanup({ database, storage }, uuid)
  }
}

/**
 * Removes what time alone has made useless. One chore that fails keeps no other from being done.
 * @param signal cuts the long ones short
 */
export async function keepHouse(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const chores = {
    'abandoned publications': () => removeAbandoned(deps),
    'old notifications': () => deleteOldNotifications(db),
    'expired sessions': () => deleteExpiredSessions(db),
    'expired browsers': () => deleteExpiredBrowsers(db),
    'popularity tiers': () => movePopularityTiers(db),
    'expired rate limits': () => deleteExpiredAttempts(db),
    'expired uploads': () => deleteExpiredUploads(db),
    'files without a row': () => sweepDaily(deps, signal),
  }
  for (const [what, chore] of Object.entries(chores)) {
    try {
      await chore()
    } catch (error) {
      deps.log.error({ err: error, what }, 'a chore of the house could not be done')
    }
  }
}

/** Keeps the house now and every hour. @returns ends it, once what is under way is done */
export function watchHouse(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  let keeping = keepHouse(deps, stopping.signal)
  const timer = setInterval(() => {
    keeping = keeping.then(() => keepHouse(deps, stopping.signal))
  }, lookEveryMs)
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await keeping
  }
}
