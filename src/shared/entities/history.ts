import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentSchema } from './content.ts'

/** `position`: seconds from the start where watching stopped; `progress`: the share of the video before `position`, 0 to 1. */
export const historyEntrySchema = z.object({
  uuid: uuidSchema,
  user_uuid: uuidSchema,
  content_uuid: uuidSchema,
  createdAt: timestampSchema,
  watchedAt: timestampSchema,
  position: z.number(),
  progress: z.number().min(0).max(1),
  content: contentSchema,
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const historyStatisticsSchema = z.object({ totalVideos: z.int(), uniqueCreators: z.int() })

/** While the history is paused, watched contents are not added to it. */
export const historyPauseSchema = z.object({ paused: z.boolean() })

/** A history entry before its removal: sent back as `was` (POST /historicals), it restores the entry. */
export const removedHistoryEntrySchema = z.object({ watchedAt: timestampSchema, position: z.number() })
export type RemovedHistoryEntry = z.infer<typeof removedHistoryEntrySchema>
