import type { FollowRow } from '../../db/follows.ts'
import type { Follow } from '../../shared/entities/follow.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

/** @param latest was the channel's last upload asked for, and read? */
export function presentFollow(row: FollowRow, show: Pick<Showing, 'url'>, latest: boolean): Follow {
  return {
    uuid: row.uuid,
    follower: { uuid: row.follower_uuid },
    followed: {
      uuid: row.followed_uuid,
      name: row.name,
      username: row.username,
      banner_url: show.url(row.banner_key),
      description: row.description,
      avatar: show.url(row.avatar_key),
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
