import type { NotificationRow } from '../../db/notifications.ts'
import type { Notification } from '../../shared/entities/notification.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

export function presentNotification(row: NotificationRow, show: Pick<Showing, 'url'>): Notification {
  return {
    uuid: row.uuid,
    kind: row.kind,
    createdAt: isoTime(row.created_at),
    readAt: row.read_at && isoTime(row.read_at),
    content:
      row.content_uuid === null || row.content_title === null
        ? null
        : { uuid: row.content_uuid, title: row.content_title, thumbnail_url: show.url(row.thumbnail_key ?? row.poster_key) },
    comment_uuid: row.comment_uuid,
    channel:
      row.channel_uuid === null || row.channel_name === null
        ? null
        : { uuid: row.channel_uuid, name: row.channel_name, avatar: show.url(row.channel_avatar_key) },
    actor:
      row.actor_uuid === null || row.actor_username === null
        ? null
        : { uuid: row.actor_uuid, username: row.actor_username, avatar: show.url(row.actor_avatar_key) },
  }
}
