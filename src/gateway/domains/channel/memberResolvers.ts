import { mustBeOneAtATime } from '../../limits/oneAtATime.ts'
import type { ChannelMember as ChannelMemberEntity } from '../../../shared/entities/channelMember.ts'
import type { ChannelMember } from '../../generated/schema.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  acceptChannelInvitation,
  channelMembers,
  channelMemberships,
  inviteChannelMember,
  removeChannelMember,
} from '../../rest/channelMember.ts'
import { channelById } from '../../rest/channel.ts'
import { toViewer } from '../user/models.ts'
import { mayEdit } from './mayEdit.ts'
import { toChannel } from './models.ts'

const toMember = (channelId: string, { user, invitedAt, acceptedAt }: ChannelMemberEntity): ChannelMember => ({
  id: `${channelId}/${user.uuid}`,
  person: { id: user.uuid, username: user.username, avatarUrl: user.avatar },
  invitedAt,
  acceptedAt,
})

export const channelMemberResolvers: Resolvers = {
  Channel: {
    viewerCanEdit: (channel, _args, { channels }) => mayEdit(channel, channels),
    members: async (channel, _args, { rest, channels }, info) => {
      mustBeOneAtATime(info)
      const { id } = channel
      return (await mayEdit(channel, channels)) ? (await channelMembers(rest, id)).map((member) => toMember(id, member)) : null
    },
  },
  Viewer: {
    channelMemberships: async (_viewer, _args, { rest }) =>
      (await channelMemberships(rest)).map(({ channel, membership }) => ({
        id: channel.uuid,
        kind: membership,
        channel: toChannel(channel),
      })),
  },
  Mutation: {
    inviteChannelMember: async (_parent, { channelId, username }, { rest }) => {
      await inviteChannelMember(rest, channelId, username)
      return toChannel(await channelById(rest, channelId))
    },
    answerChannelInvitation: async (_parent, { channelId, accepted }, { rest, mustBeSignedIn }) => {
      if (accepted) await acceptChannelInvitation(rest, channelId)
      else await removeChannelMember(rest, channelId, 'me')
      return toViewer(await mustBeSignedIn(), rest)
    },
    removeChannelMember: async (_parent, { channelId, userId }, { rest }) => {
      await removeChannelMember(rest, channelId, userId)
      return toChannel(await channelById(rest, channelId))
    },
    leaveChannel: async (_parent, { channelId }, { rest, mustBeSignedIn }) => {
      await removeChannelMember(rest, channelId, 'me')
      return toViewer(await mustBeSignedIn(), rest)
    },
  },
}
