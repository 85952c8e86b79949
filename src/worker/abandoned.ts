import { deleteAbandonedContents } from '../db/media.ts'
import type { WorkerDeps } from './deps.ts'
import { cleanup } from './jobs/cleanup.ts'

/** A draft whose file was never sent may sleep in a browser this long. */
const abandonedMs = 30 * 24 * 60 * 60 * 1000
const lookEveryMs = 60 * 60 * 1000

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

/** Removes the records of publications that were begun and never came to a file: a closed tab, a log-out, a change of mind. */
export async function removeAbandoned({ database, storage }: Deps): Promise<void> {
  for (const uuid of await deleteAbandonedContents(database.db, new Date(Date.now() - abandonedMs))) {
    await cleanup({ database, storage }, uuid)
  }
}

/** Looks for them now and every hour. @returns ends it, once the look under way is over */
export function watchAbandoned(deps: Deps): () => Promise<void> {
  const look = async (): Promise<void> => {
    try {
      await removeAbandoned(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'abandoned publications could not be removed')
    }
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, lookEveryMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
