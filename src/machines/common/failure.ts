import type { ErrorCode, FieldErrors } from '../../shared/errorCodes.ts'
import * as clientMessages from '../../shared/clientMessages.ts'
import { CodedError } from '../../shared/codedError.ts'
import { NotProvidedError } from './placeholder.ts'

/** A failure as machines store it: plain data, so that snapshots stay serialisable. Messages are in French. */
export type Failure = { code: ErrorCode; message: string; fields: FieldErrors }

/**
 * Converts a thrown error to a failure.
 * @param error a CodedError keeps its code and message, anything else becomes INTERNAL
 * @param fallbackMessage the catalogue's message for the failed action, used when the error has none of its own
 * @throws NotProvidedError a missing actor is a bug, never shown as a failure
 */
export function toFailure(error: unknown, fallbackMessage: string): Failure {
  if (error instanceof NotProvidedError) throw error
  if (!(error instanceof CodedError)) return { code: 'INTERNAL', message: fallbackMessage, fields: {} }
  const isAnonymous = error.code === 'INTERNAL' && error.message === clientMessages.INTERNAL
  return { code: error.code, message: isAnonymous ? fallbackMessage : error.message, fields: error.fields ?? {} }
}

/** Returns the failure of a form that was refused before it was sent. `message` defaults to the first field's message. */
export function toFormFailure(fields: FieldErrors, message: string = Object.values(fields)[0] ?? clientMessages.INVALID_INPUT): Failure {
  return { code: 'INVALID_INPUT', message, fields }
}

const signInCodes: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED'])
const passingCodes: ReadonlySet<ErrorCode> = new Set(['API_UNAVAILABLE', 'NOT_READY', 'TIMEOUT', 'TOO_MANY_REQUESTS'])

/** True when the request failed because the user is no longer signed in. */
export function isSignInFailure(failure: Pick<Failure, 'code'>): boolean {
  return signInCodes.has(failure.code)
}

/** True when the failure is temporary, so that a retry may succeed. */
export function isPassingFailure(failure: Pick<Failure, 'code'>): boolean {
  return passingCodes.has(failure.code)
}
