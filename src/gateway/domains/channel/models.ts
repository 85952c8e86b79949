import type { Channel as ChannelEntity } from '../../../shared/entities/channel.ts'
import type { Channel } from '../../generated/resolvers.ts'

export function toChannel(channel: ChannelEntity): Channel {
  return {
    id: channel.uuid,
    name: channel.name,
    description: channel.description,
    bannerUrl: channel.banner_url,
    followersCount: channel.totalFollowed,
    isVerified: channel.isVerified,
    createdAt: channel.createdAt,
    owner: { id: channel.creator.uuid, username: channel.creator.username, avatarUrl: channel.creator.avatar },
  }
}
