import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '../../shared/notificationChoices.ts'
import { editorUuids } from '../channel/editors.ts'
import { isListed } from '../content/contentRows.ts'
import { isNotMuted } from '../content/viewerExclusions.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import { isWantedOnSite } from './notificationChoices.ts'
import { isRetracted, unreadRetracted } from './retractions.ts'

/** A notification with all that the bell displays. */
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

/** Selects the notifications that their user may see: none about another's content that is private or hidden, or was since. */
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
    .where(sql<boolean>`not ${isRetracted}`)
}

/** Lists a user's notifications, newest first. */
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

/**
 * Lists a user's unread notifications of some kinds that were created after `since` and until `until`, newest first.
 * @param limit of the rows
 */
export async function unreadNotificationsBetween(
  db: Db | Tx,
  userUuid: string,
  { kinds, since, until }: { kinds: readonly NotificationKind[]; since: Date; until: Date },
  limit: number,
): Promise<NotificationRow[]> {
  if (kinds.length === 0) return []
  return notificationRows(db)
    .where('notifications.user_uuid', '=', userUuid)
    .where('notifications.read_at', 'is', null)
    .where('notifications.kind', 'in', kinds)
    .where('notifications.created_at', '>', since)
    .where('notifications.created_at', '<=', until)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.uuid', 'desc')
    .limit(limit)
    .execute()
}

export async function findNotification(db: Db | Tx, uuid: string): Promise<NotificationRow | undefined> {
  return notificationRows(db).where('notifications.uuid', '=', uuid).executeTakeFirst()
}

/** Returns the unread count without retracted notifications: the counter includes them until they are deleted. */
export async function unreadCount(db: Db | Tx, userUuid: string): Promise<number> {
  const row = await db
    .selectFrom('unread_notifications')
    .select(sql<number>`unread - ${unreadRetracted(userUuid)}`.as('unread'))
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst()
  return row?.unread ?? 0
}

/** Marks a notification as read. An earlier `read_at` is kept. */
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

/** @returns whether there was a notification */
export async function deleteNotification(db: Db | Tx, uuid: string): Promise<boolean> {
  const result = await db.deleteFrom('notifications').where('uuid', '=', uuid).executeTakeFirst()
  return result.numDeletedRows > 0n
}

const keptDays = 90
const deletedAtOnce = 10_000

/** Deletes notifications that were read more than 90 days ago, in batches that hold their locks only briefly. @returns their number */
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

/** Skips recipients whose account is being deleted at this moment: waiting for them could deadlock. */
export const skipDeletedUsers = sql`for key share of users skip locked`

/** True unless the recipient in `users` mutes the channel of the person who is the cause. */
export const isNotMutedBy = (actor: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`not exists (
  select from mutes join channels as muted on muted.uuid = mutes.channel_uuid
  where mutes.user_uuid = users.uuid and muted.creator_uuid = ${actor})`

export async function notified(tx: Tx, insert: RawBuilder<{ user_uuid: string }>): Promise<string[]> {
  const { rows } = await insert.execute(tx)
  return rows.map((row) => row.user_uuid)
}

/** Notifies a channel's owner of a new follower, once per follower. @returns as `announceContent` */
export async function notifyFollow(tx: Tx, follow: { follower_uuid: string; followed_uuid: string }): Promise<string[]> {
  return notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, channel_uuid, actor_uuid)
      select users.uuid, 'follow', channels.uuid, ${follow.follower_uuid}::uuid
      from channels join users on users.uuid = channels.creator_uuid
      where channels.uuid = ${follow.followed_uuid}::uuid and users.uuid <> ${follow.follower_uuid}::uuid
        and ${isWantedOnSite(sql`'follow'`)} and ${isNotMutedBy(sql`${follow.follower_uuid}::uuid`)}
      ${skipDeletedUsers}
      on conflict do nothing returning user_uuid`,
  )
}

/**
 * Notifies of a new comment: the video's owner and the editors of its channel, unless they mute it, the author of the comment that it answers,
 * and the author of that thread's top-level comment. The latter two get a `reply` notification, even when they are the owner or an editor. The
 * comment's own author is never notified, and only the owner is while the video is not public.
 * @param comment.answered_uuid the comment or reply that it answers, null for a top-level comment
 * @param comment.publisher_uuid who has read it already, where it was held before
 * @returns as `announceContent`
 */
export async function notifyComment(
  tx: Tx,
  comment: { comment_uuid: string; answered_uuid: string | null; publisher_uuid?: string },
): Promise<string[]> {
  const repliedTo = sql`select user_uuid from comments as parents where parents.uuid in (comments.parent_uuid, ${comment.answered_uuid}::uuid)`
  return notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, content_uuid, comment_uuid, channel_uuid, actor_uuid)
      select users.uuid, recipients.kind, contents.uuid, comments.uuid, channels.uuid, comments.user_uuid
      from comments
      join contents on contents.uuid = comments.content_uuid
      join media on media.content_uuid = contents.uuid
      join channels on channels.uuid = contents.channel_uuid
      cross join lateral (
        select 'reply', user_uuid from (${repliedTo}) as authors
        union select 'comment', managers.user_uuid
          from (select channels.creator_uuid union all select unnest(${editorUuids})::uuid) as managers (user_uuid)
          where managers.user_uuid not in (${repliedTo})
      ) as recipients (kind, user_uuid)
      join users on users.uuid = recipients.user_uuid
      where comments.uuid = ${comment.comment_uuid}::uuid and users.uuid <> comments.user_uuid
        and users.uuid is distinct from ${comment.publisher_uuid ?? null}::uuid
        and (${isListed} or users.uuid = channels.creator_uuid) and ${isWantedOnSite(sql`recipients.kind`)}
        and ${isNotMutedBy(sql`comments.user_uuid`)}
        and (recipients.kind <> 'comment' or ${isNotMuted(sql`users.uuid`, sql`channels.uuid`)})
      ${skipDeletedUsers}
      on conflict do nothing returning user_uuid`,
  )
}

