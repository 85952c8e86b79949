import type { Db } from '../../db/connection/database.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import { keepPosition } from '../../db/history/history.ts'
import { addRetention } from '../../db/retention/retention.ts'
import { addWatched, lockPlay, notePlay } from '../../db/view/playback.ts'
import type { UserContent } from '../../db/reaction/reactions.ts'
import type { Playback } from '../../shared/entities/view.ts'
import { AppError } from '../../shared/errors.ts'
import { fastestSpeed } from '../../shared/limits.ts'
import type { PlayedRange } from '../../shared/playedRanges.ts'
import { manages } from '../content/policy.ts'
import { timesWatched } from '../retention/parts.ts'

const secondsOf = (ranges: readonly PlayedRange[]): number => ranges.reduce((sum, { from, to }) => sum + to - from, 0)

/**
 * Returns the seconds of a report that are plausible: at most what the fastest speed plays in the elapsed time, and at most the video's
 * length per play. All in seconds.
 * @param play.elapsed since the last report, by the server's clock
 * @param play.watched accepted so far of this play
 */
function acceptedSeconds(claimed: number, duration: number, play: { elapsed: number; watched: number }): number {
  return Math.max(Math.min(claimed, play.elapsed * fastestSpeed, duration - play.watched), 0)
}

/**
 * Stores the position of a user's player, and the seconds that they really watched since the last report; in the sums of the content's
 * retention, unless they manage it: creators check their videos.
 * @param content.duration seconds
 * @param report.position seconds from the start
 * @param report.ranges what the player claims to have shown, in seconds from the start
 * @param report.watched their sum, for a player that does not know more
 * @throws AppError NOT_FOUND when they never began it (POST /views)
 */
export async function reportPlayback(
  db: Db,
  of: UserContent,
  content: Pick<ContentRow, 'duration' | 'user_uuid' | 'editor_uuids'>,
  report: { position: number; watched?: number | undefined; ranges: readonly PlayedRange[] },
): Promise<Playback> {
  const position = Math.min(report.position, content.duration)
  return db.transaction().execute(async (tx) => {
    const play = await lockPlay(tx, of)
    if (!play) throw new AppError('NOT_FOUND')
    const watched = acceptedSeconds(report.watched ?? secondsOf(report.ranges), content.duration, play)
    await notePlay(tx, of, watched)
    const kept = await keepPosition(tx, of, position)
    if (watched > 0 && !manages({ uuid: of.user_uuid }, content)) {
      const times = timesWatched(report.ranges, content.duration, watched)
      await addRetention(tx, of, { plays: play.watched === 0 ? 1 : 0, times })
    }
    if (watched > 0) await addWatched(tx, of.content_uuid, watched)
    return { position, watched, kept }
  })
}
