import { type AliasableExpression, type RawBuilder, sql } from 'kysely'
import { isListed } from '../content/contentRows.ts'
import { allowedUsernames } from '../content/audience.ts'
import type { Db } from '../connection/database.ts'
import { isRetracted } from '../notification/retractions.ts'

/** A query of the rows that a table holds about a user. `key` sorts the rows and is not part of the export. */
type Source = (db: Db, userUuid: string) => AliasableExpression<{ key: string }>

const pageRows = 500
/** Captions of up to 1 MB each. */
const pageCaptions = 20

/** Selects the title of the content that a row is about, or null when the user may not see that content. */
function titleFor(userUuid: string, column: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select contents.title from contents
    join media on media.content_uuid = contents.uuid join channels on channels.uuid = contents.channel_uuid
    where contents.uuid = ${sql.ref(column)} and (${isListed} or channels.creator_uuid = ${userUuid}::uuid))`
}

const sources = {
  mutes: (db, user) =>
    db
      .selectFrom('mutes')
      .innerJoin('channels', 'channels.uuid', 'mutes.channel_uuid')
      .select(['channel_uuid as key', 'channel_uuid', 'channels.name', 'mutes.created_at'])
      .where('mutes.user_uuid', '=', user),
  channel_members: (db, user) =>
    db
      .selectFrom('channel_members')
      .innerJoin('channels', 'channels.uuid', 'channel_members.channel_uuid')
      .select(['channel_uuid as key', 'channel_uuid', 'channels.name', 'invited_at', 'accepted_at'])
      .where('channel_members.user_uuid', '=', user),
  identities: (db, user) =>
    db
      .selectFrom('identities')
      .select(['uuid as key', 'provider', 'issuer', 'subject', 'email', 'created_at', 'last_used_at'])
      .where('user_uuid', '=', user),
  sessions: (db, user) =>
    db
      .selectFrom('sessions')
      .select(['uuid as key', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_uuid', '=', user),
  passkeys: (db, user) =>
    db.selectFrom('passkeys').select(['uuid as key', 'name', 'created_at', 'last_used_at']).where('user_uuid', '=', user),
  channels: (db, user) =>
    db
      .selectFrom('channels')
      .select(['uuid as key', 'uuid', 'name', 'description', 'verified', 'followers_count', 'comments_mode', 'watched_words', 'created_at'])
      .where('creator_uuid', '=', user),
  contents: (db, user) =>
    db
      .selectFrom('contents')
      .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
      .innerJoin('media', 'media.content_uuid', 'contents.uuid')
      .select(['contents.uuid as key', 'contents.uuid', 'contents.title', 'contents.description', 'contents.statuts'])
      .select(['contents.hidden_at', 'contents.created_at', 'contents.updated_at', 'contents.likes_count', 'contents.comments_count'])
      .select(['contents.category', 'contents.language', 'contents.licence', 'contents.comments_open', 'contents.downloads_allowed'])
      .select(['contents.publish_at', 'contents.publish_when_ready', 'contents.audience', allowedUsernames.as('allowed_usernames')])
      .select(['contents.views_count', 'media.state', 'media.duration', 'media.width', 'media.height'])
      .select(
        sql<string[]>`(select coalesce(json_agg(hashtags.name order by hashtags.name), '[]') from content_hashtags
          join hashtags on hashtags.uuid = hashtag_uuid where content_uuid = contents.uuid)`.as('hashtags'),
      )
      .where('channels.creator_uuid', '=', user),
  captions: (db, user) =>
    db
      .selectFrom('captions')
      .innerJoin('contents', 'contents.uuid', 'captions.content_uuid')
      .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
      .select(sql<string>`captions.content_uuid::text || captions.language`.as('key'))
      .select(['captions.content_uuid', 'contents.title', 'captions.language', 'is_automatic', 'webvtt', 'captions.updated_at'])
      .where('channels.creator_uuid', '=', user),
  comments: (db, user) =>
    db
      .selectFrom('comments')
      .select(['uuid as key', 'uuid', 'text', 'content_uuid', titleFor(user, 'comments.content_uuid').as('title'), 'parent_uuid'])
      .select(['created_at', 'updated_at', 'hidden_at', 'held_for', 'likes_count', 'replies_count'])
      .where('user_uuid', '=', user),
  comment_mentions: (db, user) =>
    db
      .selectFrom('comment_mentions')
      .innerJoin('comments', 'comments.uuid', 'comment_mentions.comment_uuid')
      .select(['comment_uuid as key', 'comment_uuid', 'content_uuid', 'name', 'created_at'])
      .where('comment_mentions.user_uuid', '=', user)
      .where('is_named', '=', true)
      .where('hidden_at', 'is', null)
      .where('held_for', 'is', null),
  comment_likes: (db, user) =>
    db.selectFrom('comment_likes').select(['comment_uuid as key', 'comment_uuid', 'created_at']).where('user_uuid', '=', user),
  reactions: (db, user) =>
    db
      .selectFrom('reactions')
      .select(['content_uuid as key', 'content_uuid', titleFor(user, 'reactions.content_uuid').as('title'), 'liked', 'created_at'])
      .where('user_uuid', '=', user),
  follows: (db, user) =>
    db
      .selectFrom('follows')
      .innerJoin('channels', 'channels.uuid', 'follows.followed_uuid')
      .select(['followed_uuid as key', 'followed_uuid as channel_uuid', 'channels.name', 'follows.notify', 'follows.created_at'])
      .where('follower_uuid', '=', user),
  playlists: (db, user) =>
    db
      .selectFrom('playlists')
      .select(['uuid as key', 'uuid', 'name', 'description', 'is_default', 'is_private', 'created_at', 'updated_content_at'])
      .where('user_uuid', '=', user),
  playlist_contents: (db, user) =>
    db
      .selectFrom('playlist_contents')
      .innerJoin('playlists', 'playlists.uuid', 'playlist_uuid')
      .select(sql<string>`playlist_uuid::text || content_uuid::text`.as('key'))
      .select(['playlist_uuid', 'content_uuid', titleFor(user, 'playlist_contents.content_uuid').as('title'), 'position', 'added_at'])
      .where('playlists.user_uuid', '=', user),
  history: (db, user) =>
    db
      .selectFrom('history')
      .select(['content_uuid as key', 'content_uuid', titleFor(user, 'history.content_uuid').as('title')])
      .select(['position', 'created_at', 'watched_at'])
      .where('user_uuid', '=', user),
  views: (db, user) =>
    db
      .selectFrom('views')
      .select(['content_uuid as key', 'content_uuid', titleFor(user, 'views.content_uuid').as('title')])
      .select(['created_at', 'started_at', 'reported_at', 'watched', 'source'])
      .where('user_uuid', '=', user),
  counted_views: (db, user) =>
    db
      .selectFrom('counted_views')
      .select(sql<string>`content_uuid::text || day::text`.as('key'))
      .select(['content_uuid', sql<string>`day::text`.as('day'), 'created_at', 'source'])
      .where('user_uuid', '=', user),
  not_interested: (db, user) =>
    db
      .selectFrom('not_interested')
      .select(['content_uuid as key', 'content_uuid', titleFor(user, 'not_interested.content_uuid').as('title'), 'created_at'])
      .where('user_uuid', '=', user),
  notifications: (db, user) =>
    db
      .selectFrom('notifications')
      .select(['uuid as key', 'kind', 'content_uuid', 'comment_uuid', 'channel_uuid', 'actor_uuid', 'created_at', 'read_at'])
      .where('user_uuid', '=', user)
      .where(sql<boolean>`not ${isRetracted}`),
  notification_choices: (db, user) =>
    db
      .selectFrom('notification_choices')
      .select(['user_uuid as key', 'off_on_site', 'off_by_mail', 'digest', 'digest_due_at', 'digested_until'])
      .where('user_uuid', '=', user),
  user_quotas: (db, user) =>
    db
      .selectFrom('user_quotas')
      .select(['user_uuid as key', 'total_choice', 'total_bytes', 'daily_choice', 'daily_bytes'])
      .where('user_uuid', '=', user),
  reports: (db, user) =>
    db
      .selectFrom('reports')
      .select(['uuid as key', 'content_uuid', 'comment_uuid', 'channel_uuid', 'reason', 'text', 'status', 'created_at', 'closed_at'])
      .where('reporter_uuid', '=', user),
  problem_reports: (db, user) =>
    db.selectFrom('problem_reports').select(['uuid as key', 'text', 'page', 'trace', 'created_at']).where('user_uuid', '=', user),
} as const satisfies Record<string, Source>

export type ExportedTable = keyof typeof sources

/** Yields all rows that a table holds about a user, in pages, so that memory use does not depend on their number. */
export async function* exportedRows(db: Db, table: ExportedTable, userUuid: string): AsyncGenerator<Record<string, unknown>[]> {
  const source: Source = sources[table]
  const limit = table === 'captions' ? pageCaptions : pageRows
  let after: string | null = null
  for (;;) {
    const from = after
    const rows: ({ key: string } & Record<string, unknown>)[] = await db
      .selectFrom(source(db, userUuid).as('rows'))
      .selectAll()
      .$if(from !== null, (query) => (from === null ? query : query.where('key', '>', from)))
      .orderBy('key')
      .limit(limit)
      .execute()
    yield rows.map(({ key: _key, ...row }) => row)
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = last.key
  }
}

/** Storage keys of a content's files; null for a file that does not exist. */
export type ContentFiles = { uuid: string; original_key: string | null; playlist_key: string | null; image_key: string | null }

/** Yields the files of all contents of a user, in pages. */
export async function* exportedFiles(db: Db, userUuid: string): AsyncGenerator<ContentFiles[]> {
  let after: string | null = null
  for (;;) {
    const from: string | null = after
    const rows: ContentFiles[] = await db
      .selectFrom('contents')
      .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
      .innerJoin('media', 'media.content_uuid', 'contents.uuid')
      .select(['contents.uuid', 'media.original_key', 'media.playlist_key'])
      .select(({ fn }) => fn.coalesce('media.thumbnail_key', 'media.poster_key').as('image_key'))
      .where('channels.creator_uuid', '=', userUuid)
      .$if(from !== null, (query) => (from === null ? query : query.where('contents.uuid', '>', from)))
      .orderBy('contents.uuid')
      .limit(pageRows)
      .execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.uuid
  }
}
