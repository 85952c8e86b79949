import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** Identity providers (OpenID Connect) that sign people in besides the password. */
export const providerNameSchema = z.enum(['google', 'microsoft'])
export type ProviderName = z.infer<typeof providerNameSchema>

/** A provider that is not configured has a disabled button. */
export const providerSchema = z.object({ name: providerNameSchema, isConfigured: z.boolean() })
export type Provider = z.infer<typeof providerSchema>

/** One of the viewer's own open sessions. `device` is the browser and system in words, such as «Firefox sur Windows». */
export const openSessionSchema = z.object({
  uuid: uuidSchema,
  device: z.string(),
  createdAt: timestampSchema,
  lastSeenAt: timestampSchema.describe('À une heure près : noté au plus une fois par heure.'),
  /** whether it is the session of this request */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSessionSchema>
