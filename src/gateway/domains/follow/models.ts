import type { Follow as FollowEntity } from '../../../shared/entities/follow.ts'
import type { Follow } from '../../generated/schema.ts'
import { type ChannelModel, ofFollow } from '../channel/models.ts'

export function toFollow(follow: FollowEntity): Omit<Follow, 'channel'> & { channel: ChannelModel } {
  const { uuid, createdAt, latestContent } = follow
  return {
    id: uuid,
    channel: ofFollow(follow),
    createdAt,
    latestContent: latestContent
      ? { id: latestContent.uuid, title: latestContent.title, createdAt: latestContent.createdAt, isUnseen: latestContent.isUnseen }
      : null,
  }
}
