import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** Names an identity provider (OpenID Connect) that signs people in besides the password: `google`, `microsoft`, or the operator's own. */
export const providerNameSchema = z.string().regex(/^[a-z][a-z0-9]{0,30}$/)
export type ProviderName = z.infer<typeof providerNameSchema>

const label = z.string().describe('Son nom sur les boutons')
/** A provider that is not configured has a disabled button. */
export const providerSchema = z.object({ name: providerNameSchema, label, isConfigured: z.boolean() })
export type Provider = z.infer<typeof providerSchema>

/** An account at a provider that signs the viewer in. */
export const identitySchema = z.object({
  uuid: uuidSchema,
  provider: z.object({ name: providerNameSchema, label }),
  email: z.string().describe('Telle que le service l’a donnée quand il a été relié.'),
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema,
})
export type Identity = z.infer<typeof identitySchema>

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
