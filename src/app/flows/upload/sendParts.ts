import { DetailedError, Upload } from 'tus-js-client'
import { AppError } from '../../../shared/errors.ts'
import { watchInactivity } from './inactivity.ts'
import { readRefusal } from './readRefusal.ts'

export type PartsToSend = {
  uploadId: string
  file: File
  token: string | null
  /** bytes that the server has or that the browser has sent, and total bytes */
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

function toFailure(error: unknown): AppError {
  const response = error instanceof DetailedError ? error.originalResponse : null
  return response ? readRefusal(response.getStatus(), response.getBody()) : new AppError('UPLOAD_INTERRUPTED', { cause: error })
}

/**
 * Sends the bytes of a video that the server does not have yet, in one request. It does not retry: the machine decides that.
 * @throws AppError the API's error, UPLOAD_INTERRUPTED when the connection breaks, or TIMEOUT when no more bytes are transferred
 */
export async function sendParts({ uploadId, file, token, onProgress, signal }: PartsToSend): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const silence = watchInactivity(() => reject(new AppError('TIMEOUT')))
  const upload = new Upload(file, {
    uploadUrl: `/api/uploads/${encodeURIComponent(uploadId)}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    retryDelays: null,
    storeFingerprintForResuming: false,
    onProgress: (sent, total) => {
      silence.restart()
      onProgress(sent, total ?? file.size)
    },
    onSuccess: () => resolve(),
    onError: (error) => reject(toFailure(error)),
  })
  const abort = (): void => reject(new AppError('UPLOAD_INTERRUPTED', { cause: signal.reason }))
  signal.addEventListener('abort', abort, { once: true })
  try {
    if (signal.aborted) abort()
    else upload.start()
    await promise
  } finally {
    silence.end()
    signal.removeEventListener('abort', abort)
    await upload.abort()
  }
}
