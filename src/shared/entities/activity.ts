import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentSchema } from './content.ts'

export const reactionSchema = z.object({
  uuid: uuidSchema,
  content_uuid: uuidSchema,
  user_uuid: uuidSchema,
  like: z.boolean(),
  createdAt: timestampSchema,
})
export type Reaction = z.infer<typeof reactionSchema>

export const viewSchema = z.object({
  uuid: uuidSchema,
  user_uuid: uuidSchema,
  content_uuid: uuidSchema,
  createdAt: timestampSchema,
  /** the server's clock at the last play */
  startedAt: timestampSchema,
})
export type View = z.infer<typeof viewSchema>

/** `position`: seconds from the start where watching stopped. */
export const historicalSchema = z.object({
  uuid: uuidSchema,
  user_uuid: uuidSchema,
  content_uuid: uuidSchema,
  createdAt: timestampSchema,
  watchedAt: timestampSchema,
  position: z.number(),
  content: contentSchema,
})
export type Historical = z.infer<typeof historicalSchema>

export const videoStatisticsSchema = z.object({ viewsCount: z.int(), commentsCount: z.int(), likesCount: z.int() })
export type VideoStatistics = z.infer<typeof videoStatisticsSchema>

export const channelStatisticsSchema = z.object({
  totalFollowers: z.int(),
  totalVideos: z.int(),
  totalViews: z.int(),
  totalLikes: z.int(),
  totalComments: z.int(),
})
export type ChannelStatistics = z.infer<typeof channelStatisticsSchema>
