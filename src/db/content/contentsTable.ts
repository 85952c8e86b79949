import type { ColumnType, Generated } from 'kysely'
import type { Audience } from '../../shared/audiences.ts'
import type { LanguageCode, Licence, VideoCategory } from '../../shared/contentDetails.ts'
import type { Visibility } from '../../shared/validation/content.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A counter that only triggers write. */
type Counter = ColumnType<number, never, never>

export type ContentsTable = {
  uuid: Generated<string>
  channel_uuid: string
  title: string
  description: Generated<string>
  statuts: Visibility
  /** the client's idempotency key of the upload that created it, so that a retried creation makes no duplicate */
  idempotency_key: string | null
  /** when a moderator hid it; null while it is not hidden */
  hidden_at: Date | null
  category: VideoCategory | null
  /** BCP 47 */
  language: LanguageCode | null
  /** null: all rights reserved */
  licence: Licence | null
  comments_open: Generated<boolean>
  downloads_allowed: Generated<boolean>
  /** who may open it while it is private */
  audience: Generated<Audience>
  /** when it becomes public by itself, with `publish_when_ready` at the earliest; null when no time is set. Only private ones have either. */
  publish_at: Date | null
  /** it becomes public by itself once every quality is ready */
  publish_when_ready: Generated<boolean>
  /** of a scheduled one, once it is public: when it became so */
  created_at: Timestamp
  updated_at: Timestamp
  likes_count: Counter
  comments_count: Counter
  views_count: Counter
  /** the count in steps of 3 % (see migration 0005) */
  views_step: Counter
  likes_step: Counter
}

/** The people who may open a private content whose audience is `people`. */
export type ContentViewersTable = { content_uuid: string; user_uuid: string }

/** The Argon2id hash of the password of a private content whose audience is `password`. */
export type ContentPasswordsTable = { content_uuid: string; hash: string }

/** Who has given a content's password: an account, or the browser of a guest, by the hash of its token. */
export type ContentUnlocksTable = { content_uuid: string; user_uuid: string | null; token_hash: string | null; expires_at: Date }
