import { posix } from 'node:path'
import type { Claim } from '../../db/jobs/jobs.ts'
import { findMedia, findUpload, type MediaRow, type UploadRef } from '../../db/media/media.ts'
import { recordFailure, recordResult } from '../../db/media/results.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import type { JobWorker } from '../../shared/entities/jobWorker.ts'
import { AppError } from '../../shared/errors.ts'
import type { ClaimedTask, ConversionQueue, FailureReport, RemoteClaim, RemoteFileKind, RemoteResult } from '../../shared/remoteWork.ts'
import { keys } from '../../storage/keys.ts'
import type { ApiDeps, RemoteWorkers } from '../deps.ts'
import { mustBeComplete, mustBeStoryboard } from './completeness.ts'
import { type ResultKeys, resultKeysOf } from './resultKeys.ts'

export type ClaimDeps = Pick<ApiDeps, 'database' | 'storage' | 'jobs'> & { remoteWorkers: RemoteWorkers }

/** A claimed job, while its attempt is the running one and its upload is current. */
type Running = { claim: Claim; upload: UploadRef; media: MediaRow; resultKeys: ResultKeys }

const claimLost = (): AppError => new AppError('GONE', { message: 'Cette tâche est terminée, ou confiée à un autre worker' })

const claimOf = ({ queue, job, attempt }: RemoteClaim): Claim => ({ queue, id: job, attempt })

/** Removes what an attempt has stored and nothing references. */
export async function removeUnrecorded({ database, storage }: ClaimDeps, content: string, resultKeys: ResultKeys): Promise<void> {
  const media = await findMedia(database.db, content)
  const kept = [media?.playlist_key, media?.poster_key, media?.storyboard_key]
  for await (const entries of storage.list(keys.content(content))) {
    for (const { key, name } of entries) {
      if (resultKeys.hasName(name) && !kept.some((each) => each === key || each?.startsWith(`${key}/`))) await storage.remove(key)
    }
  }
}

/**
 * Finds the running attempt of a claim. A job whose upload is no longer current ends here.
 * @throws AppError GONE
 */
export async function mustRun(deps: ClaimDeps, remote: RemoteClaim): Promise<Running> {
  const { database, jobs, remoteWorkers } = deps
  const claim = claimOf(remote)
  const upload = await jobs.claims.find(claim)
  if (!upload) throw claimLost()
  const resultKeys = resultKeysOf(remoteWorkers.token, remote, upload.content_uuid)
  const media = await findUpload(database.db, upload)
  if (media) return { claim, upload, media, resultKeys }
  await jobs.claims.complete(claim)
  await removeUnrecorded(deps, upload.content_uuid, resultKeys)
  throw claimLost()
}

/** Takes the next job of a queue for a remote worker; undefined when none waits. */
export async function claimNext(deps: ClaimDeps, queue: ConversionQueue, worker: JobWorker): Promise<ClaimedTask | undefined> {
  const { database, storage, jobs, remoteWorkers } = deps
  if (await storage.isLow()) throw new AppError('STORAGE_FULL')
  for (;;) {
    const taken = await jobs.claims.take(queue, worker)
    if (!taken) return undefined
    const { id, attempt } = taken.claim
    const claim: RemoteClaim = { queue, job: id, attempt }
    const media = await findUpload(database.db, taken.job)
    if (!media) {
      await jobs.claims.complete(taken.claim)
      continue
    }
    const { version, storyboard } = resultKeysOf(remoteWorkers.token, claim, media.content_uuid)
    const { state, progress, playlist_key, duration, trim_start, trim_end } = media
    return {
      claim,
      upload: taken.job,
      media: { state, progress, playlist_key, duration, trim_start, trim_end },
      original: await originalOf(deps, media),
      keys: { version, storyboard, storyboardUrl: storage.url(storyboard) },
      isTranscribed: remoteWorkers.isTranscribed,
      highestRendition: (await readSiteSettings(database.db)).highestRendition,
    }
  }
}

/** Returns what is to be converted; null when the file is gone. */
async function originalOf({ storage }: ClaimDeps, { original_key, content_uuid }: MediaRow): Promise<ClaimedTask['original']> {
  const bytes = original_key === null ? undefined : (await storage.sizes(keys.originals(content_uuid))).get(original_key)
  return original_key === null || bytes === undefined ? null : { extension: posix.extname(original_key).slice(1), bytes }
}

/** Returns the key and the size of what is to be converted. @throws AppError GONE, VIDEO_REQUIRED when the file is gone */
export async function findOriginal(deps: ClaimDeps, remote: RemoteClaim): Promise<{ key: string; bytes: number }> {
  const { media } = await heartbeat(deps, remote)
  const original = await originalOf(deps, media)
  if (!original || media.original_key === null) throw new AppError('VIDEO_REQUIRED')
  return { key: media.original_key, bytes: original.bytes }
}

/** Confirms that the worker is alive. @throws AppError GONE */
export async function heartbeat(deps: ClaimDeps, remote: RemoteClaim): Promise<Running> {
  const running = await mustRun(deps, remote)
  if (!(await deps.jobs.claims.confirm(running.claim))) throw claimLost()
  return running
}

/** The states in which a job has not recorded its version. */
const isUnversioned = (queue: ConversionQueue, { state }: MediaRow): boolean =>
  queue === 'media.prepare' ? state === 'received' || state === 'processing' : state === 'watchable'

