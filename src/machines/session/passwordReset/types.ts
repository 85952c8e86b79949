import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** @param token of the mail's link; null when the address has none */
export type PasswordResetInput = { token: string | null }

export type PasswordResetContext = PasswordResetInput & { password: string; errors: FieldErrors; failure: Failure | null }

export type PasswordResetEvent = { type: 'password.change'; password: string } | { type: 'password.save' } | { type: 'failure.dismiss' }

export type PasswordResetTag = 'busy' | 'expired' | 'changed'
