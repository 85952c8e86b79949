import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import { findContent, findContents } from '../../db/content/contents.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { mayPublish, mustManageChannel } from '../channel/policy.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, inOrderOf } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { contentChange, expandQuery, listQuery, newContent, partsOf, unlockBody } from './inputs.ts'
import { hashContentPassword } from './audience.ts'
import { isOpenTo, manages, isPasswordProtected, mustBeOpen, mustBeReadable, mustManageContent } from './policy.ts'
import { presentContent } from './presenter.ts'
import * as contents from './service.ts'
import { unlock, visitorOf, withUnlock } from './unlocks.ts'

const one = { 200: contentSchema }
const everything = ['hashtags', 'viewer', 'details'] as const

export const contentRoutes = routesOf('Vidéos', [
  route.get('/contents', {
    summary:
      'Les vidéos publiques, les plus récentes d’abord ; d’une chaîne avec ?channel= (sa créatrice voit aussi les siennes), triées par ?sort= ; celles de ?ids=',
    limit: 'read',
    allow: policy.anyone,
    input: { query: listQuery },
    answers: { 200: z.array(contentSchema) },
    handle: listContents,
  }),

  route.get('/contents/:id', {
    summary: 'Une vidéo, même privée : qui a le lien la voit, ou le mot de passe qu’elle demande',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams, query: expandQuery },
    missing: 'CONTENT_NOT_FOUND',
    answers: one,
    refuses: ['CONTENT_RESTRICTED', 'CONTENT_LOCKED'],
    handle: async ({ params, query: { expand = [] }, viewer, db, context, request }) => {
      const content = await withUnlock(db, visitorOf(request), await findContent(db, params.id, partsOf(expand, context.viewer)))
      return ok(presentContent(mustBeReadable(content, viewer), context, expand))
    },
  }),

  route.put('/contents/:id/unlock', {
    summary: 'Ouvrir une vidéo avec son mot de passe, pour sept jours',
    description: 'Pour le compte connecté ; d’un visiteur, pour son navigateur, que le cookie lucarne_unlocked reconnaît.',
    limit: 'interaction',
    allow: policy.anyone,
    input: { params: idParams, body: unlockBody },
    missing: 'CONTENT_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['CONTENT_RESTRICTED', 'CONTENT_PASSWORD_WRONG'],
    handle: async ({ params: { id }, body: { password }, viewer, db, request, deps: { publicUrl } }) => {
      const content = await withUnlock(db, visitorOf(request), await findContent(db, id))
      if (!content || content.hidden_at !== null || !isPasswordProtected(content) || isOpenTo(viewer, content)) {
        mustBeReadable(content, viewer)
        return noContent()
      }
      return noContent(await unlock(db, request, { contentUuid: id, password, publicUrl }))
    },
  }),

  route.post('/contents', {
    summary: 'Créer la fiche d’une vidéo, avant d’envoyer son fichier',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: newContent },
    answers: { 200: contentSchema, 201: contentSchema },
    refuses: ['CHANNEL_NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'],
    handle: createContent,
  }),

  route.put('/contents/:id', {
    summary: 'Modifier une de ses vidéos : ce qui est absent ne change pas',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: contentChange },
    missing: 'CONTENT_NOT_FOUND',
    answers: one,
    refuses: ['FORBIDDEN', 'INVALID_INPUT'],
    handle: async ({ params, body, viewer, db, context, deps }) => {
      const managed = async () => {
        const content = mustManageContent(viewer, await findContent(db, params.id))
        mayPublish(viewer, { owner_uuid: content.user_uuid })
        return content
      }
      const content = await managed()
      const passwordHash = await hashContentPassword(body.details?.password)
      // To hash takes so long that the right may be lost meanwhile.
      await contents.changeContent(deps, passwordHash === undefined ? content : await managed(), body, passwordHash)
      return ok(presentContent(mustBeOpen(await findContent(db, params.id, partsOf(everything, viewer.uuid)), viewer), context, everything))
    },
  }),

  route.delete('/contents/:id', {
    summary: 'Supprimer une vidéo, avec ses fichiers (sa créatrice, administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, request, deps }) => {
      const content = mustBeOpen(await findContent(db, params.id), viewer)
      const administrator = manages(viewer, content) ? null : policy.administrator(viewer)
      await contents.removeContent(deps, request.log, content.uuid, administrator)
      return noContent()
    },
  }),

  route.put('/contents/:id/views', {
    summary: 'Compter ma vue, une fois regardée assez longtemps',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, query: expandQuery },
    missing: 'CONTENT_NOT_FOUND',
    answers: one,
    refuses: ['VIEW_TOO_EARLY'],
    handle: async ({ params, query: { expand = [] }, viewer, db, context, deps }) => {
      await contents.countContentView(db, viewer, params.id)
      const content = mustBeOpen(await findContent(db, params.id, partsOf(expand, viewer.uuid)), viewer)
      await deps.database.changes.publish({ kind: 'counts', content_uuid: content.uuid, channel_uuid: content.channel_uuid })
      return ok(presentContent(content, context, expand))
    },
  }),
])

async function listContents({
  query: { ids, channel, limit, cursor, expand = [], ...order },
  viewer,
  db,
  context,
}: Asked<{ query: typeof listQuery }, Viewer | null>) {
  const parts = partsOf(expand, context.viewer)
  if (ids) {
    const open = (await findContents(db, ids, parts)).filter((row) => isOpenTo(viewer, row))
    return ok(inOrderOf(ids, open).map((row) => presentContent(row, context, expand)))
  }
  const page = { limit, after: readCursor(cursor) }
  const rows = await contents.listed(db, page, { channel: channel ?? null, viewer: context.viewer, ...order }, parts)
  return paged(pageOf(rows, limit, (row) => presentContent(row, context, expand)))
}

async function createContent({ body, viewer, db, context, deps }: Asked<{ body: typeof newContent }>) {
  const mustManage = async (): Promise<void> => {
    const { creator_uuid } = mustManageChannel(viewer, await findChannel(db, body.channel_uuid))
    mayPublish(viewer, { owner_uuid: creator_uuid })
  }
  await mustManage()
  const passwordHash = await hashContentPassword(body.details.password)
  // To hash takes so long that the right may be lost meanwhile.
  if (passwordHash !== undefined) await mustManage()
  const { uuid, isNew } = await contents.createContent(deps, body.channel_uuid, body, passwordHash)
  const content = presentContent(mustBeOpen(await findContent(db, uuid, partsOf(everything, viewer.uuid)), viewer), context, everything)
  return isNew ? created(content) : ok(content)
}
