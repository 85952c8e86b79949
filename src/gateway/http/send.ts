import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorStatuses } from '../../shared/errorCodes.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Encoded } from './encoded.ts'

/** Sends a response, compressed when the client accepts it. */
export function sendEncoded(response: ServerResponse, status: number, answer: Encoded, takesGzip: boolean): void {
  const packed = takesGzip ? answer.gzipped : undefined
  const bytes = packed ?? answer.body
  response.writeHead(status, {
    'content-type': answer.contentType,
    'content-length': bytes.byteLength,
    vary: 'accept-encoding',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(bytes)
}

/** Sends an error that is not part of a GraphQL result, in the shape of one. */
export function sendError(response: ServerResponse, error: AppError, requestId: string): void {
  // GET is allowed only with a query in the address.
  if (error.code === 'METHOD_NOT_ALLOWED') response.setHeader('allow', 'GET, POST')
  const body = { errors: [{ message: error.message, extensions: { code: error.code, requestId } }] }
  const answer = { contentType: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(body)), gzipped: undefined }
  sendEncoded(response, errorStatuses[error.code], answer, false)
}

/** Streams a response until the body ends. A client that disconnects ends it without an error. */
export async function sendStream(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-cache', 'x-accel-buffering': 'no' })
  response.flushHeaders()
  try {
    await pipeline(Readable.from(body), response)
  } catch (error) {
    if (!response.destroyed) throw error
  }
}
