import type { JobWithMetadata } from 'pg-boss'
import type { Log } from '../../shared/log.ts'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import { giveBack } from './requeue.ts'

/**
 * `refused`: the file cannot be converted, which is recorded; `failed`: this attempt, or the file is gone; `returned`: to the queue, because
 * the process stops.
 */
export const jobOutcomes = ['completed', 'refused', 'failed', 'returned'] as const
type JobOutcome = (typeof jobOutcomes)[number]

/** How a job's work ended without an error. `videoSeconds`: length of the video that was converted; `reason`: of a refusal, kept with the job */
export type JobEnd = { outcome: 'completed' | 'refused' | 'failed'; videoSeconds?: number | undefined; reason?: string }

/** Called when a job ends in this process. */
export type ObserveJob = (job: { queue: string; outcome: JobOutcome; seconds: number; videoSeconds?: number | undefined }) => void

/** The jobs that this process runs, so that they can be put back when it stops. */
export class RunningJobs {
  readonly #jobs = new Set<JobWithMetadata>()
  readonly #stop = new AbortController()
  readonly #sql: SqlExecutor
  readonly #log: Log
  readonly #observe: ObserveJob

  constructor(sql: SqlExecutor, log: Log, observe: ObserveJob) {
    this.#sql = sql
    this.#log = log
    this.#observe = observe
  }

  /** Runs one job. When the process stops meanwhile, the job goes back to the queue and does not count as failed. */
  async run(job: JobWithMetadata, work: (signal: AbortSignal) => Promise<JobEnd | void>): Promise<JobEnd | void> {
    this.#jobs.add(job)
    const started = performance.now()
    const observe = (outcome: JobOutcome, videoSeconds?: number): void =>
      this.#observe({ queue: job.name, outcome, seconds: (performance.now() - started) / 1000, videoSeconds })
    try {
      this.#stop.signal.throwIfAborted()
      const end = await work(AbortSignal.any([job.signal, this.#stop.signal]))
      observe(end?.outcome ?? 'completed', end?.videoSeconds)
      return end
    } catch (error) {
      observe(this.#stop.signal.aborted ? 'returned' : 'failed')
      if (!this.#stop.signal.aborted) {
        this.#log.warn({ err: error, queue: job.name, job: job.id, attempt: job.retryCount + 1 }, 'a job failed')
        throw error
      }
      // Returning normally is safe: pg-boss only completes running jobs, and this one is not running any more.
      await giveBack(this.#sql, job)
    } finally {
      this.#jobs.delete(job)
    }
  }

  ids(): string[] {
    return [...this.#jobs].map(({ id }) => id)
  }

  abort(): void {
    this.#stop.abort(new Error('The process is stopping'))
  }

  /** Puts back the jobs that did not stop in time; they end with this process. */
  async giveBackRest(): Promise<void> {
    for (const job of this.#jobs) {
      this.#log.warn({ queue: job.name, job: job.id }, 'a job did not stop in time')
      await giveBack(this.#sql, job)
    }
  }
}
