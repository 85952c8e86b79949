import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { notificationChanges } from '../db/changes.ts'
import type { Tx } from '../db/database.ts'
import { findUpload, type MediaPatch, type MediaRow, updateMedia, type UploadRef } from '../db/media.ts'
import { announceContent } from '../db/announcements.ts'
import { isDiskFull } from '../db/fullDisk.ts'
import type { Change } from '../shared/entities/change.ts'
import { watchCurrency } from './currency.ts'
import type { WorkerDeps } from './deps.ts'
import { cleanup } from './jobs/cleanup.ts'
import { settleFailure } from './settleFailure.ts'
import { DiskNearlyFull, MediaFailure, StaleUpload } from './media/failures.ts'

/** People see a figure move; the database is not kept busy by it. */
const progressEveryMs = 500
const diskRetryMs = 2000

/** One upload in the making: every write checks that it is still the content's current one. */
export type Task = {
  upload: UploadRef
  /** as it stood when the task began */
  media: MediaRow
  /** aborts when the job must stop or the upload is no longer current */
  signal: AbortSignal
  /** a folder of its own, empty at the beginning and removed at the end */
  folder: string
  /** Writes and announces; `also` joins the same transaction. @throws StaleUpload */
  update(patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void>
  /** Moves a finished folder or file to its key and records it; a key that nobody came to know is removed again. */
  publish(path: string, key: string, patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void>
  /** A part of the whole pipeline, in percent: call what it returns with how much of it is done, 0 to 1. */
  stage(from: number, to: number): (done: number) => void
}

function createTask({ database, storage }: WorkerDeps, media: MediaRow, upload: UploadRef, folder: string, signal: AbortSignal): Task {
  const stop = new AbortController()
  let shown = media.progress
  let writing: Promise<void> | undefined
  let quietUntil = 0

  async function write(patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void> {
    const change: Change = { kind: 'media', content_uuid: upload.content_uuid, channel_uuid: media.channel_uuid }
    if (!also && patch.playlist_key === undefined) {
      if (!(await updateMedia(database.db, upload, patch))) throw new StaleUpload()
      return database.changes.publish(change)
    }
    const told = await database.db.transaction().execute(async (tx) => {
      if (!(await updateMedia(tx, upload, patch))) throw new StaleUpload()
      await also?.(tx)
      // Followers hear of it in the moment from which it can be watched.
      return patch.playlist_key === undefined ? [] : announceContent(tx, upload.content_uuid)
    })
    await database.changes.publish([change, ...notificationChanges(told)])
  }

  async function update(patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void> {
    await writing
    // A step that is done again begins anew, but what people saw never goes backwards.
    const progress = patch.progress === undefined ? undefined : Math.max(patch.progress, shown)
    await write(progress === undefined ? patch : { ...patch, progress }, also)
    shown = progress ?? shown
  }

  function report(percent: number): void {
    const progress = Math.min(99, Math.floor(percent))
    if (progress <= shown || writing || Date.now() < quietUntil) return
    shown = progress
    writing = write({ progress })
      .catch((error: unknown) => stop.abort(error))
      .finally(() => {
        quietUntil = Date.now() + progressEveryMs
        writing = undefined
      })
  }

  return {
    upload,
    media,
    folder,
    signal: AbortSignal.any([signal, stop.signal]),
    update,
    async publish(path, key, patch, also) {
      await storage.adopt(path, key)
      try {
        await update(patch, also)
      } catch (error) {
        await storage.remove(key)
        throw error
      }
    },
    stage: (from, to) => (done) => report(from + (to - from) * (done > 0 ? Math.min(1, done) : 0)),
  }
}

type Run = (task: Task) => Promise<void>

async function attempt(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<void> {
  const media = await findUpload(deps.database.db, upload)
  if (!media) throw new StaleUpload()
  if (await deps.storage.isLow()) throw new DiskNearlyFull()
  const folder = deps.storage.tempPath()
  await mkdir(folder)
  try {
    await run(createTask(deps, media, upload, folder, signal))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Not in the queue: its tries would be used up long before somebody has made room. */
async function untilThereIsRoom({ storage, database }: WorkerDeps, signal: AbortSignal): Promise<void> {
  do await delay(diskRetryMs, undefined, { signal })
  while ((await storage.isLow()) || !(await database.hasRoom()))
}

async function attemptOnceThereIsRoom(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<void> {
  for (;;) {
    try {
      return await attempt(deps, upload, signal, run)
    } catch (error) {
      if (!(error instanceof DiskNearlyFull) && !isDiskFull(error)) throw error
      deps.log.error({ ...upload, err: error, freeBytes: await deps.storage.freeBytes() }, 'there is no room: the conversion waits')
      await untilThereIsRoom(deps, signal)
    }
  }
}

/**
 * Runs one attempt at a job. A file at fault is recorded and ends the job; an upload that is no longer current ends it
 * at once and silently; while the disk is nearly full it waits. Whatever else is thrown goes back to the queue.
 */
export async function runTask(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<void> {
  const currency = watchCurrency(deps.database, upload, deps.log)
  try {
    await attemptOnceThereIsRoom(deps, upload, AbortSignal.any([signal, currency.signal]), run)
  } catch (error) {
    // A step whose file was removed under its hands fails in its own words.
    if (error instanceof StaleUpload || currency.signal.aborted) {
      deps.log.info({ ...upload }, 'a media job ended: the upload is no longer current')
      // What a step had put in its place, and nobody came to know, would stay for ever.
      await cleanup(deps, upload.content_uuid)
    } else if (error instanceof MediaFailure) {
      deps.log.warn({ ...upload, err: error }, 'the file cannot be converted')
      await settleFailure(deps, upload, error.code)
    } else throw error
  } finally {
    currency.end()
  }
}
