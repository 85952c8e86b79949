import { type Session, sessionSchema } from '../../shared/entities/user.ts'
import type { LoginForm } from '../../shared/validation/account.ts'
import type { Rest } from './rest.ts'

/** POST /auth/login. @throws AppError BAD_CREDENTIALS, TOO_MANY_REQUESTS */
export const login = (rest: Rest, body: LoginForm): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/login', body })

/** POST /auth/verify-token: who a token belongs to. @throws AppError SESSION_EXPIRED */
export const verifyToken = (rest: Rest, token: string): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/verify-token', body: { token } })

/** POST /auth/logout: revokes the session of the caller. @throws AppError SESSION_EXPIRED */
export const logout = (rest: Rest): Promise<void> => rest.send({ method: 'POST', path: '/auth/logout' })
