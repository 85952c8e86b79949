import { z } from 'zod'
import { chapterLimits } from './chapters.ts'
import { uuidSchema } from './entities/common.ts'
import { mediaStateSchema, renditionSchema } from './entities/media.ts'
import { renditionHeightSchema } from './entities/site.ts'
import { limits } from './limits.ts'
import { mediaFailures, type MediaFailureCode } from './mediaFailures.ts'

/** Of the requests between a site and its remote workers: both sides must have the same. */
export const remoteProtocol = 1

/** The queues whose jobs remote workers take. */
export const conversionQueues = ['media.prepare', 'media.ladder'] as const
const conversionQueueSchema = z.enum(conversionQueues)
export type ConversionQueue = z.infer<typeof conversionQueueSchema>

/** `attempt` grows with each claim of the same job: an earlier one cannot go on. */
export const claimSchema = z.object({
  queue: conversionQueueSchema,
  job: uuidSchema.toLowerCase(),
  attempt: z.coerce.number().int().min(0).max(1e6),
})
export type RemoteClaim = z.infer<typeof claimSchema>

export const claimRequestSchema = z.strictObject({ queue: conversionQueueSchema, protocol: z.literal(remoteProtocol) })
/**
 * Headers of a request for a job, by which a remote worker says who it is: an older site ignores them. Whatever else they are, the worker is
 * one that does not say it.
 */
export const workerHeaders = { host: 'x-worker-host', pid: 'x-worker-pid' } as const
export const workerHeadersSchema = z.object({
  [workerHeaders.host]: z
    .string()
    .regex(/^[\w.-]{1,253}$/)
    .nullable()
    .catch(null),
  [workerHeaders.pid]: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .nullable()
    .catch(null),
})

export const helloSchema = z.object({ protocol: z.number() })

const extension = z.string().regex(/^[a-z0-9]{1,8}$/)
const key = z.string().max(200)

/** A claimed job, with all that a conversion needs to know. */
export const claimedTaskSchema = z.object({
  claim: claimSchema,
  upload: z.object({ content_uuid: uuidSchema, upload_uuid: uuidSchema }),
  media: z.object({
    state: mediaStateSchema.exclude(['arriving']),
    progress: z.number(),
    playlist_key: z.string().nullable(),
    duration: z.number(),
    trim_start: z.number().nullable(),
    trim_end: z.number().nullable(),
  }),
  /** of the uploaded file; null when it is gone */
  original: z.object({ extension, bytes: z.number() }).nullable(),
  /** the keys that this attempt's results have, and the storyboard's address */
  keys: z.object({ version: key, storyboard: key, storyboardUrl: z.string() }),
  /** whether the site makes automatic captions */
  isTranscribed: z.boolean(),
  /** the highest rendition that the site wants; an older site says nothing and wants all */
  highestRendition: renditionHeightSchema.default(1080),
})
export type ClaimedTask = z.infer<typeof claimedTaskSchema>

export const remoteFileKinds = ['version', 'storyboard', 'poster'] as const
export type RemoteFileKind = (typeof remoteFileKinds)[number]
export const storedFileSchema = z.object({ key })

const seconds = z.number().min(0).max(limits.videoSeconds)
/** A video may be a single frame. */
const length = z.number().min(0.001).max(limits.videoSeconds)
const pixels = z.int().min(1).max(20_000)
const rendition = z.strictObject({ ...renditionSchema.shape, height: pixels, width: pixels, bitrate: z.int().min(0).max(1e9) })
const chapter = z.strictObject({
  start: seconds,
  title: z
    .string()
    .max(chapterLimits.titleMax)
    .regex(/^[^\0]*$/),
})

/** What a conversion may record of a content's media. The keys are compared with those of the claim. */
const patchSchema = z.strictObject({
  state: z.enum(['processing', 'watchable', 'complete']).exactOptional(),
  progress: z.int().min(0).max(100).exactOptional(),
  failure: z.literal('DAMAGED').nullable().exactOptional(),
  failure_at: seconds.nullable().exactOptional(),
  source_duration: length.exactOptional(),
  duration: length.exactOptional(),
  playing_from: seconds.exactOptional(),
  width: pixels.exactOptional(),
  height: pixels.exactOptional(),
  renditions: z.array(rendition).min(1).max(20).exactOptional(),
  chapters: z.array(chapter).max(chapterLimits.most).exactOptional(),
  playlist_key: key.exactOptional(),
  poster_key: key.nullable().exactOptional(),
  storyboard_key: key.nullable().exactOptional(),
})
const nextJobSchema = z.strictObject({
  queue: z.enum(['media.ladder', 'media.cleanup', 'media.transcribe']),
  delaySeconds: z
    .int()
    .min(0)
    .max(24 * 60 * 60)
    .exactOptional(),
})
export const resultSchema = z.strictObject({ patch: patchSchema, next: z.array(nextJobSchema).max(2) })
export type RemoteResult = z.infer<typeof resultSchema>

const words = z
  .string()
  .max(2000)
  .regex(/^[^\0]*$/)
const failureCodes = Object.keys(mediaFailures).filter((code): code is MediaFailureCode => code !== 'NO_FFMPEG')

/** The end of an attempt: the file's own fault, with a code, which is recorded; or an error, after which the job is retried. */
export const failureReportSchema = z.union([
  z.strictObject({ code: z.enum(failureCodes), reason: words.nullable() }),
  z.strictObject({ error: words }),
])
export type FailureReport = z.infer<typeof failureReportSchema>
