import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  channelStatisticsSchema,
  historicalSchema,
  reactionSchema,
  videoStatisticsSchema,
  viewSchema,
} from '../../shared/entities/activity.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { errorBodySchema } from '../../shared/entities/common.ts'
import { contentSchema, hashtagSchema } from '../../shared/entities/content.ts'
import { mediaSchema } from '../../shared/entities/media.ts'
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
  Reaction: reactionSchema,
  View: viewSchema,
  Historical: historicalSchema,
  VideoStatistics: videoStatisticsSchema,
  ChannelStatistics: channelStatisticsSchema,
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
