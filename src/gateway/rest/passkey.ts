import {
  type PasskeyAssertion,
  type PasskeyCreation,
  passkeyCreationSchema,
  type PasskeyRegistration,
  type PasskeyRequest,
  passkeyRequestSchema,
} from '../../shared/entities/passkey.ts'
import { type RecoveryCodes, recoveryCodesSchema } from '../../shared/entities/secondFactor.ts'
import { type Session, sessionSchema } from '../../shared/entities/user.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** POST /auth/passkey/options. @throws AppError TOO_MANY_REQUESTS */
export const beginPasskeySignIn = (rest: Rest): Promise<PasskeyRequest> =>
  rest.as(null).read(passkeyRequestSchema, { method: 'POST', path: '/auth/passkey/options' })

/** POST /auth/passkey. @throws AppError PASSKEY_REFUSED, TOO_MANY_REQUESTS */
export const signInWithPasskey = (rest: Rest, body: PasskeyAssertion): Promise<Session> =>
  rest.as(null).read(sessionSchema, { method: 'POST', path: '/auth/passkey', body, withCookie: true })

/** POST /users/{id}/passkeys/options. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, CONFLICT */
export const beginPasskey = (rest: Rest, password: string): Promise<PasskeyCreation> =>
  rest.read(passkeyCreationSchema, {
    method: 'POST',
    path: '/users/me/passkeys/options',
    body: { current_password: password },
    withCookie: true,
  })

/** POST /users/{id}/passkeys. @throws AppError INVALID_INPUT with name, PASSKEY_REFUSED, CONFLICT */
export const addPasskey = (rest: Rest, body: { name: string; registration: PasskeyRegistration }): Promise<RecoveryCodes> =>
  rest.read(recoveryCodesSchema, { method: 'POST', path: '/users/me/passkeys', body, withCookie: true })

/** DELETE /users/{id}/passkeys/{passkey}. @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, NOT_FOUND */
export const removePasskey = (rest: Rest, id: string, password: string): Promise<void> =>
  rest.send({
    method: 'DELETE',
    path: `/users/me/passkeys/${encodeSegment(id)}`,
    body: { current_password: password },
    withCookie: true,
  })
