import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { gateway } from '../gateway/gateway.ts'
import { AppError } from '../shared/errors.ts'
import type { AskGateway } from './firstScreen/screenPages.ts'
import { createExecutableSchema } from '../gateway/schema.ts'
import { listening } from './address.ts'
import type { Env } from './env.ts'
import type { createShutdown } from './shutdown.ts'

/**
 * Mounts the gateway at /graphql. It calls the API over HTTP even in the same process, and that address is only known once the server
 * listens: until then it answers 503.
 */
export async function mountGateway(
  http: FastifyInstance,
  env: Env,
  log: Logger,
  shutdown: ReturnType<typeof createShutdown>,
): Promise<AskGateway> {
  const schema = createExecutableSchema()
  let mounted: ReturnType<typeof gateway> | undefined
  http.addHook('onListen', async () => {
    mounted = gateway({ schema, apiUrl: env.apiUrl ?? `${listening(http).ownUrl}/api`, production: env.production, log })
    // Added last, so stopped first: its running requests can still call the API.
    shutdown.add('gateway', async () => {
      const leaving = mounted
      mounted = undefined
      await leaving?.close()
    })
  })
  await http.register(async (app) => {
    // The gateway reads its bodies itself: it has its own limits and its own errors for malformed ones.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    app.route({
      // All methods: the gateway rejects those that it does not support with its own error.
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/graphql',
      handler: async (request, reply) => {
        if (!mounted) return reply.code(503).send()
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
        await mounted.handle(request.raw, reply.raw, {
          requestId: request.id,
          clientAddress: request.ip,
          host: request.host,
          isSecure: request.protocol === 'https',
        })
        return reply
      },
    })
  })
  return (body, { id, ip, host, protocol }, signal) => {
    if (!mounted) throw new AppError('API_UNAVAILABLE')
    return mounted.answerGuest(body, { requestId: id, clientAddress: ip, host, isSecure: protocol === 'https' }, signal)
  }
}
