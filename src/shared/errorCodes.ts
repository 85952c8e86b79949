/**
 * The code of every error that Lucarne responds with, and its HTTP status (specification §8); `errorMessages.ts` has their messages. The REST
 * API sends them as `{error: {code, message, fields?, requestId}}`; the gateway forwards the code as `extensions.code`. Codes are part of the
 * API's contract: rename none.
 */
export const errorStatuses = {
  MALFORMED_REQUEST: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  BAD_CREDENTIALS: 401,
  SIGN_IN_EXPIRED: 401,
  FORBIDDEN: 403,
  SIGN_IN_REFUSED: 403,
  EMAIL_UNVERIFIED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  CHANNEL_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  COMMENT_NOT_FOUND: 404,
  REPORT_NOT_FOUND: 404,
  PROBLEM_REPORT_NOT_FOUND: 404,
  PLAYLIST_NOT_FOUND: 404,
  ROLE_NOT_FOUND: 404,
  PROVIDER_NOT_CONFIGURED: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  ACCOUNT_EXISTS: 409,
  ACCOUNT_HAS_PROVIDER: 409,
  USERNAME_TAKEN: 409,
  CHANNEL_EXISTS: 409,
  DEFAULT_PLAYLIST: 409,
  ROLE_IN_USE: 409,
  REPORT_CLOSED: 409,
  COMMENT_HIDDEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  TRACE_TOO_LARGE: 413,
  VIDEO_TOO_LARGE: 413,
  THUMBNAIL_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  IMAGE_TOO_MANY_PIXELS: 413,
  VIDEO_TOO_MANY_PIXELS: 413,
  PRECONDITION_FAILED: 412,
  RANGE_NOT_SATISFIABLE: 416,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNSUPPORTED_VIDEO: 415,
  UNSUPPORTED_IMAGE: 415,
  OWN_CHANNEL: 422,
  FOLLOW_REQUIRED: 422,
  INVALID_INPUT: 422,
  VIDEO_REQUIRED: 422,
  IMAGE_REQUIRED: 422,
  EMPTY_FILE: 422,
  TRUNCATED_VIDEO: 422,
  NOT_A_VIDEO: 422,
  ENCRYPTED_VIDEO: 422,
  VIDEO_TOO_LONG: 422,
  UPLOAD_INTERRUPTED: 400,
  PLAYLIST_FULL: 422,
  TOO_MANY_PLAYLISTS: 422,
  VIEW_TOO_EARLY: 422,
  TOO_MANY_REQUESTS: 429,
  QUERY_TOO_COMPLEX: 400,
  INTERNAL: 500,
  API_UNAVAILABLE: 502,
  PROVIDER_UNAVAILABLE: 502,
  SIGN_IN_FAILED: 502,
  NOT_READY: 503,
  TIMEOUT: 504,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatuses

/** Error messages of a form, by field name, in French. */
export type FieldErrors = Readonly<Record<string, string>>

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatuses, value)
}
