import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** A channel as administrators see it. */
export const administeredChannelSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  owner: z.object({ uuid: uuidSchema, username: z.string(), avatar: z.string().nullable(), isSuspended: z.boolean() }),
  isVerified: z.boolean(),
  followersCount: z.int().nonnegative(),
  videosCount: z.int().nonnegative().describe('Toutes, aussi les privées et les masquées.'),
  bytes: z.number().describe('Des fichiers reçus et des versions lues, tant qu’ils sont mesurés.'),
  createdAt: timestampSchema,
})
export type AdministeredChannel = z.infer<typeof administeredChannelSchema>
