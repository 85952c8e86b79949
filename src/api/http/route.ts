import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Db, Tx } from '../../db/connection/database.ts'
import { limits } from '../../shared/limits.ts'
import type { PasswordChecks } from '../auth/guesses.ts'
import type { Recommender } from '../content/keptRecommendations.ts'
import type { ApiDeps } from '../deps.ts'
import { anyone } from '../policy.ts'
import type { AnswerSchemas } from './answers.ts'
import { type Credential, documentOf } from './document.ts'
import type { EndpointSpec, InputSchemas } from './endpoint.ts'
import type { Limiter, LimitName } from './limits.ts'
import { admission, handling } from './steps.ts'
import type { SessionReader, Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    limiters: Record<LimitName, Limiter>
    findSession: SessionReader
    /** takes an administrator's rights away while the second factor is missing that the site asks for */
    limitViewer: (viewer: Viewer | null, db?: Db | Tx) => Promise<Viewer | null>
    passwordChecks: PasswordChecks
    recommender: Recommender
    /** tells whether guests may play */
    isGuestPlayback: () => Promise<boolean>
  }
  interface FastifyRequest {
    /** the signed-in person, null for a guest */
    viewer: Viewer | null
  }
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Adds a declared route to the API. */
type Endpoint = (app: FastifyInstance, deps: ApiDeps, tag: string) => void

function credentialOf({ allow, ignoresToken = false }: { allow: unknown; ignoresToken?: boolean }): Credential {
  if (allow === anyone) return 'optional'
  return ignoresToken ? 'worker' : 'session'
}

const declare =
  (method: Method) =>
  <Input extends InputSchemas, Allowed, Answers extends AnswerSchemas>(
    path: string,
    spec: EndpointSpec<Input, Allowed, Answers>,
  ): Endpoint =>
  (app, deps, tag) => {
    const admit = admission(app, spec)
    const handle = handling(app, deps, spec)
    const tried = <Result>(work: () => Promise<Result>): Promise<Result> => (spec.makesRoom ? deps.database.despiteLowRoom(work) : work())
    app.route({
      method,
      url: path,
      bodyLimit: spec.bodyBytesMax ?? limits.jsonBodyBytes,
      schema: documentOf({ ...spec, method, path, credential: credentialOf(spec) }, tag),
      // The rate limits may be counted in the database, too.
      onRequest: (request, reply) => tried(() => admit(request, reply)),
      handler: (request, reply) => tried(() => handle(request, reply)),
    })
  }

/**
 * Declares a route, with its parts in the order in which every request meets them: rate limit → token → access rule → shape of the input →
 * handler (policy → rules → transaction → service → presenter) → answer.
 */
export const route = {
  get: declare('GET'),
  head: declare('HEAD'),
  post: declare('POST'),
  put: declare('PUT'),
  patch: declare('PATCH'),
  delete: declare('DELETE'),
}

/**
 * Returns the plugin of a resource.
 * @param tag its name in the API's document, in French
 */
export function routesOf(tag: string, endpoints: readonly Endpoint[]): (deps: ApiDeps) => FastifyPluginAsync {
  return (deps) => async (app) => {
    for (const add of endpoints) add(app, deps, tag)
  }
}
