import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '../shared/entities/notification.ts'
import { isListed } from './contentRows.ts'
import type { Db, Tx } from './database.ts'
import { isOlder, microseconds, type PageRequest } from './keyset.ts'
import { isWithdrawn, unreadWithdrawn } from './withdrawals.ts'

/** A notification with what a bell draws of it. */
export type NotificationRow = {
  uuid: string
  user_uuid: string
  kind: NotificationKind
  created_at: Date
  read_at: Date | null
  comment_uuid: string | null
  content_uuid: string | null
  content_title: string | null
  thumbnail_key: string | null
  poster_key: string | null
  channel_uuid: string | null
  channel_name: string | null
  channel_avatar_key: string | null
  actor_uuid: string | null
  actor_username: string | null
  actor_avatar_key: string | null
}

/** Those that their user may see: nothing of another's content that is private or hidden by now, or was since. */
function notificationRows(db: Db | Tx) {
  return db
    .selectFrom('notifications')
    .leftJoin('contents', 'contents.uuid', 'notifications.content_uuid')
    .leftJoin('media', 'media.content_uuid', 'contents.uuid')
    .leftJoin('channels', 'channels.uuid', 'notifications.channel_uuid')
    .leftJoin('users as creators', 'creators.uuid', 'channels.creator_uuid')
    .leftJoin('users as actors', 'actors.uuid', 'notifications.actor_uuid')
    .select([
      'notifications.uuid',
      'notifications.user_uuid',
      'notifications.kind',
      'notifications.created_at',
      'notifications.read_at',
      'notifications.comment_uuid',
      'notifications.content_uuid',
      'contents.title as content_title',
      'media.thumbnail_key',
      'media.poster_key',
      'notifications.channel_uuid',
      'channels.name as channel_name',
      'creators.avatar_key as channel_avatar_key',
      'notifications.actor_uuid',
      'actors.username as actor_username',
      'actors.avatar_key as actor_avatar_key',
    ])
    .where(sql<boolean>`(contents.uuid is null or ${isListed} or channels.creator_uuid = notifications.user_uuid)`)
    .where(sql<boolean>`not ${isWithdrawn}`)
}

/** A user's notifications, newest first. */
export async function notificationsOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  only: { unread: boolean },
): Promise<(NotificationRow & { position: number })[]> {
  return notificationRows(db)
    .select(({ ref }) => microseconds(ref('notifications.created_at')).as('position'))
    .where('notifications.user_uuid', '=', userUuid)
    .$if(only.unread, (query) => query.where('notifications.read_at', 'is', null))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('notifications.created_at'), ref('notifications.uuid'), after)) : query,
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

export async function findNotification(db: Db | Tx, uuid: string): Promise<NotificationRow | undefined> {
  return notificationRows(db).where('notifications.uuid', '=', uuid).executeTakeFirst()
}

/** Without those that are withdrawn and still await their deletion, which takes them out of the counter. */
export async function unreadCount(db: Db | Tx, userUuid: string): Promise<number> {
  const row = await db
    .selectFrom('unread_notifications')
    .select(sql<number>`unread - ${unreadWithdrawn(userUuid)}`.as('unread'))
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst()
  return row?.unread ?? 0
}

/** What was read before stays as it is. */
export async function readNotification(db: Db | Tx, uuid: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('uuid', '=', uuid)
    .where('read_at', 'is', null)
    .execute()
}

export async function readAllNotifications(db: Db | Tx, userUuid: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_uuid', '=', userUuid)
    .where('read_at', 'is', null)
    .execute()
}

/** @returns whether there was one */
export async function deleteNotification(db: Db | Tx, uuid: string): Promise<boolean> {
  const result = await db.deleteFrom('notifications').where('uuid', '=', uuid).executeTakeFirst()
  return result.numDeletedRows > 0n
}

const keptDays = 90
const deletedAtOnce = 10_000

