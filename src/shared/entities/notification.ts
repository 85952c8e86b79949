import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** Why somebody is told: a followed channel's new video, a comment on their own, a reply, a follower, a heart for their comment. */
export const notificationKinds = ['newContent', 'comment', 'reply', 'follow', 'commentHearted'] as const
export const notificationKindSchema = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof notificationKindSchema>

/** One line of a bell, with all that it takes to draw it. `actor` is who did it: null for a channel's new video. */
export const notificationSchema = z.object({
  uuid: uuidSchema,
  kind: notificationKindSchema,
  createdAt: timestampSchema,
  /** null until it was read */
  readAt: timestampSchema.nullable(),
  content: z.object({ uuid: uuidSchema, title: z.string(), thumbnail_url: z.string().nullable() }).nullable(),
  comment_uuid: uuidSchema.nullable(),
  channel: z.object({ uuid: uuidSchema, name: z.string(), avatar: z.string().nullable() }).nullable(),
  actor: z.object({ uuid: uuidSchema, username: z.string(), avatar: z.string().nullable() }).nullable(),
})
export type Notification = z.infer<typeof notificationSchema>

export const unreadCountSchema = z.object({ count: z.int() })
