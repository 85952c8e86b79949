import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

export const viewSchema = z.object({
  uuid: uuidSchema,
  user_uuid: uuidSchema,
  content_uuid: uuidSchema,
  createdAt: timestampSchema,
  /** the server's time of the last play */
  startedAt: timestampSchema,
})
export type View = z.infer<typeof viewSchema>

/**
 * The result of a playback report: the position of the player, the seconds that the server accepted as watched since the last report, and
 * whether the history stores the position (not while it is paused, nor for an entry that was removed from it).
 */
export const playbackSchema = z.object({ position: z.number(), watched: z.number(), kept: z.boolean() })
export type Playback = z.infer<typeof playbackSchema>
