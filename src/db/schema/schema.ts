import type {
  ChannelSearchTable,
  ContentSearchTable,
  PlaylistSearchTable,
  PopularityBucketsTable,
  TranscriptPassagesTable,
  TranscriptSearchTable,
  TranscriptsTable,
  WordsTable,
} from '../search/tables.ts'
import type { CommentMentionsTable } from '../comment/mentionsTable.ts'
import type { DiskWarningsTable } from '../disk/diskWarningsTable.ts'
import type { StorageChecksTable, StorageFindingsTable } from '../storageCheck/storageTables.ts'
import type { RoleQuotasTable, UploadReceiptsTable, UserQuotasTable } from '../quota/quotaTables.ts'
import type { ResumableUploadsTable } from '../upload/uploadTables.ts'
import type { ColumnType, Generated } from 'kysely'
import type { ContentWatchTable, CountedViewsTable, RetentionTable, ViewsTable } from '../view/viewTables.ts'
import type { SiteSettingsTable } from '../site/siteSettingsTable.ts'
import type { ChannelDaySourcesTable, ChannelDaysTable, ChannelTotalsTable, ContentDaysTable } from '../statistics/statisticsTables.ts'
import type {
  IdentitiesTable,
  IdentityLinksTable,
  KnownBrowsersTable,
  SignInAttemptsTable,
  SignInCodesTable,
} from '../identity/signInTables.ts'
import type { BlockedCommentersTable } from '../channel/blockedCommentersTable.ts'
import type { ChannelMembersTable } from '../channel/channelMembersTable.ts'
import type { ContentPasswordsTable, ContentsTable, ContentUnlocksTable, ContentViewersTable } from '../content/contentsTable.ts'
import type { MailLinksTable } from '../mail/mailLinksTable.ts'
import type { InvitationsTable, RegistrationRequestsTable, RegistrationSettingsTable } from '../registration/tables.ts'
import type {
  CodeGeneratorsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PendingSignInsTable,
  RecoveryCodesTable,
} from '../secondFactor/secondFactorTables.ts'
import type { MediaTable } from '../media/mediaTable.ts'
import type { NotificationChoicesTable } from '../notification/notificationChoicesTable.ts'
import type { LanguageCode } from '../../shared/contentDetails.ts'
import type { CommentsMode } from '../../shared/validation/commentRules.ts'
import type { HoldReason } from '../../shared/entities/heldComment.ts'
import type { ReportDecision, ReportReason } from '../../shared/validation/report.ts'
import type { AdministrativeAct } from '../../shared/entities/audit.ts'
import type { NotificationKind } from '../../shared/notificationChoices.ts'

/** Set by the database when absent, never changed. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A counter that only triggers write. */
type Counter = ColumnType<number, never, never>

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
  /** while true, nothing enters the history */
  history_paused: Generated<boolean>
  /** when a link sent to `email` was followed; null while the address is not proven */
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** null: the site had no terms, or the account is older */
  terms_accepted_at: ColumnType<Date | null, Date | null | undefined, never>
  /** when a comment of theirs was validated for the first time; null: never */
  comment_approved_at: ColumnType<Date | null, never, Date>
  /** set: nobody can sign in to it */
  suspended_at: ColumnType<Date | null, never, Date | null>
  created_at: CreatedAt
}

export type SessionsTable = {
  /** SHA-256 of the token, in hex: the token itself is never stored */
  token_hash: string
  /** the session's public id for its owner; it does not authenticate */
  uuid: Generated<string>
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
  comments_mode: Generated<CommentsMode>
  watched_words: Generated<string[]>
  followers_count: Counter
  created_at: CreatedAt
}

export type HashtagsTable = {
  uuid: Generated<string>
  name: string
  /** public contents that have it */
  content_count: Counter
  created_at: CreatedAt
}

export type ContentHashtagsTable = { content_uuid: string; hashtag_uuid: string }

