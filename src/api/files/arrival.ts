import { arrivalMs } from '../../db/contentRows.ts'
import { noteArrival } from '../../db/media.ts'
import type { Log } from '../../shared/log.ts'
import type { ApiDeps } from '../deps.ts'

type Deps = Pick<ApiDeps, 'database'> & { log: Log }

/**
 * Says for as long as `receive` takes that the content's first file is on its way, so that nobody else offers to send it; whoever looks
 * at the content sees it begin and end. Two at the same time: the one that ends first says so for both.
 */
export async function announcingArrival<Result>(deps: Deps, contentUuid: string, receive: () => Promise<Result>): Promise<Result> {
  const { database, log } = deps
  async function say(isArriving: boolean, isNews: boolean): Promise<void> {
    try {
      const of = await noteArrival(database.db, contentUuid, isArriving)
      if (of && isNews) await database.changes.publish({ kind: 'media', content_uuid: contentUuid, ...of })
    } catch (error) {
      // The file itself matters more than what is said of it.
      log.warn({ err: error, content_uuid: contentUuid }, 'an arrival was not noted')
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
