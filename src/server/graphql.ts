import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { gateway } from '../gateway/gateway.ts'
import { listening } from './address.ts'
import type { Env } from './env.ts'
import type { createShutdown } from './shutdown.ts'

/**
 * Mounts the gateway at /graphql. It calls the API over HTTP even in the same process, so that its address
 * is only known once the server listens: until then it answers 503.
 */
export async function mountGateway(
  http: FastifyInstance,
  env: Env,
  log: Logger,
  shutdown: ReturnType<typeof createShutdown>,
): Promise<void> {
  let mounted: ReturnType<typeof gateway> | undefined
  http.addHook('onListen', async () => {
    mounted = gateway({ apiUrl: env.apiUrl ?? `${listening(http).ownUrl}/api`, production: env.production, log })
    // Added last, so undone first: its requests in flight still find the API.
    shutdown.add('gateway', async () => {
      const leaving = mounted
      mounted = undefined
      await leaving?.close()
    })
  })
  await http.register(async (app) => {
    // The gateway reads its own bodies: it has its own limits and its own words for a malformed one.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    app.route({
      // All of them: the gateway refuses what it does not take in its own words.
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/graphql',
      handler: async (request, reply) => {
        if (!mounted) return reply.code(503).send()
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
        await mounted.handle(request.raw, reply.raw, {
          requestId: request.id,
          clientAddress: request.ip,
          isSecure: request.protocol === 'https',
        })
        return reply
      },
    })
  })
}
