import type { ChannelRow } from '../../db/channels.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'

/**
 * Creators may have a channel. Moderators and administrators too: they hold another role, and giving it up to publish would cost the
 * site its keeper.
 * @throws AppError FORBIDDEN
 */
export function mayHaveChannel(viewer: Viewer): void {
  if (!viewer.isCreator && !viewer.isModerator && !viewer.isAdministrator) throw new AppError('FORBIDDEN')
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN when it is another creator's */
export function mustOwnChannel<Row extends Pick<ChannelRow, 'creator_uuid'>>(viewer: Viewer, channel: Row | undefined): Row {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  if (channel.creator_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return channel
}