/** Throws where a file would replace what is recorded: somebody may be playing it. @throws AppError GONE, CONFLICT */
export async function mustTake(deps: ClaimDeps, remote: RemoteClaim, kind: RemoteFileKind): Promise<Running> {
  const running = await heartbeat(deps, remote)
  const { media, resultKeys } = running
  const isRecorded = {
    version: !isUnversioned(remote.queue, media),
    storyboard: media.storyboard_key?.startsWith(resultKeys.storyboard) ?? false,
    poster: media.poster_key !== null && resultKeys.isPoster(media.poster_key),
  }
  if (isRecorded[kind]) throw new AppError('CONFLICT')
  return running
}

/** The states in which a job may still record each of its states. */
const before: Readonly<Record<ConversionQueue, Partial<Record<string, readonly string[]>>>> = {
  'media.prepare': { processing: ['received', 'processing'], watchable: ['received', 'processing'] },
  'media.ladder': { complete: ['watchable'] },
}

const wrong = (field: string): AppError => new AppError('MALFORMED_REQUEST', { fields: { [field]: 'La valeur est mal formée' } })

/** Throws unless a result is one of this job, and its files have arrived. @throws AppError MALFORMED_REQUEST, UPLOAD_INCOMPLETE */
async function mustFit({ storage }: ClaimDeps, queue: ConversionQueue, { patch, next }: RemoteResult, own: ResultKeys): Promise<void> {
  const { state, playlist_key, poster_key, storyboard_key } = patch
  const isReady = state === 'watchable' || state === 'complete'
  if (state !== undefined && !before[queue][state]) throw wrong('patch.state')
  if (isReady !== (playlist_key !== undefined) || (isReady && playlist_key !== `${own.version}/master.m3u8`))
    throw wrong('patch.playlist_key')
  if (isReady && !(patch.renditions && patch.duration)) throw wrong('patch.renditions')
  if (poster_key && (queue !== 'media.prepare' || !own.isPoster(poster_key))) throw wrong('patch.poster_key')
  if (storyboard_key && (queue !== 'media.prepare' || storyboard_key !== `${own.storyboard}/storyboard.vtt`))
    throw wrong('patch.storyboard_key')
  if (next.some((job) => (job.queue === 'media.ladder') !== (queue === 'media.prepare'))) throw wrong('next')
  if (playlist_key) await mustBeComplete(storage, own.version)
  if (poster_key && !(await storage.disk.exists(poster_key))) throw new AppError('UPLOAD_INCOMPLETE')
  if (storyboard_key) await mustBeStoryboard(storage, own.storyboard)
}

/**
 * Records what a remote worker has made, with the next jobs, in one transaction. A result that was recorded already, and whose answer was
 * lost, is not recorded again.
 * @throws AppError GONE, MALFORMED_REQUEST, UPLOAD_INCOMPLETE
 */
export async function record(deps: ClaimDeps, remote: RemoteClaim, result: RemoteResult): Promise<void> {
  const { upload, media, claim, resultKeys } = await mustRun(deps, remote)
  // Whoever converts it ends the wait for ffmpeg.
  const patch = media.failure === 'NO_FFMPEG' ? { failure: null, ...result.patch } : result.patch
  if (patch.state !== undefined && before[remote.queue][patch.state]?.includes(media.state) === false) return
  await mustFit(deps, remote.queue, result, resultKeys)
  const confirm = async (tx: Parameters<typeof deps.jobs.claims.confirm>[1]): Promise<void> => {
    if (!(await deps.jobs.claims.confirm(claim, tx))) throw claimLost()
  }
  const isRecorded = await recordResult(deps, { upload, media, patch, next: result.next, confirm }).catch(async (error: unknown) => {
    if (error instanceof AppError) await removeUnrecorded(deps, upload.content_uuid, resultKeys)
    throw error
  })
  // The upload is no longer current: this ends the job.
  if (!isRecorded) await mustRun(deps, remote)
}

/** Ends an attempt whose work is done; one without a result is retried. @throws AppError GONE */
export async function complete(deps: ClaimDeps, remote: RemoteClaim): Promise<void> {
  const { claim, media } = await mustRun(deps, remote)
  if (isUnversioned(remote.queue, media)) await deps.jobs.claims.fail(claim, 'the worker has recorded no result')
  else if (!(await deps.jobs.claims.complete(claim))) throw claimLost()
}

/**
 * Ends an attempt that failed: for good when the file is at fault, else the job is retried. The file is kept: the fault may be the worker's.
 * @throws AppError GONE
 */
export async function fail(deps: ClaimDeps, remote: RemoteClaim, report: FailureReport): Promise<void> {
  const { database, jobs } = deps
  const { claim, upload, resultKeys } = await heartbeat(deps, remote)
  if ('code' in report) {
    await recordFailure(database, upload, report, null)
    await jobs.claims.complete(claim)
  } else await jobs.claims.fail(claim, report.error)
  await removeUnrecorded(deps, upload.content_uuid, resultKeys)
}

/** Puts a job back, without using up a retry. */
export async function giveBack(deps: ClaimDeps, remote: RemoteClaim): Promise<void> {
  const { claim, upload, resultKeys } = await mustRun(deps, remote)
  await deps.jobs.claims.giveBack(claim)
  deps.jobs.wake(remote.queue)
  await removeUnrecorded(deps, upload.content_uuid, resultKeys)
}
