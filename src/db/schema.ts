import type { ColumnType, Generated } from 'kysely'
import type { MediaFailureCode } from '../shared/errors.ts'
import type { Visibility } from '../shared/validation/content.ts'
import type { MediaState, Rendition } from '../shared/entities/media.ts'

/** Set by the database when absent, never changed afterwards. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A counter kept by triggers; nothing else writes it. */
type Counter = ColumnType<number, never, never>
type Json<Value> = ColumnType<Value, string, string>

export type RolesTable = {
  uuid: Generated<string>
  name: string
  description: Generated<string>
  self_assignable: Generated<boolean>
  created_at: CreatedAt
}

export type UsersTable = {
  uuid: Generated<string>
  username: string
  firstname: string
  lastname: string
  /** stored in lower case */
  email: string
  /** Argon2id in PHC form; null for an account that only signs in through a provider */
  password_hash: string | null
  avatar_key: string | null
  role_uuid: string
  created_at: CreatedAt
}

export type SessionsTable = {
  /** SHA-256 of the token, in hex: the token itself is never stored */
  token_hash: string
  user_uuid: string
  user_agent: string | null
  created_at: CreatedAt
  last_seen_at: Timestamp
  expires_at: Date
}

export type ChannelsTable = {
  uuid: Generated<string>
  name: string
  description: Generated<string>
  banner_key: string | null
  creator_uuid: string
  verified: Generated<boolean>
  followers_count: Counter
  created_at: CreatedAt
}

export type ContentsTable = {
  uuid: Generated<string>
  channel_uuid: string
  title: string
  description: Generated<string>
  statuts: Visibility
  /** the client's key of the upload that made it, so that a retried creation makes no twin */
  idempotency_key: string | null
  created_at: CreatedAt
  updated_at: Timestamp
  likes_count: Counter
  comments_count: Counter
  views_count: Counter
}

/** One row per content, made with it: where its media stand. Narrow, because the worker writes it often. */
export type MediaTable = {
  content_uuid: string
  state: Generated<MediaState>
  /** 0–100 over the whole pipeline */
  progress: Generated<number>
  failure: MediaFailureCode | null
  /** storage key of the uploaded file */
  original_key: string | null
  /** random, new for each accepted upload: a job that carries another one is out of date */
  upload_uuid: string | null
  /** seconds, 0 until probed */
  duration: Generated<number>
  width: number | null
  height: number | null
  /** storage key of the master playlist that is served now */
  playlist_key: string | null
  renditions: Json<Rendition[]>
  /** the creator's own thumbnail; the worker's poster serves when there is none */
  thumbnail_key: string | null
  poster_key: string | null
  storyboard_key: string | null
  updated_at: Timestamp
}

export type HashtagsTable = {
  uuid: Generated<string>
  name: string
  /** public contents that bear it */
  content_count: Counter
  created_at: CreatedAt
}

export type ContentHashtagsTable = { content_uuid: string; hashtag_uuid: string }

export type CommentsTable = {
  uuid: Generated<string>
  text: string
  user_uuid: string
  content_uuid: string
  created_at: CreatedAt
}

export type ReactionsTable = {
  uuid: Generated<string>
  user_uuid: string
  content_uuid: string
  liked: Generated<boolean>
  created_at: CreatedAt
}

export type FollowsTable = {
  uuid: Generated<string>
  follower_uuid: string
  /** the followed channel */
  followed_uuid: string
  notify: Generated<boolean>
  created_at: CreatedAt
}

export type PlaylistsTable = {
  uuid: Generated<string>
  user_uuid: string
  name: string
  description: Generated<string>
  is_default: Generated<boolean>
  is_private: Generated<boolean>
  created_at: CreatedAt
  updated_content_at: Timestamp
}

export type PlaylistContentsTable = {
  playlist_uuid: string
  content_uuid: string
  position: number
  added_at: CreatedAt
}

export type ViewsTable = {
  uuid: Generated<string>
  user_uuid: string
  content_uuid: string
  created_at: CreatedAt
  /** the server's clock at the last play; the count checks against it */
  started_at: Timestamp
}

/** The views that count: one per user, content and day. */
export type CountedViewsTable = {
  user_uuid: string
  content_uuid: string
  day: ColumnType<string, string | undefined, never>
  created_at: CreatedAt
}

export type HistoricalsTable = {
  uuid: Generated<string>
  user_uuid: string
  content_uuid: string
  created_at: CreatedAt
  watched_at: Timestamp
  /** seconds from the start, where watching stopped */
  position: Generated<number>
}

/** Forward-decayed score of trending, in log space (see migration 0001). Narrow: it changes at each view. */
export type ContentRankTable = { content_uuid: string; score: number }

/** Facts about the site itself, such as whether the demonstration library was loaded. */
export type SettingsTable = { key: string; value: ColumnType<unknown, string, string> }

export type Schema = {
  roles: RolesTable
  users: UsersTable
  sessions: SessionsTable
  channels: ChannelsTable
  contents: ContentsTable
  media: MediaTable
  hashtags: HashtagsTable
  content_hashtags: ContentHashtagsTable
  comments: CommentsTable
  reactions: ReactionsTable
  follows: FollowsTable
  playlists: PlaylistsTable
  playlist_contents: PlaylistContentsTable
  views: ViewsTable
  counted_views: CountedViewsTable
  historicals: HistoricalsTable
  content_rank: ContentRankTable
  settings: SettingsTable
}
