import { AppError } from '../../shared/errors.ts'

const interruptions =
  /prematurely|premature close|terminated early|unexpected end of multipart|before the multipart data was fully parsed|aborted/i
const malformations = /^multipart:|boundary|part header|malformed|reach (parts|files|fields) limit|prototype property|not a valid JSON/i

/** Returns errors of the multipart parser and the disk as errors of the catalogue; any other error unchanged. */
export function toUploadError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return new AppError('STORAGE_FULL', { cause: error })
  if ('syscall' in error && error.syscall !== 'read') return error
  if (interruptions.test(error.message)) return new AppError('UPLOAD_INTERRUPTED', { cause: error })
  if (malformations.test(error.message)) return new AppError('MALFORMED_REQUEST', { cause: error })
  return error
}
