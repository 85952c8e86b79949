import type { ChannelRow } from '../../db/channel/channels.ts'
import type { FollowRow } from '../../db/follow/follows.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustBe } from '../policy.ts'

/**
 * Returns the follow when it is the viewer's: follows are private.
 * @throws AppError NOT_FOUND when there is none, FORBIDDEN when it is another user's
 */
export function mustOwnFollow(viewer: Viewer, follow: FollowRow | undefined): FollowRow {
  if (!follow) throw new AppError('NOT_FOUND')
  mustBe(viewer, follow.follower_uuid)
  return follow
}

/** @throws AppError CHANNEL_NOT_FOUND, OWN_CHANNEL */
export function mayFollow(viewer: Viewer, channel: ChannelRow | undefined): void {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  if (channel.creator_uuid === viewer.uuid) throw new AppError('OWN_CHANNEL')
}
