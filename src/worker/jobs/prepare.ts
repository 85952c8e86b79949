import { join } from 'node:path'
import { keys, randomName } from '../../storage/keys.ts'
import type { MediaDeps } from '../deps.ts'
import { MediaFailure } from '../media/failures.ts'
import type { HlsSource } from '../media/hls.ts'
import { makePoster, makeStoryboard } from '../media/images.ts'
import { probe } from '../media/probe.ts'
import { makeQuickRendition } from '../media/quickRendition.ts'
import { milestones } from '../milestones.ts'
import type { Task } from '../task.ts'

/** The uploaded file of a task, as this machine reaches it. */
export async function openSource({ storage, tools }: MediaDeps, { media, signal }: Task): Promise<HlsSource> {
  if (media.original_key === null) throw new MediaFailure('NOT_A_VIDEO', new Error('the uploaded file is gone'))
  const path = storage.path(media.original_key)
  const facts = await probe(tools, path, signal)
  // Recordings of a browser do not say how long they are: the first rendition measured it.
  return { tools, path, facts: { ...facts, duration: facts.duration || media.duration } }
}

/** Makes the upload watchable, then gives it its pictures, then asks for the whole ladder. Each step that stands is not done again. */
export async function prepare(deps: MediaDeps, task: Task): Promise<void> {
  if (task.media.state === 'complete' || task.media.state === 'failed') return
  const isWatchable = task.media.state === 'watchable'
  if (!isWatchable) await task.update({ state: 'processing', failure: null, progress: milestones.begun })
  const source = await openSource(deps, task)
  const played = isWatchable ? source : await publishQuickRendition(deps, task, source)
  await publishImages(deps, task, played)
}

async function publishQuickRendition({ storage }: MediaDeps, task: Task, source: HlsSource): Promise<HlsSource> {
  const { facts } = source
  await task.update({ duration: facts.duration, width: facts.width, height: facts.height, progress: milestones.probed })
  const progress = task.stage(milestones.probed, milestones.watchable)
  const folder = join(task.folder, 'quick')
  const quick = await makeQuickRendition(source, folder, {
    signal: task.signal,
    isDiskLow: storage.isLow,
    onProgress: (seconds) => progress(seconds / facts.duration),
  })
  const duration = facts.duration || quick.seconds
  const version = keys.version(task.upload.content_uuid, randomName())
  await task.publish(folder, version, {
    state: 'watchable',
    playlist_key: `${version}/master.m3u8`,
    renditions: quick.renditions,
    duration,
    progress: milestones.watchable,
  })
  return { ...source, facts: { ...facts, duration } }
}

/** What makes one of the two pictures; a video whose pictures cannot be read is still one to watch. */
async function unlessUnreadable(deps: MediaDeps, task: Task, what: string, make: () => Promise<string>): Promise<string | null> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error
    deps.log.warn({ ...task.upload, err: error, what }, 'no picture could be taken of the video')
    return null
  }
}

async function publishImages(deps: MediaDeps, task: Task, source: HlsSource): Promise<void> {
  const { storage, jobs } = deps
  const content = task.upload.content_uuid
  const posterKey = await unlessUnreadable(deps, task, 'poster', async () => {
    const [path, key] = [join(task.folder, 'poster.webp'), keys.contentImage(content, randomName())]
    await makePoster(source, path, task)
    await storage.adopt(path, key)
    return key
  })
  const storyboardFolder = await unlessUnreadable(deps, task, 'storyboard', async () => {
    const [folder, key] = [join(task.folder, 'storyboard'), keys.version(content, randomName())]
    await makeStoryboard(source, folder, storage.url(key), task)
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
