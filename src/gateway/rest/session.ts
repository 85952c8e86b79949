import { z } from 'zod'
import {
  type Identity,
  identitySchema,
  type OpenSession,
  openSessionSchema,
  type Provider,
  providerSchema,
} from '../../shared/entities/identity.ts'
import { type MailRequest, mailRequestSchema } from '../../shared/entities/mail.ts'
import { type Session, sessionSchema } from '../../shared/entities/user.ts'
import type { LoginForm } from '../../shared/validation/account.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** POST /auth/login. @throws AppError BAD_CREDENTIALS, TOO_MANY_REQUESTS */
export const login = (rest: Rest, body: LoginForm): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/login', body, withCookie: true })

/** POST /auth/verify-token: returns the owner of a token. @throws AppError SESSION_EXPIRED */
export const verifyToken = (rest: Rest, token: string): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/verify-token', body: { token } })

/** POST /auth/logout: revokes the session of the caller. @throws AppError SESSION_EXPIRED */
export const logout = (rest: Rest): Promise<void> => rest.send({ method: 'POST', path: '/auth/logout' })

/** POST /auth/password-reset: the answer is the same for every address. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS */
export const requestPasswordReset = (rest: Rest, email: string): Promise<MailRequest> =>
  rest.as(null).read(mailRequestSchema, { method: 'POST', path: '/auth/password-reset', body: { email } })

/** POST /auth/password. @throws AppError INVALID_INPUT, LINK_EXPIRED */
export const resetPassword = (rest: Rest, body: { token: string; password: string }): Promise<void> =>
  rest.as(null).send({ method: 'POST', path: '/auth/password', body })

/** POST /auth/email-proof. @throws AppError LINK_EXPIRED */
export const confirmEmail = (rest: Rest, token: string): Promise<void> =>
  rest.as(null).send({ method: 'POST', path: '/auth/email-proof', body: { token } })

/** POST /auth/email-restore. @throws AppError LINK_EXPIRED, EMAIL_TAKEN */
export const restoreEmail = (rest: Rest, token: string): Promise<void> =>
  rest.as(null).send({ method: 'POST', path: '/auth/email-restore', body: { token } })

/** POST /users/{id}/email-proof. @throws AppError UNAUTHENTICATED, TOO_MANY_REQUESTS */
export const requestEmailProof = (rest: Rest, id: string): Promise<MailRequest> =>
  rest.read(mailRequestSchema, { method: 'POST', path: `/users/${encodeSegment(id)}/email-proof` })

/** GET /auth/providers: in the order of their buttons. */
export const providers = (rest: Rest): Promise<Provider[]> => rest.read(z.array(providerSchema), { path: '/auth/providers' })

/**
 * POST /auth/verify-token: opens a session with the code of a provider's return, in the browser that began the sign-in.
 * @throws AppError SIGN_IN_EXPIRED
 */
export async function exchangeCode(rest: Rest, code: string): Promise<Session> {
  try {
    return await rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/verify-token', body: { token: code }, withCookie: true })
  } catch (error) {
    // The API takes a malformed code for a token. This error says nothing about a session that the caller may have.
    if (error instanceof AppError && error.code === 'SESSION_EXPIRED') throw new AppError('SIGN_IN_EXPIRED', { cause: error })
    throw error
  }
}

/** POST /auth/link: links a provider's identity to the account that it waits for. @throws AppError SIGN_IN_EXPIRED, BAD_CREDENTIALS */
export const linkIdentity = (rest: Rest, { link, ...form }: LoginForm & { link: string }): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/link', body: { token: link, ...form }, withCookie: true })

/** GET /auth/sessions: the caller's own, most recent first, at most a page of them. */
export const openSessions = (rest: Rest): Promise<OpenSession[]> =>
  rest.read(z.array(openSessionSchema), { path: '/auth/sessions', query: { limit: limits.pageSizeMax } })

/** DELETE /auth/sessions/{id}. @throws AppError NOT_FOUND when it is closed already */
export const closeSession = (rest: Rest, id: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/auth/sessions/${encodeSegment(id)}` })

/** DELETE /auth/sessions: closes all but the caller's. */
export const closeOtherSessions = (rest: Rest): Promise<void> => rest.send({ method: 'DELETE', path: '/auth/sessions' })

/** GET /users/{id}/identities: oldest first. */
export const identities = (rest: Rest): Promise<Identity[]> => rest.read(z.array(identitySchema), { path: '/users/me/identities' })

/** DELETE /users/{id}/identities/{identity}. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, CONFLICT, NOT_FOUND */
export const unlinkIdentity = (rest: Rest, id: string, password: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/users/me/identities/${encodeSegment(id)}`, body: { current_password: password } })
