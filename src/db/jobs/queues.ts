import { z } from 'zod'
import { uuidSchema } from '../../shared/entities/common.ts'

export const mediaJobSchema = z.object({ content_uuid: uuidSchema, upload_uuid: uuidSchema })
/** What the worker must do something about: one upload of one content. */
export type MediaJob = z.infer<typeof mediaJobSchema>

export const queueNames = ['media.prepare', 'media.ladder', 'media.cleanup'] as const
export type QueueName = (typeof queueNames)[number]

export function isQueueName(name: unknown): name is QueueName {
  return queueNames.some((queue) => queue === name)
}

/** Where jobs end that failed for good, until somebody has been told. */
export const deadQueue = 'media.dead'

/** Retries of a failing handler, 5 s apart at first and twice as far each time: about three minutes in all. */
export const retries = { limit: 5, delaySeconds: 5, delayMaxSeconds: 300 }

/** How often a job may lose its process (power cut, kill) for free: past it, each loss costs a retry, so that a job that kills its process ends. */
export const freeLosses = 25

/** A claim that its worker has not confirmed for this long is lost. Only PostgreSQL has other processes that could be alive. */
export const lostAfterSeconds = 8
export const sweepEveryMs = 2000
export const heartbeatEverySeconds = 2
export const pollEverySeconds = 1

const day = 24 * 60 * 60

/**
 * With a heartbeat, a running job's claim is confirmed, and its handler told when it was given to somebody else. Pointless, and
 * wrong after a computer slept, where one process is everybody. pg-boss's own recovery after these seconds is a backstop: it costs
 * a retry and a pause, so ours (requeue.ts) acts long before it.
 */
export const heartbeatSeconds = { embedded: null, postgres: 60 }

export const queueOptions = {
  retryLimit: retries.limit,
  retryDelay: retries.delaySeconds,
  retryBackoff: true,
  retryDelayMax: retries.delayMaxSeconds,
  expireInSeconds: day / 2,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
  deadLetter: deadQueue,
}

/** Telling about a dead job is tried for days: nobody else would ever mark its content as failed. */
export const deadQueueOptions = {
  retryLimit: 100,
  retryDelay: retries.delaySeconds,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
}
