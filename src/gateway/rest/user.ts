import { z } from 'zod'
import { pendingRegistrationSchema } from '../../shared/entities/registration.ts'
import { type PublicUser, type User, userOrPublicSchema, userSchema } from '../../shared/entities/user.ts'
import { AppError } from '../../shared/errors.ts'
import type { RegistrationForm } from '../../shared/validation/account.ts'
import type { AccountChange } from '../../shared/validation/accountChange.ts'
import { isShapeError } from './errors.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** The message of specification §5 for a creation that returns nothing. */
const notCreated = 'L’utilisateur n’a pas pu être créé'

const registeredSchema = z.union([pendingRegistrationSchema, userSchema])

/** @property invitation null without one */
export type NewUser = RegistrationForm & { invitation: string | null; answer: string; accepts_terms: boolean; reason: string }

/**
 * POST /users.
 * @returns false when an administrator must approve the account first
 * @throws AppError EMAIL_TAKEN, USERNAME_TAKEN, REGISTRATION_CLOSED, INVITATION_REQUIRED, INVITATION_INVALID, INVALID_INPUT with fields; INTERNAL
 * with `notCreated` when the response has no user
 */
export async function createUser(rest: Rest, body: NewUser): Promise<boolean> {
  try {
    return 'uuid' in (await rest.as(null).read(registeredSchema, { method: 'POST', path: '/users', body }))
  } catch (error) {
    if (isShapeError(error)) throw new AppError('INTERNAL', { message: notCreated, cause: error.cause })
    throw error
  }
}

/**
 * PUT /users/{id}: changes the given fields, returns the whole account.
 * @throws AppError INVALID_INPUT with fields, EMAIL_TAKEN, USERNAME_TAKEN, REAUTHENTICATION_REQUIRED, FORBIDDEN
 */
export const changeUser = (
  rest: Rest,
  userId: string,
  body: AccountChange & { role_id?: string; current_password?: string },
): Promise<User> => rest.read(userSchema, { method: 'PUT', path: `/users/${userId}`, body, withCookie: true })

/** DELETE /users/{id}. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, CONFLICT */
export const deleteUser = (rest: Rest, userId: string, password: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/users/${userId}`, body: { current_password: password }, withCookie: true })
/** GET /users/{id} of the caller's own account, complete. @throws AppError USER_NOT_FOUND */
export const ownUser = (rest: Rest, id: string): Promise<User> => rest.read(userSchema, { path: `/users/${encodeSegment(id)}` })

/** GET /users/{id}: the public profile of a user. @throws AppError USER_NOT_FOUND */
export const userById = (rest: Rest, id: string): Promise<PublicUser> =>
  rest.read(userOrPublicSchema, { path: `/users/${encodeSegment(id)}` })
