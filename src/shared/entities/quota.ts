import { z } from 'zod'
import { quotaChoiceKinds } from '../quota.ts'
import { timestampSchema, uuidSchema } from './common.ts'

/** `null`: no limit. */
const limitSchema = z.int().min(0).nullable()

/** What the people of a role may keep, and send within 24 hours. */
export const roleQuotaSchema = z.object({ role_uuid: uuidSchema, name: z.string(), totalBytes: limitSchema, dailyBytes: limitSchema })
export type RoleQuotaEntity = z.infer<typeof roleQuotaSchema>

const useSchema = z.object({ limitBytes: limitSchema, usedBytes: z.number() })

/** `bytes`: of the kind `bytes`; null for the others */
export const quotaChoiceSchema = z.object({ kind: z.enum(quotaChoiceKinds), bytes: limitSchema })
export const quotaChoicesSchema = z.object({ total: quotaChoiceSchema, daily: quotaChoiceSchema })

/** A person's limits, and how much of them is used. Files on their way count. */
export const quotaSchema = z.object({
  user_uuid: uuidSchema,
  total: useSchema,
  /** within the last 24 hours */
  daily: useSchema,
  /** when the oldest file of those 24 hours stops counting; null when there is none */
  moreAt: timestampSchema.nullable(),
  /** what applies to this person: the limit of their role, none, or their own */
  choices: quotaChoicesSchema,
})
export type QuotaEntity = z.infer<typeof quotaSchema>
