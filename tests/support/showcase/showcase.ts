import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openFolder } from '../../../src/storage/folder/folderStorage.ts'
import { indexAllCaptions } from '../captions.ts'
import { live } from './activity.ts'
import { leaveJobs } from './jobs.ts'
import { leaveMail } from './mails.ts'
import { settlePeople } from './people.ts'
import { leaveCheck } from './storage.ts'
import { publishOthers, publishVideos } from './videos.ts'

/** The ids that addresses need. `hidden` is private, for members; `locked` opens with a password; `failed` and `processing` have no video. */
export type Showcase = {
  video: string
  hidden: string
  locked: string
  processing: string
  failed: string
  /** private, of the viewer */
  playlist: string
  /** public, of the viewer */
  shared: string
  /** the creator's channel, which the administrator edits */
  channel: string
}

/**
 * Writes a whole site into an empty data folder, within seconds: the demonstration's users and clips as they are after their conversion,
 * and users' activity. Start the server afterwards.
 */
export async function writeShowcase(dataDir: string): Promise<Showcase> {
  const database = await openDatabase({ dataDir, log: silentLog })
  try {
    const storage = await openFolder({ dataDir })
    const people = await settlePeople(database)
    const videos = await publishVideos(database, storage, people)
    const others = await publishOthers(database, people)
    await indexAllCaptions(database)
    const playlists = await live(database, people, videos)
    await leaveMail(database, people.uuids.newcomer)
    await leaveJobs(database, { waiting: videos[0] ?? '', failed: videos[1] ?? '' })
    await leaveCheck(database, videos[0] ?? '')
    return { video: videos[0] ?? '', ...others, ...playlists, channel: people.channels[0] ?? '' }
  } finally {
    await database.close()
  }
}