/** Forgets what was read more than 90 days ago, in bites that lock nobody out for long. @returns how many there were */
export async function deleteOldNotifications(db: Db): Promise<number> {
  let deleted = 0
  for (;;) {
    const result = await db
      .deleteFrom('notifications')
      .where('uuid', 'in', (query) =>
        query
          .selectFrom('notifications')
          .select('uuid')
          .where('read_at', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
          .limit(deletedAtOnce),
      )
      .executeTakeFirst()
    deleted += Number(result.numDeletedRows)
    if (result.numDeletedRows < BigInt(deletedAtOnce)) return deleted
  }
}

/** Whoever deletes their account at this very moment is skipped: waiting for them could be a deadlock, and they will not look. */
export const present = sql`for key share of users skip locked`

async function notified(tx: Tx, insert: RawBuilder<{ user_uuid: string }>): Promise<string[]> {
  const { rows } = await insert.execute(tx)
  return rows.map((row) => row.user_uuid)
}

/** Tells a channel's owner of a new follower, once for each. @returns as `announceContent` */
export async function notifyFollow(tx: Tx, follow: { follower_uuid: string; followed_uuid: string }): Promise<string[]> {
  return notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, channel_uuid, actor_uuid)
      select users.uuid, 'follow', channels.uuid, ${follow.follower_uuid}::uuid
      from channels join users on users.uuid = channels.creator_uuid
      where channels.uuid = ${follow.followed_uuid}::uuid and users.uuid <> ${follow.follower_uuid}::uuid
      ${present}
      on conflict do nothing returning user_uuid`,
  )
}

/**
 * Tells of a comment that was just written: the video's owner, the author of the comment that it answers and the one who began that
 * conversation (who hear of it as a reply, even when they are the owner). Never its own author; nobody but the owner while the video
 * is not for everybody.
 * @param comment.answered_uuid the comment or reply that it answers, null when it stands alone
 * @returns as `announceContent`
 */
export async function notifyComment(tx: Tx, comment: { comment_uuid: string; answered_uuid: string | null }): Promise<string[]> {
  const repliedTo = sql`select user_uuid from comments as parents where parents.uuid in (comments.parent_uuid, ${comment.answered_uuid}::uuid)`
  return notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, content_uuid, comment_uuid, channel_uuid, actor_uuid)
      select users.uuid, told.kind, contents.uuid, comments.uuid, channels.uuid, comments.user_uuid
      from comments
      join contents on contents.uuid = comments.content_uuid
      join media on media.content_uuid = contents.uuid
      join channels on channels.uuid = contents.channel_uuid
      cross join lateral (
        select 'reply', user_uuid from (${repliedTo}) as authors
        union select 'comment', channels.creator_uuid where channels.creator_uuid not in (${repliedTo})
      ) as told (kind, user_uuid)
      join users on users.uuid = told.user_uuid
      where comments.uuid = ${comment.comment_uuid}::uuid and users.uuid <> comments.user_uuid
        and (${isListed} or users.uuid = channels.creator_uuid)
      ${present}
      on conflict do nothing returning user_uuid`,
  )
}

/** Tells a comment's author that the video's owner gave it a heart, once. @returns as `announceContent` */
export async function notifyHeart(tx: Tx, commentUuid: string): Promise<string[]> {
  return notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, content_uuid, comment_uuid, channel_uuid, actor_uuid)
      select users.uuid, 'commentHearted', contents.uuid, comments.uuid, channels.uuid, channels.creator_uuid
      from comments
      join contents on contents.uuid = comments.content_uuid
      join media on media.content_uuid = contents.uuid
      join channels on channels.uuid = contents.channel_uuid
      join users on users.uuid = comments.user_uuid
      where comments.uuid = ${commentUuid}::uuid and users.uuid <> channels.creator_uuid and ${isListed}
      ${present}
      on conflict do nothing returning user_uuid`,
  )
}
