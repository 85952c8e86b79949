import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/**
 * The reasons of a notification: a followed channel's new video, a comment on one's video, a reply, a follower, a heart for one's comment.
 */
export const notificationKinds = ['newContent', 'comment', 'reply', 'follow', 'commentHearted'] as const
export const notificationKindSchema = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof notificationKindSchema>

/** A notification, with everything needed to show it. `actor` is the person who caused it: null for a channel's new video. */
export const notificationSchema = z.object({
  uuid: uuidSchema,
  kind: notificationKindSchema,
  createdAt: timestampSchema,
  /** null until it is read */
  readAt: timestampSchema.nullable(),
  content: z.object({ uuid: uuidSchema, title: z.string(), thumbnail_url: z.string().nullable() }).nullable(),
  comment_uuid: uuidSchema.nullable(),
  channel: z.object({ uuid: uuidSchema, name: z.string(), avatar: z.string().nullable() }).nullable(),
  actor: z.object({ uuid: uuidSchema, username: z.string(), avatar: z.string().nullable() }).nullable(),
})
export type Notification = z.infer<typeof notificationSchema>

export const unreadCountSchema = z.object({ count: z.int() })
