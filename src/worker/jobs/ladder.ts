import { join } from 'node:path'
import type { ConversionDeps } from '../deps.ts'
import { makeLadder } from '../media/ladder.ts'
import { milestones } from '../milestones.ts'
import type { RenditionHeight } from '../../shared/site.ts'
import type { Task } from '../task.ts'
import { cleanupDelaySeconds } from './cleanup.ts'
import { openSource, reportHardwareFailure } from './prepare.ts'

/**
 * Makes all renditions, which replace the first one.
 * @returns the length of the video in seconds; undefined when they were made already
 * @param deps.isTranscribed whether the site makes automatic captions
 * @param deps.highestRendition that the site wants
 */
export async function ladder(
  deps: ConversionDeps & { isTranscribed: boolean; highestRendition: RenditionHeight },
  task: Task,
): Promise<number | undefined> {
  if (task.media.state !== 'watchable') return undefined
  const source = await openSource(deps, task)
  const progress = task.stage(milestones.pictured, milestones.ladder)
  const folder = join(task.folder, 'ladder')
  const { renditions, seconds, damagedAt } = await makeLadder(source, deps.highestRendition, folder, {
    signal: task.signal,
    isDiskLow: task.files.isLow,
    onHardwareFailure: reportHardwareFailure(deps, task),
    onProgress: (done) => progress(done / source.timeline.duration),
  })
  const version = task.files.versionKey()
  const patch = {
    state: 'complete',
    progress: milestones.complete,
    playlist_key: `${version}/master.m3u8`,
    renditions,
    playing_from: source.trim?.start ?? 0,
    duration: seconds,
    ...(damagedAt !== undefined && ({ failure: 'DAMAGED', failure_at: damagedAt } as const)),
  } as const
  await task.publish(folder, version, patch, [
    // The replaced version may be playing: it is removed later.
    { queue: 'media.cleanup', delaySeconds: cleanupDelaySeconds },
    ...(deps.isTranscribed ? [{ queue: 'media.transcribe' } as const] : []),
  ])
  return seconds
}
