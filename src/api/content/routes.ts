import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import { findContent, findContents } from '../../db/content/contents.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { mayPublish, mustOwnChannel } from '../channel/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, inOrderOf } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { contentChange, expandQuery, listQuery, newContent, partsOf } from './inputs.ts'
import { isOpenTo, mustExist, mustOwnContent } from './policy.ts'
import { presentContent } from './presenter.ts'
import * as contents from './service.ts'

const one = { 200: contentSchema }
const everything = ['hashtags', 'viewer'] as const

export function contentRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Vidéos')
    const reading = { limit: 'read', allow: policy.anyone, missing: 'CONTENT_NOT_FOUND' } as const
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'CONTENT_NOT_FOUND' } as const

    const list = {
      ...reading,
      summary:
        'Les vidéos publiques, les plus récentes d’abord ; d’une chaîne avec ?channel= (sa créatrice voit aussi les siennes), triées par ?sort= ; celles de ?ids=',
      input: { query: listQuery },
      answers: { 200: z.array(contentSchema) },
    }
    route.get('/contents', list, async ({ query: { ids, channel, limit, cursor, expand = [], ...order }, viewer, db, context }) => {
      const parts = partsOf(expand, context.viewer)
      if (ids) {
        const open = (await findContents(db, ids, parts)).filter((row) => isOpenTo(viewer, row))
        return ok(inOrderOf(ids, open).map((row) => presentContent(row, context, expand)))
      }
      const page = { limit, after: readCursor(cursor) }
      const rows = await contents.listed(db, page, { channel: channel ?? null, viewer: context.viewer, ...order }, parts)
      return paged(pageOf(rows, limit, (row) => presentContent(row, context, expand)))
    })

    const get = {
      ...reading,
      summary: 'Une vidéo, même privée : qui a le lien la voit',
      input: { params: idParams, query: expandQuery },
      answers: one,
    }
    route.get('/contents/:id', get, async ({ params, query: { expand = [] }, viewer, db, context }) => {
      return ok(presentContent(mustExist(await findContent(db, params.id, partsOf(expand, context.viewer)), viewer), context, expand))
    })

    const create = {
      ...writing,
      refuses: refusing('CHANNEL_NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'),
      summary: 'Créer la fiche d’une vidéo, avant d’envoyer son fichier',
      input: { body: newContent },
      answers: { 200: contentSchema, 201: contentSchema },
    }
    route.post('/contents', create, async ({ body, viewer, db, context }) => {
      mustOwnChannel(viewer, await findChannel(db, body.channel_uuid))
      mayPublish(viewer)
      const { uuid, isNew } = await contents.createContent(db, body.channel_uuid, body)
      const content = presentContent(mustExist(await findContent(db, uuid, partsOf(everything, viewer.uuid)), viewer), context, everything)
      return isNew ? created(content) : ok(content)
    })

    const update = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT'),
      summary: 'Modifier une de ses vidéos : ce qui est absent ne change pas',
      input: { params: idParams, body: contentChange },
      answers: one,
    }
    route.put('/contents/:id', update, async ({ params, body, viewer, db, context }) => {
      const content = mustOwnContent(viewer, await findContent(db, params.id))
      mayPublish(viewer)
      await contents.changeContent(deps, content, body)
      return ok(presentContent(mustExist(await findContent(db, params.id, partsOf(everything, viewer.uuid)), viewer), context, everything))
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Supprimer une de ses vidéos, avec ses fichiers',
      input: { params: idParams },
      answers: noContentAnswers,
    }
    route.delete('/contents/:id', remove, async ({ params, viewer, db, request }) => {
      mustOwnContent(viewer, await findContent(db, params.id))
      await contents.removeContent(deps, request.log, params.id)
      return noContent()
    })

    const count = {
      ...writing,
      refuses: refusing('VIEW_TOO_EARLY'),
      summary: 'Compter ma vue, une fois regardée assez longtemps',
      input: { params: idParams, query: expandQuery },
      answers: one,
    }
    route.put('/contents/:id/views', count, async ({ params, query: { expand = [] }, viewer, db, context }) => {
      await contents.countContentView(db, viewer, params.id)
      const content = mustExist(await findContent(db, params.id, partsOf(expand, viewer.uuid)), viewer)
      await deps.database.changes.publish({ kind: 'counts', content_uuid: content.uuid, channel_uuid: content.channel_uuid })
      return ok(presentContent(content, context, expand))
    })
  }
}
