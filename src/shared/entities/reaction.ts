import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

export const reactionSchema = z.object({
  uuid: uuidSchema,
  content_uuid: uuidSchema,
  user_uuid: uuidSchema,
  like: z.boolean(),
  createdAt: timestampSchema,
})
export type Reaction = z.infer<typeof reactionSchema>
