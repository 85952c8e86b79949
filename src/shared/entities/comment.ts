import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { publicUserSchema } from './user.ts'

/** A comment, or the reply to one: replies are one level deep. */
export const commentSchema = z.object({
  uuid: uuidSchema,
  text: z.string(),
  /** `hasChannel`: has their channel a page to be led to? */
  user: publicUserSchema.omit({ createdAt: true }).extend({ hasChannel: z.boolean() }),
  content: z.object({ uuid: uuidSchema, title: z.string() }),
  createdAt: timestampSchema,
  /** null until its text changes */
  updatedAt: timestampSchema.nullable(),
  /** the comment that it answers, null for a top comment */
  parent_uuid: uuidSchema.nullable(),
  repliesCount: z.int(),
  likesCount: z.int(),
  /** null for guests */
  viewerLikes: z.boolean().nullable(),
  /** by the video's owner */
  pinned: z.boolean(),
  /** by the video's owner */
  hearted: z.boolean(),
  viewerCanDelete: z.boolean(),
  /** by a moderator: for its author and those who moderate, the only ones who see it then */
  hidden: z.literal(true).optional(),
})
export type Comment = z.infer<typeof commentSchema>

/** The orders of a content's comments: the newest first, or the most liked. */
export const commentSortSchema = z.enum(['recent', 'popular'])
export type CommentSort = z.infer<typeof commentSortSchema>
