import { z } from 'zod'
import { watchedDisks } from '../../shared/diskFloor.ts'
import { uuidSchema } from '../../shared/entities/common.ts'

export const mediaJobSchema = z.object({ content_uuid: uuidSchema, upload_uuid: uuidSchema })
/** A job of the worker: one upload of one content. */
export type MediaJob = z.infer<typeof mediaJobSchema>

export const queueNames = ['media.prepare', 'media.ladder', 'media.transcribe', 'media.cleanup'] as const
export type QueueName = (typeof queueNames)[number]

export function isQueueName(name: unknown): name is QueueName {
  return queueNames.some((queue) => queue === name)
}

/** Returns the queue that continues an upload in this state. */
export const mediaQueue = (state: string): QueueName => (state === 'watchable' ? 'media.ladder' : 'media.prepare')

/** A job that follows another one, and is committed with its result. */
export type NextJob = { queue: QueueName; delaySeconds?: number | undefined }

/** The queue of the mails, whose jobs the API takes. */
export const mailQueue = 'mail'

const email = z.string()
/** What happened to the ways in which an account's owner confirms a sign-in. */
const secondFactorChangeSchema = z.enum([
  'codesOn',
  'codesOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'identityUnlinked',
  'reset',
])
export type SecondFactorChange = z.infer<typeof secondFactorChangeSchema>
/** A mail to send. What it says is read and written when it is sent: a link is then valid from that moment. */
export const mailJobSchema = z.discriminatedUnion('kind', [
  /** to the account with this address, if there is one; `is_restored`: its owner has just taken this address back */
  z.object({ kind: z.literal('passwordReset'), email, is_restored: z.literal(true).optional() }),
  z.object({ kind: z.literal('passwordChanged'), user_uuid: uuidSchema }),
  z.object({ kind: z.literal('emailProof'), user_uuid: uuidSchema }),
  /** to the address that the account had before; `at`: of the change, in milliseconds since 1970, absent in jobs of earlier versions */
  z.object({ kind: z.literal('emailChanged'), user_uuid: uuidSchema, former_email: email, at: z.number().optional() }),
  z.object({ kind: z.literal('registrationApproved'), user_uuid: uuidSchema }),
  /** to somebody who has no account */
  z.object({ kind: z.literal('registrationRefused'), email, username: z.string() }),
  /** `device`: browser and system, in French; `at`: milliseconds since 1970 */
  z.object({ kind: z.literal('newDevice'), user_uuid: uuidSchema, device: z.string(), at: z.number() }),
  /** `next_at`: when the digest after this one is due, in milliseconds since 1970 */
  z.object({ kind: z.literal('digest'), user_uuid: uuidSchema, next_at: z.number() }),
  /** to an administrator */
  z.object({
    kind: z.literal('diskNearlyFull'),
    user_uuid: uuidSchema,
    disk: z.enum(watchedDisks),
    free_bytes: z.number(),
    floor_bytes: z.number(),
  }),
  z.object({ kind: z.literal('secondFactor'), user_uuid: uuidSchema, change: secondFactorChangeSchema }),
])
export type MailJob = z.infer<typeof mailJobSchema>

/** Of two mails that wait, the one with the higher goes first: nobody who wants to sign in waits for the digests of everybody. */
export const mailPriority = ({ kind }: MailJob): number => (kind === 'digest' ? -1 : 0)

/** The queues of the work on the storage as a whole, for a worker with the storage. */
export const storageQueues = ['storage.check', 'storage.deletion'] as const
export type StorageQueue = (typeof storageQueues)[number]
export const storageJobSchema = z.object({ check_uuid: uuidSchema })

/** The queue of the jobs that failed for good, until the listener was called for them. */
export const deadQueue = 'media.dead'

/** Retries of a failing handler: after 5 s at first, and twice as long each time, about three minutes in all. */
export const retries = { limit: 5, delaySeconds: 5, delayMaxSeconds: 300 }

/**
 * How many lost processes (power cut, kill) cost a job no retry. After that, each loss costs a retry, so that a job that kills its process
 * ends.
 */
export const freeLosses = 25

/** A claim that its worker has not confirmed for this long is lost. Only with PostgreSQL can another process be alive. */
export const lostAfterSeconds = 8
export const sweepEveryMs = 2000
export const correctTimesEveryMs = 60_000
export const heartbeatEverySeconds = 2
export const pollEverySeconds = 1

const day = 24 * 60 * 60

/**
 * With a heartbeat, a running job's claim is confirmed, and its handler's signal aborts when the job was given to another process. With the
 * embedded database there is only one process: a heartbeat is useless, and wrong after the computer slept. pg-boss's own recovery after
 * these seconds is only a fallback: it costs a retry and a pause, so requeue.ts acts long before it.
 */
export const heartbeatSeconds = { embedded: null, postgres: 60 }

/**
 * With the embedded database, this marks the jobs of remote workers, which send heartbeats: they outlive the site's own process. As above, it
 * is pg-boss's own recovery, for later than requeue.ts.
 */
export const remoteHeartbeatSeconds = 300
/** How long, after a start with the embedded database, remote workers have to find the site again. */
export const remoteGraceSeconds = 30

/** Nobody has to be told when one fails for good: whoever reads the check looks for its job. */
export const storageQueueOptions = {
  retryLimit: retries.limit,
  retryDelay: retries.delaySeconds,
  retryBackoff: true,
  retryDelayMax: retries.delayMaxSeconds,
  expireInSeconds: day / 2,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
}

export const queueOptions = { ...storageQueueOptions, deadLetter: deadQueue }

/** Reporting a dead job is retried for days: nothing else would mark its content as failed. */
export const deadQueueOptions = {
  retryLimit: 100,
  retryDelay: retries.delaySeconds,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
}

/** A mail server that does not answer is tried for a day and a half: after 10 s at first, and at least once an hour. */
export const mailQueueOptions = {
  retryLimit: 40,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  retentionSeconds: 14 * day,
  // Also those that failed: until then, the operator sees them.
  deleteAfterSeconds: 7 * day,
}

/** All queues, of whatever kind. */
export const allQueues = [...queueNames, ...storageQueues, deadQueue, mailQueue] as const
export type AnyQueue = (typeof allQueues)[number]
