import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentDetailsSchema, videoCategorySchema } from './contentDetails.ts'
import { listSchema } from './list.ts'
import { mediaSchema } from './media.ts'

export const visibilitySchema = z.enum(['public', 'private'])

/** Why a content is recommended; `name` is the channel's, the hashtag's, or the title of the content that the viewer watched. */
export const reasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('followed'), name: z.string() }),
  z.object({ kind: z.literal('coWatched'), name: z.string() }),
  z.object({ kind: z.literal('hashtag'), name: z.string() }),
  z.object({ kind: z.literal('trending') }),
  z.object({ kind: z.literal('fresh') }),
])
export type Reason = z.infer<typeof reasonSchema>

/**
 * A video. `creator` is its channel (`uuid`, `name`, `banner_url`) with the channel's owner (`user_uuid`, `username`, `avatar`). `duration`
 * in seconds, 0 until known. `video_url` is the HLS master playlist: null for guests, for viewers who may not play, and until a first
 * rendition is ready.
 */
export const contentSchema = z.object({
  uuid: uuidSchema,
  title: z.string(),
  description: z.string(),
  statuts: visibilitySchema,
  thumbnail_url: z.string().nullable(),
  video_url: z.string().nullable(),
  duration: z.number(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  creator: z.object({
    uuid: uuidSchema,
    name: z.string(),
    banner_url: z.string().nullable(),
    user_uuid: uuidSchema,
    username: z.string(),
    avatar: z.string().nullable(),
    totalFollowed: z.int(),
    isVerified: z.boolean(),
  }),
  views: z.int(),
  likesCount: z.int(),
  commentsCount: z.int(),
  /** hidden by a moderator: then only those who manage it, moderators and administrators see it */
  hidden: z.literal(true).optional(),
  /** the viewer owns or edits its channel */
  viewerCanManage: z.literal(true).optional(),
  /** only people who have given its password open it; no list has it */
  passwordProtected: z.literal(true).optional(),
  media: mediaSchema,
  /** names, only with `?expand=hashtags` */
  hashtags: z.array(z.string()).optional(),
  /** whether the viewer likes it; only with `?expand=viewer`; null for guests */
  viewerLikes: z.boolean().nullable().optional(),
  /** seconds from the start where the viewer stopped; only with `?expand=viewer`; null for guests and when it is not in their history */
  viewerPosition: z.number().nullable().optional(),
  /** only with `?expand=details` */
  details: contentDetailsSchema.optional(),
  /** only in recommendations */
  reason: reasonSchema.optional(),
})
export type Content = z.infer<typeof contentSchema>

const expandable = ['hashtags', 'viewer', 'details'] as const
/** Parts of a content that cost an additional query, on demand: `?expand=hashtags,viewer,details`. */
export const contentExpandSchema = listSchema(
  { type: 'string', enum: [...expandable] },
  'Ce qui coûte plus et ne vient que demandé, séparé par des virgules. hashtags : leurs noms. viewer : viewerLikes, est-ce que je l’aime (null sans session). details : catégorie, langue, licence, commentaires, programmation.',
  100,
).pipe(z.array(z.enum(expandable)))
export type ContentExpand = z.infer<typeof contentExpandSchema>[number]

/** Sort orders: newest, most viewed or most liked first, by title from A to Z, or public before private. */
export const contentSortSchema = z.enum(['date', 'views', 'likes', 'title', 'status'])
export type ContentSort = z.infer<typeof contentSortSchema>

export const hashtagSchema = z.object({ uuid: uuidSchema, name: z.string(), contentCount: z.int() })
export type Hashtag = z.infer<typeof hashtagSchema>

/** A section of Explore: the contents of a category or of a popular hashtag that rise most. `title` is what people read. */
export const categorySchema = z.object({
  title: z.string(),
  /** null for a hashtag */
  category: videoCategorySchema.nullable(),
  /** null for a category */
  hashtag: hashtagSchema.nullable(),
  contents: z.array(contentSchema),
})
export type Category = z.infer<typeof categorySchema>
