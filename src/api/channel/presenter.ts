import type { ChannelRow } from '../../db/channel/channels.ts'
import type { Channel } from '../../shared/entities/channel.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'
import { managesChannel } from './policy.ts'

export function presentChannel(row: ChannelRow, context: Pick<PresenterContext, 'url' | 'viewer'>): Channel {
  const banner = context.url(row.banner_key)
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    banner_url: banner,
    createdAt: isoTime(row.created_at),
    creator: { uuid: row.creator_uuid, username: row.username, avatar: context.url(row.avatar_key), banner_url: banner },
    totalFollowed: row.followers_count,
    isVerified: row.verified,
    ...(managesChannel(context.viewer, row) && { viewerCanManage: true as const }),
  }
}
