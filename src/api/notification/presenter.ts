import type { NotificationRow } from '../../db/notification/notifications.ts'
import type { Notification } from '../../shared/entities/notification.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentNotification(row: NotificationRow, context: Pick<PresenterContext, 'url'>): Notification {
  return {
    uuid: row.uuid,
    kind: row.kind,
    createdAt: isoTime(row.created_at),
    readAt: row.read_at && isoTime(row.read_at),
    content:
      row.content_uuid === null || row.content_title === null
        ? null
        : { uuid: row.content_uuid, title: row.content_title, thumbnail_url: context.url(row.thumbnail_key ?? row.poster_key) },
    comment_uuid: row.comment_uuid,
    channel:
      row.channel_uuid === null || row.channel_name === null
        ? null
        : { uuid: row.channel_uuid, name: row.channel_name, avatar: context.url(row.channel_avatar_key) },
    actor:
      row.actor_uuid === null || row.actor_username === null
        ? null
        : { uuid: row.actor_uuid, username: row.actor_username, avatar: context.url(row.actor_avatar_key) },
  }
}
