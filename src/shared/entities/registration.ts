import { z } from 'zod'
import { registrationModes } from '../registration.ts'
import { timestampSchema, uuidSchema } from './common.ts'

export const registrationModeSchema = z.enum(registrationModes)

/** What everybody may know: who may register, what is asked and what is to be accepted (empty texts: nothing). */
export const registrationRulesSchema = z.object({ mode: registrationModeSchema, question: z.string(), terms: z.string() })

/** For administrators. */
export const registrationSettingsSchema = registrationRulesSchema.extend({
  answers: z.array(z.string()),
  blockedDomains: z.array(z.string()),
  holdNewAccounts: z.boolean(),
})

/** `used` of its `places` are taken. */
export const invitationSchema = z.object({
  uuid: uuidSchema,
  note: z.string(),
  places: z.int(),
  used: z.int(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
})
export type Invitation = z.infer<typeof invitationSchema>

/** With its token, which is not kept: nobody sees it again. */
export const newInvitationSchema = invitationSchema.extend({ token: z.string() })
export type NewInvitation = z.infer<typeof newInvitationSchema>

/** Somebody who waits for an account. */
export const registrationRequestSchema = z.object({
  uuid: uuidSchema,
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  reason: z.string(),
  createdAt: timestampSchema,
})
export type RegistrationRequest = z.infer<typeof registrationRequestSchema>

/** POST /users of a site that approves registrations: nothing is open yet. */
export const pendingRegistrationSchema = z.object({ pending: z.literal(true) })
