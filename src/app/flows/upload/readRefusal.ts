import { isErrorCode, type FieldErrors } from '../../../shared/errorCodes.ts'
import { AppError } from '../../../shared/errors.ts'

/** Statuses that a proxy returns while the server behind it stops or starts. */
const outOfReach: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Converts the API's error body to an AppError. An unreadable body is a proxy's page: API_UNAVAILABLE for a temporary status, otherwise
 * INTERNAL.
 */
export function readRefusal(status: number, text: string): AppError {
  const error = property(parseAnswer(text), 'error')
  const code = property(error, 'code')
  if (!isErrorCode(code))
    return new AppError(outOfReach.has(status) ? 'API_UNAVAILABLE' : 'INTERNAL', { cause: new Error(text.slice(0, 200)) })
  const message = property(error, 'message')
  const fields = stringFields(property(error, 'fields'))
  return new AppError(code, { ...(typeof message === 'string' ? { message } : {}), ...(fields ? { fields } : {}) })
}

/** Parses a response as JSON; undefined when it is not JSON. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
}

function stringFields(value: unknown): FieldErrors | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
