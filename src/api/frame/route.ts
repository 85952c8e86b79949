import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import type { PasswordChecks } from '../auth/guesses.ts'
import type { ApiDeps } from '../deps.ts'
import { anyone } from '../policy.ts'
import type { AnswerOf, AnswerSchemas } from './answers.ts'
import { despiteDeadlocks } from './deadlocks.ts'
import { documentOf } from './document.ts'
import type { Limiter, LimitName } from './limits.ts'
import { malformed } from './malformed.ts'
import { type OpenAnswers, takeSeat } from './seats.ts'
import { type Showing, showingTo } from './showing.ts'
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

/** What a route takes in, part by part. `params` and `query` hold strings, `body` whatever the content type says. */
export type InputSchemas = { readonly [Part in 'params' | 'query' | 'body']?: z.ZodType }
type InputOf<Input extends InputSchemas> = z.output<z.ZodObject<Input>>

export type RouteSpec<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas> = {
  /** in French, for /api/docs */
  summary: string
  /** what its reader must know besides, in French too */
  description?: string
  limit: LimitName
  /** who may come in (policy.ts); what it gives back is the handler's `viewer` */
  allow: (viewer: Viewer | null) => Allowed
  input: Input
  answers: Answers
  /** what a malformed id in the path means: nothing can be there */
  missing?: ErrorCode
  /** what the handler may throw besides, for the API's document */
  refuses?: readonly ErrorCode[]
  /** for requests of who is signing in: an old token that comes along does not matter */
  ignoresToken?: boolean
  /** the e-mail that attempts are counted under, when nobody is signed in yet: those of each address by themselves */
  account?: (input: NoInfer<InputOf<Input>>) => string
  /** a second limit, which only what comes with some requests counts for */
  alsoCounts?: (input: NoInfer<InputOf<Input>>) => LimitName | undefined
  /** for an answer that stays open */
  openAnswers?: OpenAnswers
  /** content type of a body that is not JSON; the route reads it from `request` */
  consumes?: string
  /** content type of an answer that is not JSON */
  produces?: string
  /** bytes; JSON bodies are small by default */
  bodyLimit?: number
}

/** What a handler works with. `show` turns rows into what this viewer may see. */
export type Context<Allowed> = { viewer: Allowed; db: Db; show: Showing; request: FastifyRequest }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type AddRoute = <Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>(
  path: string,
  spec: RouteSpec<Input, Allowed, Answers>,
  handle: (input: InputOf<Input> & Context<Allowed>) => Promise<AnswerOf<Answers>>,
) => void
export type Route = Record<'get' | 'post' | 'put' | 'delete', AddRoute>

/**
 * Adds routes whose every request goes the same way: rate limit → token → who may come in → shape of the input → handler
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

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      // Every answer depends on who asks, errors too; what everybody may keep says so itself (`headers` of an answer).
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'Authorization' })
      await limiter.perAddress(request)
      // Before anything is looked up: who has too many open already costs the database nothing.
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
      onRequest: admit,
      handler: async (request, reply) => {
        const input = readInput(request)
        if (spec.account) await limiter.perPair(request, spec.account(input))
        const second = spec.alsoCounts?.(input)
        if (second) await countFor(app.limiters[second], request)
        const viewer = spec.allow(request.viewer)
        const work = () => handle({ ...input, viewer, db, show: showingTo(request.viewer, deps), request })
        // What is not JSON is read by the handler as it comes, once.
        const { status, headers, body } = await (spec.consumes ? work() : despiteDeadlocks(work, request.log))
        return reply.code(status).headers(headers).send(body)
      },
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

/** Reads params, query and body in one parse, whose type the handler sees. */
function inputReader<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>({
  input,
  missing,
}: RouteSpec<Input, Allowed, Answers>): (request: FastifyRequest) => InputOf<Input> {
  const schema = z.object(input)
  return (request) => {
    const parsed = schema.safeParse({ params: request.params, query: request.query, body: request.body }, { reportInput: true })
    if (!parsed.success) throw malformed(parsed.error.issues, missing ?? 'NOT_FOUND')
    return parsed.data
  }
}
