import type { ChannelRow } from '../../db/channel/channels.ts'
import { AppError } from '../../shared/errors.ts'
import { publishingRoleNames } from '../../shared/roles.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * Throws unless the viewer may have a channel and publish on it: creators, as long as they have that role, moderators and administrators.
 * Moderators and administrators hold another role, and giving it up to publish would leave the site without them. A person who lost the
 * role may still delete their own things.
 * @throws AppError FORBIDDEN
 */
export function mayPublish(viewer: Viewer): void {
  if (!hasPublishingRole(viewer)) throw new AppError('FORBIDDEN')
}

export function hasPublishingRole({ roleName }: Pick<Viewer, 'roleName'>): boolean {
  return publishingRoleNames.includes(roleName)
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN when it belongs to another creator */
export function mustOwnChannel<Row extends Pick<ChannelRow, 'creator_uuid'>>(viewer: Viewer, channel: Row | undefined): Row {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  if (channel.creator_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return channel
}
