import type { ErrorCode } from '../../../shared/errorCodes.ts'
import { isPassingFailure, isSignInFailure, type Failure } from '../../common/failure.ts'

/**
 * `file`: the file itself, the same bytes would be refused again. `temporary`: the same request may succeed later. `session`: the user is no
 * longer signed in. `other`: only the user can know whether to retry.
 */
export type FailureCause = 'file' | 'temporary' | 'session' | 'other'

const fileCodes: ReadonlySet<ErrorCode> = new Set([
  'VIDEO_REQUIRED',
  'VIDEO_TOO_LARGE',
  'UNSUPPORTED_VIDEO',
  'IMAGE_REQUIRED',
  'IMAGE_TOO_LARGE',
  'THUMBNAIL_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'UNSUPPORTED_IMAGE',
  'EMPTY_FILE',
  'TRUNCATED_VIDEO',
  'NOT_A_VIDEO',
  'ENCRYPTED_VIDEO',
  'VIDEO_TOO_MANY_PIXELS',
  'VIDEO_TOO_LONG',
])

/** The server's view of an upload differs: opening it again tells where to go on. */
const interruptionCodes: ReadonlySet<ErrorCode> = new Set([
  'UPLOAD_INTERRUPTED',
  'UPLOAD_OFFSET_MISMATCH',
  'UPLOAD_INCOMPLETE',
  'UPLOAD_NOT_FOUND',
])

/** Returns the cause of a failed transfer. A connection lost during a transfer is temporary. */
export function causeOf(failure: Pick<Failure, 'code'>): FailureCause {
  if (fileCodes.has(failure.code)) return 'file'
  if (isSignInFailure(failure)) return 'session'
  return isPassingFailure(failure) || interruptionCodes.has(failure.code) ? 'temporary' : 'other'
}
