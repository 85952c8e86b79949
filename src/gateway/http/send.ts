import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type AppError, errorCatalogue } from '../../shared/errors.ts'
import type { Encoded } from './encoded.ts'

/** Sends an answer, packed when the reader takes that. */
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

/** An error that no GraphQL result carries, in the shape of one all the same. */
export function sendError(response: ServerResponse, error: AppError, requestId: string): void {
  // By GET only with a query in the address.
  if (error.code === 'METHOD_NOT_ALLOWED') response.setHeader('allow', 'GET, POST')
  const body = { errors: [{ message: error.message, extensions: { code: error.code, requestId } }] }
  const answer = { contentType: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(body)), gzipped: undefined }
  sendEncoded(response, errorCatalogue[error.code].status, answer, false)
}

/** Sends what comes for as long as it comes. A reader who leaves ends it without an error. */
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
