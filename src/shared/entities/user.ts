import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

export const roleSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  description: z.string(),
  /** whether users may give this role to themselves */
  selfAssignable: z.boolean(),
})
export type Role = z.infer<typeof roleSchema>

/** The public profile of a user. `avatar` is an address of the site, or null. */
export const publicUserSchema = z.object({
  uuid: uuidSchema,
  username: z.string(),
  avatar: z.string().nullable(),
  createdAt: timestampSchema,
})
export type PublicUser = z.infer<typeof publicUserSchema>

/** A whole account, for its user and for administrators. */
export const userSchema = publicUserSchema.extend({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: roleSchema.pick({ uuid: true, name: true, description: true }),
  /** false when the person only signs in with a provider */
  hasPassword: z.boolean(),
  /** whether the person has followed a link sent to the e-mail */
  emailVerified: z.boolean(),
  /** since when nobody can sign in to it; null while it is open */
  suspendedAt: timestampSchema.nullable(),
})
export type User = z.infer<typeof userSchema>

/** The response to a sign-in: an opaque token, valid for 30 days after its last use, and its owner. */
export const sessionSchema = z.object({ token: z.string(), owner: userSchema })
export type Session = z.infer<typeof sessionSchema>

/** GET /users/{id}: the whole account for its user and administrators, else the public profile. */
export const userOrPublicSchema = z.union([userSchema, publicUserSchema])
