import type { Resolvers } from '../../generated/resolvers.ts'
import { mustBeOneAtATime } from '../../limits/oneAtATime.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { AppError } from '../../../shared/errors.ts'
import { channelMessages } from '../../../shared/validation/channel.ts'
import {
  blockedCommenters,
  changeChannel,
  channelByHandle,
  channelPage,
  commentingOf,
  commentRulesOf,
  setCommenterBlocked,
  topCreators,
} from '../../rest/channel.ts'
import { givenFields } from '../../rest/givenFields.ts'
import { sortedContents } from '../../rest/content.ts'
import { channelStatistics } from '../../rest/statistics.ts'
import { toContentPage } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { userById } from '../../rest/user.ts'
import type { ChannelOfUserLoader } from './loaders.ts'
import { mayEdit } from './mayEdit.ts'
import { toBlockedCommenter, toChannel } from './models.ts'

/** @throws AppError CHANNEL_NOT_FOUND for a person without a channel */
async function ownChannelId(userId: string, channelOf: ChannelOfUserLoader): Promise<string> {
  const channel = await channelOf.load(userId)
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND', { message: channelMessages.noChannel })
  return channel.uuid
}

export const channelResolvers: Resolvers = {
  Query: {
    topCreators: async (_parent, { limit }, { rest }) => (await topCreators(rest, pageSize(limit))).map(toChannel),
    channels: async (_parent, { limit, cursor }, { rest }) => {
      const { items, nextCursor } = await channelPage(rest, pageSize(limit), cursor ?? null)
      return { items: items.map(toChannel), nextCursor }
    },
    channel: async (_parent, { handle }, { rest }) => {
      const channel = await channelByHandle(rest, handle)
      return channel && toChannel(channel)
    },
  },
  Channel: {
    description: async ({ id, description }, _args, { channels }) => description ?? (await channels.load(id)).description,
    createdAt: async ({ id, createdAt }, _args, { channels }) => createdAt ?? (await channels.load(id)).createdAt,
    viewerFollows: async ({ id, viewerFollows }, _args, { isGuest, follows }) =>
      isGuest ? null : (viewerFollows ?? (await follows.load(id)) !== null),
    viewerNotify: async ({ id, viewerNotify }, _args, { isGuest, follows }) =>
      viewerNotify !== undefined || isGuest ? (viewerNotify ?? null) : ((await follows.load(id))?.notify ?? null),
    commenting: ({ id }, _args, { rest }, info) => {
      mustBeOneAtATime(info)
      return commentingOf(rest, id)
    },
    commentRules: async (channel, _args, { rest, channels }, info) => {
      mustBeOneAtATime(info)
      const { id } = channel
      if (!(await mayEdit(channel, channels))) return null
      const { mode, watchedWords } = await commentRulesOf(rest, id)
      return { mode, watchedWords: [...watchedWords] }
    },
    blockedCommenters: async (channel, _args, { rest, channels }, info) => {
      mustBeOneAtATime(info)
      const { id } = channel
      if (!(await mayEdit(channel, channels))) return null
      return (await blockedCommenters(rest, id)).map((user) => toBlockedCommenter(id, user, true))
    },
    statistics: ({ id }, _args, { rest }) => channelStatistics(rest, id),
    contents: async ({ id }, { sort, limit, cursor }, { rest }, info) => {
      const options = { channelId: id, sort, limit: pageSize(limit), cursor: cursor ?? null, expand: selectedParts(info) }
      return toContentPage(await sortedContents(rest, options))
    },
  },
  Mutation: {
    setCommenterBlocked: async (_parent, { channelId, userId, blocked, deletesComments }, { rest, mustBeSignedIn, channelOf }) => {
      const id = channelId ?? (await ownChannelId((await mustBeSignedIn()).uuid, channelOf))
      await setCommenterBlocked(rest, id, userId, blocked, deletesComments)
      return toBlockedCommenter(id, await userById(rest, userId), blocked)
    },
    updateChannel: async (_parent, { channelId, input }, { rest, mustBeSignedIn, channelOf }) => {
      const id = channelId ?? (await ownChannelId((await mustBeSignedIn()).uuid, channelOf))
      const { name, description, commentRules: rules } = input
      const change = givenFields({ name, description, commentsMode: rules?.mode, watchedWords: rules?.watchedWords })
      return toChannel(await changeChannel(rest, id, change))
    },
  },
}
