import type { Notification as NotificationEntity } from '../../../shared/entities/notification.ts'
import type { Notification } from '../../generated/schema.ts'

/** The caller's own bell; its fields are requested when they are selected. */
export type BellModel = { isOwn: true }
export type ReadNotificationModel = { notification: Notification; bell: BellModel }

export const ownBell: BellModel = { isOwn: true }

export function toNotification({ uuid, kind, createdAt, readAt, content, comment_uuid, channel, actor }: NotificationEntity): Notification {
  return {
    id: uuid,
    kind,
    createdAt,
    readAt,
    content: content && { id: content.uuid, title: content.title, thumbnailUrl: content.thumbnail_url },
    commentId: comment_uuid,
    channel: channel && { id: channel.uuid, name: channel.name, avatarUrl: channel.avatar },
    actor: actor && { id: actor.uuid, username: actor.username, avatarUrl: actor.avatar },
  }
}
