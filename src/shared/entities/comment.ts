import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { publicUserSchema } from './user.ts'

/** A comment or a reply; replies are one level deep. */
export const commentSchema = z.object({
  uuid: uuidSchema,
  text: z.string(),
  /** `hasChannel`: whether the author's channel has a page to link to */
  user: publicUserSchema.omit({ createdAt: true }).extend({ hasChannel: z.boolean() }),
  content: z.object({ uuid: uuidSchema, title: z.string() }),
  createdAt: timestampSchema,
  /** null until the text changes */
  updatedAt: timestampSchema.nullable(),
  /** the comment that it answers, null for a top comment */
  parent_uuid: uuidSchema.nullable(),
  repliesCount: z.int(),
  likesCount: z.int(),
  /** null for guests */
  viewerLikes: z.boolean().nullable(),
  /** the video's owner pinned it */
  pinned: z.boolean(),
  /** the video's owner gave it a heart */
  hearted: z.boolean(),
  viewerCanDelete: z.boolean(),
  /** whether the caller mutes the author's channel */
  authorMuted: z.boolean(),
  /** the people whom it names and whose channel has a page: `name` as the text has it after «@», `username` as they are called now */
  mentions: z.array(z.object({ name: z.string(), username: z.string() })),
  /** hidden by a moderator: then only its author, moderators and administrators see it */
  hidden: z.literal(true).optional(),
  /** waits for validation: then only its author, the video's owner, moderators and administrators see it */
  held: z.literal(true).optional(),
})
export type Comment = z.infer<typeof commentSchema>

/** Sort orders of a content's comments: newest first, or most liked first. */
export const commentSortSchema = z.enum(['recent', 'popular'])
export type CommentSort = z.infer<typeof commentSortSchema>

/** Somebody whom a comment that is being written may name. */
export const suggestedPersonSchema = publicUserSchema.omit({ createdAt: true })
export type SuggestedPerson = z.infer<typeof suggestedPersonSchema>
