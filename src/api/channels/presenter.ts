import type { ChannelRow } from '../../db/channels.ts'
import type { Channel } from '../../shared/entities/channel.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

export function presentChannel(row: ChannelRow, show: Pick<Showing, 'url'>): Channel {
  const banner = show.url(row.banner_key)
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    banner_url: banner,
    createdAt: isoTime(row.created_at),
    creator: { uuid: row.creator_uuid, username: row.username, avatar: show.url(row.avatar_key), banner_url: banner },
    totalFollowed: row.followers_count,
    isVerified: row.verified,
  }
}
