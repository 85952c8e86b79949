import { AppError, errorCatalogue, type ErrorCode, type FieldErrors } from '../shared/errors.ts'
import { NotProvidedError } from './placeholder.ts'

/** What a machine keeps of a failure: plain data, so that a snapshot stays serialisable. Messages in French. */
export type Failure = { code: ErrorCode; message: string; fields: FieldErrors }

/**
 * @param error what was thrown; an AppError speaks for itself, anything else becomes INTERNAL
 * @param fallbackMessage the catalogue's sentence of the action that failed, shown where the error has none of its own
 * @throws NotProvidedError a placeholder that nobody filled is a fault of the program, never shown as a failure
 */
export function toFailure(error: unknown, fallbackMessage: string): Failure {
  if (error instanceof NotProvidedError) throw error
  if (!(error instanceof AppError)) return { code: 'INTERNAL', message: fallbackMessage, fields: {} }
  const isAnonymous = error.code === 'INTERNAL' && error.message === errorCatalogue.INTERNAL.message
  return { code: error.code, message: isAnonymous ? fallbackMessage : error.message, fields: error.fields ?? {} }
}

/** A form that was refused before it was sent. `message` defaults to the first field's. */
export function toFormFailure(
  fields: FieldErrors,
  message: string = Object.values(fields)[0] ?? errorCatalogue.INVALID_INPUT.message,
): Failure {
  return { code: 'INVALID_INPUT', message, fields }
}

const signInCodes: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED'])
const passingCodes: ReadonlySet<ErrorCode> = new Set(['API_UNAVAILABLE', 'NOT_READY', 'TIMEOUT', 'TOO_MANY_REQUESTS'])

/** Did it fail because nobody is signed in any more? */
export function isSignInFailure(failure: Pick<Failure, 'code'>): boolean {
  return signInCodes.has(failure.code)
}

/** Will it pass by itself, so that asking again later is worth it? */
export function isPassingFailure(failure: Pick<Failure, 'code'>): boolean {
  return passingCodes.has(failure.code)
}