/** Notifies a comment's author that the video's owner gave it a heart, once. @returns as `announceContent` */
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
        and ${isWantedOnSite(sql`'commentHearted'`)} and ${isNotMutedBy(sql`channels.creator_uuid`)}
      ${skipDeletedUsers}
      on conflict do nothing returning user_uuid`,
  )
}

/** True when neither the person in `users` nor the comment's author keeps the other from commenting. */
const isNotBlocked = sql<boolean>`not exists (
  select from blocked_commenters as blocks join channels as theirs on theirs.uuid = blocks.channel_uuid
  where (theirs.creator_uuid = users.uuid and blocks.user_uuid = comments.user_uuid)
    or (theirs.creator_uuid = comments.user_uuid and blocks.user_uuid = users.uuid))`

/**
 * Notifies the people whom a published comment names, once each, unless the same comment has notified them otherwise. Only the owner is
 * while the video is not public, as of any comment.
 * @param publisherUuid who has read it already, where it was held before
 * @returns as `announceContent`
 */
export async function notifyMentions(tx: Tx, commentUuid: string, publisherUuid: string | null = null): Promise<string[]> {
  const recipients = await notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, content_uuid, comment_uuid, channel_uuid, actor_uuid)
      select users.uuid, 'mention', contents.uuid, comments.uuid, channels.uuid, comments.user_uuid
      from comment_mentions as mentions
      join comments on comments.uuid = mentions.comment_uuid
      join contents on contents.uuid = comments.content_uuid
      join media on media.content_uuid = contents.uuid
      join channels on channels.uuid = contents.channel_uuid
      join users on users.uuid = mentions.user_uuid
      where comments.uuid = ${commentUuid}::uuid and mentions.is_named and mentions.notified_at is null
        and comments.hidden_at is null and comments.held_for is null
        and users.uuid <> comments.user_uuid and users.suspended_at is null
        and users.uuid is distinct from ${publisherUuid}::uuid
        and (${isListed} or users.uuid = channels.creator_uuid) and ${isWantedOnSite(sql`'mention'`)}
        and ${isNotMutedBy(sql`comments.user_uuid`)} and ${isNotBlocked}
        and not exists (select from comments as parents
          where parents.uuid = comments.parent_uuid and (parents.hidden_at is not null or parents.held_for is not null))
        and not exists (
          select from notifications as others where others.comment_uuid = comments.uuid and others.user_uuid = users.uuid)
      ${skipDeletedUsers}
      on conflict do nothing returning user_uuid`,
  )
  if (recipients.length > 0)
    await tx
      .updateTable('comment_mentions')
      .set({ notified_at: new Date() })
      .where('comment_uuid', '=', commentUuid)
      .where('user_uuid', 'in', recipients)
      .execute()
  return recipients
}
