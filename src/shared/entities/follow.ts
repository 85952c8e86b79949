import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/**
 * That a user follows a channel. `notify` is the bell: are they told of its new videos? `latestContent` comes with
 * `?expand=channel`: the channel's last upload that everybody sees, null when there is none.
 */
export const followSchema = z.object({
  uuid: uuidSchema,
  follower: z.object({ uuid: uuidSchema }),
  followed: z.object({
    uuid: uuidSchema,
    name: z.string(),
    username: z.string(),
    banner_url: z.string().nullable(),
    description: z.string(),
    avatar: z.string().nullable(),
    totalFollowed: z.int(),
    isVerified: z.boolean(),
    /** its owner */
    user_uuid: uuidSchema,
  }),
  notify: z.boolean(),
  createdAt: timestampSchema,
  latestContent: z.object({ uuid: uuidSchema, title: z.string(), createdAt: timestampSchema, isUnseen: z.boolean() }).nullable().optional(),
})
export type Follow = z.infer<typeof followSchema>

/** `?expand=channel`: what costs a query of the channel's contents more. */
export const followExpandSchema = z.literal('channel').describe('channel : la chaîne avec sa dernière vidéo, et si elle est nouvelle.')
