import type { JobWithMetadata } from 'pg-boss'
import { isQueueName, type MediaJob, mediaJobSchema, type QueueName } from './queues.ts'

/** A job that will not be retried. `reason` is the last error's message, for the log. */
export type DeadJob = { queue: QueueName; job: MediaJob; reason: string }

/** Passes a job of the dead letter queue to the listener. A job that never was a media job has no listener, and is dropped. */
export async function reportDeadJob(letter: JobWithMetadata, listener: (dead: DeadJob) => Promise<void>): Promise<void> {
  const job = mediaJobSchema.safeParse(letter.data)
  if (!job.success || !isQueueName(letter.sourceName)) return
  await listener({ queue: letter.sourceName, job: job.data, reason: reasonOf(letter.sourceOutput) })
}

function reasonOf(output: unknown): string {
  const message: unknown = typeof output === 'object' && output !== null && 'message' in output ? output.message : undefined
  return typeof message === 'string' ? message : JSON.stringify(output)
}
