import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { notificationChanges } from '../db/events/changes.ts'
import type { Tx } from '../db/connection/database.ts'
import { findUpload, type MediaPatch, type MediaRow, updateMedia, type UploadRef } from '../db/media/media.ts'
import { announceContent } from '../db/notification/announcements.ts'
import { isDiskFull } from '../db/disk/fullDisk.ts'
import type { Change } from '../shared/entities/change.ts'
import { watchStaleness } from './staleness.ts'
import type { WorkerDeps } from './deps.ts'
import { cleanup } from './jobs/cleanup.ts'
import { settleFailure } from './settleFailure.ts'
import { DiskNearlyFull, MediaFailure, StaleUpload } from './media/failures.ts'

/** Often enough for a moving figure, without keeping the database busy. */
const progressEveryMs = 500
const diskRetryMs = 2000

/** The processing of one upload: every write checks that it is still the content's current one. */
export type Task = {
  upload: UploadRef
  /** as it was when the task began */
  media: MediaRow
  /** aborts when the job must stop or the upload is no longer current */
  signal: AbortSignal
  /** its own folder, empty at the start and removed at the end */
  folder: string
  /** Writes and publishes the patch; `also` runs in the same transaction. @throws StaleUpload */
  update(patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void>
  /** Moves a finished folder or file to its key and records it; a key that could not be recorded is removed again. */
  publish(path: string, key: string, patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void>
  /** Returns a reporter for a part of the whole pipeline, given in percent: call it with the finished share of that part, 0 to 1. */
  stage(from: number, to: number): (done: number) => void
}

function createTask({ database, storage }: WorkerDeps, media: MediaRow, upload: UploadRef, folder: string, signal: AbortSignal): Task {
  const stop = new AbortController()
  let shown = media.progress
  let writing: Promise<void> | undefined
  let quietUntil = 0

  async function write(patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void> {
    const content = { content_uuid: upload.content_uuid, channel_uuid: media.channel_uuid }
    const change: Change = { kind: 'media', ...content }
    if (!also && patch.playlist_key === undefined) {
      if (!(await updateMedia(database.db, upload, patch))) throw new StaleUpload()
      return database.changes.publish(change)
    }
    const recipients = await database.db.transaction().execute(async (tx) => {
      if (!(await updateMedia(tx, upload, patch))) throw new StaleUpload()
      await also?.(tx)
      // Followers are notified in the transaction that makes it watchable.
      return patch.playlist_key === undefined ? [] : announceContent(tx, upload.content_uuid)
    })
    // Whoever plays the version that is replaced learns of the new one.
    const isReplaced = patch.playlist_key !== undefined && media.playlist_key !== null
    const changes: Change[] = isReplaced ? [change, { kind: 'addresses', ...content }] : [change]
    await database.changes.publish([...changes, ...notificationChanges(recipients)])
  }

  async function update(patch: MediaPatch, also?: (tx: Tx) => Promise<void>): Promise<void> {
    await writing
    // A repeated step starts again, but the displayed progress never decreases.
    if (patch.progress !== undefined) shown = Math.max(patch.progress, shown)
    const written = write(patch.progress === undefined ? patch : { ...patch, progress: shown }, also)
    // Nothing is reported meanwhile: the figures could be stored in another order. An error is this call's.
    writing = written
      .catch(() => undefined)
      .finally(() => {
        writing = undefined
      })
    await written
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

/** Waits here and not in the queue, where the retries would be used up long before there is room. */
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
      deps.log.error({ ...upload, err: error, freeBytes: await deps.storage.freeBytes() }, 'not enough disk space: the conversion waits')
      await untilThereIsRoom(deps, signal)
    }
  }
}

const causeOf = ({ cause }: MediaFailure): string | null => (cause instanceof Error ? cause.message : null)

/**
 * Runs one attempt of a job. A failure of the file is recorded and ends the job; a stale upload ends it at once without an error; while the
 * disk is nearly full it waits. Any other error goes back to the queue.
 */
export async function runTask(deps: WorkerDeps, upload: UploadRef, signal: AbortSignal, run: Run): Promise<void> {
  const staleness = watchStaleness(deps.database, upload, deps.log)
  try {
    await attemptOnceThereIsRoom(deps, upload, AbortSignal.any([signal, staleness.signal]), run)
  } catch (error) {
    // A step whose file was removed while it ran fails with another error.
    if (error instanceof StaleUpload || staleness.signal.aborted) {
      deps.log.info({ ...upload }, 'a media job ended: the upload is no longer current')
      // A file that a step had moved to its key without recording it would stay forever.
      await cleanup(deps, upload.content_uuid)
    } else if (error instanceof MediaFailure) {
      deps.log.warn({ ...upload, err: error }, 'the file cannot be converted')
      await settleFailure(deps, upload, error.code, causeOf(error))
    } else throw error
  } finally {
    staleness.end()
  }
}
