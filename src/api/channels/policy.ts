import type { ChannelRow } from '../../db/channels.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'

/**
 * Creators may have a channel and publish on it, for as long as they are creators. Moderators and administrators too: they hold another
 * role, and giving it up to publish would cost the site its keeper. Whoever lost the role may still delete what is theirs.
 * @throws AppError FORBIDDEN
 */
export function mayPublish(viewer: Viewer): void {
  if (!hasPublishingRole(viewer)) throw new AppError('FORBIDDEN')
}

export function hasPublishingRole(viewer: Viewer): boolean {
  return viewer.isCreator || viewer.isModerator || viewer.isAdministrator
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN when it is another creator's */
export function mustOwnChannel<Row extends Pick<ChannelRow, 'creator_uuid'>>(viewer: Viewer, channel: Row | undefined): Row {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  if (channel.creator_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return channel
}