export type CommentsTable = {
  uuid: Generated<string>
  text: string
  user_uuid: string
  content_uuid: string
  /** the top-level comment that it answers; null for a top-level comment */
  parent_uuid: string | null
  /** idempotency key from the sender, unique per user, so that sending again creates no duplicate */
  idempotency_key: string | null
  created_at: CreatedAt
  /** null until its text changes */
  updated_at: Date | null
  /** when a moderator hid it; null while it is not hidden */
  hidden_at: Date | null
  /** why it waits for validation; null once it is published */
  held_for: ColumnType<HoldReason | null, HoldReason | null | undefined, HoldReason | null>
  /** the comment or reply that it answers, while it is held */
  answered_uuid: ColumnType<string | null, string | null | undefined, null>
  /** by the video's owner; at most one per content, a top-level comment that is neither hidden nor held */
  pinned: Generated<boolean>
  /** by the video's owner */
  hearted: Generated<boolean>
  likes_count: Counter
  /** replies that are neither hidden by a moderator nor held */
  replies_count: Counter
  /** likes, then the newest (see migration 0002) */
  popularity: Counter
}

export type CommentLikesTable = { comment_uuid: string; user_uuid: string; created_at: CreatedAt }

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

export type NotificationsTable = {
  uuid: Generated<string>
  user_uuid: string
  kind: NotificationKind
  content_uuid: string | null
  comment_uuid: string | null
  channel_uuid: string | null
  /** who caused it; null for a channel's new content */
  actor_uuid: string | null
  created_at: CreatedAt
  read_at: ColumnType<Date | null, Date | undefined, Date>
}

/** How many of a user's notifications are unread; no row means none. */
export type UnreadNotificationsTable = { user_uuid: string; unread: Counter }

/** The contents whose followers were notified. */
export type ContentAnnouncementsTable = { content_uuid: string; created_at: CreatedAt }
export type FollowersToNotifyTable = { content_uuid: string; after_uuid: string; since: Generated<Date> }
/** Notifications about the content created until then are retracted, except its owner's. */
export type NotificationsToRetractTable = { content_uuid: string; owner_uuid: string; until: Generated<Date> }

export type PlaylistsTable = {
  uuid: Generated<string>
  user_uuid: string
  name: string
  description: Generated<string>
  is_default: Generated<boolean>
  is_private: Generated<boolean>
  /** idempotency key from the client, unique per user, so that asking again creates no duplicate */
  idempotency_key: string | null
  created_at: CreatedAt
  updated_content_at: Timestamp
  /** all its contents, for its owner */
  contents_count: Counter
  /** the contents that others see */
  listed_count: Counter
}

export type PlaylistContentsTable = {
  playlist_uuid: string
  content_uuid: string
  /** sparse, unique in its playlist, lowest first */
  position: number
  added_at: CreatedAt
  /** true when everybody may see the content; maintained by triggers */
  listed: ColumnType<boolean, never, never>
}

/** Contents that a user does not want recommended. */
export type NotInterestedTable = { user_uuid: string; content_uuid: string; created_at: CreatedAt }

/** Channels that a user mutes. */
export type MutesTable = { user_uuid: string; channel_uuid: string; created_at: CreatedAt }

export type CaptionsTable = {
  content_uuid: string
  language: LanguageCode
  key: Generated<string>
  is_automatic: boolean
  webvtt: string
  /** where in the uploaded file their times begin, in seconds */
  starts_at: Generated<number>
  /** whether the search has their passages; triggers set it back (see migration 0031) */
  is_indexed: Generated<boolean>
  updated_at: Date
}

export type HistoryTable = {
  uuid: Generated<string>
  user_uuid: string
  content_uuid: string
  created_at: CreatedAt
  watched_at: Timestamp
  /** seconds from the start, where playback stopped */
  position: Generated<number>
}

/** Forward-decayed trending score, in log space (see migration 0001). Narrow, because it changes at each view. */
export type ContentRankTable = { content_uuid: string; score: number }

/** Contents watched by the same people: the fifty best of each, or a few more; `weight` in log space (see migration 0006). */
export type ContentSimilarTable = { content_uuid: string; similar_uuid: string; weight: number }

/** Facts about the site itself, such as whether the demonstration library was loaded. */
export type SettingsTable = { key: string; value: ColumnType<unknown, string, string> }

