import {
  type RecoveryCodes,
  recoveryCodesSchema,
  type SecondFactor,
  secondFactorSchema,
  type SecondFactorSetup,
  secondFactorSetupSchema,
} from '../../shared/entities/secondFactor.ts'
import { type Session, sessionSchema } from '../../shared/entities/user.ts'
import type { Rest } from './rest.ts'

/** POST /auth/second-factor. @throws AppError INVALID_INPUT with code, SIGN_IN_EXPIRED, TOO_MANY_REQUESTS */
export const confirmSignIn = (rest: Rest, code: string): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/second-factor', body: { code }, withCookie: true })

/** GET /users/{id}/second-factor of the caller. @throws AppError UNAUTHENTICATED */
export const secondFactorOf = (rest: Rest): Promise<SecondFactor> => rest.read(secondFactorSchema, { path: '/users/me/second-factor' })

/** POST /users/{id}/second-factor. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, CONFLICT */
export const beginSecondFactor = (rest: Rest, password: string): Promise<SecondFactorSetup> =>
  rest.read(secondFactorSetupSchema, {
    method: 'POST',
    path: '/users/me/second-factor',
    body: { current_password: password },
    withCookie: true,
  })

/** PUT /users/{id}/second-factor. @throws AppError INVALID_INPUT with code, CONFLICT, TOO_MANY_REQUESTS */
export const turnOnSecondFactor = (rest: Rest, code: string): Promise<RecoveryCodes> =>
  rest.read(recoveryCodesSchema, { method: 'PUT', path: '/users/me/second-factor', body: { code }, withCookie: true })

/** DELETE /users/{id}/second-factor. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED */
export const turnOffSecondFactor = (rest: Rest, password: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: '/users/me/second-factor', body: { current_password: password }, withCookie: true })

/** POST /users/{id}/recovery-codes. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, CONFLICT */
export const renewRecoveryCodes = (rest: Rest, password: string): Promise<RecoveryCodes> =>
  rest.read(recoveryCodesSchema, {
    method: 'POST',
    path: '/users/me/recovery-codes',
    body: { current_password: password },
    withCookie: true,
  })
