import { AppError } from '../../shared/errors.ts'
import { parseAnswer, readRefusal } from './readRefusal.ts'
import { watchSilence } from './silence.ts'

export type FileToSend = {
  /** below /api */
  url: string
  /** name of the multipart field */
  field: string
  file: File
  /** PUT for a file in place of another; POST when nothing is said */
  method?: 'POST' | 'PUT'
  token: string | null
  /** bytes that have left the browser, and bytes in all */
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

/** Milliseconds that the server may take once it has every byte: sending them all again would take longer. */
const takingInMs = 120_000

/**
 * Sends a file as multipart/form-data. XMLHttpRequest, because fetch does not tell how much has been sent.
 * @returns the body of the answer; undefined when it is no JSON
 * @throws AppError what the API answered, UPLOAD_INTERRUPTED when the connection broke, or TIMEOUT when nothing moves any more
 */
export async function sendFile({ url, field, file, method = 'POST', token, onProgress, signal }: FileToSend): Promise<unknown> {
  const body = new FormData()
  body.append(field, file, file.name)
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()

  // However long the file: only silence ends it.
  const silence = watchSilence(() => {
    reject(new AppError('TIMEOUT'))
    request.abort()
  })
  request.upload.addEventListener('progress', () => silence.hear())
  request.upload.addEventListener('load', () => silence.hear(takingInMs))
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
