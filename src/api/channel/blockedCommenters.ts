import { z } from 'zod'
import { blockCommenter, listBlockedCommenters, unblockCommenter } from '../../db/channel/blockedCommenters.ts'
import { type ChannelAccess, findChannel } from '../../db/channel/channels.ts'
import { endInvitation, lockChannel } from '../../db/channel/members.ts'
import { deleteCommentsUnder, lockContentsWithCommentsOf } from '../../db/comment/comments.ts'
import type { Database } from '../../db/connection/database.ts'
import { notificationChanges } from '../../db/events/changes.ts'
import { deleteChannelInvitation } from '../../db/notification/channelInvitations.ts'
import { findUser } from '../../db/user/users.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { publicUserSchema } from '../../shared/entities/user.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName, moderatorRoleName } from '../../shared/roles.ts'
import { announceCounted } from '../comment/service.ts'
import { noContent, noContentAnswers, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, idSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { managesChannel, mustManageChannel } from './policy.ts'

const params = z.object({ id: idSchema, user: idSchema })
const teamRoles: readonly string[] = [administratorRoleName, moderatorRoleName]

/**
 * Blocks a person, ends an invitation of the channel to them, and deletes what they wrote under its videos if that is wanted.
 * @throws AppError CHANNEL_NOT_FOUND, USER_NOT_FOUND, COMMENTER_PROTECTED
 */
async function block(
  { db, changes }: Pick<Database, 'db' | 'changes'>,
  channel: ChannelAccess,
  of: { channel_uuid: string; user_uuid: string },
  deletesComments: boolean,
): Promise<void> {
  const { deleted, notified } = await db.transaction().execute(async (tx) => {
    if (!(await lockChannel(tx, of.channel_uuid))) throw new AppError('CHANNEL_NOT_FOUND')
    const user = policy.mustExist(await findUser(tx, of.user_uuid), 'USER_NOT_FOUND')
    const isProtected = managesChannel(user.uuid, channel) || teamRoles.includes(user.role_name)
    if (isProtected || (await endInvitation(tx, of)).isEditor) throw new AppError('COMMENTER_PROTECTED')
    if (deletesComments) await lockContentsWithCommentsOf(tx, of)
    await blockCommenter(tx, of)
    return {
      deleted: deletesComments ? await deleteCommentsUnder(tx, of) : [],
      notified: await deleteChannelInvitation(tx, of),
    }
  })
  await changes.publish(notificationChanges(notified))
  for (const comment of deleted) await announceCounted({ changes }, { ...comment, channel_uuid: of.channel_uuid })
}

/** Routes about the people who may not comment under one's own videos. */
export const blockedCommenterRoutes = routesOf('Chaînes', [
  route.get('/channels/:id/blocked-commenters', {
    summary: 'Les personnes bloquées sous ses vidéos, la dernière d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams, query: pageQuerySchema },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: z.array(publicUserSchema.omit({ createdAt: true })) },
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id }, query: { limit, cursor }, viewer, db, context }) => {
      const { uuid } = mustManageChannel(viewer, await findChannel(db, id))
      const rows = await listBlockedCommenters(db, uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => ({ uuid: row.uuid, username: row.username, avatar: context.url(row.avatar_key) })))
    },
  }),

  route.put('/channels/:id/blocked-commenters/:user', {
    summary: 'Bloquer une personne sous ses vidéos : elle lit, et ne commente plus ; une deuxième fois ne change rien',
    limit: 'interaction',
    allow: policy.signedIn,
    input: {
      params,
      body: z.object({ deletesComments: z.boolean().default(false).describe('Supprime ce qu’elle y a écrit.') }),
    },
    missing: 'CHANNEL_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'USER_NOT_FOUND', 'COMMENTER_PROTECTED'],
    handle: async ({ params: { id, user }, body, viewer, db, deps }) => {
      const channel = mustManageChannel(viewer, await findChannel(db, id))
      await block(deps.database, channel, { channel_uuid: channel.uuid, user_uuid: user }, body.deletesComments)
      return noContent()
    },
  }),

  route.delete('/channels/:id/blocked-commenters/:user', {
    summary: 'Ne plus bloquer une personne ; ne change rien si elle ne l’est pas',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params },
    missing: 'CHANNEL_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id, user }, viewer, db }) => {
      const { uuid } = mustManageChannel(viewer, await findChannel(db, id))
      await unblockCommenter(db, { channel_uuid: uuid, user_uuid: user })
      return noContent()
    },
  }),
])
