import type { FastifyPluginAsync } from 'fastify'
import { notificationChanges } from '../../db/changes.ts'
import { findChannel } from '../../db/channels.ts'
import { findContent, findContentAccess } from '../../db/contents.ts'
import { announceContent } from '../../db/announcements.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { presentChannel } from '../channels/presenter.ts'
import * as channels from '../channels/service.ts'
import { presentComment } from '../comments/presenter.ts'
import { announceCounted, readComment } from '../comments/service.ts'
import { partsOf } from '../contents/inputs.ts'
import { mustExist } from '../contents/policy.ts'
import { presentContent } from '../contents/presenter.ts'
import { withdrawnAddresses } from '../contents/service.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../frame/answers.ts'
import { idParams } from '../frame/inputs.ts'
import { routesIn } from '../frame/route.ts'
import * as policy from '../policy.ts'
import { setHiddenComment, setHiddenContent, setVerified } from './service.ts'

/** What moderators and administrators do to others’ things. PUT does it, DELETE undoes it; twice is once. */
export function moderationRoutes(deps: ApiDeps): FastifyPluginAsync {
  const { changes } = deps.database
  const input = { params: idParams }

  return async (app) => {
    const route = routesIn(app, deps, 'Modération')
    for (const method of ['put', 'delete'] as const) {
      const isDone = method === 'put'

      const content = {
        summary: isDone ? 'Masquer une vidéo (modération)' : 'Montrer de nouveau une vidéo (modération)',
        limit: 'interaction',
        allow: policy.moderator,
        input,
        answers: { 200: contentSchema },
        missing: 'CONTENT_NOT_FOUND',
      } as const
      route[method]('/contents/:id/hidden', content, async ({ params, viewer, db, show }) => {
        const { uuid, channel_uuid } = mustExist(await findContentAccess(db, params.id), viewer)
        const told = await db.transaction().execute(async (tx) => {
          await setHiddenContent(tx, viewer, uuid, isDone)
          return announceContent(tx, uuid)
        })
        const moved = await withdrawnAddresses(db, { content_uuid: uuid, channel_uuid }, deps.storage)
        await changes.publish([...moved, ...notificationChanges(told)])
        return ok(presentContent(mustExist(await findContent(db, uuid, partsOf([], viewer.uuid)), viewer), show))
      })

      const comment = {
        summary: isDone ? 'Masquer un commentaire (modération)' : 'Montrer de nouveau un commentaire (modération)',
        limit: 'interaction',
        allow: policy.moderator,
        input,
        answers: { 200: commentSchema },
        missing: 'COMMENT_NOT_FOUND',
      } as const
      route[method]('/comments/:id/hidden', comment, async ({ params, viewer, db, show }) => {
        const before = await readComment(db, viewer, params.id)
        await db.transaction().execute((tx) => setHiddenComment(tx, viewer, before, isDone))
        await announceCounted(deps.database, before)
        return ok(presentComment(await readComment(db, viewer, before.uuid), viewer, show))
      })

      const verified = {
        summary: isDone ? 'Donner le badge vérifié à une chaîne (administrateurs)' : 'Reprendre le badge vérifié (administrateurs)',
        limit: 'interaction',
        allow: policy.administrator,
        input,
        answers: { 200: channelSchema },
        missing: 'CHANNEL_NOT_FOUND',
      } as const
      route[method]('/channels/:id/verified', verified, async ({ params, viewer, db, show }) => {
        const { uuid } = channels.mustExist(await findChannel(db, params.id))
        await db.transaction().execute((tx) => setVerified(tx, viewer, uuid, isDone))
        return ok(presentChannel(channels.mustExist(await findChannel(db, uuid)), show))
      })
    }
  }
}
