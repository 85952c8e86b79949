import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db, Tx } from '../../db/connection/database.ts'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import type { ApiDeps } from '../deps.ts'
import type { AnswerOf, AnswerSchemas } from './answers.ts'
import type { LimitName } from './limits.ts'
import type { PresenterContext } from './presenterContext.ts'
import type { OpenAnswersMax } from './seats.ts'
import type { Viewer } from './viewer.ts'

/** The schemas of a route's input. `params` and `query` hold strings, `body` depends on the content type. */
export type InputSchemas = { readonly [Part in 'params' | 'query' | 'body']?: z.ZodType }
export type InputOf<Input extends InputSchemas> = z.output<ReturnType<typeof z.object<Input>>>

/** The declaration of a route, in the order in which a request meets its parts. */
export type EndpointSpec<Input extends InputSchemas, Allowed, Answers extends AnswerSchemas> = {
  /** in French, for /api/docs */
  summary: string
  /** further explanation for /api/docs, in French too */
  description?: string
  /** Also runs while writes are refused for lack of disk space, because it deletes something. */
  makesRoom?: boolean
  limit: LimitName
  /** for a response that stays open */
  openAnswers?: OpenAnswersMax
  /** for requests that sign in: an invalid token of an earlier session is ignored */
  ignoresToken?: boolean
  /** access rule (policy.ts); the handler gets its result as `viewer` */
  allow: (viewer: Viewer | null, request: FastifyRequest) => Allowed
  /** content type of a body that is not JSON; the handler reads it from `request` */
  consumes?: string
  /** limit of the body in bytes, where it is not `jsonBodyBytes` */
  bodyBytesMax?: number
  input: Input
  /** error of a malformed id in the path, which cannot exist */
  missing?: ErrorCode
  /** the e-mail under which attempts are counted while nobody is signed in; each network address is counted separately */
  account?: (input: NoInfer<InputOf<Input>>) => string
  /** a second limit, which applies to some requests only */
  alsoCounts?: (input: NoInfer<InputOf<Input>>) => LimitName | undefined
  answers: Answers
  /** content type of a response that is not JSON */
  produces?: string
  /** error codes that the handler may throw besides, for the API's document */
  refuses?: readonly ErrorCode[]
  /** whether the viewer's recommendations depend on what the handler changes */
  changesInterests?: boolean
  handle: (asked: Asked<Input, Allowed>) => Promise<AnswerOf<Answers>>
}

/** The argument of a handler. Presenters use `context` to show rows as this viewer may see them. */
export type Asked<Input extends InputSchemas, Allowed = Viewer> = InputOf<Input> & {
  viewer: Allowed
  /** the same as if the request were sent now, for handlers that take long: its session and its access rule are checked again */
  viewerNow: (db: Db | Tx) => Promise<Allowed>
  db: Db
  context: PresenterContext
  request: FastifyRequest
  deps: ApiDeps
}
