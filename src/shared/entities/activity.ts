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

/** `position`: seconds from the start where watching stopped; `progress`: the share of the video before it, 0 to 1. */
export const historicalSchema = z.object({
  uuid: uuidSchema,
  user_uuid: uuidSchema,
  content_uuid: uuidSchema,
  createdAt: timestampSchema,
  watchedAt: timestampSchema,
  position: z.number(),
  progress: z.number().min(0).max(1),
  content: contentSchema,
})
export type Historical = z.infer<typeof historicalSchema>

export const historyStatisticsSchema = z.object({ totalVideos: z.int(), uniqueCreators: z.int() })

/** While the history is paused, what its user watches does not enter it. */
export const historyPauseSchema = z.object({ paused: z.boolean() })

/**
 * What a playback report came to: where the player stands, the seconds that the server accepted as watched since the last one,
 * and whether the history remembers the position (not while it is paused, nor for what was removed from it).
 */
export const playbackSchema = z.object({ position: z.number(), watched: z.number(), kept: z.boolean() })
export type Playback = z.infer<typeof playbackSchema>

/** A history entry as it was before it was removed: what it takes to put it back (POST /historicals with this as `was`). */
export const removedHistoricalSchema = z.object({ watchedAt: timestampSchema, position: z.number() })
export type RemovedHistorical = z.infer<typeof removedHistoricalSchema>
