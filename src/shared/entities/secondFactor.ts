import { z } from 'zod'
import { passkeySchema } from './passkey.ts'

/** `required`: the site asks for one before the person may administer; `generator`: whether an application makes codes; `recoveryCodes`: how many can still be used */
export const secondFactorSchema = z.object({
  required: z.boolean(),
  generator: z.boolean(),
  passkeys: z.array(passkeySchema),
  recoveryCodes: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** `secret`: in base32, for people who type it; `url`: the same as `otpauth://`, for a QR code */
export const secondFactorSetupSchema = z.object({ secret: z.string(), url: z.string() })
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

/** New recovery codes, which are given once */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
