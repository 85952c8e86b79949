import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findChannel, findChannelByHandle, findChannelOf, findChannels, listChannels } from '../../db/channel/channels.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { idsSchema, pageQuerySchema } from '../../shared/entities/common.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, inOrderOf, textSchema, userIdSchema } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import * as policy from '../policy.ts'
import { mayPublish, mustOwnChannel } from './policy.ts'
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
})
/** Longer than any username or name of a channel. */
const handleSchema = textSchema.max(200)
const one = { 200: channelSchema }
const many = { 200: z.array(channelSchema) }

export function channelRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Chaînes')
    const reading = { limit: 'read', allow: policy.anyone, missing: 'CHANNEL_NOT_FOUND' } as const
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'CHANNEL_NOT_FOUND' } as const

    const list = {
      ...reading,
      summary: 'Les chaînes, les plus suivies d’abord, celles de ?ids=, ou celle de ?handle= (le nom de sa créatrice ou le sien)',
      input: { query: pageQuerySchema.extend({ ids: idsSchema.optional(), handle: handleSchema.optional() }) },
      answers: many,
    }
    route.get('/channels', list, async ({ query: { ids, handle, limit, cursor }, db, context }) => {
      if (ids) return ok(inOrderOf(ids, await findChannels(db, ids)).map((row) => presentChannel(row, context)))
      if (handle !== undefined) {
        const channel = await findChannelByHandle(db, handle)
        return ok(channel ? [presentChannel(channel, context)] : [])
      }
      const rows = await listChannels(db, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentChannel(row, context)))
    })

    const get = { ...reading, summary: 'Une chaîne', input: { params: idParams }, answers: one }
    route.get('/channels/:id', get, async ({ params, db, context }) => {
      return ok(presentChannel(channels.mustExist(await findChannel(db, params.id)), context))
    })

    const getOf = {
      ...reading,
      summary: 'La chaîne d’un utilisateur, dans une liste : vide s’il n’en a pas',
      input: { params: idParams },
      answers: many,
    }
    route.get('/channels/creator/:id', getOf, async ({ params, db, context }) => {
      const channel = await findChannelOf(db, params.id)
      return ok(channel ? [presentChannel(channel, context)] : [])
    })

    const create = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT', 'CHANNEL_EXISTS'),
      summary: 'Créer sa chaîne, et prendre avec elle le rôle Creators quand on en a un qui se quitte',
      input: { body: newChannel },
      answers: { 201: channelSchema },
    }
    route.post('/channels', create, async ({ body, viewer, db, context }) => {
      policy.mustBe(viewer, body.creator_uuid)
      return created(presentChannel(await channels.createChannel(db, viewer, body), context))
    })

    const update = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT'),
      summary: 'Modifier sa chaîne',
      input: { params: idParams, body: channelChange },
      answers: one,
    }
    route.put('/channels/:id', update, async ({ params, body, viewer, db, context }) => {
      const channel = mustOwnChannel(viewer, await findChannel(db, params.id))
      mayPublish(viewer)
      return ok(presentChannel(await channels.changeChannel(db, channel, body), context))
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Supprimer sa chaîne, avec ses vidéos',
      input: { params: idParams },
      answers: noContentAnswers,
    }
    route.delete('/channels/:id', remove, async ({ params, viewer, db, request }) => {
      mustOwnChannel(viewer, await findChannel(db, params.id))
      await removeChannel(deps, request.log, params.id)
      return noContent()
    })
  }
}
