import DataLoader from 'dataloader'
import type { Channel } from '../../../shared/entities/channel.ts'
import type { Follow } from '../../../shared/entities/follow.ts'
import { AppError } from '../../../shared/errors.ts'
import { limits } from '../../../shared/limits.ts'
import { channelOfUser, channelsById } from '../../rest/channel.ts'
import { followsOf } from '../../rest/follow.ts'
import type { Rest } from '../../rest/rest.ts'

export type ChannelOfUserLoader = DataLoader<string, Channel | null>

/** Loads the channel of a user, once per request however many fields need it; specification §7 has no batch for it. */
export function channelOfUserLoader(rest: Rest): ChannelOfUserLoader {
  return new DataLoader((userIds) => Promise.all(userIds.map((userId) => channelOfUser(rest, userId))), { batch: false })
}

export type ChannelLoader = DataLoader<string, Channel>

/** Loads complete channels, for responses about something else that contain only a part of them: one call for all channels. */
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

/** Loads the viewer's follow of each channel, null where there is none: one call for all channels of a screen. */
export function followLoader(rest: Rest): FollowLoader {
  return new DataLoader(
    async (channelIds) => {
      const follows = new Map((await followsOf(rest, channelIds)).map((follow) => [follow.followed.uuid, follow]))
      return channelIds.map((id) => follows.get(id) ?? null)
    },
    { maxBatchSize: limits.idsMax },
  )
}
