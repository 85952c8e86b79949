import { join } from 'node:path'
import { usableChapters } from '../../shared/chapters.ts'
import type { ConversionDeps } from '../deps.ts'
import { MediaFailure, SourceMissing } from '../media/failures.ts'
import { makePoster, makeStoryboard } from '../media/images.ts'
import { mustHavePicture } from '../media/inspect.ts'
import { type FileIdentity, identityOf, knownFacts, timelineOf } from '../media/knownFiles.ts'
import { takePacked } from '../media/packedStreams.ts'
import { probe, type ProbedSource } from '../media/probe.ts'
import { beginQuickRendition, isAsPresumed, makeQuickRendition } from '../media/quickRendition.ts'
import type { HlsSource } from '../media/source.ts'
import { assertComplete, type Timeline } from '../media/timeline.ts'
import { chaptersWithin, trimOf } from '../media/trim.ts'
import { together } from '../media/together.ts'
import { milestones } from '../milestones.ts'
import type { Task } from '../task.ts'

/** `hasPicture`: its first picture was decoded already. */
type FoundSource = ProbedSource & { file: FileIdentity; hasPicture: boolean }

/** Reads the headers of a task's uploaded file, unless that was done when it arrived. */
export async function probeSource({ tools }: Pick<ConversionDeps, 'tools'>, { media, files, signal }: Task): Promise<FoundSource> {
  const path = await files.original().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new SourceMissing(error)
    // A passing failure of the disk says nothing about the file, which would be deleted.
    throw error
  })
  const file = await identityOf(path)
  const known = knownFacts.get(file)
  const facts = known ?? (await probe(tools, path, signal))
  return { tools, path, file, facts, trim: trimOf(media), hasPicture: known !== undefined }
}

/** Length that a source's headers state, or that the creator chose, in seconds. */
const statedDuration = ({ facts, trim }: ProbedSource): number => (trim ? trim.end - trim.start : facts.duration)

export const reportHardwareFailure =
  ({ log, tools }: ConversionDeps, { upload }: Task) =>
  (error: unknown): void =>
    log.warn({ ...upload, err: error, encoder: tools.encoder }, 'the graphics hardware could not encode a video: it is encoded in software')

function withTimeline(probed: ProbedSource, timeline: Timeline): HlsSource {
  assertComplete(probed.facts.duration, timeline, timeline.sourceDuration)
  return { ...probed, timeline }
}

/** Returns the uploaded file of a task that was prepared already, with its path on this machine. */
export async function openSource(deps: ConversionDeps, task: Task): Promise<HlsSource> {
  const probed = await probeSource(deps, task)
  return withTimeline(probed, await timelineOf(probed, probed.file, task.signal))
}

/** Makes the upload watchable, then makes its pictures, then enqueues the full ladder. Finished steps are not repeated. */
export async function prepare(deps: ConversionDeps, task: Task): Promise<void> {
  if (task.media.state === 'complete' || task.media.state === 'failed') return
  const isWatchable = task.media.state === 'watchable'
  if (!isWatchable) await task.update({ state: 'processing', failure: null, progress: milestones.begun })
  const { source, duration } = isWatchable
    ? { source: await openSource(deps, task), duration: task.media.duration }
    : await publishQuickRendition(deps, task)
  await publishImages(deps, task, source, duration)
}

/** Stores what the packets of a file say of its length. */
async function recordTimeline(task: Task, { facts, timeline }: HlsSource): Promise<void> {
  const { width, height } = facts
  const isFirst = task.media.playlist_key === null
  await task.update({
    source_duration: timeline.sourceDuration,
    width,
    height,
    ...(isFirst && { duration: timeline.duration }),
    progress: milestones.probed,
  })
}

/**
 * Publishes what can be watched first. It is made already while the file's packets are read and its first picture is decoded.
 * @returns `duration` in seconds
 */
async function publishQuickRendition(deps: ConversionDeps, task: Task): Promise<{ source: HlsSource; duration: number }> {
  const probed = await probeSource(deps, task)
  const { tools, path, file, facts, trim, hasPicture } = probed
  const stated = statedDuration(probed)
  const progress = task.stage(milestones.probed, milestones.watchable)
  const folder = join(task.folder, 'quick')
  const options = {
    isDiskLow: task.files.isLow,
    onHardwareFailure: reportHardwareFailure(deps, task),
    onProgress: (seconds: number) => progress(stated > 0 ? seconds / stated : 0),
  }
  const unfit = new AbortController()
  /** The timeline of a file whose first picture can be decoded. */
  async function read(signal: AbortSignal): Promise<HlsSource> {
    const [timeline] = await together<[Timeline, void]>(signal, [
      async (both) => {
        const found = await timelineOf(probed, file, both)
        if (!isAsPresumed(probed, found)) unfit.abort()
        return found
      },
      async (both) => {
        if (hasPicture) return
        await mustHavePicture(tools, path, facts, both)
        knownFacts.set(file, facts)
      },
    ])
    const source = withTimeline(probed, timeline)
    await recordTimeline(task, source)
    return source
  }

  const [source, begun] = await together<[HlsSource, string[] | undefined]>(task.signal, [
    read,
    async (signal) => (await takePacked(probed, file, folder)) ?? beginQuickRendition(probed, folder, { ...options, signal }, unfit.signal),
  ])
  const { timeline } = source
  const quick = await makeQuickRendition(source, folder, begun, {
    ...options,
    signal: task.signal,
    onProgress: (seconds) => progress(seconds / timeline.duration),
  })
  const version = task.files.versionKey()
  await task.publish(folder, version, {
    state: 'watchable',
    playlist_key: `${version}/master.m3u8`,
    renditions: quick.renditions,
    chapters: usableChapters(trim ? chaptersWithin(facts.chapters, trim) : facts.chapters, timeline.duration),
    playing_from: trim?.start ?? 0,
    duration: quick.seconds,
    progress: milestones.watchable,
  })
  return { source, duration: quick.seconds }
}

/** Makes one of the two pictures. A video without readable pictures can still be watched. */
async function unlessUnreadable(deps: ConversionDeps, task: Task, what: string, make: () => Promise<string>): Promise<string | null> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error
    deps.log.warn({ ...task.upload, err: error, what }, 'no thumbnail could be extracted from the video')
    return null
  }
}

async function publishImages(deps: ConversionDeps, task: Task, source: HlsSource, duration: number): Promise<void> {
  const posterKey = await unlessUnreadable(deps, task, 'poster', async () => {
    const path = join(task.folder, 'poster.webp')
    await makePoster(source, path, { ...task, duration })
    return task.files.putPoster(path)
  })
  const storyboardFolder = await unlessUnreadable(deps, task, 'storyboard', async () => {
    const folder = join(task.folder, 'storyboard')
    const { key, url } = task.files.storyboardKey()
    await makeStoryboard(source, folder, url, { ...task, duration })
    await task.files.put(folder, key)
    return key
  })
  const patch = {
    poster_key: posterKey,
    storyboard_key: storyboardFolder && `${storyboardFolder}/storyboard.vtt`,
    progress: milestones.pictured,
  }
  await task.update(patch, [{ queue: 'media.ladder' }])
}
