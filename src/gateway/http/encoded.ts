import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** The bytes of an answer, and the same packed when that is worth it. */
export type Encoded = { contentType: string; body: Buffer; gzipped: Buffer | undefined }

const pack = promisify(gzip)
/** Below that, packing saves less than a network packet. */
const worthPackingBytes = 1400

export function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '')
}

/** A screen's JSON shrinks to about an eighth; packing runs beside the event loop. */
export async function encode(contentType: string, body: Buffer, isPacked: boolean): Promise<Encoded> {
  const gzipped = isPacked && body.byteLength >= worthPackingBytes ? await pack(body) : undefined
  return { contentType, body, gzipped }
}
