import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { historicalSchema, reactionSchema, viewSchema } from '../../shared/entities/activity.ts'
import { auditEntrySchema } from '../../shared/entities/audit.ts'
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
import { publicUserSchema, roleSchema, sessionSchema, userSchema } from '../../shared/entities/user.ts'

/** What the document names once and refers to everywhere else. */
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
  Historical: historicalSchema,
  Follow: followSchema,
  Notification: notificationSchema,
  Playlist: playlistSchema,
  VideoStatistics: videoStatisticsSchema,
  ChannelStatistics: channelStatisticsSchema,
  VideoFigures: videoFiguresSchema,
  Totals: totalsSchema,
  DashboardStatistics: dashboardStatisticsSchema,
  Figure: figureSchema,
  ChannelDay: channelDaySchema,
}

const description =
  'Les erreurs ont toutes la même forme : un code stable, un message en français, les champs en faute, et le numéro de la requête. ' +
  'Les listes vont par pages : ?limit= (100 au plus), puis ?cursor= avec ce que dit l’en-tête X-Next-Cursor, absent à la fin.'

type OpenApi = ReturnType<ReturnType<typeof createJsonSchemaTransformObject>>

/** Each named schema comes in two variants, and requests use none of them. */
function withoutInputs(document: OpenApi): OpenApi {
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) if (schemas && name.endsWith('Input')) Reflect.deleteProperty(schemas, name)
  return document
}

/** Gathers the OpenAPI document out of the routes that are added after it. */
export async function gatherOpenApi(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>()
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
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'Le jeton que donne POST /auth/login.' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (source) => withoutInputs(addNamed(source)),
  })
}
