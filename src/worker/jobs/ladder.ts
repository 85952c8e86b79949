import { join } from 'node:path'
import { keys, randomName } from '../../storage/keys.ts'
import type { MediaDeps } from '../deps.ts'
import { makeLadder } from '../media/ladder.ts'
import { milestones } from '../milestones.ts'
import type { Task } from '../task.ts'
import { cleanupDelaySeconds } from './cleanup.ts'
import { openSource, reportHardwareFailure } from './prepare.ts'

/** Makes all renditions, which replace the first one. */
export async function ladder(deps: MediaDeps, task: Task): Promise<void> {
  const { storage, jobs } = deps
  if (task.media.state !== 'watchable') return
  const source = await openSource(deps, task)
  const progress = task.stage(milestones.pictured, milestones.ladder)
  const folder = join(task.folder, 'ladder')
  const { renditions, seconds, damagedAt } = await makeLadder(source, folder, {
    signal: task.signal,
    isDiskLow: storage.isLow,
    onHardwareFailure: reportHardwareFailure(deps, task),
    onProgress: (done) => progress(done / source.timeline.duration),
  })
  const version = keys.version(task.upload.content_uuid, randomName())
  const patch = {
    state: 'complete',
    progress: milestones.complete,
    playlist_key: `${version}/master.m3u8`,
    renditions,
    playing_from: source.trim?.start ?? 0,
    duration: seconds,
    ...(damagedAt !== undefined && ({ failure: 'DAMAGED', failure_at: damagedAt } as const)),
  } as const
  // The replaced version may be playing: it is removed later.
  await task.publish(folder, version, patch, async (tx) => {
    await jobs.enqueue('media.cleanup', task.upload, { tx, delaySeconds: cleanupDelaySeconds })
    if (deps.transcribeCommand !== undefined) await jobs.enqueue('media.transcribe', task.upload, { tx })
  })
  jobs.wake('media.transcribe')
}
