import { type RawBuilder, sql } from 'kysely'
import type { MediaState, Rendition } from '../shared/entities/media.ts'
import type { MediaFailureCode } from '../shared/mediaFailures.ts'
import type { Visibility } from '../shared/validation/content.ts'
import type { Db, Tx } from './database.ts'

/** A content joined with its channel, the person behind it and its media: all that a card or the watch page shows. */
export type ContentRow = {
  uuid: string
  title: string
  description: string
  statuts: Visibility
  /** when a moderator hid it; null while it is shown */
  hidden_at: Date | null
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
  /** only when asked for */
  hashtags: string[] | null
  /** does the viewer like it? only when asked for, by somebody */
  viewer_likes: boolean | null
  /** seconds from the start where the viewer stopped, null when it is not in their history; asked for with `viewer_likes` */
  viewer_position: number | null
}

/** What to read besides, in the same query. @param likedBy whose like and place in the video */
export type ContentParts = { hashtags: boolean; likedBy: string | null }
export const noParts: ContentParts = { hashtags: false, likedBy: null }

/** Every query of contents starts here, so that a list is always one query. */
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
    .select(mediaState.as('media_state'))
    .select([hashtagNames(parts).as('hashtags'), viewerLikes(parts).as('viewer_likes'), viewerPosition(parts).as('viewer_position')])
}

/** How long a file counts as on its way after the last word of it: two and a half times what passes between them. */
export const arrivalMs = 75_000

/** A server that was killed in the middle says nothing more: then nothing comes any more. */
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
    select seen.position from historicals seen where seen.user_uuid = ${likedBy}::uuid and seen.content_uuid = contents.uuid)`
}

/** What everybody may come across: public, not hidden by a moderator, and with something to play. */
export const isListed = sql<boolean>`(contents.statuts = 'public' and contents.hidden_at is null and media.playlist_key is not null)`

/** What somebody may still reach by a link of their own, such as their history: not hidden, or theirs. @param userUuid theirs */
export function isOpenTo(userUuid: string): RawBuilder<boolean> {
  return sql<boolean>`(contents.hidden_at is null or channels.creator_uuid = ${userUuid}::uuid)`
}

/** The channel of the content that a written row is about, in the same statement. */
export const channelOfContent = sql<string>`(select contents.channel_uuid from contents where contents.uuid = content_uuid)`
