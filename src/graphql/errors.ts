import type { CombinedError } from '@urql/core'
import { AppError, type ErrorCode, type FieldErrors, isErrorCode } from '../shared/errors.ts'

/** Failures that pass by themselves, so that asking again is worth it. */
const passing: ReadonlySet<ErrorCode> = new Set(['API_UNAVAILABLE', 'NOT_READY', 'TIMEOUT'])

function readFields(value: unknown): FieldErrors | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/**
 * What the gateway or the network said, as an error of the catalogue: its code, its French message and,
 * for a form, the messages by field. What cannot be reached is API_UNAVAILABLE, what was
 * not answered in time TIMEOUT; an unknown code is INTERNAL.
 */
export function toAppError(error: CombinedError): AppError {
  const first = error.graphQLErrors[0]
  const { networkError } = error
  if (!first) return networkError instanceof AppError ? networkError : new AppError('API_UNAVAILABLE', { cause: networkError ?? error })
  const code = first.extensions?.['code']
  if (!isErrorCode(code)) return new AppError('INTERNAL', { cause: error })
  const fields = readFields(first.extensions?.['fields'])
  return new AppError(code, { message: first.message, cause: error, ...(fields ? { fields } : {}) })
}

/** Did the network, or the service behind the gateway, fail in a way that passes? */
export function isPassing(error: CombinedError): boolean {
  return passing.has(toAppError(error).code)
}

/** Did nobody answer the question itself? A refusal (gone, not allowed) is an answer. */
export function isLost(error: CombinedError | undefined): boolean {
  return error !== undefined && toAppError(error).status >= 429
}

/** Does the server no longer know the session of the request? A wrong password at sign-in is not that. */
export function isSessionGone(error: CombinedError): boolean {
  const { code } = toAppError(error)
  return code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED'
}
