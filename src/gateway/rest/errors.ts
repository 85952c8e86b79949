import { type ErrorCode, isErrorCode, errorStatuses } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import { errorBodySchema } from '../../shared/entities/common.ts'

/** For responses whose code is not in the catalogue, such as those of a proxy. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'INVALID_INPUT',
  429: 'TOO_MANY_REQUESTS',
  431: 'MALFORMED_REQUEST',
  502: 'API_UNAVAILABLE',
  503: 'API_UNAVAILABLE',
  504: 'TIMEOUT',
  507: 'STORAGE_FULL',
}

/** A failed REST call, for the log: the client gets the AppError that it causes. */
class RestFailure extends Error {
  override name = 'RestFailure'
}

/**
 * Returns an error response of the API as an error of the catalogue: with the API's own code when it fits the status, else with the
 * status's code. The message is the API's, else the catalogue's.
 * @param call method and path, for the log
 */
export function answerError(call: string, status: number, body: string): AppError {
  const parsed = parseErrorBody(body)
  const cause = new RestFailure(`${call} answered ${status}: ${body.slice(0, 500)}`)
  if (parsed && isErrorCode(parsed.code) && errorStatuses[parsed.code] === status) {
    return new AppError(parsed.code, { message: parsed.message, cause, ...(parsed.fields ? { fields: parsed.fields } : {}) })
  }
  return new AppError(codeByStatus[status] ?? 'INTERNAL', { cause })
}

function parseErrorBody(body: string) {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).data?.error
  } catch {
    // Not JSON, but a proxy's page: the status has to do.
    return undefined
  }
}

/** Returns the error of a call without a complete response: no connection, cut off, or too slow. */
export function transportError(call: string, error: unknown): AppError {
  const isSlow = error instanceof Error && /^(TimeoutError|HeadersTimeoutError|BodyTimeoutError|ConnectTimeoutError)$/.test(error.name)
  return new AppError(isSlow ? 'TIMEOUT' : 'API_UNAVAILABLE', { cause: new RestFailure(`${call} got no answer`, { cause: error }) })
}

class UnknownShape extends RestFailure {}

/** Returns the error of a response that does not have the shape of specification §7. */
export function shapeError(call: string, error: unknown): AppError {
  return new AppError('INTERNAL', { cause: new UnknownShape(`${call} answered in an unknown shape`, { cause: error }) })
}

/** True when a call succeeded with a response that could not be parsed. */
export const isShapeError = (error: unknown): error is AppError => error instanceof AppError && error.cause instanceof UnknownShape
