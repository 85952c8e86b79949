import DataLoader from 'dataloader'
import type { Channel } from '../../../shared/entities/channel.ts'
import type { Follow } from '../../../shared/entities/follow.ts'
import { AppError } from '../../../shared/errors.ts'
import { limits } from '../../../shared/limits.ts'
import { channelOfUser, channelsById } from '../../rest/channels.ts'
import { followsOf } from '../../rest/follows.ts'
import type { Rest } from '../../rest/rest.ts'

export type ChannelOfUserLoader = DataLoader<string, Channel | null>

/** The channel of a user, asked once a request however many fields want it; specification §7 has no batch of it. */
export function channelOfUserLoader(rest: Rest): ChannelOfUserLoader {
  return new DataLoader((userIds) => Promise.all(userIds.map((userId) => channelOfUser(rest, userId))), { batch: false })
}

export type ChannelLoader = DataLoader<string, Channel>

/** Channels as a whole, for what an answer about something else leaves out: one call for all of them. */
export function channelLoader(rest: Rest): ChannelLoader {
  return new DataLoader<string, Channel>(
    async (ids) => {
      const channels = new Map((await channelsById(rest, ids)).map((channel) => [channel.uuid, channel]))
      return ids.map((id) => channels.get(id) ?? new AppError('CHANNEL_NOT_FOUND'))
    },
    { maxBatchSize: limits.idsMax },
  )
}

export type FollowLoader = DataLoader<string, Follow | null>

/** The viewer's follow of each channel, null where there is none: one call for all the channels of a screen. */
export function followLoader(rest: Rest): FollowLoader {
  return new DataLoader(
    async (channelIds) => {
      const follows = new Map((await followsOf(rest, channelIds)).map((follow) => [follow.followed.uuid, follow]))
      return channelIds.map((id) => follows.get(id) ?? null)
    },
    { maxBatchSize: limits.idsMax },
  )
}
