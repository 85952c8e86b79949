import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/connection/database.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import type { PasswordChecks } from '../auth/guesses.ts'
import type { ApiDeps } from '../deps.ts'
import { anyone } from '../policy.ts'
import type { AnswerOf, AnswerSchemas } from './answers.ts'
import { despiteDeadlocks } from '../../db/connection/deadlocks.ts'
import { documentOf } from './document.ts'
import type { Limiter, LimitName } from './limits.ts'
import { malformed } from './malformed.ts'
import { type OpenAnswers, takeSeat } from './seats.ts'
import { type PresenterContext, presenterContext } from './presenterContext.ts'
import { resolveMe } from './resolveMe.ts'
import { authenticate, type SessionReader, type Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    limiters: Record<LimitName, Limiter>
    findSession: SessionReader
    passwordChecks: PasswordChecks
  }
  interface FastifyRequest {
    /** the signed-in person, null for a guest */
    viewer: Viewer | null
  }
}

/** The schemas of a route's input. `params` and `query` hold strings, `body` depends on the content type. */
export type InputSchemas = { readonly [Part in 'params' | 'query' | 'body']?: z.ZodType }
type InputOf<Input extends InputSchemas> = z.output<z.ZodObject<Input>>

export type RouteSpec<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas> = {
  /** in French, for /api/docs */
  summary: string
  /** further explanation for /api/docs, in French too */
  description?: string
  limit: LimitName
  /** access rule (policy.ts); the handler gets its result as `viewer` */
  allow: (viewer: Viewer | null) => Allowed
  input: Input
  answers: Answers
  /** error of a malformed id in the path, which cannot exist */
  missing?: ErrorCode
  /** error codes that the handler may throw besides, for the API's document */
  refuses?: readonly ErrorCode[]
  /** for requests that sign in: an invalid token of an earlier session is ignored */
  ignoresToken?: boolean
  /** the e-mail under which attempts are counted while nobody is signed in; each network address is counted separately */
  account?: (input: NoInfer<InputOf<Input>>) => string
  /** Also runs while writes are refused for lack of disk space, because it deletes something. */
  makesRoom?: boolean
  /** a second limit, which applies to some requests only */
  alsoCounts?: (input: NoInfer<InputOf<Input>>) => LimitName | undefined
  /** for a response that stays open */
  openAnswers?: OpenAnswers
  /** content type of a body that is not JSON; the handler reads it from `request` */
  consumes?: string
  /** content type of a response that is not JSON */
  produces?: string
  /** bytes; JSON bodies have a small limit by default */
  bodyLimit?: number
}

/** The arguments of a handler. Presenters use `context` to show rows as this viewer may see them. */
export type Context<Allowed> = { viewer: Allowed; db: Db; context: PresenterContext; request: FastifyRequest }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type AddRoute = <Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>(
  path: string,
  spec: RouteSpec<Input, Allowed, Answers>,
  handle: (input: InputOf<Input> & Context<Allowed>) => Promise<AnswerOf<Answers>>,
) => void
export type Route = Record<'get' | 'post' | 'put' | 'delete', AddRoute>

/**
 * Returns functions that add routes. Every request takes the same steps: rate limit → token → access rule → shape of the input → handler
 * (policy → rules → transaction → service → presenter).
 * @param tag the resource's name in the API's document, in French
 */
export function routesIn(app: FastifyInstance, deps: ApiDeps, tag: string): Route {
  const { db } = deps.database

  function add<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>(
    method: Method,
    path: string,
    spec: RouteSpec<Input, Allowed, Answers>,
    handle: (input: InputOf<Input> & Context<Allowed>) => Promise<AnswerOf<Answers>>,
  ): void {
    const limiter = app.limiters[spec.limit]
    const readInput = inputReader(spec)
    const tried = <Result>(work: () => Promise<Result>): Promise<Result> => (spec.makesRoom ? deps.database.despiteLowRoom(work) : work())

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      // Every response depends on the viewer, errors too; a response that anyone may cache says so itself (`headers` of an answer).
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'Authorization' })
      await limiter.perAddress(request)
      // Before any lookup: a client with too many open streams costs the database nothing.
      if (spec.openAnswers) takeSeat(spec.openAnswers.perAddress, request.ip, reply)
      if (!spec.ignoresToken) request.viewer = await authenticate(app.findSession, request.headers.authorization)
      spec.allow(request.viewer)
      if (request.viewer) await limiter.perAccount(request, request.viewer.uuid)
      if (spec.openAnswers && request.viewer) takeSeat(spec.openAnswers.perPerson, request.viewer.uuid, reply)
    }

    app.route({
      method,
      url: path,
      bodyLimit: spec.bodyLimit ?? limits.jsonBodyBytes,
      schema: documentOf({ ...spec, method, path, needsSession: spec.allow !== anyone }, tag),
      // The rate limits may be counted in the database, too.
      onRequest: (request, reply) => tried(() => admit(request, reply)),
      handler: (request, reply) =>
        tried(async () => {
          const input = readInput(request)
          if (spec.account) await limiter.perPair(request, spec.account(input))
          const second = spec.alsoCounts?.(input)
          if (second) await countFor(app.limiters[second], request)
          const viewer = spec.allow(request.viewer)
          const work = () => handle({ ...input, viewer, db, context: presenterContext(request.viewer, deps), request })
          // A body that is not JSON is a stream that the handler reads once, so it cannot be retried.
          const { status, headers, body } = await (spec.consumes ? work() : despiteDeadlocks(work, request.log))
          return reply.code(status).headers(headers).send(body)
        }),
    })
  }

  return {
    get: (...route) => add('GET', ...route),
    post: (...route) => add('POST', ...route),
    put: (...route) => add('PUT', ...route),
    delete: (...route) => add('DELETE', ...route),
  }
}

async function countFor(limiter: Limiter, request: FastifyRequest): Promise<void> {
  await limiter.perAddress(request)
  if (request.viewer) await limiter.perAccount(request, request.viewer.uuid)
}

/** Returns a function that reads params, query and body in one parse, whose type the handler sees. */
function inputReader<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>({
  input,
  missing,
}: RouteSpec<Input, Allowed, Answers>): (request: FastifyRequest) => InputOf<Input> {
  const schema = z.object(input)
  return (request) => {
    const parsed = schema.safeParse({ params: request.params, query: request.query, body: request.body }, { reportInput: true })
    if (!parsed.success) throw malformed(parsed.error.issues, missing ?? 'NOT_FOUND')
    return resolveMe(parsed.data, request.viewer)
  }
}
