import type { FollowRow } from '../../db/follow/follows.ts'
import type { Follow } from '../../shared/entities/follow.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

/** @param latest whether the channel's latest upload was requested and read */
export function presentFollow(row: FollowRow, context: Pick<PresenterContext, 'url'>, latest: boolean): Follow {
  return {
    uuid: row.uuid,
    follower: { uuid: row.follower_uuid },
    followed: {
      uuid: row.followed_uuid,
      name: row.name,
      username: row.username,
      banner_url: context.url(row.banner_key),
      description: row.description,
      avatar: context.url(row.avatar_key),
      totalFollowed: row.followers_count,
      isVerified: row.verified,
      user_uuid: row.user_uuid,
    },
    notify: row.notify,
    createdAt: isoTime(row.created_at),
    ...(latest && { latestContent: presentLatest(row) }),
  }
}

function presentLatest({ latest_uuid, latest_title, latest_created_at, latest_is_unseen }: FollowRow): Follow['latestContent'] {
  if (latest_uuid === null || latest_title === null || latest_created_at === null) return null
  return { uuid: latest_uuid, title: latest_title, createdAt: isoTime(latest_created_at), isUnseen: latest_is_unseen === true }
}
