import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

export const roleSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  description: z.string(),
  /** may a user give this role to themselves? */
  selfAssignable: z.boolean(),
})
export type Role = z.infer<typeof roleSchema>

/** What anyone may know of a user. `avatar` is an address of the site, or null. */
export const publicUserSchema = z.object({
  uuid: uuidSchema,
  username: z.string(),
  avatar: z.string().nullable(),
  createdAt: timestampSchema,
})
export type PublicUser = z.infer<typeof publicUserSchema>

/** What users know of themselves, and administrators of all. */
export const userSchema = publicUserSchema.extend({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: roleSchema.pick({ uuid: true, name: true, description: true }),
  /** false for who only signs in with a provider */
  hasPassword: z.boolean(),
})
export type User = z.infer<typeof userSchema>

/** The answer of a sign-in: an opaque token, valid for 30 days after its last use, and its owner. */
export const sessionSchema = z.object({ token: z.string(), owner: userSchema })
export type Session = z.infer<typeof sessionSchema>

/** GET /users/{id}: the whole user to themselves and administrators, else the public profile. */
export const userOrPublicSchema = z.union([userSchema, publicUserSchema])
