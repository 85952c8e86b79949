import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Audience } from '../../shared/audiences.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import type { HoldReason } from '../../shared/entities/heldComment.ts'
import { editorUuids, isManagedBy } from '../channel/editors.ts'
import type { Db, Tx } from '../connection/database.ts'
import { allowedUuids } from '../content/audience.ts'

/** A comment with its author, and the facts about its content that decide who may do what with it. */
export type CommentRow = {
  uuid: string
  text: string
  user_uuid: string
  content_uuid: string
  parent_uuid: string | null
  created_at: Date
  updated_at: Date | null
  hidden_at: Date | null
  /** why it waits for validation; null once it is published */
  held_for: HoldReason | null
  pinned: boolean
  hearted: boolean
  likes_count: number
  replies_count: number
  username: string
  avatar_key: string | null
  author_has_channel: boolean
  /** whether the reader mutes the author's channel; false for a guest */
  author_muted: boolean
  /** those of the people whom it names who have a channel: the name that the text has, and their username */
  mentions: { name: string; username: string }[]
  content_title: string
  content_hidden_at: Date | null
  content_statuts: Visibility
  content_audience: Audience
  /** the people who may open it; empty unless it is private and for named people */
  content_allowed_uuids: string[]
  channel_uuid: string
  /** owner of the commented video */
  owner_uuid: string
  /** the people who edit its channel with them */
  editor_uuids: string[]
  parent_hidden: boolean
  parent_held: boolean
  /** null for a guest */
  viewer_likes: boolean | null
}

/**
 * The person who reads the comments. Rows say which ones they like, and lists leave out what is hidden from them.
 * @param uuid null for a guest
 */
export type Reader = { uuid: string | null; moderates: boolean }

/** Returns the query that every query of comments extends, so that a list is always one query. */
export function commentRows(db: Db | Tx, reader: Reader) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.uuid', 'comments.user_uuid')
    .innerJoin('contents', 'contents.uuid', 'comments.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .select([
      'comments.uuid',
      'comments.text',
      'comments.user_uuid',
      'comments.content_uuid',
      'comments.parent_uuid',
      'comments.created_at',
      'comments.updated_at',
      'comments.hidden_at',
      'comments.held_for',
      'comments.pinned',
      'comments.hearted',
      'comments.likes_count',
      'comments.replies_count',
      'users.username',
      'users.avatar_key',
      'contents.title as content_title',
      'contents.hidden_at as content_hidden_at',
      'contents.statuts as content_statuts',
      'contents.audience as content_audience',
      'contents.channel_uuid',
      'channels.creator_uuid as owner_uuid',
    ])
    .select([
      parentHidden.as('parent_hidden'),
      parentHeld.as('parent_held'),
      viewerLikes(reader).as('viewer_likes'),
      authorHasChannel.as('author_has_channel'),
    ])
    .select([authorMuted(reader).as('author_muted'), allowedUuids.as('content_allowed_uuids'), editorUuids.as('editor_uuids')])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('comment_mentions as named')
          .innerJoin('users as people', 'people.uuid', 'named.user_uuid')
          .select(['named.name', 'people.username'])
          .whereRef('named.comment_uuid', '=', 'comments.uuid')
          .where('named.is_named', '=', true)
          .where((named) =>
            named.exists(named.selectFrom('channels as theirs').select('theirs.uuid').whereRef('theirs.creator_uuid', '=', 'people.uuid')),
          )
          .orderBy('named.name'),
      ).as('mentions'),
    )
}

// `offset 0` keeps one index probe per row: without it, the planner turns `exists` into one pass over all comments or likes.

/** True for a reply to a comment that a moderator hid. */
export const parentHidden = sql<boolean>`coalesce(
  (select parent.hidden_at is not null from comments as parent where parent.uuid = comments.parent_uuid), false)`

/** True for a reply to a comment that waits for validation. */
export const parentHeld = sql<boolean>`coalesce(
  (select parent.held_for is not null from comments as parent where parent.uuid = comments.parent_uuid), false)`

const authorHasChannel = sql<boolean>`exists (select from channels as own where own.creator_uuid = comments.user_uuid offset 0)`

function authorMuted({ uuid }: Reader): RawBuilder<boolean> {
  if (uuid === null) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from channels as own join mutes on mutes.channel_uuid = own.uuid
    where own.creator_uuid = comments.user_uuid and mutes.user_uuid = ${uuid}::uuid offset 0)`
}

function viewerLikes({ uuid }: Reader): RawBuilder<boolean | null> {
  if (uuid === null) return sql<null>`null::boolean`
  return sql<boolean>`exists (
    select from comment_likes where comment_likes.comment_uuid = comments.uuid and comment_likes.user_uuid = ${uuid}::uuid offset 0)`
}

/**
 * True when the comment is neither hidden by a moderator nor held, or is the reader's own. Held ones are also shown to those who manage
 * the video's channel.
 * Moderators see all.
 */
export function isShownTo({ uuid, moderates }: Reader): RawBuilder<boolean> {
  if (moderates) return sql<boolean>`true`
  return sql<boolean>`(comments.user_uuid = ${uuid}::uuid
    or comments.hidden_at is null and (comments.held_for is null or ${isManagedBy(uuid)}))`
}
