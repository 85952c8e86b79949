import { AppError } from '../../../shared/errors.ts'
import { parseAnswer, readRefusal } from './readRefusal.ts'
import { watchInactivity } from './inactivity.ts'

export type FileToSend = {
  /** path below /api */
  url: string
  field: string
  file: File
  /** PUT to replace a file; POST by default */
  method?: 'POST' | 'PUT'
  token: string | null
  /** bytes sent by the browser, and total bytes */
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

/** Milliseconds to wait for the response once every byte is sent: sending them all again would take longer. */
const takingInMs = 120_000

/**
 * Sends a file as multipart/form-data. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @returns the parsed body of the response; undefined when it is not JSON
 * @throws AppError the API's error, UPLOAD_INTERRUPTED when the connection breaks, or TIMEOUT when no more bytes are transferred
 */
export async function sendFile({ url, field, file, method = 'POST', token, onProgress, signal }: FileToSend): Promise<unknown> {
  const body = new FormData()
  body.append(field, file, file.name)
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()

  // No limit on the total time: only inactivity ends the request.
  const silence = watchInactivity(() => {
    reject(new AppError('TIMEOUT'))
    request.abort()
  })
  request.upload.addEventListener('progress', () => silence.restart())
  request.upload.addEventListener('load', () => silence.restart(takingInMs))
  request.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.lengthComputable ? event.total : file.size))
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(parseAnswer(request.responseText))
    else reject(readRefusal(request.status, request.responseText))
  })
  request.addEventListener('error', () => reject(new AppError('UPLOAD_INTERRUPTED')))
  request.addEventListener('abort', () => reject(new AppError('UPLOAD_INTERRUPTED', { cause: signal.reason })))
  const abort = (): void => request.abort()
  signal.addEventListener('abort', abort, { once: true })

  request.open(method, url)
  request.setRequestHeader('accept', 'application/json')
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  if (signal.aborted) throw new AppError('UPLOAD_INTERRUPTED', { cause: signal.reason })
  request.send(body)
  try {
    return await promise
  } finally {
    silence.end()
    signal.removeEventListener('abort', abort)
  }
}
