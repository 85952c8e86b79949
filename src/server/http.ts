import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { endReceiving, isReceivingForm } from '../api/upload/receiving.ts'
import { answerError } from '../api/http/errors.ts'
import type { Env } from './env.ts'
import { safetyHeaders } from './safetyHeaders.ts'
import { closeSilentConnections } from './silentConnections.ts'

const requestIdShape = /^[\w-]{8,64}$/

/** Time limit for a request's headers and body. A form with files may take longer, see below. */
const requestTimeoutMs = 60_000

/** How long a stop waits for running uploads. */
const uploadGraceMs = 5_000

const clientErrors: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers malformed and timed-out requests. A slow upload is exempt from the timeout: it only ends when no data arrives. */
function onClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isReceivingForm(socket)) return
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = clientErrors[error.code ?? ''] ?? '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroy(error)
}

/** At a stop, an upload that is nearly complete may finish; a longer one has to be sent again after the next start. */
function endLongUploads(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(endReceiving, uploadGraceMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}

/** Paths for programs: their requests get an error for a malformed address. */
const forPrograms = /^\/(?:api|graphql|media)(?:[/?]|$)/

/** Escapes a malformed «%» in the path of a page, so that browsers get a page that says that the address does not exist. */
function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/', ...query] = url.split('?')
  if (forPrograms.test(url)) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Creates the one HTTP server of the process, without any routes. */
export function createHttp(env: Env, log: FastifyBaseLogger): FastifyInstance {
  const giveSafetyHeaders = safetyHeaders(env.publicUrl?.startsWith('https:') === true, [
    ...(env.advertising?.origins ?? []),
    ...(env.mediaUrl === undefined ? [] : [new URL(env.mediaUrl).origin]),
  ])
  function begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    reply.header('x-request-id', request.id)
    giveSafetyHeaders(request.raw, reply.raw, done)
  }
  const app = fastify({
    loggerInstance: log,
    trustProxy: env.trustProxy,
    requestTimeout: requestTimeoutMs,
    // Fastify's default of ten seconds is too short for a busy machine with one core. No plugin waits for an external service.
    pluginTimeout: 120_000,
    // The length limit of a whole request line: each route limits its own parameters.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    clientErrorHandler: onClientError,
    rewriteUrl: readableUrl,
    // No hook runs for a malformed address.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply, () => void answerError(error, request, reply))
    },
    forceCloseConnections: 'idle',
    // A request that was sent before the stop is answered, and its connection closed.
    return503OnClosing: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID()
    },
  })
  app.addHook('onRequest', begin)
  closeSilentConnections(app)
  endLongUploads(app)
  return app
}
