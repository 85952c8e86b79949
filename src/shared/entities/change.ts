import { z } from 'zod'
import { uuidSchema } from './common.ts'

/**
 * A change as the API streams it: that something changed, never the thing itself, so that no message can show a client what it may not see.
 * Subscribers read the thing again through the API.
 */
export const eventSchema = z.discriminatedUnion('kind', [
  // the media of the content, or its title, description, visibility, hashtags, thumbnail or hidden state
  z.object({ kind: z.literal('media'), content_uuid: uuidSchema, channel_uuid: uuidSchema }),
  z.object({ kind: z.literal('comment'), content_uuid: uuidSchema, channel_uuid: uuidSchema, comment_uuid: uuidSchema }),
  // the media's addresses: the former ones do not work any more, or not for long
  z.object({ kind: z.literal('addresses'), content_uuid: uuidSchema, channel_uuid: uuidSchema }),
  // likes, comments or views
  z.object({ kind: z.literal('counts'), content_uuid: uuidSchema, channel_uuid: uuidSchema }),
  z.object({ kind: z.literal('notification'), user_uuid: uuidSchema }),
])

/** A change as the processes of the site publish it to each other. */
export const changeSchema = z.discriminatedUnion('kind', [
  ...eventSchema.options,
  // One of the user's sessions was closed, their role changed, or they edit a channel no more: streams that they may not have end. Never sent
  // to clients.
  z.object({ kind: z.literal('session'), user_uuid: uuidSchema }),
  // What the user watched, likes, follows or does not want to see: their recommendations change. Never sent to clients.
  z.object({ kind: z.literal('interests'), user_uuid: uuidSchema }),
  // The site's name or accent. Never sent to clients: a page has both from the server.
  z.object({ kind: z.literal('site') }),
])
export type Change = z.infer<typeof changeSchema>
