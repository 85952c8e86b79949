import { z } from 'zod'
import { uuidSchema } from './common.ts'

/**
 * What the change feed carries to readers: that something changed, never the thing itself, so that no message can
 * show what its reader may not see. Subscribers read the thing again through the API.
 */
export const eventSchema = z.discriminatedUnion('kind', [
  // its media, or what is said of it: title, description, visibility, hashtags, thumbnail, hidden or not
  z.object({ kind: z.literal('media'), content_uuid: uuidSchema, channel_uuid: uuidSchema }),
  z.object({ kind: z.literal('comment'), content_uuid: uuidSchema, channel_uuid: uuidSchema, comment_uuid: uuidSchema }),
  // the addresses of its media: those that were given out before are dead
  z.object({ kind: z.literal('addresses'), content_uuid: uuidSchema, channel_uuid: uuidSchema }),
  // likes, comments or views
  z.object({ kind: z.literal('counts'), content_uuid: uuidSchema, channel_uuid: uuidSchema }),
  z.object({ kind: z.literal('notification'), user_uuid: uuidSchema }),
])

/** What the processes of the site tell each other. */
export const changeSchema = z.discriminatedUnion('kind', [
  ...eventSchema.options,
  // A session of theirs was closed: what listens in its name stops. Never sent to readers.
  z.object({ kind: z.literal('session'), user_uuid: uuidSchema }),
])
export type Change = z.infer<typeof changeSchema>
