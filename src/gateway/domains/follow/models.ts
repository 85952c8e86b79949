import type { Follow as FollowEntity } from '../../../shared/entities/follow.ts'
import type { Follow } from '../../generated/resolvers.ts'

export function toFollow({ uuid, followed, notify, createdAt, latestContent }: FollowEntity): Follow {
  return {
    id: uuid,
    channel: {
      id: followed.uuid,
      name: followed.name,
      username: followed.username,
      description: followed.description,
      bannerUrl: followed.banner_url,
      avatarUrl: followed.avatar,
      followersCount: followed.totalFollowed,
    },
    notify,
    createdAt,
    latestContent: latestContent
      ? { id: latestContent.uuid, title: latestContent.title, createdAt: latestContent.createdAt, isUnseen: latestContent.isUnseen }
      : null,
  }
}
