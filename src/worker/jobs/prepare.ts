import { join } from 'node:path'
import { keys, randomName } from '../../storage/keys.ts'
import type { MediaDeps } from '../deps.ts'
import { MediaFailure } from '../media/failures.ts'
import type { HlsSource } from '../media/source.ts'
import { makePoster, makeStoryboard } from '../media/images.ts'
import { inspect } from '../media/inspect.ts'
import { probe } from '../media/probe.ts'
import { makeQuickRendition } from '../media/quickRendition.ts'
import { assertComplete, readTimeline } from '../media/timeline.ts'
import { milestones } from '../milestones.ts'
import type { Task } from '../task.ts'

/** Returns the uploaded file of a task, with its path on this machine. @param look how closely to examine it first */
export async function openSource({ storage, tools }: MediaDeps, { media, signal }: Task, look = probe): Promise<HlsSource> {
  if (media.original_key === null) throw new MediaFailure('NOT_A_VIDEO', new Error('the uploaded file is gone'))
  const path = storage.path(media.original_key)
  const facts = await look(tools, path, signal)
  const timeline = await readTimeline(tools, path, facts, signal)
  assertComplete(facts.duration, timeline, timeline.duration)
  return { tools, path, facts, timeline }
}

/** Makes the upload watchable, then makes its pictures, then enqueues the full ladder. Finished steps are not repeated. */
export async function prepare(deps: MediaDeps, task: Task): Promise<void> {
  if (task.media.state === 'complete' || task.media.state === 'failed') return
  const isWatchable = task.media.state === 'watchable'
  if (!isWatchable) await task.update({ state: 'processing', failure: null, progress: milestones.begun })
  const source = await openSource(deps, task, inspect)
  const duration = isWatchable ? task.media.duration : await publishQuickRendition(deps, task, source)
  await publishImages(deps, task, source, duration)
}

/** @returns the video's duration, in seconds */
async function publishQuickRendition({ storage }: MediaDeps, task: Task, source: HlsSource): Promise<number> {
  const { facts, timeline } = source
  await task.update({ duration: timeline.duration, width: facts.width, height: facts.height, progress: milestones.probed })
  const progress = task.stage(milestones.probed, milestones.watchable)
  const folder = join(task.folder, 'quick')
  const quick = await makeQuickRendition(source, folder, {
    signal: task.signal,
    isDiskLow: storage.isLow,
    onProgress: (seconds) => progress(seconds / timeline.duration),
  })
  const version = keys.version(task.upload.content_uuid, randomName())
  await task.publish(folder, version, {
    state: 'watchable',
    playlist_key: `${version}/master.m3u8`,
    renditions: quick.renditions,
    duration: quick.seconds,
    progress: milestones.watchable,
  })
  return quick.seconds
}

/** Makes one of the two pictures. A video without readable pictures can still be watched. */
async function unlessUnreadable(deps: MediaDeps, task: Task, what: string, make: () => Promise<string>): Promise<string | null> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error
    deps.log.warn({ ...task.upload, err: error, what }, 'no thumbnail could be extracted from the video')
    return null
  }
}

async function publishImages(deps: MediaDeps, task: Task, source: HlsSource, duration: number): Promise<void> {
  const { storage, jobs } = deps
  const content = task.upload.content_uuid
  const posterKey = await unlessUnreadable(deps, task, 'poster', async () => {
    const [path, key] = [join(task.folder, 'poster.webp'), keys.contentImage(content, randomName())]
    await makePoster(source, path, { ...task, duration })
    await storage.adopt(path, key)
    return key
  })
  const storyboardFolder = await unlessUnreadable(deps, task, 'storyboard', async () => {
    const [folder, key] = [join(task.folder, 'storyboard'), keys.version(content, randomName())]
    await makeStoryboard(source, folder, storage.url(key), { ...task, duration })
    await storage.adopt(folder, key)
    return key
  })
  const patch = {
    poster_key: posterKey,
    storyboard_key: storyboardFolder && `${storyboardFolder}/storyboard.vtt`,
    progress: milestones.pictured,
  }
  await task.update(patch, (tx) => jobs.enqueue('media.ladder', task.upload, { tx }))
}