/** A report about one content, comment or channel. */
export type ReportsTable = {
  uuid: Generated<string>
  /** null when the account is gone */
  reporter_uuid: string | null
  content_uuid: string | null
  comment_uuid: string | null
  channel_uuid: string | null
  /** the one of the three that is set */
  subject_uuid: ColumnType<string, never, never>
  reason: ReportReason
  text: Generated<string>
  status: Generated<'open' | 'closed'>
  decision: ReportDecision | null
  created_at: CreatedAt
  updated_at: Timestamp
  closed_at: Date | null
  closed_by: string | null
}

/** A problem of the site itself, reported by somebody who saw what its trace contains. */
export type ProblemReportsTable = {
  uuid: Generated<string>
  /** null for a guest; the reports of an account go with it */
  user_uuid: string | null
  text: string
  /** name of the screen */
  page: string
  /** JSON of a `Trace` */
  trace: string
  created_at: CreatedAt
}

/** Acts of moderators and administrators. Rows are never changed or removed. */
export type AuditLogTable = {
  uuid: Generated<string>
  /** null when the account is gone */
  actor_uuid: string | null
  /** the username at that time */
  actor_username: ColumnType<string, string, never>
  act: ColumnType<AdministrativeAct, AdministrativeAct, never>
  subject_uuid: ColumnType<string, string, never>
  details: ColumnType<Record<string, string | null>, string, never>
  created_at: CreatedAt
}

export type Schema = {
  words: WordsTable
  content_search: ContentSearchTable
  channel_search: ChannelSearchTable
  playlist_search: PlaylistSearchTable
  transcript_passages: TranscriptPassagesTable
  transcripts: TranscriptsTable
  transcript_search: TranscriptSearchTable
  popularity_buckets: PopularityBucketsTable
  roles: RolesTable
  users: UsersTable
  sessions: SessionsTable
  identities: IdentitiesTable
  sign_in_attempts: SignInAttemptsTable
  sign_in_codes: SignInCodesTable
  identity_links: IdentityLinksTable
  known_browsers: KnownBrowsersTable
  mail_links: MailLinksTable
  blocked_commenters: BlockedCommentersTable
  channel_members: ChannelMembersTable
  registration_settings: RegistrationSettingsTable
  invitations: InvitationsTable
  registration_requests: RegistrationRequestsTable
  code_generators: CodeGeneratorsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  pending_sign_ins: PendingSignInsTable
  channels: ChannelsTable
  contents: ContentsTable
  media: MediaTable
  resumable_uploads: ResumableUploadsTable
  role_quotas: RoleQuotasTable
  disk_warnings: DiskWarningsTable
  storage_checks: StorageChecksTable
  storage_findings: StorageFindingsTable
  user_quotas: UserQuotasTable
  upload_receipts: UploadReceiptsTable
  hashtags: HashtagsTable
  content_hashtags: ContentHashtagsTable
  comments: CommentsTable
  comment_likes: CommentLikesTable
  reports: ReportsTable
  problem_reports: ProblemReportsTable
  audit_log: AuditLogTable
  reactions: ReactionsTable
  follows: FollowsTable
  notifications: NotificationsTable
  unread_notifications: UnreadNotificationsTable
  notification_choices: NotificationChoicesTable
  content_announcements: ContentAnnouncementsTable
  followers_to_notify: FollowersToNotifyTable
  notifications_to_retract: NotificationsToRetractTable
  playlists: PlaylistsTable
  playlist_contents: PlaylistContentsTable
  views: ViewsTable
  counted_views: CountedViewsTable
  content_watch: ContentWatchTable
  retention: RetentionTable
  not_interested: NotInterestedTable
  mutes: MutesTable
  comment_mentions: CommentMentionsTable
  content_passwords: ContentPasswordsTable
  content_unlocks: ContentUnlocksTable
  content_viewers: ContentViewersTable
  captions: CaptionsTable
  history: HistoryTable
  content_rank: ContentRankTable
  content_similar: ContentSimilarTable
  channel_totals: ChannelTotalsTable
  channel_days: ChannelDaysTable
  channel_day_sources: ChannelDaySourcesTable
  content_days: ContentDaysTable
  settings: SettingsTable
  site_settings: SiteSettingsTable
}
