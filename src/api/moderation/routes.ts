import type { FastifyPluginAsync } from 'fastify'
import { notificationChanges } from '../../db/events/changes.ts'
import { findChannel } from '../../db/channel/channels.ts'
import { findContent, findContentAccess } from '../../db/content/contents.ts'
import { announceContent } from '../../db/notification/announcements.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { presentChannel } from '../channel/presenter.ts'
import * as channels from '../channel/service.ts'
import { presentComment } from '../comment/presenter.ts'
import { announceCounted, readComment } from '../comment/service.ts'
import { partsOf } from '../content/inputs.ts'
import { mustExist } from '../content/policy.ts'
import { presentContent } from '../content/presenter.ts'
import { revokedAddresses } from '../content/service.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { setHiddenComment, setHiddenContent, setVerified } from './service.ts'

/** Routes for moderators and administrators to change what others own. PUT sets a state, DELETE removes it; repeating has no effect. */
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
      route[method]('/contents/:id/hidden', content, async ({ params, viewer, db, context }) => {
        const { uuid, channel_uuid } = mustExist(await findContentAccess(db, params.id), viewer)
        const recipients = await db.transaction().execute(async (tx) => {
          await setHiddenContent(tx, viewer, uuid, isDone)
          return announceContent(tx, uuid)
        })
        const moved = await revokedAddresses(db, { content_uuid: uuid, channel_uuid }, deps.storage)
        await changes.publish([...moved, ...notificationChanges(recipients)])
        return ok(presentContent(mustExist(await findContent(db, uuid, partsOf([], viewer.uuid)), viewer), context))
      })

      const comment = {
        summary: isDone ? 'Masquer un commentaire (modération)' : 'Montrer de nouveau un commentaire (modération)',
        limit: 'interaction',
        allow: policy.moderator,
        input,
        answers: { 200: commentSchema },
        missing: 'COMMENT_NOT_FOUND',
      } as const
      route[method]('/comments/:id/hidden', comment, async ({ params, viewer, db, context }) => {
        const before = await readComment(db, viewer, params.id)
        await db.transaction().execute((tx) => setHiddenComment(tx, viewer, before, isDone))
        await announceCounted(deps.database, before)
        return ok(presentComment(await readComment(db, viewer, before.uuid), viewer, context))
      })

      const verified = {
        summary: isDone ? 'Donner le badge vérifié à une chaîne (administrateurs)' : 'Reprendre le badge vérifié (administrateurs)',
        limit: 'interaction',
        allow: policy.administrator,
        input,
        answers: { 200: channelSchema },
        missing: 'CHANNEL_NOT_FOUND',
      } as const
      route[method]('/channels/:id/verified', verified, async ({ params, viewer, db, context }) => {
        const { uuid } = channels.mustExist(await findChannel(db, params.id))
        await db.transaction().execute((tx) => setVerified(tx, viewer, uuid, isDone))
        return ok(presentChannel(channels.mustExist(await findChannel(db, uuid)), context))
      })
    }
  }
}
