import type { CombinedError } from '@urql/core'
import type { ErrorCode, FieldErrors } from '../shared/errorCodes.ts'
import { clientError, CodedError } from '../shared/codedError.ts'

/** Temporary failures, for which a retry may succeed. */
const passing: ReadonlySet<ErrorCode> = new Set(['API_UNAVAILABLE', 'NOT_READY', 'TIMEOUT'])

/** Codes that say nothing about the query itself: those with a status from 429 on (`errorStatuses` is too large for the first page). */
export const lostCodes: ReadonlySet<ErrorCode> = new Set([
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'API_UNAVAILABLE',
  'PROVIDER_UNAVAILABLE',
  'SIGN_IN_FAILED',
  'NOT_READY',
  'TIMEOUT',
  'STORAGE_FULL',
])

/** True for an error that the gateway has presented: it has one of our codes and a request id. Anything else has come from something between. */
function isPresented(extensions: Record<string, unknown> | undefined): extensions is { code: ErrorCode; fields?: unknown } {
  return typeof extensions?.['code'] === 'string' && 'requestId' in extensions
}

function readFields(value: unknown): FieldErrors | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/**
 * Converts an error of the gateway or the network to an error of the catalogue: its code, its French message and, for a form, the messages
 * by field. An unreachable server is API_UNAVAILABLE, a timeout TIMEOUT; an error that is not the gateway's is INTERNAL.
 */
export function toCodedError(error: CombinedError): CodedError {
  const first = error.graphQLErrors[0]
  const { networkError } = error
  if (!first) return networkError instanceof CodedError ? networkError : clientError('API_UNAVAILABLE', networkError ?? error)
  const { extensions, message } = first
  if (!isPresented(extensions)) return clientError('INTERNAL', error)
  return new CodedError(extensions.code, message, { fields: readFields(extensions.fields), cause: error })
}

/** True for a temporary failure of the network or of the service behind the gateway. */
export function isPassing(error: CombinedError): boolean {
  return passing.has(toCodedError(error).code)
}

/** True when there was no response to the query itself. A refusal (gone, not allowed) is a response. */
export function isLost(error: CombinedError | undefined): boolean {
  return error !== undefined && lostCodes.has(toCodedError(error).code)
}

/** True when the server no longer accepts the request's session. A wrong password at sign-in does not count. */
export function isSessionGone(error: CombinedError): boolean {
  const { code } = toCodedError(error)
  return code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED'
}
