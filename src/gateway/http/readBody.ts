import type { IncomingMessage } from 'node:http'
import { AppError } from '../../shared/errors.ts'

/** Documents and their variables are short; files never come this way. In bytes. */
const maxBodyBytes = 100 * 1024

/**
 * The body of a request as text. By events: on the way to a cached answer, iterating the stream would cost as
 * much as all the rest.
 * @throws AppError PAYLOAD_TOO_LARGE beyond 100 kB, at once when it is announced; MALFORMED_REQUEST when it is cut
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
