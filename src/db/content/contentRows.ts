import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Audience } from '../../shared/audiences.ts'
import type { MediaState, Rendition } from '../../shared/entities/media.ts'
import type { Chapter } from '../../shared/chapters.ts'
import type { LanguageCode, Licence, VideoCategory } from '../../shared/contentDetails.ts'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import { editorUuids, isManagedBy } from '../channel/editors.ts'
import type { Db, Tx } from '../connection/database.ts'
import { allowedUsernames, allowedUuids, hasPassword, isForUser } from './audience.ts'

/** A content joined with its channel, the channel's owner and its media: all that a card or the watch page shows. */
export type ContentRow = {
  uuid: string
  title: string
  description: string
  statuts: Visibility
  /** when a moderator hid it; null while it is not hidden */
  hidden_at: Date | null
  audience: Audience
  /** the people who may open it; empty unless it is private and for named people */
  allowed_uuids: string[]
  created_at: Date
  updated_at: Date
  views_count: number
  likes_count: number
  comments_count: number
  channel_uuid: string
  channel_name: string
  banner_key: string | null
  followers_count: number
  verified: boolean
  user_uuid: string
  /** the people who edit the channel with its owner */
  editor_uuids: string[]
  username: string
  avatar_key: string | null
  media_state: MediaState
  progress: number
  failure: MediaFailureCode | null
  failure_at: number | null
  duration: number
  playlist_key: string | null
  renditions: Rendition[]
  thumbnail_key: string | null
  poster_key: string | null
  storyboard_key: string | null
  /** null unless requested */
  hashtags: string[] | null
  /** true when the viewer likes it; null unless requested for a viewer */
  viewer_likes: boolean | null
  /** seconds from the start where the viewer stopped; null when it is not in their history; requested with `viewer_likes` */
  viewer_position: number | null
  /** null unless requested */
  details: ContentDetailsRow | null
}

/** What its creator says of a content beside its texts, and when it becomes public by itself. */
export type ContentDetailsRow = {
  category: VideoCategory | null
  language: LanguageCode | null
  licence: Licence | null
  comments_open: boolean
  downloads_allowed: boolean
  /** ISO 8601 */
  publish_at: string | null
  publish_when_ready: boolean
  audience: Audience
  /** by name, also while they do not count */
  allowed_usernames: string[]
  has_password: boolean
  /** those that the uploaded file names; null for none */
  file_chapters: Chapter[] | null
  captions: CaptionRow[]
  source_duration: number | null
  trim_start: number | null
  trim_end: number | null
  playing_from: number
}

/** The captions of one language; `key` is in their address, their times begin at `starts_at` of the uploaded file, in seconds. */
export type CaptionRow = { language: LanguageCode; is_automatic: boolean; key: string; starts_at: number }

/** Optional parts of a content row, read in the same query. @param likedBy user whose like and playback position are read */
export type ContentParts = { hashtags: boolean; likedBy: string | null; details: boolean }
export const noParts: ContentParts = { hashtags: false, likedBy: null, details: false }

/** Returns the query that every query of contents extends, so that a list is always one query. */
export function contentRows(db: Db | Tx, parts: ContentParts) {
  return db
    .selectFrom('contents')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select([
      'contents.uuid',
      'contents.title',
      'contents.description',
      'contents.statuts',
      'contents.hidden_at',
      'contents.audience',
      'contents.created_at',
      'contents.updated_at',
      'contents.views_count',
      'contents.likes_count',
      'contents.comments_count',
      'contents.channel_uuid',
      'channels.name as channel_name',
      'channels.banner_key',
      'channels.followers_count',
      'channels.verified',
      'users.uuid as user_uuid',
      'users.username',
      'users.avatar_key',
      'media.progress',
      'media.failure',
      'media.failure_at',
      'media.duration',
      'media.playlist_key',
      'media.renditions',
      'media.thumbnail_key',
      'media.poster_key',
      'media.storyboard_key',
    ])
    .select([mediaState.as('media_state'), allowedUuids.as('allowed_uuids'), editorUuids.as('editor_uuids')])
    .select([hashtagNames(parts).as('hashtags'), viewerLikes(parts).as('viewer_likes'), viewerPosition(parts).as('viewer_position')])
    .select(({ ref, selectFrom }) =>
      parts.details
        ? jsonBuildObject({
            category: ref('contents.category'),
            language: ref('contents.language'),
            licence: ref('contents.licence'),
            comments_open: ref('contents.comments_open'),
            downloads_allowed: ref('contents.downloads_allowed'),
            publish_at: ref('contents.publish_at'),
            publish_when_ready: ref('contents.publish_when_ready'),
            audience: ref('contents.audience'),
            allowed_usernames: allowedUsernames,
            has_password: hasPassword,
            file_chapters: ref('media.chapters'),
            source_duration: ref('media.source_duration'),
            trim_start: ref('media.trim_start'),
            trim_end: ref('media.trim_end'),
            playing_from: ref('media.playing_from'),
            captions: jsonArrayFrom(
              selectFrom('captions')
                .select(['captions.language', 'captions.is_automatic', 'captions.key', 'captions.starts_at'])
                .whereRef('captions.content_uuid', '=', 'contents.uuid')
                .orderBy('captions.language'),
            ),
          })
            .$castTo<ContentDetailsRow | null>()
            .as('details')
        : sql<null>`null::jsonb`.$castTo<ContentDetailsRow | null>().as('details'),
    )
}

/** How long after its last report a file still counts as arriving: two and a half times the interval of the reports. */
export const arrivalMs = 75_000

/** A server that is killed during an upload reports nothing more: the state falls back to `awaitingFile`. */
const mediaState = sql<MediaState>`
  case when media.state = 'awaitingFile' and media.arriving_at > now() - ${arrivalMs} * interval '1 millisecond'
    then 'arriving' else media.state end`

function hashtagNames({ hashtags }: ContentParts): RawBuilder<string[] | null> {
  if (!hashtags) return sql<null>`null`
  return sql<string[]>`array(
    select hashtags.name from content_hashtags join hashtags on hashtags.uuid = content_hashtags.hashtag_uuid
    where content_hashtags.content_uuid = contents.uuid order by lower(hashtags.name))`
}

function viewerLikes({ likedBy }: ContentParts): RawBuilder<boolean | null> {
  if (likedBy === null) return sql<null>`null::boolean`
  return sql<boolean>`exists (
    select from reactions where reactions.user_uuid = ${likedBy}::uuid and reactions.content_uuid = contents.uuid and reactions.liked offset 0)`
}

function viewerPosition({ likedBy }: ContentParts): RawBuilder<number | null> {
  if (likedBy === null) return sql<null>`null::float8`
  return sql<number | null>`(
    select seen.position from history seen where seen.user_uuid = ${likedBy}::uuid and seen.content_uuid = contents.uuid)`
}

/** True for contents that everybody may find: public, not hidden by a moderator, and playable. */
export const isListed = sql<boolean>`(contents.statuts = 'public' and contents.hidden_at is null and media.playlist_key is not null)`

/**
 * True for contents that a user may still open by a link of their own, such as their history: not hidden and for them, or of a channel
 * that they manage.
 * @param userUuid that user
 */
export function isOpenTo(userUuid: string): RawBuilder<boolean> {
  return sql<boolean>`((contents.hidden_at is null and ${isForUser(userUuid)}) or ${isManagedBy(userUuid)})`
}

/** The channel of the content that a written row refers to, in the same statement. */
export const channelOfContent = sql<string>`(select contents.channel_uuid from contents where contents.uuid = content_uuid)`
