import { hostname } from 'node:os'
import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isDiskFull } from '../../db/disk/fullDisk.ts'
import { heartbeatEverySeconds, pollEverySeconds } from '../../db/jobs/queues.ts'
import type { ObserveJob } from '../../db/jobs/running.ts'
import {
  type ClaimedTask,
  claimedTaskSchema,
  type ConversionQueue,
  conversionQueues,
  type FailureReport,
  remoteProtocol,
  workerHeaders,
} from '../../shared/remoteWork.ts'
import type { ConversionDeps } from '../deps.ts'
import { ladder } from '../jobs/ladder.ts'
import { prepare } from '../jobs/prepare.ts'
import { DiskNearlyFull, MediaFailure, SourceMissing } from '../media/failures.ts'
import { causeOf, type Task } from '../task.ts'
import { claimPath, createRemoteTask, type RemoteTaskDeps } from './remoteTask.ts'
import { ClaimLost } from './siteClient.ts'

const diskRetryMs = 2000
/** Shorter than the silence after which the site gives a job to another worker. */
const heartbeatTimeoutMs = 4000
const giveBackTimeoutMs = 8000
/** Milliseconds before a site that gave no answer is asked again. */
const pauseAfter = (failures: number): number => Math.min(15_000, 1000 * 2 ** (failures - 1))
const reasonMax = 2000

type Deps = ConversionDeps & RemoteTaskDeps & { tempPath: () => string; observe?: ObserveJob | undefined }

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, reasonMax)

function reportOf(error: unknown): FailureReport {
  if (!(error instanceof MediaFailure) || error.code === 'NO_FFMPEG') return { error: reasonOf(error) }
  const cause = causeOf(error)
  return { code: error.code, reason: cause === null ? null : reasonOf(cause) }
}

/** Waits, or less when the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => delay(ms, undefined, { signal }).catch(() => undefined)

/**
 * Tells the site at intervals that this worker is alive.
 * @returns `lost` aborts with ClaimLost once the job is no longer this worker's
 */
function beginHeartbeat({ site, log }: Deps, claimed: ClaimedTask): { lost: AbortSignal; end(): void } {
  const [lost, ended] = [new AbortController(), new AbortController()]
  async function beat(): Promise<void> {
    try {
      const { body } = await site.once('PUT', `${claimPath(claimed)}/heartbeat`, {
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(heartbeatTimeoutMs)]),
      })
      await body.dump()
    } catch (error) {
      if (error instanceof ClaimLost) lost.abort(error)
      else if (!ended.signal.aborted) log.warn({ ...claimed.upload, reason: reasonOf(error) }, 'the site did not answer a heartbeat')
    }
  }
  // None waits for the one before it: on a slow line, that would be too late.
  const timer = setInterval(() => void beat(), heartbeatEverySeconds * 1000)
  ended.signal.addEventListener('abort', () => clearInterval(timer))
  lost.signal.addEventListener('abort', () => clearInterval(timer))
  return { lost: lost.signal, end: () => ended.abort() }
}

