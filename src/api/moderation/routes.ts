import { notificationChanges } from '../../db/events/changes.ts'
import { findChannel } from '../../db/channel/channels.ts'
import { findContent, findContentAccess } from '../../db/content/contents.ts'
import { announceContent } from '../../db/notification/announcements.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { presentChannel } from '../channel/presenter.ts'
import { presentComment } from '../comment/presenter.ts'
import { announceCounted, readComment } from '../comment/service.ts'
import { partsOf } from '../content/inputs.ts'
import { mustBeOpen } from '../content/policy.ts'
import { presentContent } from '../content/presenter.ts'
import { revokedAddresses } from '../content/service.ts'
import { ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { setHiddenComment, setHiddenContent, setVerified } from './service.ts'

type Method = 'put' | 'delete'
type AskedAbout = Asked<{ params: typeof idParams }>

function hideContent(method: Method, summary: string) {
  return route[method]('/contents/:id/hidden', {
    summary,
    limit: 'interaction',
    allow: policy.moderator,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: contentSchema },
    handle: (asked) => changeHiddenContent(asked, method === 'put'),
  })
}

async function changeHiddenContent({ params, viewer, db, context, deps }: AskedAbout, hidden: boolean) {
  const { uuid, channel_uuid } = mustBeOpen(await findContentAccess(db, params.id), viewer)
  const recipients = await db.transaction().execute(async (tx) => {
    await setHiddenContent(tx, viewer, uuid, hidden)
    return announceContent(tx, uuid)
  })
  const moved = await revokedAddresses(db, { content_uuid: uuid, channel_uuid }, deps.storage)
  await deps.database.changes.publish([...moved, ...notificationChanges(recipients)])
  return ok(presentContent(mustBeOpen(await findContent(db, uuid, partsOf([], viewer.uuid)), viewer), context))
}

function hideComment(method: Method, summary: string) {
  return route[method]('/comments/:id/hidden', {
    summary,
    limit: 'interaction',
    allow: policy.moderator,
    input: { params: idParams },
    missing: 'COMMENT_NOT_FOUND',
    answers: { 200: commentSchema },
    handle: async ({ params, viewer, db, context, deps }) => {
      const before = await readComment(db, viewer, params.id)
      await db.transaction().execute((tx) => setHiddenComment(tx, viewer, before, method === 'put'))
      await announceCounted(deps.database, before)
      return ok(presentComment(await readComment(db, viewer, before.uuid), viewer, context))
    },
  })
}

function verifyChannel(method: Method, summary: string) {
  return route[method]('/channels/:id/verified', {
    summary,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: channelSchema },
    handle: async ({ params, viewer, db, context }) => {
      const { uuid } = policy.mustExist(await findChannel(db, params.id), 'CHANNEL_NOT_FOUND')
      await db.transaction().execute((tx) => setVerified(tx, viewer, uuid, method === 'put'))
      return ok(presentChannel(policy.mustExist(await findChannel(db, uuid), 'CHANNEL_NOT_FOUND'), context))
    },
  })
}

/** Routes for moderators and administrators to change what others own. PUT sets a state, DELETE removes it; repeating has no effect. */
export const moderationRoutes = routesOf('Modération', [
  hideContent('put', 'Masquer une vidéo (modération)'),
  hideContent('delete', 'Montrer de nouveau une vidéo (modération)'),
  hideComment('put', 'Masquer un commentaire (modération)'),
  hideComment('delete', 'Montrer de nouveau un commentaire (modération)'),
  verifyChannel('put', 'Donner le badge vérifié à une chaîne (administrateurs)'),
  verifyChannel('delete', 'Reprendre le badge vérifié (administrateurs)'),
])
