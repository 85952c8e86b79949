import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import { channelsOfMember, listMembers, type MemberRow } from '../../db/channel/members.ts'
import { type ChannelMember, channelMemberSchema, channelMembershipSchema } from '../../shared/entities/channelMember.ts'
import { channelMembersMax } from '../../shared/channelMembers.ts'
import { created, noContent, noContentAnswers, ok } from '../http/answers.ts'
import { idParams, idSchema, textSchema, userIdParams, userIdSchema } from '../http/inputs.ts'
import { isoTime } from '../http/isoTime.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { acceptMembership, inviteMember, removeMember } from './memberService.ts'
import { mayPublish, mustManageChannel, mustOwnChannel } from './policy.ts'
import { presentChannel } from './presenter.ts'

const params = z.object({ id: idSchema, userId: userIdSchema })

function presentMember(row: MemberRow, context: Pick<PresenterContext, 'url'>): ChannelMember {
  return {
    user: { uuid: row.user_uuid, username: row.username, avatar: context.url(row.avatar_key) },
    invitedAt: isoTime(row.invited_at),
    acceptedAt: row.accepted_at && isoTime(row.accepted_at),
  }
}

/** Routes about the people who edit a channel with its owner. */
export const channelMemberRoutes = routesOf('Chaînes', [
  route.get('/users/:id/channels', {
    summary: 'Ma chaîne, celles que j’édite et celles qui m’y invitent',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: z.array(channelMembershipSchema) },
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id }, viewer, db, context }) => {
      policy.mustBe(viewer, id)
      const rows = await channelsOfMember(db, id)
      return ok(rows.map(({ membership, ...row }) => ({ channel: presentChannel(row, context), membership })))
    },
  }),

  route.get('/channels/:id/members', {
    summary: 'L’équipe d’une chaîne, avec les personnes invitées (sa créatrice, son équipe)',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: z.array(channelMemberSchema) },
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id }, viewer, db, context }) => {
      const { uuid } = mustManageChannel(viewer, await findChannel(db, id))
      return ok((await listMembers(db, uuid)).map((row) => presentMember(row, context)))
    },
  }),

  route.post('/channels/:id/members', {
    summary: `Inviter une personne dans l’équipe de sa chaîne, ${channelMembersMax} au plus`,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: z.object({ username: textSchema.max(200) }) },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 201: channelMemberSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'MEMBER_EXISTS', 'TEAM_FULL'],
    handle: async ({ params: { id }, body, viewer, db, context, deps }) => {
      const channel = mustOwnChannel(viewer, await findChannel(db, id))
      mayPublish(viewer, { owner_uuid: channel.creator_uuid })
      return created(presentMember(await inviteMember(deps.database, channel, body.username), context))
    },
  }),

  route.put('/channels/:id/members/:userId/acceptance', {
    summary: 'Accepter une invitation dans l’équipe d’une chaîne ; une deuxième fois ne change rien',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params },
    missing: 'INVITATION_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id, userId }, viewer, deps }) => {
      policy.mustBe(viewer, userId)
      await acceptMembership(deps.database, { channel_uuid: id, user_uuid: userId })
      return noContent()
    },
  }),

  route.delete('/channels/:id/members/:userId', {
    summary: 'Retirer une personne de l’équipe de sa chaîne ou annuler son invitation ; quitter une équipe ou refuser d’y entrer',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params },
    missing: 'MEMBER_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'CHANNEL_NOT_FOUND'],
    handle: async ({ params: { id, userId }, viewer, db, deps }) => {
      if (viewer.uuid !== userId) mustOwnChannel(viewer, await findChannel(db, id))
      await removeMember(deps.database, { channel_uuid: id, user_uuid: userId })
      return noContent()
    },
  }),
])
