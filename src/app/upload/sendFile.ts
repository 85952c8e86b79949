import { AppError, type FieldErrors, isErrorCode } from '../../shared/errors.ts'

export type FileToSend = {
  /** below /api */
  url: string
  /** name of the multipart field */
  field: string
  file: File
  token: string | null
  /** bytes that have left the browser, and bytes in all */
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

/**
 * Sends a file as multipart/form-data. XMLHttpRequest, because fetch does not tell how much has been sent.
 * @returns the body of the answer; undefined when it is no JSON
 * @throws AppError what the API answered, or UPLOAD_INTERRUPTED when the connection broke
 */
export async function sendFile({ url, field, file, token, onProgress, signal }: FileToSend): Promise<unknown> {
  const body = new FormData()
  body.append(field, file, file.name)
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()

  request.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.lengthComputable ? event.total : file.size))
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(parse(request.responseText))
    else reject(readRefusal(request.responseText))
  })
  request.addEventListener('error', () => reject(new AppError('UPLOAD_INTERRUPTED')))
  request.addEventListener('abort', () => reject(new AppError('UPLOAD_INTERRUPTED', { cause: signal.reason })))
  const abort = (): void => request.abort()
  signal.addEventListener('abort', abort, { once: true })

  request.open('POST', url)
  request.setRequestHeader('accept', 'application/json')
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  if (signal.aborted) throw new AppError('UPLOAD_INTERRUPTED', { cause: signal.reason })
  request.send(body)
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** The API's error body as an error of the catalogue; what is not readable (a proxy's page) is INTERNAL. */
export function readRefusal(text: string): AppError {
  const error = property(parse(text), 'error')
  const code = property(error, 'code')
  if (!isErrorCode(code)) return new AppError('INTERNAL', { cause: new Error(text.slice(0, 200)) })
  const message = property(error, 'message')
  const fields = stringFields(property(error, 'fields'))
  return new AppError(code, { ...(typeof message === 'string' ? { message } : {}), ...(fields ? { fields } : {}) })
}

function parse(text: string): unknown {
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
