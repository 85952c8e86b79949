import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/**
 * A user's follow of a channel. `notify` is the bell: whether the follower is notified of the channel's new videos. `latestContent`, only
 * with `?expand=channel`, is the channel's latest public upload, null when there is none.
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
    /** the channel's owner */
    user_uuid: uuidSchema,
  }),
  notify: z.boolean(),
  createdAt: timestampSchema,
  latestContent: z.object({ uuid: uuidSchema, title: z.string(), createdAt: timestampSchema, isUnseen: z.boolean() }).nullable().optional(),
})
export type Follow = z.infer<typeof followSchema>

/** `?expand=channel` costs an additional query of the channels' contents. */
export const followExpandSchema = z.literal('channel').describe('channel : la chaîne avec sa dernière vidéo, et si elle est nouvelle.')
