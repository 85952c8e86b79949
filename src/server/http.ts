import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { endReceiving, isReceivingForm } from '../api/files/receiving.ts'
import { answerError } from '../api/frame/errors.ts'
import type { Env } from './env.ts'
import { safetyHeaders } from './safetyHeaders.ts'

const requestIdShape = /^[\w-]{8,64}$/

/** Time for a request's headers and body; a form with files may take longer, see below. */
const requestTimeoutMs = 60_000

/** Time that a stop leaves to the uploads that are still coming in. */
const uploadGraceMs = 5_000

const clientErrors: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is no HTTP request. An upload that takes its time is one: only its silence ends it. */
function onClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isReceivingForm(socket)) return
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = clientErrors[error.code ?? ''] ?? '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroy(error)
}

/**
 * Browsers open connections ahead of any request. Node counts those as neither idle nor busy, and a stop would wait a minute for them.
 */
function forgetSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}

/** A file that is nearly here may still come; one that takes longer is for the next start. */
function endLongUploads(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(endReceiving, uploadGraceMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}

/** Rooms that answer programs: these are told what is wrong with an address. */
const forPrograms = /^\/(?:api|graphql|media)(?:[/?]|$)/

/** What a browser asks for is a page or none: an address whose «%» mean nothing is taken by the letter, and has a page that says so. */
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

/** The one HTTP server of the process, before any room is mounted in it. */
export function createHttp(env: Env, log: FastifyBaseLogger): FastifyInstance {
  const giveSafetyHeaders = safetyHeaders(env.publicUrl?.startsWith('https:') === true)
  function begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    reply.header('x-request-id', request.id)
    giveSafetyHeaders(request.raw, reply.raw, done)
  }
  const app = fastify({
    loggerInstance: log,
    trustProxy: env.trustProxy,
    requestTimeout: requestTimeoutMs,
    // Ten seconds, Fastify's own limit, are too few for a busy machine with one core; nothing in a plugin waits for somebody else.
    pluginTimeout: 120_000,
    // As long as a whole request line may be: what a parameter may hold is its route's to say.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    clientErrorHandler: onClientError,
    rewriteUrl: readableUrl,
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply, () => void answerError(error, request, reply))
    },
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID()
    },
  })
  app.addHook('onRequest', begin)
  forgetSilentConnections(app)
  endLongUploads(app)
  return app
}
