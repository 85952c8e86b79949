import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { historyEntrySchema } from '../../shared/entities/history.ts'
import { reactionSchema } from '../../shared/entities/reaction.ts'
import { viewSchema } from '../../shared/entities/view.ts'
import { auditEntrySchema } from '../../shared/entities/audit.ts'
import { eventSchema } from '../../shared/entities/change.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import { errorBodySchema } from '../../shared/entities/common.ts'
import { followSchema } from '../../shared/entities/follow.ts'
import { notificationSchema } from '../../shared/entities/notification.ts'
import { categorySchema, contentSchema, hashtagSchema } from '../../shared/entities/content.ts'
import { mediaSchema } from '../../shared/entities/media.ts'
import {
  channelDaySchema,
  channelStatisticsSchema,
  dashboardStatisticsSchema,
  figureSchema,
  totalsSchema,
  videoFiguresSchema,
  videoStatisticsSchema,
} from '../../shared/entities/statistics.ts'
import { reportSchema } from '../../shared/entities/report.ts'
import { playlistSchema } from '../../shared/entities/playlist.ts'
import { siteSchema } from '../../shared/entities/site.ts'
import { publicUserSchema, roleSchema, sessionSchema, userSchema } from '../../shared/entities/user.ts'

/** Schemas that the document defines once and refers to everywhere else. */
const named = {
  Error: errorBodySchema,
  User: userSchema,
  PublicUser: publicUserSchema,
  Role: roleSchema,
  Session: sessionSchema,
  Channel: channelSchema,
  Content: contentSchema,
  Media: mediaSchema,
  Hashtag: hashtagSchema,
  Category: categorySchema,
  Comment: commentSchema,
  Report: reportSchema,
  AuditEntry: auditEntrySchema,
  Reaction: reactionSchema,
  View: viewSchema,
  Historical: historyEntrySchema,
  Follow: followSchema,
  Notification: notificationSchema,
  Event: eventSchema,
  Playlist: playlistSchema,
  VideoStatistics: videoStatisticsSchema,
  ChannelStatistics: channelStatisticsSchema,
  VideoFigures: videoFiguresSchema,
  Totals: totalsSchema,
  DashboardStatistics: dashboardStatisticsSchema,
  Figure: figureSchema,
  ChannelDay: channelDaySchema,
  Site: siteSchema,
}

const nextCursor = { description: 'Où la liste continue, à donner à ?cursor= ; absent à la fin.', schema: { type: 'string' } } as const
const retryAfter = { description: 'Dans combien de secondes réessayer.', schema: { type: 'integer' } } as const
const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), schema: z.looseObject({}).default({}) })).optional(),
  responses: z.record(z.string(), z.looseObject({})),
})

const description =
  'Les erreurs ont toutes la même forme : un code stable, un message en français, les champs en faute, et le numéro de la requête. ' +
  'Les listes vont par pages : ?limit= (100 au plus), puis ?cursor= avec ce que dit l’en-tête X-Next-Cursor, absent à la fin.'

type OpenApi = ReturnType<ReturnType<typeof createJsonSchemaTransformObject>>

/** Removes the «Input» variant of each named schema: no request uses it. */
function withoutInputs(document: OpenApi): OpenApi {
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) if (schemas && name.endsWith('Input')) Reflect.deleteProperty(schemas, name)
  return document
}

/** Adds the response headers and the descriptions of empty bodies, for which route schemas have no place. */
function withHeaders(document: OpenApi): OpenApi {
  const paths = 'paths' in document ? Object.values(document.paths ?? {}) : []
  for (const methods of paths) {
    for (const [method, operation] of Object.entries(methods ?? {}))
      Reflect.set(methods ?? {}, method, headed(operationSchema.parse(operation)))
  }
  return document
}

function headed(operation: z.output<typeof operationSchema>): z.output<typeof operationSchema> {
  const { 200: answer, 204: nothing, 302: elsewhere, 429: refusal } = operation.responses
  // `style` and `explode` belong to the parameter, not to its schema.
  for (const parameter of operation.parameters ?? []) {
    const { style, explode, ...schema } = parameter.schema
    if (style !== undefined) Object.assign(parameter, { style, explode, schema })
  }
  if (nothing) nothing['description'] = 'Rien'
  if (elsewhere) elsewhere['description'] = 'Ailleurs : l’en-tête Location dit où'
  if (answer && operation.parameters?.some(({ name }) => name === 'cursor')) answer['headers'] = { 'X-Next-Cursor': nextCursor }
  if (refusal) refusal['headers'] = { 'Retry-After': retryAfter }
  return operation
}

/** Builds the OpenAPI document from the routes that are registered after this call. */
export async function gatherOpenApi(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  // The global registry, because `describe` and `meta` write to it too.
  const schemaRegistry = z.globalRegistry
  for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id })
  const addNamed = createJsonSchemaTransformObject({ schemaRegistry })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lucarne',
        version: '1.0.0',
        description,
      },
      servers: [{ url: `${publicUrl ?? ''}${app.prefix}` }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'Le jeton que donne POST /auth/login.' },
          worker: { type: 'http', scheme: 'bearer', description: 'WORKER_TOKEN, le jeton des workers distants.' },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (source) => withHeaders(withoutInputs(addNamed(source))),
  })
}
