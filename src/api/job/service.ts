import { findContent } from '../../db/content/contents.ts'
import { type AdministeredJob, deleteJob, lockAdministeredJob, retryJob, setJobPriority } from '../../db/jobs/administeredJobs.ts'
import { type AnyQueue, deadQueue, mailQueue } from '../../db/jobs/queues.ts'
import type { Tx } from '../../db/connection/database.ts'
import { recordFailure } from '../../db/media/results.ts'
import type { JobKind } from '../../shared/entities/administeredJob.ts'
import type { AdministrativeAct } from '../../shared/entities/audit.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record.ts'
import { resetForRepetition } from '../conversion/service.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'

type Deps = Pick<ApiDeps, 'database' | 'jobs'>

const kinds: Readonly<Record<AnyQueue, JobKind>> = {
  'media.prepare': 'prepare',
  'media.ladder': 'ladder',
  'media.transcribe': 'transcribe',
  'media.cleanup': 'cleanup',
  'storage.check': 'storageCheck',
  'storage.deletion': 'storageDeletion',
  [deadQueue]: 'failure',
  [mailQueue]: 'mail',
}
export const kindOf = ({ queue }: Pick<AdministeredJob, 'queue'>): JobKind => kinds[queue]

/** One that waits for its first attempt has a reason to wait: its turn, or a version that still plays. */
export const canRetry = ({ state, is_retry }: Pick<AdministeredJob, 'state' | 'is_retry'>): boolean => state === 'failed' || is_retry

/** Without the one that records a failure, a video would be converted for ever. */
export const canAbandon = ({ state, queue }: Pick<AdministeredJob, 'state' | 'queue'>): boolean =>
  state !== 'running' && queue !== deadQueue

const isConversion = ({ queue }: Pick<AdministeredJob, 'queue'>): boolean => queue === 'media.prepare' || queue === 'media.ladder'

const refused = (message: string): AppError => new AppError('JOB_NOT_WAITING', { message })

/** @throws AppError JOB_NOT_FOUND when it has ended, or another administrator was faster; JOB_NOT_WAITING while it runs */
async function lockIdle(tx: Tx, uuid: string): Promise<AdministeredJob> {
  const job = await lockAdministeredJob(tx, uuid)
  if (!job) throw new AppError('JOB_NOT_FOUND')
  if (job.state === 'running') throw new AppError('JOB_NOT_WAITING')
  return job
}

async function record(tx: Tx, viewer: Viewer, act: AdministrativeAct, job: AdministeredJob): Promise<void> {
  const content = job.content_uuid === null ? undefined : await findContent(tx, job.content_uuid)
  await recordAct(tx, viewer.uuid, {
    act,
    subject_uuid: job.uuid,
    details: { kind: kindOf(job), ...(content && { title: content.title }) },
  })
}

/**
 * Has a job run at once. A conversion that failed begins again as a new job, as its owner can have it do.
 * @throws AppError JOB_NOT_FOUND, JOB_NOT_WAITING, CONTENT_NOT_FOUND, CONVERSION_NOT_FAILED, VIDEO_REQUIRED
 */
export async function retryNow({ database, jobs }: Deps, viewer: Viewer, uuid: string): Promise<void> {
  const { queue, content } = await database.db.transaction().execute(async (tx) => {
    const job = await lockIdle(tx, uuid)
    if (!canRetry(job)) throw refused('Cette tâche attend encore son premier essai')
    await record(tx, viewer, 'job.retry', job)
    if (job.state === 'failed' && isConversion(job) && job.content_uuid !== null) {
      const found = await findContent(tx, job.content_uuid)
      if (!found) throw new AppError('CONTENT_NOT_FOUND')
      const repeated = await resetForRepetition(tx, jobs, found.uuid)
      await deleteJob(tx, job)
      return { queue: repeated, content: { content_uuid: found.uuid, channel_uuid: found.channel_uuid } }
    }
    if (!(await retryJob(tx, job))) throw refused('Le même travail attend déjà de nouveau')
    return { queue: job.queue, content: null }
  })
  jobs.wake(queue)
  if (content) await database.changes.publish({ kind: 'media', ...content })
}

const raisedPriority = 100
/** The digests of everybody come after other mails. */
const usualPriority = ({ mail_kind }: AdministeredJob): number => (mail_kind === 'digest' ? -1 : 0)

/** Sets whether a waiting job starts before the others of its queue; repeating it changes nothing. @throws AppError JOB_NOT_FOUND, JOB_NOT_WAITING */
export async function setRaised({ database }: Deps, viewer: Viewer, uuid: string, raised: boolean): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const job = await lockIdle(tx, uuid)
    if (job.state === 'failed') throw refused('Cette tâche a échoué : relancez-la d’abord')
    if (job.priority > 0 === raised) return
    await setJobPriority(tx, job, raised ? raisedPriority : usualPriority(job))
    await record(tx, viewer, raised ? 'job.raise' : 'job.lower', job)
  })
}

/**
 * Takes a job out of its queue. The video whose conversion waited has failed then, with its file kept, so that it can be repeated.
 * @throws AppError JOB_NOT_FOUND, JOB_NOT_WAITING
 */
export async function abandonJob({ database }: Deps, viewer: Viewer, uuid: string): Promise<void> {
  const job = await database.db.transaction().execute(async (tx) => {
    const idle = await lockIdle(tx, uuid)
    if (!canAbandon(idle)) throw refused('Cette tâche dit ce qui a échoué : elle ne s’abandonne pas')
    await deleteJob(tx, idle)
    await record(tx, viewer, 'job.abandon', idle)
    return idle
  })
  const { content_uuid, upload_uuid } = job
  if (job.state !== 'waiting' || !isConversion(job) || content_uuid === null || upload_uuid === null) return
  // Where this process dies before, the worker puts the job back at its next start.
  await recordFailure(
    database,
    { content_uuid, upload_uuid },
    { code: 'CONVERSION_FAILED', reason: 'La conversion a été abandonnée' },
    null,
  )
}
