import { z } from 'zod'
import { languageCodes, type Licence, licences, type VideoCategory, videoCategories } from '../contentDetails.ts'
import { type Audience, audiences } from '../audiences.ts'
import { timestampSchema } from './common.ts'

const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>) => z.enum(Object.keys(names) as [Key, ...Key[]])

export const videoCategorySchema = keysOf<VideoCategory>(videoCategories)
export const languageSchema = z.enum(languageCodes)
export const audienceSchema = keysOf<Audience>(audiences)
export const licenceSchema = keysOf<Licence>(licences)

/**
 * The part of the uploaded file that a video shows, or will show once it is converted: from `start` to `end` of `source_duration`, in
 * seconds. `playing_from` is where in the file the version begins that plays now.
 */
export const trimSchema = z.object({ start: z.number(), end: z.number(), source_duration: z.number(), playing_from: z.number() })
export type Trim = z.infer<typeof trimSchema>

/**
 * What a creator says of a video beside its texts. `publish_at` and `publish_when_ready` say when a private video becomes public by itself:
 * at that time, once every quality is ready, or when both are true; `audience`, `allowed_usernames` and `has_password` say who may open it
 * until then. Only its owner gets these five, and `trim`.
 */
export const contentDetailsSchema = z.object({
  category: videoCategorySchema.nullable(),
  language: languageSchema.nullable(),
  /** null: all rights reserved */
  licence: licenceSchema.nullable(),
  comments_open: z.boolean(),
  downloads_allowed: z.boolean(),
  publish_at: timestampSchema.nullable(),
  publish_when_ready: z.boolean(),
  audience: audienceSchema,
  allowed_usernames: z.array(z.string()),
  /** whether a password was set, also while it does not count */
  has_password: z.boolean(),
  /** from its description, else from its file; `start` in seconds */
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
  /** highest first, `quality` the short side in pixels, `url` of an MP4 file; empty where downloads are not allowed */
  downloads: z.array(z.object({ quality: z.int(), url: z.string() })),
  /** by language; `url` of a WebVTT file, and another one after each change; empty for viewers who may not play the video */
  captions: z.array(z.object({ language: languageSchema, is_automatic: z.boolean(), url: z.string() })),
  /** VAST document of the advertisement before the video; null where there is none, and for viewers who may not play the video */
  ad_tag_url: z.string().nullable(),
  trim: trimSchema.nullable(),
})
export type ContentDetails = z.infer<typeof contentDetailsSchema>
