import type { IncomingMessage } from 'node:http'
import { AppError } from '../../shared/errors.ts'

/** In bytes. Documents and their variables are short; files are never sent here. */
const maxBodyBytes = 100 * 1024

/**
 * Returns the body of a request as text. It uses events: on the path to a cached response, iterating the stream would cost as much as
 * everything else.
 * @throws AppError PAYLOAD_TOO_LARGE beyond 100 kB, at once when `content-length` announces it; MALFORMED_REQUEST when the body is cut off
 */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuse = (): void => {
      request.removeAllListeners('data')
      request.resume()
      reject(new AppError('PAYLOAD_TOO_LARGE'))
    }
    if (Number(request.headers['content-length']) > maxBodyBytes) {
      refuse()
      return
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > maxBodyBytes) refuse()
      else chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.once('error', (cause) => reject(new AppError('MALFORMED_REQUEST', { cause })))
  })
}
