import { GraphQLError } from 'graphql'
import { type ErrorCode, errorStatuses } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'

export type Presentation = {
  requestId: string
  log: Log
  /** developers see what is wrong with a document; in production it is only reported as malformed */
  production: boolean
}

/** Errors of the HTTP layer, which have only a status. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  return error instanceof GraphQLError ? appErrorOf(error.originalError) : undefined
}

/**
 * True for an error of the request itself: without a path, because nothing was executed, and thrown by GraphQL only (for a variable, within
 * another GraphQL error).
 */
function isRequestError(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.path === undefined && (!error.originalError || isRequestError(error.originalError))
}

function statusOf(error: GraphQLError): number {
  const http: unknown = error.extensions['http']
  return typeof http === 'object' && http !== null && 'status' in http && typeof http.status === 'number' ? http.status : 400
}

function classify(error: unknown): AppError {
  const known = appErrorOf(error)
  if (known) return known
  if (isRequestError(error)) return new AppError(codeByStatus[statusOf(error)] ?? 'MALFORMED_REQUEST', { cause: error })
  return new AppError('INTERNAL', { cause: error })
}

/** Removes the value of a refused variable, which GraphQL repeats in the message: it may be a password. */
const withoutValue = (message: string | undefined): string | undefined =>
  message?.replace(/ got invalid value .*$/s, ' got an invalid value')

/**
 * Returns any error as the client may see it: code and French message of the catalogue, messages by field, request id. The cause goes only
 * to the log.
 */
export function presentError(error: unknown, { requestId, log, production }: Presentation): GraphQLError {
  const found = classify(error)
  const source = error instanceof GraphQLError ? error : undefined
  const hasRun = source?.path !== undefined
  if (found.status >= 500) log.error({ err: found, requestId, path: source?.path }, 'GraphQL request failed')
  else log.debug({ code: found.code, requestId, detail: withoutValue(source?.message) }, 'GraphQL request refused')

  return new GraphQLError(found.message, {
    ...(source?.nodes ? { nodes: source.nodes } : {}),
    ...(source?.source ? { source: source.source } : {}),
    ...(source?.positions ? { positions: source.positions } : {}),
    ...(source?.path ? { path: source.path } : {}),
    extensions: {
      code: found.code,
      ...(found.fields ? { fields: found.fields } : {}),
      requestId,
      ...(!production && !hasRun && source ? { detail: source.message } : {}),
      // Errors of a field keep the response at status 200, as GraphQL over HTTP requires.
      ...(hasRun ? {} : { http: { status: errorStatuses[found.code] } }),
    },
  })
}
