import type {} from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { AnswerSchemas } from './answers.ts'
import { refusalsOf, type Refusing } from './refusals.ts'

/** What a request must carry: the token of a session, which may be missing where everybody is allowed, or that of remote workers. */
export type Credential = 'session' | 'optional' | 'worker'

/** The parts of a route that its entry in the OpenAPI document is built from. */
type Documented = Refusing & {
  path: string
  summary: string
  description?: string
  input: { readonly [Part in 'params' | 'query' | 'body']?: z.ZodType }
  answers: AnswerSchemas
  credential: Credential
  consumes?: string
  produces?: string
}

const meanings: Readonly<Record<string, string>> = { 200: 'Réponse', 201: 'Créé', 202: 'En attente', 206: 'Une partie' }

/** `PUT /contents/:id/views` → `putContentsIdViews`: a unique name, stable as long as the path is. */
function operationIdOf({ method, path }: Pick<Documented, 'method' | 'path'>): string {
  const words = path.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const securities = { session: [{ session: [] }], optional: [{}, { session: [] }], worker: [{ worker: [] }] }

/** Returns what @fastify/swagger reads of a route. */
export function documentOf(route: Documented, tag: string): FastifySchema {
  const { params, query, body } = route.input
  return {
    tags: [tag],
    operationId: operationIdOf(route),
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    security: securities[route.credential],
    ...(route.consumes === undefined ? {} : { consumes: [route.consumes] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...answersOf(route), ...refusalsOf(route) },
  }
}

function answersOf({ answers, produces }: Documented): Record<string, unknown> {
  const entries = Object.entries(answers).map(([status, schema]) => {
    const description = meanings[status]
    // @fastify/swagger treats this as «no content».
    if (status === '204' || status === '302') return [status, z.null()]
    if (produces !== undefined) return [status, { description, content: { [produces]: { schema: z.string() } } }]
    return [status, { description, content: { 'application/json': { schema } } }]
  })
  return Object.fromEntries(entries)
}
