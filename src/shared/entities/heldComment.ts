import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { publicUserSchema } from './user.ts'

/**
 * Why a comment waits for validation: its author is new here, the channel holds the comments of others, or it contains a word that the channel
 * watches.
 */
export const holdReasonSchema = z.enum(['newAccount', 'channel', 'watchedWord'])
export type HoldReason = z.infer<typeof holdReasonSchema>

/** A comment that waits for validation, for those who decide about it. */
export const heldCommentSchema = z.object({
  uuid: uuidSchema,
  text: z.string(),
  user: publicUserSchema.omit({ createdAt: true }),
  content: z.object({ uuid: uuidSchema, title: z.string() }),
  reason: holdReasonSchema,
  createdAt: timestampSchema,
  /** null until the text changes; a publication names the text that was read by it */
  updatedAt: timestampSchema.nullable(),
  /** false for the channel's owner when only the site's moderators may publish it */
  viewerCanPublish: z.boolean(),
})
export type HeldComment = z.infer<typeof heldCommentSchema>

export const heldCommentCountSchema = z.object({ count: z.int() })
