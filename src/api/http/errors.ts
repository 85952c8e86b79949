import type { FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost, isDiskFull } from '../../db/disk/fullDisk.ts'
import { isDataException, isTimeout, violationOf } from '../../db/connection/violations.ts'
import type { ErrorBody } from '../../shared/entities/common.ts'
import type { ErrorCode, FieldErrors } from '../../shared/errorCodes.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { AppError } from '../../shared/errors.ts'
import { RangeNotSatisfiable } from './rangeNotSatisfiable.ts'
import { SecondFactorRequired } from './secondFactorRequired.ts'
import { TooManyRequests } from './tooMany.ts'

const fastifyErrors: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
}

/** The error of each unique constraint, and the form field that caused it. */
const uniqueErrors: Readonly<Record<string, { code: ErrorCode; field?: string }>> = {
  users_email: { code: 'EMAIL_TAKEN', field: 'email' },
  users_username: { code: 'USERNAME_TAKEN', field: 'username' },
  registration_requests_email: { code: 'EMAIL_TAKEN', field: 'email' },
  registration_requests_username: { code: 'USERNAME_TAKEN', field: 'username' },
  channels_creator_uuid_key: { code: 'CHANNEL_EXISTS' },
}

/** The error of each foreign key: the referenced row does not exist (any more), or rows still refer to the one to delete. */
const referenceErrors: readonly [RegExp, ErrorCode][] = [
  [/_content_uuid_fkey$/, 'CONTENT_NOT_FOUND'],
  [/^comments_parent_uuid_fkey$|_comment_uuid_fkey$/, 'COMMENT_NOT_FOUND'],
  [/_channel_uuid_fkey$|_followed_uuid_fkey$/, 'CHANNEL_NOT_FOUND'],
  [/^users_role_uuid_fkey$/, 'ROLE_IN_USE'],
  [/_(user|follower|creator|reporter)_uuid_fkey$/, 'USER_NOT_FOUND'],
]

/** Replaces the message of the catalogue, which is about a file. */
const nothingIsKept = 'L’espace de stockage est plein, rien ne peut être enregistré pour l’instant'

/** Replaces the message of the catalogue, which is about a start. */
const tooBusy = 'Le serveur est très occupé, réessayez dans un instant'

/** Returns anything thrown as an error of the catalogue; what no table contains becomes INTERNAL. */
export function toCodedError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const violation = violationOf(error)
  if (violation?.kind === 'unique') return uniqueError(violation.constraint, error)
  if (violation?.kind === 'foreignKey') {
    return new AppError(referenceErrors.find(([name]) => name.test(violation.constraint))?.[1] ?? 'CONFLICT', { cause: error })
  }
  if (isDiskFull(error)) return new AppError('STORAGE_FULL', { message: nothingIsKept, cause: error })
  if (isConnectionLost(error)) return new AppError('NOT_READY', { cause: error })
  if (isTimeout(error)) return new AppError('NOT_READY', { message: tooBusy, cause: error })
  if (isDataException(error)) return new AppError('MALFORMED_REQUEST', { cause: error })
  return new AppError(fastifyCode(error) ?? 'INTERNAL', { cause: error })
}

function uniqueError(constraint: string, cause: unknown): AppError {
  const { code, field } = uniqueErrors[constraint] ?? { code: 'CONFLICT' }
  return field === undefined ? new AppError(code, { cause }) : taken(code, field, cause)
}

/** Returns the error of a value that is taken already, with the message on the field too. */
export function taken(code: ErrorCode, field: string, cause?: unknown): AppError {
  return new AppError(code, { cause, fields: { [field]: errorMessages[code] } })
}

function fastifyCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? fastifyErrors[error.code] : undefined
  // Fastify and its parsers report 400 with many codes; none of them is a fault of the server.
  return code ?? ('statusCode' in error && error.statusCode === 400 ? 'MALFORMED_REQUEST' : undefined)
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const fields: { fields?: FieldErrors } = error.fields ? { fields: error.fields } : {}
  return { error: { code: error.code, message: error.message, ...fields, requestId } }
}

/** The API's error handler. It logs an unexpected error, and the response reveals nothing of it. */
export async function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const error = toCodedError(thrown)
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.code)
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter)
  if (error instanceof SecondFactorRequired) reply.header('set-cookie', error.cookie)
  if (error instanceof RangeNotSatisfiable) reply.header('content-range', `bytes */${error.bytes}`)
  return reply.code(error.status).send(errorBody(error, request.id))
}
