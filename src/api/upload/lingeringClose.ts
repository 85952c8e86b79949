import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the server reads and discards what a refused client still sends. */
const lingerMs = 8000

async function drained({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  raw.once('end', resolve).once('close', resolve)
  raw.unpipe()
  raw.resume()
  await Promise.race([promise, delay(lingerMs, undefined, { ref: false })])
}

/**
 * Makes sure that a client sees an error that is sent before its whole body has arrived. Closing at once would reset the connection, and
 * most clients would then report a network failure instead of the response. So the whole response is sent, the rest of the body is
 * discarded for a while, and only then the connection closes.
 */
export function closeLingering(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || request.raw.complete || typeof payload !== 'string') return payload
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
    return Readable.from(
      (async function* () {
        yield payload
        await drained(request)
      })(),
    )
  })
}
