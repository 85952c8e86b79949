import { z } from 'zod'
import { uuidSchema } from './common.ts'

/** Bytes as WebAuthn's JSON has them. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

/** A passkey as its owner sees it. `lastUsedAt`: null before its first sign-in */
export const passkeySchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

/** What a browser needs to ask a device for a signature. `rpId`: the site's host */
export const passkeyRequestSchema = z.object({ challenge: z.string(), rpId: z.string() })
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

/** What a browser needs to have a device make a passkey. `excluded`: ids of those that the account has */
export const passkeyCreationSchema = passkeyRequestSchema.extend({
  rpName: z.string(),
  userId: z.string(),
  userName: z.string(),
  excluded: z.array(z.string()),
})
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

/** A signature of a device, that is a passkey's */
export const passkeyAssertionSchema = z.object({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: base64url(100),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>

/** A passkey that a device has made */
export const passkeyRegistrationSchema = z.object({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  attestationObject: base64url(20_000),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>
