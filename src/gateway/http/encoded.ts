import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** The body of a response, and its gzip version when that is worth it. */
export type Encoded = { contentType: string; body: Buffer; gzipped: Buffer | undefined }

const pack = promisify(gzip)
/** Below this size, gzip saves less than a network packet. */
const worthPackingBytes = 1400

export function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '')
}

/**
 * Returns the body, with its gzip version when requested: a screen's JSON shrinks to about an eighth. Compression runs off the event loop.
 */
export async function encode(contentType: string, body: Buffer, isPacked: boolean): Promise<Encoded> {
  const gzipped = isPacked && body.byteLength >= worthPackingBytes ? await pack(body) : undefined
  return { contentType, body, gzipped }
}
