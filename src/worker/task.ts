import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isDiskFull } from '../db/disk/fullDisk.ts'
import type { NextJob } from '../db/jobs/queues.ts'
import type { JobEnd } from '../db/jobs/running.ts'
import { findUpload, type MediaPatch, type MediaRow, type UploadRef } from '../db/media/media.ts'
import { recordResult } from '../db/media/results.ts'
import { keys, pictureName, randomName } from '../storage/keys.ts'
import { averageColor } from '../storage/sharp.ts'
import { cleanup } from './jobs/cleanup.ts'
import type { WorkerDeps } from './deps.ts'
import { DiskNearlyFull, MediaFailure, SourceMissing, StaleUpload } from './media/failures.ts'
import { settleFailure } from './settleFailure.ts'
import { watchStaleness } from './staleness.ts'
import { orderedUpdates } from './taskUpdates.ts'
import { versionBytes } from './versionBytes.ts'

const diskRetryMs = 2000

/** What a conversion knows of a content's media. */
export type TaskMedia = Pick<MediaRow, 'state' | 'progress' | 'playlist_key' | 'duration' | 'trim_start' | 'trim_end'>

/** The files of a task: in the storage, or on a site elsewhere. */
export type TaskFiles = {
  /** Returns the path of the uploaded file on this machine. @throws Error with the code ENOENT when there is none */
  original(): Promise<string>
  /** Returns a key for a finished version. */
  versionKey(): string
  /** Returns a key for a storyboard, and the address that it will have. */
  storyboardKey(): { key: string; url: string }
  /** Moves a finished folder to its key. */
  put(path: string, key: string): Promise<void>
  /** Moves a poster to a new key. @returns the key */
  putPoster(path: string): Promise<string>
  /** True when this machine has too little room to write more files. */
  isLow(): Promise<boolean>
}

/** The processing of one upload: every write checks that it is still the content's current one. */
export type Task<Media = TaskMedia> = {
  upload: UploadRef
  /** as it was when the task began */
  media: Media
  /** aborts when the job must stop or the upload is no longer current */
  signal: AbortSignal
  /** its own folder, empty at the start and removed at the end */
  folder: string
  files: TaskFiles
  /** Writes and publishes the patch; the next jobs are committed with it. @throws StaleUpload */
  update(patch: MediaPatch, next?: readonly NextJob[]): Promise<void>
  /** Moves a finished folder to its key and records it; a key that could not be recorded is removed again. */
  publish(path: string, key: string, patch: MediaPatch, next?: readonly NextJob[]): Promise<void>
  /** Returns a reporter for a part of the whole pipeline, given in percent: call it with the finished share of that part, 0 to 1. */
  stage(from: number, to: number): (done: number) => void
}

/** A task of a worker with the site's database and storage. */
export type LocalTask = Task<MediaRow>

function localFiles({ storage }: WorkerDeps, media: MediaRow, folder: string, signal: AbortSignal): TaskFiles {
  const { content_uuid } = media
  const versionKey = (): string => keys.version(content_uuid, randomName())
  return {
    async original() {
      if (media.original_key === null) throw Object.assign(new Error('the uploaded file is gone'), { code: 'ENOENT' })
      return storage.localFile(media.original_key, folder, signal)
    },
    versionKey,
    storyboardKey() {
      const key = versionKey()
      return { key, url: storage.url(key) }
    },
    put: (path, key) => storage.adopt(path, key),
    async putPoster(path) {
      const key = keys.contentImage(content_uuid, pictureName(await averageColor(path)))
      await storage.adopt(path, key)
      return key
    },
    isLow: storage.isLow,
  }
}

function createTask(deps: WorkerDeps, media: MediaRow, upload: UploadRef, folder: string, signal: AbortSignal): LocalTask {
  const { storage } = deps
  const stop = new AbortController()
  const { update, stage } = orderedUpdates(
    async (patch, next) => {
      if (!(await recordResult(deps, { upload, media, patch, next }))) throw new StaleUpload()
    },
    media.progress,
    (error) => stop.abort(error),
  )
  const sizeOf = async ({ playlist_key: key = null }: MediaPatch): Promise<MediaPatch> =>
    key === null ? {} : { renditions_bytes: await versionBytes(storage, key), measured_key: key }
  const both = AbortSignal.any([signal, stop.signal])
  return {
    upload,
    media,
    folder,
    signal: both,
    files: localFiles(deps, media, folder, both),
    update,
    async publish(path, key, patch, next) {
      await storage.adopt(path, key)
      try {
        await update({ ...patch, ...(await sizeOf(patch)) }, next)
      } catch (error) {
        await storage.remove(key)
        throw error
      }
    },
    stage,
  }
}

/** Resolves to the length in seconds of the video that it converted, if it did. */
type Run = (task: LocalTask) => Promise<number | void>

async function attempt(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<number | void> {
  const media = await findUpload(deps.database.db, upload)
  if (!media) throw new StaleUpload()
  if (await deps.storage.isLow()) throw new DiskNearlyFull()
  const folder = deps.storage.tempPath()
  await mkdir(folder)
  try {
    return await run(createTask(deps, media, upload, folder, signal))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Waits here and not in the queue, where the retries would be used up long before there is room. */
async function untilThereIsRoom({ storage, database }: WorkerDeps, signal: AbortSignal): Promise<void> {
  do await delay(diskRetryMs, undefined, { signal })
  while ((await storage.isLow()) || !(await database.hasRoom()))
}

async function attemptOnceThereIsRoom(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<number | void> {
  for (;;) {
    try {
      return await attempt(deps, upload, signal, run)
    } catch (error) {
      if (!(error instanceof DiskNearlyFull) && !isDiskFull(error)) throw error
      deps.log.error({ ...upload, err: error, freeBytes: await deps.storage.freeBytes() }, 'not enough disk space: the conversion waits')
      await untilThereIsRoom(deps, signal)
    }
  }
}

/** Returns what caused a failure, in its own words. */
export const causeOf = ({ cause }: MediaFailure): string | null => (cause instanceof Error ? cause.message : null)

/**
 * Runs one attempt of a job. A failure of the file is recorded and ends the job; a stale upload ends it at once without an error; while the
 * disk is nearly full it waits. Any other error goes back to the queue.
 */
export async function runTask(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<JobEnd> {
  const staleness = watchStaleness(deps.database, upload, deps.log)
  try {
    const videoSeconds = await attemptOnceThereIsRoom(deps, upload, AbortSignal.any([signal, staleness.signal]), run)
    return { outcome: 'completed', videoSeconds: videoSeconds ?? undefined }
  } catch (error) {
    // A step whose file was removed while it ran fails with another error.
    if (error instanceof StaleUpload || staleness.signal.aborted) {
      deps.log.info({ ...upload }, 'a media job ended: the upload is no longer current')
      // A file that a step had moved to its key without recording it would stay forever.
      await cleanup(deps, upload.content_uuid)
      return { outcome: 'completed' }
    }
    if (error instanceof MediaFailure) {
      const isGone = error instanceof SourceMissing
      deps.log.warn({ ...upload, err: error }, isGone ? 'the uploaded file is gone' : 'the file cannot be converted')
      await settleFailure(deps, upload, error.code, causeOf(error))
      return { outcome: isGone ? 'failed' : 'refused' }
    }
    throw error
  } finally {
    staleness.end()
  }
}
