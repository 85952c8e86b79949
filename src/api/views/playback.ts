import type { Db } from '../../db/database.ts'
import { keepPosition } from '../../db/historicals.ts'
import { addWatched, lockPlay, notePlay } from '../../db/playback.ts'
import type { UserContent } from '../../db/reactions.ts'
import type { Playback } from '../../shared/entities/activity.ts'
import { AppError } from '../../shared/errors.ts'
import { fastestSpeed } from '../../shared/limits.ts'

/**
 * The seconds of a report that can be true: no more than the fastest speed shows in the time that passed, and no more of one play
 * than the video is long. All in seconds.
 * @param play.elapsed since the last report, by the server's clock
 * @param play.watched accepted so far of this play
 */
function acceptedSeconds(claimed: number, duration: number, play: { elapsed: number; watched: number }): number {
  return Math.max(Math.min(claimed, play.elapsed * fastestSpeed, duration - play.watched), 0)
}

/**
 * Notes where a user's player stands, and what they really watched since the last report.
 * @param content.duration seconds
 * @param report.position seconds from the start
 * @param report.watched seconds that the player claims
 * @throws AppError NOT_FOUND when they never began it (POST /views)
 */
export async function reportPlayback(
  db: Db,
  of: UserContent,
  content: { duration: number },
  report: Pick<Playback, 'position' | 'watched'>,
): Promise<Playback> {
  const position = Math.min(report.position, content.duration)
  return db.transaction().execute(async (tx) => {
    const play = await lockPlay(tx, of)
    if (!play) throw new AppError('NOT_FOUND')
    const watched = acceptedSeconds(report.watched, content.duration, play)
    await notePlay(tx, of, watched)
    const kept = await keepPosition(tx, of, position)
    if (watched > 0) await addWatched(tx, of.content_uuid, watched)
    return { position, watched, kept }
  })
}