async function convert(deps: Deps, claimed: ClaimedTask, signal: AbortSignal): Promise<number | void> {
  const run: Readonly<Record<ConversionQueue, (task: Task) => Promise<number | void>>> = {
    'media.prepare': (task) => prepare(deps, task),
    'media.ladder': (task) => ladder({ ...deps, isTranscribed: claimed.isTranscribed, highestRendition: claimed.highestRendition }, task),
  }
  let { media }: Pick<Task, 'media'> = claimed
  for (;;) {
    const folder = deps.tempPath()
    try {
      if (await deps.isLow()) throw new DiskNearlyFull()
      await mkdir(folder)
      const onRecorded = (recorded: Task['media']): void => {
        media = recorded
      }
      return await run[claimed.claim.queue](createRemoteTask(deps, claimed, { media, onRecorded }, folder, signal))
    } catch (error) {
      if (signal.aborted || !(error instanceof DiskNearlyFull || isDiskFull(error))) throw error
      deps.log.error({ ...claimed.upload, err: error }, 'not enough disk space: the conversion waits')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    do await delay(diskRetryMs, undefined, { signal })
    while (await deps.isLow())
  }
}

async function giveBack({ site, log }: Deps, claimed: ClaimedTask): Promise<void> {
  try {
    const { body } = await site.once('DELETE', claimPath(claimed), { signal: AbortSignal.timeout(giveBackTimeoutMs) })
    await body.dump()
  } catch (error) {
    if (!(error instanceof ClaimLost))
      log.warn({ ...claimed.upload, reason: reasonOf(error) }, 'a job could not be given back: the site will miss its heartbeat')
  }
}

/** Runs one attempt of a job, and tells the site how it ended. */
async function runClaimed(deps: Deps, claimed: ClaimedTask, stopping: AbortSignal): Promise<void> {
  const { site, log } = deps
  const { queue } = claimed.claim
  const about = { queue, ...claimed.upload }
  const started = performance.now()
  const ended = (outcome: Parameters<ObserveJob>[0]['outcome'], videoSeconds?: number): void =>
    deps.observe?.({ queue, outcome, seconds: (performance.now() - started) / 1000, videoSeconds })
  const heartbeat = beginHeartbeat(deps, claimed)
  const signal = AbortSignal.any([stopping, heartbeat.lost])
  try {
    log.info(about, 'a job of the site begins')
    try {
      const videoSeconds = await convert(deps, claimed, signal)
      await site.tell('PUT', `${claimPath(claimed)}/completion`, { signal })
      log.info(about, 'a job of the site is complete')
      ended('completed', videoSeconds ?? undefined)
    } catch (error) {
      if (signal.aborted || error instanceof ClaimLost) throw error
      log.warn({ ...about, err: error }, 'a job failed')
      const report = reportOf(error)
      await site.tell('PUT', `${claimPath(claimed)}/failure`, { body: { json: report }, signal })
      ended('code' in report && !(error instanceof SourceMissing) ? 'refused' : 'failed')
    }
  } catch (error) {
    if (stopping.aborted) {
      await giveBack(deps, claimed)
      ended('returned')
    } else if (error instanceof ClaimLost || heartbeat.lost.aborted) {
      log.info(about, 'a job ended: another worker has it, or its upload is no longer current')
      ended('returned')
    } else throw error
  } finally {
    heartbeat.end()
  }
}

async function claimNext({ site }: Deps, queue: ConversionQueue): Promise<ClaimedTask | undefined> {
  // A stop does not interrupt it: a job whose claim was not answered would wait for a missed heartbeat.
  const answer = await site.once('POST', '/claims', {
    body: { json: { queue, protocol: remoteProtocol } },
    headers: { [workerHeaders.host]: hostname(), [workerHeaders.pid]: String(process.pid) },
    signal: AbortSignal.timeout(heartbeatTimeoutMs),
  })
  if (answer.statusCode !== 204) return claimedTaskSchema.parse(await answer.body.json())
  await answer.body.dump()
  return undefined
}

async function takeJobs(deps: Deps, queue: ConversionQueue, stopping: AbortSignal): Promise<void> {
  let failures = 0
  while (!stopping.aborted) {
    try {
      const claimed = await claimNext(deps, queue)
      if (failures > 0) deps.log.info({ queue }, 'the site answers again')
      failures = 0
      if (claimed) await runClaimed(deps, claimed, stopping)
      else await pause(pollEverySeconds * 1000, stopping)
    } catch (error) {
      failures += 1
      if (failures === 1) deps.log.warn({ queue, reason: reasonOf(error) }, 'the site cannot be worked for: it is asked again')
      await pause(pauseAfter(failures), stopping)
    }
  }
}

/**
 * Converts the videos of a site elsewhere, one job of each kind at a time.
 * @returns `stop` interrupts the running jobs and gives them back to the site
 */
export function startRemoteWorker(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loops = conversionQueues.map((queue) => takeJobs(deps, queue, stopping.signal))
  return {
    async stop() {
      stopping.abort(new Error('The process is stopping'))
      await Promise.all(loops)
    },
  }
}
