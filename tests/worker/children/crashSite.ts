import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { openJobs } from '../../../src/db/jobs/jobs.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openFolder } from '../../../src/storage/folder/folderStorage.ts'
import { findFfmpeg } from '../../../src/worker/media/ffmpeg.ts'
import { startWorker } from '../../../src/worker/worker.ts'
import { unfinishedUploads } from '../../../src/db/media/media.ts'
import { addContent } from '../../support/rows.ts'
import { takeIn } from '../takeIn.ts'

// A process to be killed: `node crashSite.ts <dataDir> [<video to take in>]`. Reports the state of the media to its parent.
const [dataDir = '', video] = process.argv.slice(2)
const database = await openDatabase({ dataDir, log: silentLog })
const storage = await openFolder({ dataDir, floorBytes: 0 })
const jobs = await openJobs(database, silentLog)
await startWorker({ database, storage, jobs, ffmpeg: await findFfmpeg(), log: silentLog })

const content = video ? await addContent(database.db) : (await unfinishedUploads(database.db))[0]?.upload.content_uuid
if (!content) throw new Error('nothing to go on with')
database.changes.subscribe(() => {
  database.db
    .selectFrom('media')
    .select(['state', 'progress', 'failure', 'playlist_key'])
    .where('content_uuid', '=', content)
    .executeTakeFirstOrThrow()
    .then(
      (media) => process.send?.(media),
      (error: unknown) => process.exit(error instanceof Error ? 1 : 2),
    )
})
process.send?.({ state: 'ready' })
if (video) await takeIn({ database, storage, jobs }, content, video)
