import type { Channel as ChannelEntity } from '../../../shared/entities/channel.ts'
import type { Content as ContentEntity } from '../../../shared/entities/content.ts'
import type { Follow as FollowEntity } from '../../../shared/entities/follow.ts'
import type { PublicUser } from '../../../shared/entities/user.ts'
import type { BlockedCommenter, Channel } from '../../generated/schema.ts'

/** The fields of a channel that every REST response contains; the others are requested when a document selects them. */
type Known = Pick<Channel, 'id' | 'name' | 'bannerUrl' | 'followersCount' | 'isVerified' | 'owner'>
export type ChannelModel = Known & Partial<Pick<Channel, 'description' | 'createdAt' | 'viewerFollows' | 'viewerNotify' | 'viewerCanEdit'>>

export function toChannel(channel: ChannelEntity): ChannelModel & Pick<Channel, 'description' | 'createdAt' | 'viewerCanEdit'> {
  return {
    id: channel.uuid,
    name: channel.name,
    description: channel.description,
    bannerUrl: channel.banner_url,
    followersCount: channel.totalFollowed,
    isVerified: channel.isVerified,
    createdAt: channel.createdAt,
    viewerCanEdit: channel.viewerCanManage ?? false,
    owner: { id: channel.creator.uuid, username: channel.creator.username, avatarUrl: channel.creator.avatar },
  }
}

const unknownCreator = 'Créateur inconnu'

export function ofContent({ creator, viewerCanManage }: Pick<ContentEntity, 'creator' | 'viewerCanManage'>): ChannelModel {
  return {
    id: creator.uuid,
    name: creator.name.trim() === '' ? unknownCreator : creator.name,
    bannerUrl: creator.banner_url,
    followersCount: creator.totalFollowed,
    isVerified: creator.isVerified,
    owner: { id: creator.user_uuid, username: creator.username, avatarUrl: creator.avatar },
    viewerCanEdit: viewerCanManage ?? false,
  }
}

/** Returns a channel that the viewer follows. */
export function ofFollow({ followed, notify }: Pick<FollowEntity, 'followed' | 'notify'>): ChannelModel {
  return {
    id: followed.uuid,
    name: followed.name,
    description: followed.description,
    bannerUrl: followed.banner_url,
    followersCount: followed.totalFollowed,
    isVerified: followed.isVerified,
    owner: { id: followed.user_uuid, username: followed.username, avatarUrl: followed.avatar },
    viewerFollows: true,
    viewerNotify: notify,
  }
}

export const toBlockedCommenter = (
  channelId: string,
  { uuid, username, avatar }: Omit<PublicUser, 'createdAt'>,
  isBlocked: boolean,
): BlockedCommenter => ({
  id: `${channelId}/${uuid}`,
  person: { id: uuid, username, avatarUrl: avatar },
  isBlocked,
})
