import { z } from 'zod'
import { digestFrequencies, notificationKinds } from '../notificationChoices.ts'
import { timestampSchema, uuidSchema } from './common.ts'

export const notificationKindSchema = z.enum(notificationKinds)

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

/** What a person wants to be notified of: every kind, or those that change. */
export const notificationChoicesSchema = z.object({
  kinds: z
    .array(z.object({ kind: notificationKindSchema, onSite: z.boolean(), byMail: z.boolean() }))
    .max(notificationKinds.length)
    .readonly(),
  digest: z.enum(digestFrequencies),
})
