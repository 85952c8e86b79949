import { arrivalMs } from '../../db/content/contentRows.ts'
import { noteArrival } from '../../db/media/media.ts'
import type { Log } from '../../shared/log.ts'
import type { ApiDeps } from '../deps.ts'

type Deps = Pick<ApiDeps, 'database'> & { log: Log }

/**
 * Marks the content as `arriving` while `receive` runs, so that no other client offers to send its first file. The beginning and the end
 * are published. Of two concurrent uploads, the first one to end clears the mark for both.
 */
export async function announcingArrival<Result>(deps: Deps, contentUuid: string, receive: () => Promise<Result>): Promise<Result> {
  const { database, log } = deps
  async function say(isArriving: boolean, isNews: boolean): Promise<void> {
    try {
      const of = await noteArrival(database.db, contentUuid, isArriving)
      if (of && isNews) await database.changes.publish({ kind: 'media', content_uuid: contentUuid, ...of })
    } catch (error) {
      // A failure to note the arrival must not fail the upload.
      log.warn({ err: error, content_uuid: contentUuid }, 'the arrival of a file could not be recorded')
    }
  }
  let said = say(true, true)
  await said
  const timer = setInterval(() => (said = said.then(() => say(true, false))), arrivalMs / 2.5)
  try {
    return await receive()
  } finally {
    clearInterval(timer)
    await said
    await say(false, true)
  }
}
