import type { ChannelAccess } from '../../db/channel/channels.ts'
import { AppError } from '../../shared/errors.ts'
import { publishingRoleNames } from '../../shared/roles.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * Throws unless the viewer, who manages a channel, may publish on it. Its owner may as a creator, as long as they have that role, a moderator
 * or an administrator: these hold another role, and giving it up to publish would leave the site without them. A person who lost the role may
 * still delete their own things. Its editors may with any role, as a channel has none while its owner may not publish.
 * @throws AppError FORBIDDEN
 */
export function mayPublish(viewer: Pick<Viewer, 'uuid' | 'roleName'>, { owner_uuid }: { owner_uuid: string }): void {
  if (viewer.uuid === owner_uuid && !hasPublishingRole(viewer)) throw new AppError('FORBIDDEN')
}

export function hasPublishingRole({ roleName }: Pick<Viewer, 'roleName'>): boolean {
  return publishingRoleNames.includes(roleName)
}

/** True for the owner of a channel and its editors. @param userUuid null for a guest */
export function managesChannel(userUuid: string | null, { creator_uuid, editor_uuids }: ChannelAccess): boolean {
  return userUuid !== null && (userUuid === creator_uuid || editor_uuids.includes(userUuid))
}

/**
 * Returns the channel when the viewer owns or edits it.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN
 */
export function mustManageChannel<Row extends ChannelAccess>(viewer: Viewer, channel: Row | undefined): Row {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  if (!managesChannel(viewer.uuid, channel)) throw new AppError('FORBIDDEN')
  return channel
}

/**
 * Returns the channel when it is the viewer's: only its owner chooses who edits it, and deletes it.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN also for its editors
 */
export function mustOwnChannel<Row extends Pick<ChannelAccess, 'creator_uuid'>>(viewer: Viewer, channel: Row | undefined): Row {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  if (channel.creator_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return channel
}
