import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection/database.ts'
import { despiteDeadlocks } from '../../db/connection/deadlocks.ts'
import { findSessions } from '../../db/session/sessions.ts'
import type { ApiDeps } from '../deps.ts'
import type { AnswerSchemas } from './answers.ts'
import type { EndpointSpec, InputOf, InputSchemas } from './endpoint.ts'
import type { Limiter } from './limits.ts'
import { malformed } from './malformed.ts'
import { presenterContext } from './presenterContext.ts'
import { resolveMe } from './resolveMe.ts'
import { openSeats, takeSeat } from './seats.ts'
import { authenticate, type SessionReader } from './viewer.ts'

/** Returns the steps before the body is read: rate limit → token → access rule. */
export function admission<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>(
  app: FastifyInstance,
  spec: EndpointSpec<Input, Allowed, Answers>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const limiter = app.limiters[spec.limit]
  const seats = spec.openAnswers && openSeats(spec.openAnswers)
  return async (request, reply) => {
    // Every response depends on the viewer, errors too; a response that anyone may cache says so itself (`headers` of an answer).
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'Authorization' })
    await limiter.perAddress(request)
    // Before any lookup: a client with too many open streams costs the database nothing.
    if (seats) takeSeat(seats.perAddress, request.ip, reply)
    if (!spec.ignoresToken) request.viewer = await app.limitViewer(await authenticate(app.findSession, request.headers.authorization))
    spec.allow(request.viewer, request)
    if (request.viewer) await limiter.perAccount(request, request.viewer.uuid)
    if (seats && request.viewer) takeSeat(seats.perPerson, request.viewer.uuid, reply)
  }
}

/** Returns the steps after it: shape of the input → limits that depend on it → handler → answer. */
export function handling<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>(
  app: FastifyInstance,
  deps: ApiDeps,
  spec: EndpointSpec<Input, Allowed, Answers>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { db } = deps.database
  const readInput = inputReader(spec)
  return async (request, reply) => {
    // The body may have come long after the token was looked at. What a handler reads itself, it looks at the token again after.
    if (request.viewer && hasReadBody(request))
      request.viewer = await app.limitViewer(await authenticate(app.findSession, request.headers.authorization))
    const input = readInput(request)
    if (spec.account) await app.limiters[spec.limit].perPair(request, spec.account(input))
    const second = spec.alsoCounts?.(input)
    if (second) await countFor(app.limiters[second], request)
    const viewer = spec.allow(request.viewer, request)
    const context = presenterContext(request.viewer, request.viewer !== null || (await app.isGuestPlayback()), deps)
    const viewerNow = async (on: Db | Tx): Promise<Allowed> => {
      const find: SessionReader = async (tokenHash) => (await findSessions(on, [tokenHash])).get(tokenHash)
      return spec.allow(await app.limitViewer(await authenticate(find, request.headers.authorization), on), request)
    }
    const work = () => spec.handle({ ...input, viewer, viewerNow, db, context, request, deps })
    // A body that is not JSON is a stream that the handler reads once, so it cannot be retried.
    const { status, headers, body } = await (spec.consumes ? work() : despiteDeadlocks(work, request.log))
    if (spec.changesInterests && request.viewer) {
      // PostgreSQL tells this process of the change after the answer.
      app.recommender.forget(request.viewer.uuid)
      await deps.database.changes.publish({ kind: 'interests', user_uuid: request.viewer.uuid })
    }
    return reply.code(status).headers(headers).send(body)
  }
}

const hasReadBody = ({ body }: FastifyRequest): boolean => body !== undefined && body !== null && !(body instanceof Readable)

async function countFor(limiter: Limiter, request: FastifyRequest): Promise<void> {
  await limiter.perAddress(request)
  if (request.viewer) await limiter.perAccount(request, request.viewer.uuid)
}

/** Returns a function that reads params, query and body in one parse, whose type the handler sees. */
function inputReader<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>({
  input,
  missing,
}: EndpointSpec<Input, Allowed, Answers>): (request: FastifyRequest) => InputOf<Input> {
  const schema = z.object(input)
  return (request) => {
    const parsed = schema.safeParse({ params: request.params, query: request.query, body: request.body }, { reportInput: true })
    if (!parsed.success) throw malformed(parsed.error.issues, missing ?? 'NOT_FOUND')
    return resolveMe(parsed.data, request.viewer)
  }
}
