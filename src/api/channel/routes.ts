import { z } from 'zod'
import { readCommentRules } from '../../db/channel/commentRules.ts'
import { findChannel, findChannelByHandle, findChannelOf, findChannels, listChannels } from '../../db/channel/channels.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { commentingSchema, commentRulesSchema, commentsModeSchema } from '../../shared/entities/commentRules.ts'
import { idsSchema, pageQuerySchema } from '../../shared/entities/common.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, inOrderOf, textSchema, userIdParams, userIdSchema } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { commentingOf } from '../comment/commenting.ts'
import { mayPublish, mustManageChannel, mustOwnChannel } from './policy.ts'
import { presentChannel } from './presenter.ts'
import { removeChannel } from './removal.ts'
import * as channels from './service.ts'

const newChannel = z.object({
  name: fieldSchemas.channelName,
  description: fieldSchemas.channelDescription.default(''),
  creator_uuid: userIdSchema,
})
const channelChange = z.object({
  name: fieldSchemas.channelName.exactOptional(),
  description: fieldSchemas.channelDescription.exactOptional(),
  commentsMode: commentsModeSchema.exactOptional(),
  watchedWords: z.array(textSchema).max(1000).exactOptional().describe('100 au plus, de 2 à 50 caractères.'),
})
/** Longer than any username or name of a channel. */
const handleSchema = textSchema.max(200)
const listQuery = pageQuerySchema.extend({ ids: idsSchema.optional(), handle: handleSchema.optional() })
const one = { 200: channelSchema }
const many = { 200: z.array(channelSchema) }

export const channelRoutes = routesOf('Chaînes', [
  route.get('/channels', {
    summary: 'Les chaînes, les plus suivies d’abord, celles de ?ids=, ou celle de ?handle= (le nom de sa créatrice ou le sien)',
    limit: 'read',
    allow: policy.anyone,
    input: { query: listQuery },
    answers: many,
    handle: findOrListChannels,
  }),

  route.get('/channels/:id', {
    summary: 'Une chaîne',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: one,
    handle: async ({ params, db, context }) => {
      return ok(presentChannel(policy.mustExist(await findChannel(db, params.id), 'CHANNEL_NOT_FOUND'), context))
    },
  }),

  route.get('/channels/creator/:id', {
    summary: 'La chaîne d’un utilisateur, dans une liste : vide s’il n’en a pas',
    limit: 'read',
    allow: policy.anyone,
    input: { params: userIdParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: many,
    handle: async ({ params, db, context }) => {
      const channel = await findChannelOf(db, params.id)
      return ok(channel ? [presentChannel(channel, context)] : [])
    },
  }),

  route.post('/channels', {
    summary: 'Créer sa chaîne, et prendre avec elle le rôle Creators quand on en a un qui se quitte',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: newChannel },
    answers: { 201: channelSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'CHANNEL_EXISTS'],
    handle: async ({ body, viewer, db, context, deps }) => {
      policy.mustBe(viewer, body.creator_uuid)
      const channel = await channels.createChannel(db, viewer, body)
      // The role of the viewer may have changed.
      await deps.database.changes.publish({ kind: 'session', user_uuid: viewer.uuid })
      return created(presentChannel(channel, context))
    },
  }),

  route.put('/channels/:id', {
    summary: 'Modifier sa chaîne',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: channelChange },
    missing: 'CHANNEL_NOT_FOUND',
    answers: one,
    refuses: ['FORBIDDEN', 'INVALID_INPUT'],
    handle: async ({ params, body, viewer, db, context }) => {
      const channel = mustManageChannel(viewer, await findChannel(db, params.id))
      mayPublish(viewer, { owner_uuid: channel.creator_uuid })
      return ok(presentChannel(await channels.changeChannel(db, channel, body), context))
    },
  }),

  route.get('/channels/:id/comment-rules', {
    summary: 'Ce que l’on a choisi pour les commentaires de sa chaîne',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: commentRulesSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      const { mode, watchedWords } = await readCommentRules(db, mustManageChannel(viewer, await findChannel(db, params.id)).uuid)
      return ok({ mode, watchedWords: [...watchedWords] })
    },
  }),

  route.get('/channels/:id/commenting', {
    summary: 'Si l’on peut commenter les vidéos d’une chaîne',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: commentingSchema },
    handle: async ({ params, viewer, db }) => {
      const { uuid } = policy.mustExist(await findChannel(db, params.id), 'CHANNEL_NOT_FOUND')
      return ok({ commenting: await commentingOf(db, viewer, uuid) })
    },
  }),

  route.delete('/channels/:id', {
    summary: 'Supprimer sa chaîne, avec ses vidéos',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, request, deps }) => {
      mustOwnChannel(viewer, await findChannel(db, params.id))
      await removeChannel(deps, request.log, params.id)
      return noContent()
    },
  }),
])

async function findOrListChannels({
  query: { ids, handle, limit, cursor },
  db,
  context,
}: Asked<{ query: typeof listQuery }, Viewer | null>) {
  if (ids) return ok(inOrderOf(ids, await findChannels(db, ids)).map((row) => presentChannel(row, context)))
  if (handle !== undefined) {
    const channel = await findChannelByHandle(db, handle)
    return ok(channel ? [presentChannel(channel, context)] : [])
  }
  const rows = await listChannels(db, { limit, after: readCursor(cursor) })
  return paged(pageOf(rows, limit, (row) => presentChannel(row, context)))
}
