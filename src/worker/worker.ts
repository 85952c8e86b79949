import { isDiskFull } from '../db/disk/fullDisk.ts'
import { endWaiting, findUpload, unfinishedUploads } from '../db/media/media.ts'
import type { DeadJob } from '../db/jobs/jobs.ts'
import { mediaQueue } from '../db/jobs/queues.ts'
import { readSiteSettings } from '../db/site/site.ts'
import type { WorkerDeps } from './deps.ts'
import { watchDeferredTasks } from './deferredTasks.ts'
import { watchDisks } from './diskWatch.ts'
import { watchHousekeeping } from './housekeeping.ts'
import { cleanup } from './jobs/cleanup.ts'
import { ladder } from './jobs/ladder.ts'
import { prepare } from './jobs/prepare.ts'
import { publishAsIs } from './jobs/publishAsIs.ts'
import { type FfmpegTools, findFfmpeg } from './media/ffmpeg.ts'
import { settleFailure } from './settleFailure.ts'
import { checkStorage } from './storageCheck/checkStorage.ts'
import { deleteOrphans } from './storageCheck/deleteOrphans.ts'
import { transcribe } from './jobs/transcribe.ts'
import { runTask } from './task.ts'

const lookAgainMs = 15_000

type Options = WorkerDeps & {
  ffmpeg: FfmpegTools | null
  /** how to look again for tools that were missing */
  findTools?: () => Promise<FfmpegTools | null>
}

/**
 * Processes the media jobs of the queue, one of each kind at a time. Without ffmpeg, uploads wait in the queue with the failure NO_FFMPEG,
 * and are processed once it is installed. Where remote workers convert, it leaves their jobs in the queue. `jobs.stop()` interrupts running
 * jobs and puts them back.
 */
export async function startWorker(options: Options): Promise<{ stop(): Promise<void> }> {
  const { jobs, log, ffmpeg } = options
  await jobs.onDead((dead) => settleDead(options, dead))
  await jobs.work('media.cleanup', (job) => cleanup(options, job.content_uuid))
  await jobs.workStorage('storage.check', (uuid, signal) => checkStorage(options, uuid, signal))
  await jobs.workStorage('storage.deletion', (uuid, signal) => deleteOrphans(options, uuid, signal))
  const ends = [watchHousekeeping(options), watchDeferredTasks(options), watchDisks(options)]
  const endWatching = async (): Promise<void> => void (await Promise.all(ends.map((end) => end())))
  if (ffmpeg || options.convertsElsewhere) {
    await takeMediaJobs(options, ffmpeg)
    return { stop: endWatching }
  }
  log.warn('ffmpeg was not found: uploads wait until it is installed')
  const waiting = await waitForFfmpeg(options)
  return {
    async stop() {
      await waiting.stop()
      await endWatching()
    },
  }
}

async function takeMediaJobs(deps: WorkerDeps, tools: FfmpegTools | null): Promise<void> {
  const ended = await endWaiting(deps.database.db).catch((error: unknown) => {
    // A site must also start on a full disk. The NO_FFMPEG failures are then cleared by the conversions.
    if (!isDiskFull(error)) throw error
    return []
  })
  for (const content of ended) await deps.database.changes.publish({ kind: 'media', ...content })
  if (tools) await runTools(deps, tools)
  else if (deps.transcribeCommand !== undefined) deps.log.warn('ffmpeg was not found: videos get no automatic captions')
  // A job is committed with its upload, so this normally finds nothing to enqueue. If a queue was emptied, it restores the jobs.
  for (const { state, upload } of await unfinishedUploads(deps.database.db)) {
    await deps.jobs.enqueue(mediaQueue(state), upload)
  }
}

/** Takes the jobs that need ffmpeg. */
async function runTools(deps: WorkerDeps, tools: FfmpegTools): Promise<void> {
  const media = { ...deps, tools }
  const { jobs, transcribeCommand: command } = deps
  if (!deps.convertsElsewhere) {
    const ladderDeps = { ...media, isTranscribed: command !== undefined }
    await jobs.work('media.prepare', (job, signal) => runTask(deps, job, signal, (task) => prepare(media, task)))
    await jobs.work('media.ladder', async (job, signal) => {
      await untilAborted(deps.laddersFrom, signal)
      return runTask(deps, job, signal, async (task) => {
        const { highestRendition } = await readSiteSettings(deps.database.db)
        return ladder({ ...ladderDeps, highestRendition }, task)
      })
    })
  }
  if (command !== undefined) {
    await jobs.work('media.transcribe', (job, signal) => runTask(deps, job, signal, (task) => transcribe({ ...media, command }, task)))
  }
}

/** Waits for a promise. @throws the signal's reason when it aborts first */
async function untilAborted(promise: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  if (!promise) return
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    signal.throwIfAborted()
    await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

async function waitForFfmpeg(options: Options): Promise<{ stop(): Promise<void> }> {
  const { database, log, findTools = findFfmpeg } = options
  const stopping = new AbortController()

  /** Publishes what browsers can play meanwhile, and marks the other uploads as waiting for ffmpeg. */
  async function serveWaiting(): Promise<void> {
    for (const { state, failure, upload } of await unfinishedUploads(database.db)) {
      if (stopping.signal.aborted) return
      if (state !== 'received' || failure !== null) continue
      await runTask(options, upload, stopping.signal, (task) => publishAsIs(options, task))
    }
  }

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return
    const tools = await findTools()
    if (!tools) return serveWaiting()
    stop()
    log.info({ ffmpeg: tools.ffmpeg, version: tools.version }, 'ffmpeg was found: waiting uploads are taken')
    return takeMediaJobs(options, tools)
  }

  async function after(previous: Promise<void>, next: () => Promise<void>): Promise<void> {
    await previous
    try {
      await next()
    } catch (error) {
      log.error({ err: error }, 'waiting uploads could not be checked')
    }
  }

  // The checks run one after the other: at each change of an upload, and for ffmpeg itself at intervals.
  let looking = after(Promise.resolve(), serveWaiting)
  const lookNext = (next: () => Promise<void>): void => {
    looking = after(looking, next)
  }
  const timer = setInterval(() => lookNext(look), lookAgainMs)
  const endListening = database.changes.subscribe(({ kind }) => kind === 'media' && !stopping.signal.aborted && lookNext(serveWaiting))
  function stop(): void {
    clearInterval(timer)
    endListening()
    stopping.abort(new Error('The worker is stopping'))
  }
  await looking
  return {
    async stop() {
      stop()
      await looking
    },
  }
}

/** Records a job that failed for good. A video without pictures or ladder can still be watched. */
async function settleDead(deps: WorkerDeps, { queue, job, reason }: DeadJob): Promise<void> {
  deps.log.error(
    { queue, ...job, reason },
    queue === 'media.transcribe' ? 'a video gets no automatic captions' : 'a media job failed for good',
  )
  if (queue === 'media.cleanup' || queue === 'media.transcribe') return
  const media = await findUpload(deps.database.db, job)
  if (queue === 'media.prepare' && media?.state === 'watchable') await deps.jobs.enqueue('media.ladder', job)
  else await settleFailure(deps, job, 'CONVERSION_FAILED', reason)
}
