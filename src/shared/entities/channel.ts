import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

export const channelSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  description: z.string(),
  banner_url: z.string().nullable(),
  createdAt: timestampSchema,
  creator: z.object({
    uuid: uuidSchema,
    username: z.string(),
    avatar: z.string().nullable(),
    banner_url: z.string().nullable(),
  }),
  totalFollowed: z.int(),
  isVerified: z.boolean(),
  /** the viewer owns or edits it */
  viewerCanManage: z.literal(true).optional(),
})
export type Channel = z.infer<typeof channelSchema>
