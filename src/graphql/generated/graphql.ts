/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@urql/core';
/** The palette of buttons, links and the mark; `orange` is the default. */
export type Accent =
  | 'amber'
  | 'blue'
  | 'green'
  | 'orange'
  | 'pink'
  | 'purple'
  | 'red'
  | 'teal';

/** Absent fields are not changed. */
export type AccountInput = {
  /** Needed to change the e-mail, the role or the password of an account that has one. */
  readonly currentPassword?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly roleId?: string | null | undefined;
  readonly username?: string | null | undefined;
};

export type AdministeredState =
  | 'awaitingFile'
  | 'converting'
  /** Also where the first rendition can be watched and the further ones are missing. */
  | 'failed'
  | 'ready';

/** Everybody, or those of a private video's audience. */
export type AdministeredVisibility =
  | 'link'
  | 'members'
  | 'password'
  | 'people'
  | 'public';

export type AnnouncementTone =
  | 'info'
  | 'warning';

/** Who may open a private content: everybody with its link, those of them who are signed in, named people, or whoever has its password. */
export type Audience =
  | 'link'
  | 'members'
  | 'password'
  | 'people';

/** Absent fields stay as they are. */
export type ChannelChangeInput = {
  readonly commentRules?: CommentRulesInput | null | undefined;
  readonly description?: string | null | undefined;
  readonly name?: string | null | undefined;
};

export type ChannelInput = {
  readonly description: string;
  readonly name: string;
};

/** Absent fields stay as they are. */
export type CommentRulesInput = {
  readonly mode?: CommentsMode | null | undefined;
  readonly watchedWords?: ReadonlyArray<string> | null | undefined;
};

export type CommentSort =
  | 'popular'
  | 'recent';

export type Commenting =
  /** The channel takes none of the viewer. */
  | 'blocked'
  /** The channel takes no comments. */
  | 'closed'
  | 'open';

/** Comments of others are published at once, wait for validation, or are not taken. */
export type CommentsMode =
  | 'closed'
  | 'held'
  | 'open';

export type ContentDetailsInput = {
  /** Absent: unchanged. */
  readonly allowedUsernames?: ReadonlyArray<string> | null | undefined;
  /** Absent: unchanged; `link` for a new content. */
  readonly audience?: Audience | null | undefined;
  readonly category?: VideoCategory | null | undefined;
  readonly commentsOpen: boolean;
  /** Absent: unchanged; false for a new content. */
  readonly downloadsAllowed?: boolean | null | undefined;
  readonly language?: string | null | undefined;
  readonly licence?: string | null | undefined;
  /** Absent: unchanged. No answer contains it. */
  readonly password?: string | null | undefined;
  readonly publishAt?: string | null | undefined;
  readonly publishWhenReady: boolean;
};

export type ContentSort =
  | 'date'
  | 'likes'
  | 'title'
  | 'views';

export type CountedSource =
  | 'channel'
  | 'embed'
  | 'home'
  | 'other'
  | 'outside'
  | 'playlist'
  | 'search'
  | 'subscriptions'
  | 'suggestion'
  /** Not recorded. */
  | 'unknown';

export type CreateContentInput = {
  /** A channel that the viewer edits; absent or null, their own. */
  readonly channelId?: string | null | undefined;
  readonly description: string;
  readonly details?: ContentDetailsInput | null | undefined;
  readonly hashtags: ReadonlyArray<string>;
  /** A UUID made by the client for this upload. */
  readonly idempotencyKey: string;
  readonly title: string;
  /** The address of a video on YouTube, when no file follows. */
  readonly videoUrl?: string | null | undefined;
  readonly visibility: Visibility;
};

/** The newest, most viewed or most liked first; `status`: the public ones, then the private ones. */
export type DashboardSort =
  | 'likes'
  | 'status'
  | 'uploadDate'
  | 'views';

/** How often a mail comes with the new notifications. */
export type DigestFrequency =
  | 'daily'
  | 'never'
  | 'weekly';

export type ExploreSource =
  | 'recommended'
  | 'trending';

export type HistoryPeriod =
  | 'month'
  | 'today'
  | 'week';

/** Why a comment waits for validation. */
export type HoldReason =
  /** The channel holds the comments of others. */
  | 'channel'
  /** None of its author's comments was ever published here: only moderators publish it. */
  | 'newAccount'
  /** It contains a word that the channel watches. */
  | 'watchedWord';

export type InvitationInput = {
  /** How long it works. */
  readonly days: number;
  readonly note: string;
  readonly places: number;
};

export type JobKind =
  /** Removes files. */
  | 'cleanup'
  /** Records a job that failed for good. */
  | 'failure'
  /** All renditions. */
  | 'ladder'
  | 'mail'
  /** The first rendition of a video, and its pictures. */
  | 'prepare'
  /** Compares the storage with the database. */
  | 'storageCheck'
  /** Deletes what nothing in the database references. */
  | 'storageDeletion'
  /** Automatic captions. */
  | 'transcribe';

export type JobState =
  /** No attempt is left. */
  | 'failed'
  | 'running'
  /** For its first or its next attempt. */
  | 'waiting';

export type LinkInput = {
  readonly email: string;
  /** The `link` parameter of the provider's redirect. */
  readonly link: string;
  readonly password: string;
};

export type LoginInput = {
  readonly email: string;
  readonly password: string;
};

/** Where mails go: without a mail server, the site's operator reads them in a folder. */
export type MailDelivery =
  | 'folder'
  | 'smtp';

export type MediaState =
  /** The first file is being uploaded. */
  | 'arriving'
  /** No file was sent, or the upload broke off. */
  | 'awaitingFile'
  | 'complete'
  | 'failed'
  | 'processing'
  | 'received'
  | 'watchable';

export type MembershipKind =
  | 'editor'
  | 'invited'
  | 'owner';

export type NotificationChoiceInput = {
  readonly byMail: boolean;
  readonly kind: NotificationKind;
  readonly onSite: boolean;
};

export type NotificationChoicesInput = {
  readonly digest: DigestFrequency;
  readonly kinds: ReadonlyArray<NotificationChoiceInput>;
};

export type NotificationKind =
  | 'channelInvitation'
  | 'comment'
  | 'commentHearted'
  | 'follow'
  | 'mention'
  | 'newContent'
  | 'reply';

export type OrphanOutcome =
  | 'deleted'
  | 'failed'
  | 'gone'
  | 'kept';

export type PasskeyAssertionInput = {
  readonly authenticatorData: string;
  readonly clientDataJSON: string;
  readonly id: string;
  readonly signature: string;
  readonly userHandle: string;
};

export type PasskeyRegistrationInput = {
  readonly attestationObject: string;
  readonly clientDataJSON: string;
  readonly id: string;
};

/** A part of a content that was shown without a jump, in seconds from the start. */
export type PlayedRange = {
  readonly from: number;
  readonly to: number;
};

export type PlaylistChangeInput = {
  readonly description?: string | null | undefined;
  readonly isPrivate?: boolean | null | undefined;
  readonly name?: string | null | undefined;
};

export type PlaylistInput = {
  readonly description: string;
  readonly isPrivate: boolean;
  readonly name: string;
};

/** What a removal answered, to undo it. */
export type PlaylistPlaceInput = {
  readonly addedAt: string;
  /** The content that came after it; null for the last. */
  readonly beforeId?: string | null | undefined;
};

export type PlaylistSort =
  | 'creator'
  /** Newest first. */
  | 'dateAdded'
  /** Shortest first. */
  | 'duration'
  /** The owner's own order. */
  | 'position'
  | 'title';

export type ProblemReportInput = {
  /** Name of the screen, such as `watch`. */
  readonly page: string;
  readonly text: string;
  /** JSON of the recorded events, of which there are 200 at most; 90 kB at most. */
  readonly trace: string;
};

export type QuotaChoiceInput = {
  /** Of the kind `bytes`; null for the others. */
  readonly bytes?: number | null | undefined;
  readonly kind: QuotaChoiceKind;
};

export type QuotaChoiceKind =
  | 'bytes'
  | 'role'
  | 'unlimited';

export type RegisterInput = {
  readonly acceptsTerms?: boolean | null | undefined;
  /** To the question of the site's rules. */
  readonly answer?: string | null | undefined;
  readonly email: string;
  readonly firstname: string;
  /** The token of an invitation's link. */
  readonly invitation?: string | null | undefined;
  readonly lastname: string;
  readonly password: string;
  /** For those who approve accounts. */
  readonly reason?: string | null | undefined;
  readonly username: string;
};

/** `approval`: an administrator decides about each account. */
export type RegistrationMode =
  | 'approval'
  | 'closed'
  | 'invitation'
  | 'open';

/** What is absent stays as it is. */
export type RegistrationSettingsInput = {
  readonly answers?: ReadonlyArray<string> | null | undefined;
  readonly blockedDomains?: ReadonlyArray<string> | null | undefined;
  /** Comments of accounts of which none was ever published wait for validation. */
  readonly holdNewAccounts?: boolean | null | undefined;
  readonly mode?: RegistrationMode | null | undefined;
  readonly question?: string | null | undefined;
  readonly terms?: string | null | undefined;
};

export type ReportDecision =
  | 'hidden'
  | 'kept';

/** About a content, a comment or a channel: exactly one of them. */
export type ReportInput = {
  readonly channelId?: string | null | undefined;
  readonly commentId?: string | null | undefined;
  readonly contentId?: string | null | undefined;
  readonly reason: ReportReason;
  readonly text: string;
};

export type ReportKind =
  | 'channel'
  | 'comment'
  | 'content';

export type ReportReason =
  | 'copyright'
  | 'hate'
  | 'misinformation'
  | 'nudity'
  | 'other'
  | 'spam'
  | 'violence';

export type ReportStatus =
  | 'closed'
  | 'open';

export type RoleQuotaInput = {
  readonly dailyBytes?: number | null | undefined;
  readonly id: string;
  /** A limit that is absent stays as it is; null is none. */
  readonly totalBytes?: number | null | undefined;
};

/** Published at most a day, a week, a month or a year ago. */
export type SearchDate =
  | 'all'
  | 'month'
  | 'today'
  | 'week'
  | 'year';

/** Under 4 minutes, from 4 to 20, over 20. */
export type SearchDuration =
  | 'all'
  | 'long'
  | 'medium'
  | 'short';

export type SearchSort =
  | 'date'
  | 'likes'
  | 'relevance'
  | 'views';

export type SearchType =
  | 'all'
  | 'channel'
  | 'content'
  | 'hashtag'
  | 'playlist';

/** Absent fields stay as they are. */
export type SiteInput = {
  readonly accent?: Accent | null | undefined;
  readonly announcement?: string | null | undefined;
  readonly announcementEndsAt?: string | null | undefined;
  readonly announcementTone?: AnnouncementTone | null | undefined;
  readonly contact?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly guestPlayback?: boolean | null | undefined;
  readonly highestRendition?: number | null | undefined;
  readonly largestVideoBytes?: number | null | undefined;
  readonly legalNotice?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly privacyPolicy?: string | null | undefined;
};

/** Some days until today, in UTC, and as many before them. */
export type StatisticsPeriod =
  | 'days7'
  | 'days28'
  | 'days90'
  | 'days365';

export type StorageFindingKind =
  /** A reference without a file. */
  | 'missing'
  /** Nothing references it. */
  | 'orphan';

export type StorageUseKind =
  /** In the database. */
  | 'captions'
  | 'originals'
  /** Those of storyboards too. */
  | 'pictures'
  | 'renditions'
  /** Under way, with the sizes that were announced. */
  | 'uploads';

export type StorageWorkState =
  | 'done'
  /** Interrupted for good, by an error or by an administrator. */
  | 'failed'
  | 'running'
  | 'waiting';

export type SuggestionKind =
  | 'channel'
  | 'content'
  | 'hashtag'
  | 'word';

export type UnsentMailState =
  /** No attempt is left. */
  | 'failed'
  /** By the mail server, for good. */
  | 'refused'
  | 'sending'
  /** For its first or its next attempt. */
  | 'waiting';

export type UpdateContentInput = {
  readonly description: string;
  readonly details?: ContentDetailsInput | null | undefined;
  readonly hashtags: ReadonlyArray<string>;
  readonly title: string;
  readonly visibility: Visibility;
};

/** Absent fields do not change. */
export type UpdateContentsInput = {
  readonly addHashtags?: ReadonlyArray<string> | null | undefined;
  readonly removeHashtags?: ReadonlyArray<string> | null | undefined;
  readonly visibility?: Visibility | null | undefined;
};

export type VideoCategory =
  | 'activism'
  | 'animals'
  | 'art'
  | 'children'
  | 'comedy'
  | 'education'
  | 'entertainment'
  | 'film'
  | 'food'
  | 'games'
  | 'howto'
  | 'music'
  | 'news'
  | 'people'
  | 'science'
  | 'sport'
  | 'travel'
  | 'vehicles';

/** Where a viewer comes from. `suggestion`: beside or after another video; `outside`: an address that was opened directly. */
export type ViewSource =
  | 'channel'
  | 'embed'
  | 'home'
  | 'other'
  | 'outside'
  | 'playlist'
  | 'search'
  | 'subscriptions'
  | 'suggestion';

export type Visibility =
  | 'private'
  | 'public';

export type PlaylistChoicesQueryVariables = Exact<{
  contentId: string;
}>;


export type PlaylistChoicesQuery = { readonly viewer: { readonly id: string, readonly playlistChoices: ReadonlyArray<{ readonly containsContent: boolean, readonly playlist: { readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } }> } | null };

export type EmbedTermsQueryVariables = Exact<{
  id: string;
}>;


export type EmbedTermsQuery = { readonly content: { readonly id: string, readonly isOpenToGuests: boolean } | null };

export type HistoryViewerFragment = { readonly isHistoryPaused: boolean, readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } };

export type HistoryItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> };

export type HistoryItemFragment = { readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } };

export type MoreHistoryQueryVariables = Exact<{
  q: string;
  period?: HistoryPeriod | null | undefined;
  cursor?: string | null | undefined;
}>;


export type MoreHistoryQuery = { readonly viewer: { readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } } | null };

export type BellNewsFragment = { readonly unreadCount: number, readonly notifications: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null }> } };

export type NotificationItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null }> };

export type NotificationItemFragment = { readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { readonly bell: { readonly unreadCount: number, readonly notifications: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null }> } } | null };

export type BellNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type BellNewsQuery = { readonly bell: { readonly unreadCount: number, readonly notifications: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null }> } } | null };

export type MoreNotificationsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type MoreNotificationsQuery = { readonly bell: { readonly notifications: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null }> } } | null };

export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { readonly bell: { readonly unreadCount: number } | null };

export type ReadNotificationMutationVariables = Exact<{
  id: string;
}>;


export type ReadNotificationMutation = { readonly readNotification: { readonly notification: { readonly id: string, readonly readAt: string | null }, readonly bell: { readonly unreadCount: number } } };

export type ReadAllNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadAllNotificationsMutation = { readonly readAllNotifications: { readonly unreadCount: number } };

export type LiveBellSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveBellSubscription = { readonly notifications: { readonly unreadCount: number, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } }, readonly notifications: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly createdAt: string, readonly readAt: string | null, readonly commentId: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null } | null, readonly channel: { readonly id: string, readonly name: string, readonly avatarUrl: string | null } | null, readonly actor: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } | null }> } } };

export type QuotaFieldsFragment = { readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null };

export type OwnQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnQuotaQuery = { readonly viewer: { readonly id: string, readonly quota: { readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null } } | null };

export type ModerationQueryVariables = Exact<{
  status: ReportStatus;
  kind?: ReportKind | null | undefined;
}>;


export type ModerationQuery = { readonly heldCommentsCount: number, readonly reports: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly reason: ReportReason, readonly text: string, readonly status: ReportStatus, readonly decision: ReportDecision | null, readonly createdAt: string, readonly closedAt: string | null, readonly reporter: { readonly id: string, readonly username: string } | null, readonly closedBy: { readonly id: string, readonly username: string } | null, readonly subject: { readonly id: string, readonly kind: ReportKind, readonly text: string, readonly thumbnailUrl: string | null, readonly isHidden: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } | null } }> } };

export type MoreReportsQueryVariables = Exact<{
  status: ReportStatus;
  kind?: ReportKind | null | undefined;
  cursor?: string | null | undefined;
}>;


export type MoreReportsQuery = { readonly reports: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly reason: ReportReason, readonly text: string, readonly status: ReportStatus, readonly decision: ReportDecision | null, readonly createdAt: string, readonly closedAt: string | null, readonly reporter: { readonly id: string, readonly username: string } | null, readonly closedBy: { readonly id: string, readonly username: string } | null, readonly subject: { readonly id: string, readonly kind: ReportKind, readonly text: string, readonly thumbnailUrl: string | null, readonly isHidden: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } | null } }> } };

export type ReportItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly reason: ReportReason, readonly text: string, readonly status: ReportStatus, readonly decision: ReportDecision | null, readonly createdAt: string, readonly closedAt: string | null, readonly reporter: { readonly id: string, readonly username: string } | null, readonly closedBy: { readonly id: string, readonly username: string } | null, readonly subject: { readonly id: string, readonly kind: ReportKind, readonly text: string, readonly thumbnailUrl: string | null, readonly isHidden: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } | null } }> };

export type ReportItemFragment = { readonly id: string, readonly reason: ReportReason, readonly text: string, readonly status: ReportStatus, readonly decision: ReportDecision | null, readonly createdAt: string, readonly closedAt: string | null, readonly reporter: { readonly id: string, readonly username: string } | null, readonly closedBy: { readonly id: string, readonly username: string } | null, readonly subject: { readonly id: string, readonly kind: ReportKind, readonly text: string, readonly thumbnailUrl: string | null, readonly isHidden: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } | null } };

export type CloseReportMutationVariables = Exact<{
  id: string;
  decision: ReportDecision;
}>;


export type CloseReportMutation = { readonly closeReport: { readonly id: string, readonly reason: ReportReason, readonly text: string, readonly status: ReportStatus, readonly decision: ReportDecision | null, readonly createdAt: string, readonly closedAt: string | null, readonly reporter: { readonly id: string, readonly username: string } | null, readonly closedBy: { readonly id: string, readonly username: string } | null, readonly subject: { readonly id: string, readonly kind: ReportKind, readonly text: string, readonly thumbnailUrl: string | null, readonly isHidden: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } | null } } };

export type SetHiddenMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  hidden: boolean;
}>;


export type SetHiddenMutation = { readonly setHidden: { readonly id: string, readonly isHidden: boolean } };

export type ManagedChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedChannelsQuery = { readonly viewer: { readonly id: string, readonly channelMemberships: ReadonlyArray<{ readonly id: string, readonly kind: MembershipKind, readonly channel: { readonly id: string, readonly name: string } }> } | null };

export type BlockedCommenterFragment = { readonly id: string, readonly isBlocked: boolean, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } };

export type CaptionsFragment = { readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string };

export type CardChannelFragment = { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } };

export type CardContentFragment = { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } };

export type CardHashtagFragment = { readonly id: string, readonly name: string, readonly contentsCount: number };

export type CardPlaylistFragment = { readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string };

export type ChannelSettingsFragment = { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly commentRules: { readonly mode: CommentsMode, readonly watchedWords: ReadonlyArray<string> } | null };

export type CommentItemFragment = { readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> };

export type CommentsPageFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> }> };

export type ContentDetailsFragment = { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean };

export type FollowChannelFragment = { readonly id: string, readonly name: string, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string } };

export type MediaProgressFragment = { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null };

export type PlaylistVideosFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly addedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> };

export type SessionViewerFragment = { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } };

export type TrimFragment = { readonly start: number, readonly end: number, readonly sourceDuration: number, readonly playingFrom: number };

export type WatchContentFragment = { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly commenting: Commenting, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly adTagUrl: string | null, readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }>, readonly downloads: ReadonlyArray<{ readonly quality: number, readonly url: string }>, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } };

export type ChannelMediaSubscriptionVariables = Exact<{
  channelId?: string | null | undefined;
}>;


export type ChannelMediaSubscription = { readonly channelMedia: { readonly visibility: Visibility, readonly createdAt: string, readonly id: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } };

export type ContentCommentsSubscriptionVariables = Exact<{
  id: string;
}>;


export type ContentCommentsSubscription = { readonly contentComments: { readonly id: string, readonly comment: { readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> } | null } };

export type ContentCountsSubscriptionVariables = Exact<{
  id: string;
}>;


export type ContentCountsSubscription = { readonly contentCounts: { readonly id: string, readonly likesCount: number, readonly commentsCount: number, readonly viewsCount: number, readonly viewerLikes: boolean | null, readonly visibility: Visibility, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } };

export type ContentMediaSubscriptionVariables = Exact<{
  id: string;
}>;


export type ContentMediaSubscription = { readonly contentMedia: { readonly id: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly details: { readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }>, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }>, readonly trim: { readonly start: number, readonly end: number, readonly sourceDuration: number, readonly playingFrom: number } | null }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } };

export type LiveContentFragment = { readonly id: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } };

export type AddCommentMutationVariables = Exact<{
  contentId: string;
  text: string;
  parentId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type AddCommentMutation = { readonly addComment: { readonly comment: { readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> }, readonly parent: { readonly id: string, readonly repliesCount: number } | null, readonly content: { readonly id: string, readonly commentsCount: number } } };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  registration: PasskeyRegistrationInput;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly codes: ReadonlyArray<string>, readonly viewer: { readonly id: string, readonly secondFactor: { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } } } };

export type BecomeCreatorMutationVariables = Exact<{
  input: ChannelInput;
}>;


export type BecomeCreatorMutation = { readonly becomeCreator: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } | null, readonly role: { readonly id: string, readonly name: string } } };

export type BeginPasskeyMutationVariables = Exact<{
  password: string;
}>;


export type BeginPasskeyMutation = { readonly beginPasskey: { readonly challenge: string, readonly rpId: string, readonly rpName: string, readonly userId: string, readonly userName: string, readonly excluded: ReadonlyArray<string> } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { readonly beginPasskeySignIn: { readonly challenge: string, readonly rpId: string } };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactorMutation = { readonly beginSecondFactor: { readonly secret: string, readonly url: string } };

export type ClearHistoryMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearHistoryMutation = { readonly clearHistory: { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: boolean };

export type ConfirmSignInMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSignInMutation = { readonly confirmSignIn: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } };

export type CountViewMutationVariables = Exact<{
  contentId: string;
}>;


export type CountViewMutation = { readonly countView: { readonly id: string, readonly viewsCount: number } };

export type CreateContentMutationVariables = Exact<{
  input: CreateContentInput;
}>;


export type CreateContentMutation = { readonly createContent: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly adTagUrl: string | null, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean, readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }>, readonly downloads: ReadonlyArray<{ readonly quality: number, readonly url: string }>, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> }, readonly channel: { readonly id: string, readonly commenting: Commenting, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } };

export type PublishCommentMutationVariables = Exact<{
  id: string;
  updatedAt?: string | null | undefined;
}>;


export type PublishCommentMutation = { readonly publishComment: { readonly id: string, readonly isHeld: boolean } };

export type RefuseCommentMutationVariables = Exact<{
  id: string;
}>;


export type RefuseCommentMutation = { readonly refuseComment: { readonly id: string } };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: boolean };

export type DeleteCaptionsMutationVariables = Exact<{
  contentId: string;
  language: string;
}>;


export type DeleteCaptionsMutation = { readonly deleteCaptions: { readonly id: string, readonly details: { readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> } } };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { readonly deleteComment: { readonly id: string, readonly parent: { readonly id: string, readonly repliesCount: number } | null, readonly content: { readonly id: string, readonly commentsCount: number } } };

export type DeleteContentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContentMutation = { readonly deleteContent: { readonly id: string } };

export type DeleteContentsMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type DeleteContentsMutation = { readonly deleteContents: { readonly ids: ReadonlyArray<string>, readonly refusals: ReadonlyArray<{ readonly id: string, readonly message: string }> } };

export type EditCommentMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type EditCommentMutation = { readonly editComment: { readonly id: string, readonly text: string, readonly updatedAt: string | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly isHeld: boolean } };

export type ExchangeSignInMutationVariables = Exact<{
  code: string;
}>;


export type ExchangeSignInMutation = { readonly exchangeSignIn: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } };

export type LinkIdentityMutationVariables = Exact<{
  input: LinkInput;
}>;


export type LinkIdentityMutation = { readonly linkIdentity: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { readonly login: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { readonly register: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } | null };

export type RemoveHistoryEntryMutationVariables = Exact<{
  contentId: string;
}>;


export type RemoveHistoryEntryMutation = { readonly removeHistoryEntry: { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } };

export type HistoryFiguresFragment = { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly id: string, readonly secondFactor: { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
}>;


export type RenewRecoveryCodesMutation = { readonly renewRecoveryCodes: { readonly codes: ReadonlyArray<string>, readonly viewer: { readonly id: string, readonly secondFactor: { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } } } };

export type RepeatConversionMutationVariables = Exact<{
  id: string;
}>;


export type RepeatConversionMutation = { readonly repeatConversion: { readonly id: string, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } };

export type ReportPlaybackMutationVariables = Exact<{
  contentId: string;
  position: number;
  ranges: ReadonlyArray<PlayedRange> | PlayedRange;
}>;


export type ReportPlaybackMutation = { readonly reportPlayback: { readonly contentId: string, readonly position: number, readonly isKept: boolean } };

export type ReportProblemMutationVariables = Exact<{
  input: ProblemReportInput;
}>;


export type ReportProblemMutation = { readonly reportProblem: boolean };

export type RequestEmailProofMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailProofMutation = { readonly requestEmailProof: MailDelivery };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset: MailDelivery };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { readonly resetPassword: boolean };

export type RestoreEmailMutationVariables = Exact<{
  token: string;
}>;


export type RestoreEmailMutation = { readonly restoreEmail: boolean };

export type RestoreHistoryEntryMutationVariables = Exact<{
  contentId: string;
  watchedAt: string;
  position: number;
}>;


export type RestoreHistoryEntryMutation = { readonly restoreHistoryEntry: { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { readonly revokeOtherSessions: { readonly id: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean }> } };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeSession: { readonly id: string } };

export type SendReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type SendReportMutation = { readonly report: boolean };

export type SetCommentHeartMutationVariables = Exact<{
  id: string;
  hearted: boolean;
}>;


export type SetCommentHeartMutation = { readonly setCommentHeart: { readonly id: string, readonly isHearted: boolean } };

export type SetCommentLikeMutationVariables = Exact<{
  id: string;
  liked: boolean;
}>;


export type SetCommentLikeMutation = { readonly setCommentLike: { readonly id: string, readonly likesCount: number, readonly viewerLikes: boolean | null } };

export type SetCommentPinMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type SetCommentPinMutation = { readonly setCommentPin: { readonly id: string, readonly contentId: string, readonly isPinned: boolean } };

export type SetCommenterBlockedMutationVariables = Exact<{
  channelId: string;
  userId: string;
  blocked: boolean;
  deletesComments: boolean;
}>;


export type SetCommenterBlockedMutation = { readonly setCommenterBlocked: { readonly id: string, readonly isBlocked: boolean, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type SetFollowMutationVariables = Exact<{
  channelId: string;
  followed: boolean;
}>;


export type SetFollowMutation = { readonly setFollow: { readonly id: string, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null } };

export type SetFollowNotifyMutationVariables = Exact<{
  channelId: string;
  notify: boolean;
}>;


export type SetFollowNotifyMutation = { readonly setFollowNotify: { readonly id: string, readonly viewerNotify: boolean | null } };

export type SetHistoryPausedMutationVariables = Exact<{
  paused: boolean;
}>;


export type SetHistoryPausedMutation = { readonly setHistoryPaused: { readonly id: string, readonly isHistoryPaused: boolean } };

export type SetLikeMutationVariables = Exact<{
  contentId: string;
  liked: boolean;
}>;


export type SetLikeMutation = { readonly setLike: { readonly id: string, readonly likesCount: number, readonly viewerLikes: boolean | null } };

export type SetMuteMutationVariables = Exact<{
  channelId: string;
  muted: boolean;
}>;


export type SetMuteMutation = { readonly setMute: { readonly id: string, readonly viewerMutes: boolean | null } };

export type SetNotInterestedMutationVariables = Exact<{
  contentId: string;
  notInterested: boolean;
}>;


export type SetNotInterestedMutation = { readonly setNotInterested: { readonly contentId: string, readonly isOn: boolean } };

export type SetNotificationChoicesMutationVariables = Exact<{
  input: NotificationChoicesInput;
}>;


export type SetNotificationChoicesMutation = { readonly setNotificationChoices: { readonly id: string, readonly notificationChoices: { readonly digest: DigestFrequency, readonly kinds: ReadonlyArray<{ readonly kind: NotificationKind, readonly onSite: boolean, readonly byMail: boolean }> } } };

export type SignInWithPasskeyMutationVariables = Exact<{
  assertion: PasskeyAssertionInput;
}>;


export type SignInWithPasskeyMutation = { readonly signInWithPasskey: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } };

export type StartViewMutationVariables = Exact<{
  contentId: string;
  source?: ViewSource | null | undefined;
}>;


export type StartViewMutation = { readonly startView: { readonly id: string, readonly viewsCount: number, readonly viewerPosition: number | null } };

export type TrimContentMutationVariables = Exact<{
  id: string;
  start: number;
  end: number;
}>;


export type TrimContentMutation = { readonly trimContent: { readonly id: string, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly details: { readonly trim: { readonly start: number, readonly end: number, readonly sourceDuration: number, readonly playingFrom: number } | null } } };

export type TurnOffSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type TurnOffSecondFactorMutation = { readonly turnOffSecondFactor: { readonly id: string, readonly secondFactor: { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } } };

export type TurnOnSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TurnOnSecondFactorMutation = { readonly turnOnSecondFactor: { readonly codes: ReadonlyArray<string>, readonly viewer: { readonly id: string, readonly secondFactor: { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } } } };

export type UnlinkIdentityMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type UnlinkIdentityMutation = { readonly unlinkIdentity: { readonly id: string, readonly identities: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly email: string, readonly createdAt: string, readonly lastUsedAt: string }> } };

export type UnlockContentMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type UnlockContentMutation = { readonly unlockContent: boolean };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { readonly unsubscribe: boolean };

export type UntrimContentMutationVariables = Exact<{
  id: string;
}>;


export type UntrimContentMutation = { readonly untrimContent: { readonly id: string, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly details: { readonly trim: { readonly start: number, readonly end: number, readonly sourceDuration: number, readonly playingFrom: number } | null } } };

export type UpdateAccountMutationVariables = Exact<{
  input: AccountInput;
}>;


export type UpdateAccountMutation = { readonly updateAccount: { readonly hasPassword: boolean, readonly isEmailVerified: boolean, readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } };

export type UpdateChannelMutationVariables = Exact<{
  channelId: string;
  input: ChannelChangeInput;
}>;


export type UpdateChannelMutation = { readonly updateChannel: { readonly commenting: Commenting, readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly commentRules: { readonly mode: CommentsMode, readonly watchedWords: ReadonlyArray<string> } | null } };

export type UpdateContentMutationVariables = Exact<{
  id: string;
  input: UpdateContentInput;
}>;


export type UpdateContentMutation = { readonly updateContent: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly adTagUrl: string | null, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean, readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }>, readonly downloads: ReadonlyArray<{ readonly quality: number, readonly url: string }>, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> }, readonly channel: { readonly id: string, readonly commenting: Commenting, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } };

export type UpdateContentsMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  input: UpdateContentsInput;
}>;


export type UpdateContentsMutation = { readonly updateContents: { readonly contents: ReadonlyArray<{ readonly isHidden: boolean, readonly description: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }>, readonly refusals: ReadonlyArray<{ readonly id: string, readonly message: string }> } };

export type UpdateSiteMutationVariables = Exact<{
  input: SiteInput;
}>;


export type UpdateSiteMutation = { readonly updateSite: { readonly name: string, readonly accent: Accent, readonly description: string, readonly logoUrl: string | null, readonly contact: string, readonly legalNotice: string, readonly privacyPolicy: string, readonly announcement: string, readonly announcementTone: AnnouncementTone, readonly announcementEndsAt: string | null, readonly guestPlayback: boolean, readonly highestRendition: number, readonly largestVideoBytes: number } };

export type SiteSettingsFieldsFragment = { readonly name: string, readonly accent: Accent, readonly description: string, readonly logoUrl: string | null, readonly contact: string, readonly legalNotice: string, readonly privacyPolicy: string, readonly announcement: string, readonly announcementTone: AnnouncementTone, readonly announcementEndsAt: string | null, readonly guestPlayback: boolean, readonly highestRendition: number, readonly largestVideoBytes: number };

export type RemoveLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveLogoMutation = { readonly removeLogo: { readonly name: string, readonly accent: Accent, readonly description: string, readonly logoUrl: string | null, readonly contact: string, readonly legalNotice: string, readonly privacyPolicy: string, readonly announcement: string, readonly announcementTone: AnnouncementTone, readonly announcementEndsAt: string | null, readonly guestPlayback: boolean, readonly highestRendition: number, readonly largestVideoBytes: number } };

export type CreatePlaylistMutationVariables = Exact<{
  input: PlaylistInput;
  idempotencyKey: string;
}>;


export type CreatePlaylistMutation = { readonly createPlaylist: { readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } };

export type UpdatePlaylistMutationVariables = Exact<{
  id: string;
  input: PlaylistChangeInput;
}>;


export type UpdatePlaylistMutation = { readonly updatePlaylist: { readonly id: string, readonly name: string, readonly description: string, readonly isPrivate: boolean } };

export type DeletePlaylistMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlaylistMutation = { readonly deletePlaylist: { readonly id: string } };

export type AddToPlaylistMutationVariables = Exact<{
  playlistId: string;
  contentId: string;
  place?: PlaylistPlaceInput | null | undefined;
}>;


export type AddToPlaylistMutation = { readonly addToPlaylist: { readonly id: string, readonly name: string, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } };

export type RemoveFromPlaylistMutationVariables = Exact<{
  playlistId: string;
  contentId: string;
}>;


export type RemoveFromPlaylistMutation = { readonly removeFromPlaylist: { readonly beforeId: string | null, readonly addedAt: string | null, readonly playlist: { readonly id: string, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } } };

export type MovePlaylistContentMutationVariables = Exact<{
  playlistId: string;
  contentId: string;
  beforeId?: string | null | undefined;
}>;


export type MovePlaylistContentMutation = { readonly movePlaylistContent: { readonly id: string, readonly thumbnailUrl: string | null } };

export type SetWatchLaterMutationVariables = Exact<{
  contentId: string;
  saved: boolean;
}>;


export type SetWatchLaterMutation = { readonly setWatchLater: { readonly wasUnchanged: boolean, readonly playlist: { readonly id: string, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } } };

export type CommentInFocusQueryVariables = Exact<{
  id: string;
}>;


export type CommentInFocusQuery = { readonly comment: { readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> } | null };

export type CommentsQueryVariables = Exact<{
  id: string;
  sort?: CommentSort;
  after?: string | null | undefined;
}>;


export type CommentsQuery = { readonly content: { readonly id: string, readonly comments: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> }> } | null } | null };

export type ContentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ContentPreviewQuery = { readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } | null };

export type CurrentViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentViewerQuery = { readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } | null };

export type HeldCommentsQueryVariables = Exact<{
  own: boolean;
  channelId?: string | null | undefined;
}>;


export type HeldCommentsQuery = { readonly heldCommentsCount: number, readonly heldComments: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly reason: HoldReason, readonly createdAt: string, readonly updatedAt: string | null, readonly viewerCanPublish: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } }> } };

export type MoreHeldCommentsQueryVariables = Exact<{
  own: boolean;
  channelId?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type MoreHeldCommentsQuery = { readonly heldComments: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly reason: HoldReason, readonly createdAt: string, readonly updatedAt: string | null, readonly viewerCanPublish: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } }> } };

export type HeldCommentItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly reason: HoldReason, readonly createdAt: string, readonly updatedAt: string | null, readonly viewerCanPublish: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly content: { readonly id: string, readonly title: string } }> };

export type MentionSuggestionsQueryVariables = Exact<{
  contentId: string;
  beginning: string;
}>;


export type MentionSuggestionsQuery = { readonly mentionSuggestions: ReadonlyArray<{ readonly id: string, readonly username: string, readonly avatarUrl: string | null }> };

export type OwnCaptionsQueryVariables = Exact<{
  id: string;
}>;


export type OwnCaptionsQuery = { readonly content: { readonly id: string, readonly details: { readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> } } | null };

export type OwnContentQueryVariables = Exact<{
  id: string;
}>;


export type OwnContentQuery = { readonly content: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly adTagUrl: string | null, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean, readonly trim: { readonly start: number, readonly end: number, readonly sourceDuration: number, readonly playingFrom: number } | null, readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }>, readonly downloads: ReadonlyArray<{ readonly quality: number, readonly url: string }>, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> }, readonly channel: { readonly id: string, readonly commenting: Commenting, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } | null };

export type PlayingPlaylistQueryVariables = Exact<{
  id: string;
  sort: PlaylistSort;
  cursor?: string | null | undefined;
}>;


export type PlayingPlaylistQuery = { readonly playlist: { readonly id: string, readonly name: string } | null, readonly playlistContents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly addedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } };

export type PlaylistQueryVariables = Exact<{
  id: string;
  sort: PlaylistSort;
  cursor?: string | null | undefined;
}>;


export type PlaylistQuery = { readonly playlist: { readonly viewerCanEdit: boolean, readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string, readonly owner: { readonly id: string, readonly username: string } } | null, readonly playlistContents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly addedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } };

export type ProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvidersQuery = { readonly providers: ReadonlyArray<{ readonly name: string, readonly label: string, readonly isConfigured: boolean }> };

export type RegistrationQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationQuery = { readonly registration: { readonly mode: RegistrationMode, readonly question: string, readonly terms: string } };

export type RepliesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RepliesQuery = { readonly comment: { readonly id: string, readonly replies: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> }> } } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type SearchSuggestionsQuery = { readonly searchSuggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly text: string, readonly targetId: string | null }> };

export type StoryboardQueryVariables = Exact<{
  id: string;
}>;


export type StoryboardQuery = { readonly content: { readonly id: string, readonly media: { readonly storyboardUrl: string | null } } | null };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { readonly site: { readonly name: string, readonly description: string }, readonly sitePages: { readonly contact: string, readonly legalNotice: string, readonly privacyPolicy: string, readonly terms: string } };

export type AdministrationOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministrationOverviewQuery = { readonly overview: { readonly people: number, readonly peopleOfWeek: number, readonly suspended: number, readonly contents: number, readonly contentsOfWeek: number, readonly failedConversions: number, readonly registrationRequests: number, readonly openReports: number, readonly heldComments: number, readonly problemReportsOfDay: number, readonly mailDelivery: MailDelivery, readonly freeBytes: number, readonly isInBucket: boolean, readonly isStorageLow: boolean, readonly databaseFreeBytes: number | null, readonly isDatabaseLow: boolean, readonly jobs: { readonly waiting: number, readonly running: number, readonly failed: number }, readonly mails: { readonly waiting: number, readonly running: number, readonly failed: number } } };

export type AccountsQueryVariables = Exact<{
  query: string;
  suspended: boolean;
  cursor?: string | null | undefined;
}>;


export type AccountsQuery = { readonly accounts: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly isEmailVerified: boolean, readonly avatarUrl: string | null, readonly createdAt: string, readonly suspendedAt: string | null, readonly role: { readonly id: string, readonly name: string }, readonly quota: { readonly totalChoice: QuotaChoiceKind, readonly dailyChoice: QuotaChoiceKind, readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null } }> } };

export type AccountRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRolesQuery = { readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type AccountItemFragment = { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly isEmailVerified: boolean, readonly avatarUrl: string | null, readonly createdAt: string, readonly suspendedAt: string | null, readonly role: { readonly id: string, readonly name: string }, readonly quota: { readonly totalChoice: QuotaChoiceKind, readonly dailyChoice: QuotaChoiceKind, readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null } };

export type RegistrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationsQuery = { readonly registrationSettings: { readonly mode: RegistrationMode, readonly question: string, readonly answers: ReadonlyArray<string>, readonly blockedDomains: ReadonlyArray<string>, readonly terms: string, readonly holdNewAccounts: boolean }, readonly registrationRequests: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly reason: string, readonly createdAt: string }> }, readonly invitations: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly note: string, readonly places: number, readonly used: number, readonly createdAt: string, readonly expiresAt: string }> } };

export type RegistrationRequestsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type RegistrationRequestsQuery = { readonly registrationRequests: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly reason: string, readonly createdAt: string }> } };

export type InvitationsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type InvitationsQuery = { readonly invitations: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly note: string, readonly places: number, readonly used: number, readonly createdAt: string, readonly expiresAt: string }> } };

export type RegistrationRequestItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly reason: string, readonly createdAt: string }> };

export type InvitationItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly note: string, readonly places: number, readonly used: number, readonly createdAt: string, readonly expiresAt: string }> };

export type RoleQuotasQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleQuotasQuery = { readonly roleQuotas: ReadonlyArray<{ readonly id: string, readonly name: string, readonly totalBytes: number | null, readonly dailyBytes: number | null }> };

export type FailedConversionsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type FailedConversionsQuery = { readonly failedConversions: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly username: string, readonly isWatchable: boolean, readonly canRepeat: boolean, readonly message: string, readonly reason: string | null, readonly failedAt: string }> } };

export type AdministeredContentsQueryVariables = Exact<{
  query: string;
  state?: AdministeredState | null | undefined;
  visibility?: AdministeredVisibility | null | undefined;
  hidden: boolean;
  cursor?: string | null | undefined;
}>;


export type AdministeredContentsQuery = { readonly administeredContents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly channelId: string, readonly channelName: string, readonly username: string, readonly visibility: AdministeredVisibility, readonly isHidden: boolean, readonly state: AdministeredState, readonly progress: number, readonly failure: string | null, readonly reason: string | null, readonly canRepeat: boolean, readonly originalBytes: number | null, readonly renditionsBytes: number | null, readonly isMeasured: boolean, readonly viewsCount: number, readonly openReports: number, readonly createdAt: string }> } };

export type AdministeredContentItemFragment = { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly channelId: string, readonly channelName: string, readonly username: string, readonly visibility: AdministeredVisibility, readonly isHidden: boolean, readonly state: AdministeredState, readonly progress: number, readonly failure: string | null, readonly reason: string | null, readonly canRepeat: boolean, readonly originalBytes: number | null, readonly renditionsBytes: number | null, readonly isMeasured: boolean, readonly viewsCount: number, readonly openReports: number, readonly createdAt: string };

export type AdministeredChannelsQueryVariables = Exact<{
  query: string;
  verified: boolean;
  cursor?: string | null | undefined;
}>;


export type AdministeredChannelsQuery = { readonly administeredChannels: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly username: string, readonly avatarUrl: string | null, readonly isOwnerSuspended: boolean, readonly isVerified: boolean, readonly followersCount: number, readonly videosCount: number, readonly bytes: number, readonly createdAt: string }> } };

export type AdministeredChannelItemFragment = { readonly id: string, readonly name: string, readonly username: string, readonly avatarUrl: string | null, readonly isOwnerSuspended: boolean, readonly isVerified: boolean, readonly followersCount: number, readonly videosCount: number, readonly bytes: number, readonly createdAt: string };

export type RemoveContentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveContentMutation = { readonly removeContent: { readonly id: string } };

export type SetChannelVerifiedMutationVariables = Exact<{
  id: string;
  verified: boolean;
}>;


export type SetChannelVerifiedMutation = { readonly setChannelVerified: { readonly id: string, readonly isVerified: boolean } };

export type JobsQueryVariables = Exact<{
  state?: JobState | null | undefined;
  cursor?: string | null | undefined;
}>;


export type JobsQuery = { readonly jobs: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: JobKind, readonly state: JobState, readonly contentId: string | null, readonly title: string | null, readonly mailKind: string | null, readonly recipient: string | null, readonly attempts: number, readonly reason: string | null, readonly isRaised: boolean, readonly canRetry: boolean, readonly canAbandon: boolean, readonly createdAt: string, readonly startedAt: string | null, readonly nextAttemptAt: string | null, readonly failedAt: string | null, readonly workerHost: string | null, readonly workerPid: number | null, readonly isRunRemotely: boolean }> } };

export type JobItemFragment = { readonly id: string, readonly kind: JobKind, readonly state: JobState, readonly contentId: string | null, readonly title: string | null, readonly mailKind: string | null, readonly recipient: string | null, readonly attempts: number, readonly reason: string | null, readonly isRaised: boolean, readonly canRetry: boolean, readonly canAbandon: boolean, readonly createdAt: string, readonly startedAt: string | null, readonly nextAttemptAt: string | null, readonly failedAt: string | null, readonly workerHost: string | null, readonly workerPid: number | null, readonly isRunRemotely: boolean };

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryJobMutation = { readonly retryJob: { readonly id: string } };

export type SetJobRaisedMutationVariables = Exact<{
  id: string;
  raised: boolean;
}>;


export type SetJobRaisedMutation = { readonly setJobRaised: { readonly id: string } };

export type AbandonJobMutationVariables = Exact<{
  id: string;
}>;


export type AbandonJobMutation = { readonly abandonJob: { readonly id: string } };

export type StorageReportQueryVariables = Exact<{ [key: string]: never; }>;


export type StorageReportQuery = { readonly storageReport: { readonly uses: ReadonlyArray<{ readonly kind: StorageUseKind, readonly files: number, readonly bytes: number | null, readonly unmeasured: number }>, readonly check: { readonly id: string, readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly files: number, readonly bytes: number, readonly orphans: number, readonly orphanFiles: number, readonly orphanBytes: number, readonly missing: number, readonly unknownNames: number, readonly deletable: { readonly orphans: number, readonly files: number, readonly bytes: number }, readonly deletion: { readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly deleted: number, readonly deletedBytes: number, readonly kept: number, readonly gone: number, readonly failed: number } | null } | null } };

export type StorageStateFragment = { readonly uses: ReadonlyArray<{ readonly kind: StorageUseKind, readonly files: number, readonly bytes: number | null, readonly unmeasured: number }>, readonly check: { readonly id: string, readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly files: number, readonly bytes: number, readonly orphans: number, readonly orphanFiles: number, readonly orphanBytes: number, readonly missing: number, readonly unknownNames: number, readonly deletable: { readonly orphans: number, readonly files: number, readonly bytes: number }, readonly deletion: { readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly deleted: number, readonly deletedBytes: number, readonly kept: number, readonly gone: number, readonly failed: number } | null } | null };

export type StorageFindingsQueryVariables = Exact<{
  kind: StorageFindingKind;
  query: string;
  cursor?: string | null | undefined;
}>;


export type StorageFindingsQuery = { readonly storageFindings: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: StorageFindingKind, readonly key: string, readonly files: number, readonly bytes: number, readonly outcome: OrphanOutcome | null, readonly contentId: string | null, readonly title: string | null }> } };

export type StorageFindingItemFragment = { readonly id: string, readonly kind: StorageFindingKind, readonly key: string, readonly files: number, readonly bytes: number, readonly outcome: OrphanOutcome | null, readonly contentId: string | null, readonly title: string | null };

export type CheckStorageMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckStorageMutation = { readonly checkStorage: { readonly uses: ReadonlyArray<{ readonly kind: StorageUseKind, readonly files: number, readonly bytes: number | null, readonly unmeasured: number }>, readonly check: { readonly id: string, readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly files: number, readonly bytes: number, readonly orphans: number, readonly orphanFiles: number, readonly orphanBytes: number, readonly missing: number, readonly unknownNames: number, readonly deletable: { readonly orphans: number, readonly files: number, readonly bytes: number }, readonly deletion: { readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly deleted: number, readonly deletedBytes: number, readonly kept: number, readonly gone: number, readonly failed: number } | null } | null } };

export type DeleteOrphansMutationVariables = Exact<{
  checkId: string;
}>;


export type DeleteOrphansMutation = { readonly deleteOrphans: { readonly uses: ReadonlyArray<{ readonly kind: StorageUseKind, readonly files: number, readonly bytes: number | null, readonly unmeasured: number }>, readonly check: { readonly id: string, readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly files: number, readonly bytes: number, readonly orphans: number, readonly orphanFiles: number, readonly orphanBytes: number, readonly missing: number, readonly unknownNames: number, readonly deletable: { readonly orphans: number, readonly files: number, readonly bytes: number }, readonly deletion: { readonly state: StorageWorkState, readonly reason: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly deleted: number, readonly deletedBytes: number, readonly kept: number, readonly gone: number, readonly failed: number } | null } | null } };

export type AuditLogQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type AuditLogQuery = { readonly auditLog: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly act: string, readonly actorName: string, readonly subjectId: string, readonly createdAt: string, readonly details: ReadonlyArray<{ readonly name: string, readonly value: string | null }> }> } };

export type SetAccountSuspendedMutationVariables = Exact<{
  id: string;
  suspended: boolean;
}>;


export type SetAccountSuspendedMutation = { readonly setAccountSuspended: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly isEmailVerified: boolean, readonly avatarUrl: string | null, readonly createdAt: string, readonly suspendedAt: string | null, readonly role: { readonly id: string, readonly name: string }, readonly quota: { readonly totalChoice: QuotaChoiceKind, readonly dailyChoice: QuotaChoiceKind, readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null } } };

export type SetAccountRoleMutationVariables = Exact<{
  id: string;
  roleId: string;
}>;


export type SetAccountRoleMutation = { readonly setAccountRole: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly isEmailVerified: boolean, readonly avatarUrl: string | null, readonly createdAt: string, readonly suspendedAt: string | null, readonly role: { readonly id: string, readonly name: string }, readonly quota: { readonly totalChoice: QuotaChoiceKind, readonly dailyChoice: QuotaChoiceKind, readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null } } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { readonly resetSecondFactor: { readonly id: string } };

export type RemoveAccountMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAccountMutation = { readonly removeAccount: { readonly id: string } };

export type DecideRegistrationMutationVariables = Exact<{
  id: string;
  approved: boolean;
}>;


export type DecideRegistrationMutation = { readonly decideRegistration: { readonly id: string } };

export type CreateInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type CreateInvitationMutation = { readonly createInvitation: { readonly token: string, readonly invitation: { readonly id: string } } };

export type DeleteInvitationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteInvitationMutation = { readonly deleteInvitation: { readonly id: string } };

export type UpdateRegistrationSettingsMutationVariables = Exact<{
  input: RegistrationSettingsInput;
}>;


export type UpdateRegistrationSettingsMutation = { readonly updateRegistrationSettings: { readonly mode: RegistrationMode, readonly question: string, readonly answers: ReadonlyArray<string>, readonly blockedDomains: ReadonlyArray<string>, readonly terms: string, readonly holdNewAccounts: boolean } };

export type UnsentMailsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type UnsentMailsQuery = { readonly unsentMails: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly recipient: string | null, readonly state: UnsentMailState, readonly attempts: number, readonly reason: string | null, readonly createdAt: string, readonly nextAttemptAt: string | null }> } };

export type SendMailNowMutationVariables = Exact<{
  id: string;
}>;


export type SendMailNowMutation = { readonly sendMailNow: { readonly id: string } };

export type UpdateRoleQuotasMutationVariables = Exact<{
  input: ReadonlyArray<RoleQuotaInput> | RoleQuotaInput;
}>;


export type UpdateRoleQuotasMutation = { readonly updateRoleQuotas: ReadonlyArray<{ readonly id: string, readonly name: string, readonly totalBytes: number | null, readonly dailyBytes: number | null }> };

export type SetAccountQuotaMutationVariables = Exact<{
  id: string;
  total?: QuotaChoiceInput | null | undefined;
  daily?: QuotaChoiceInput | null | undefined;
}>;


export type SetAccountQuotaMutation = { readonly setAccountQuota: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly isEmailVerified: boolean, readonly avatarUrl: string | null, readonly createdAt: string, readonly suspendedAt: string | null, readonly role: { readonly id: string, readonly name: string }, readonly quota: { readonly totalChoice: QuotaChoiceKind, readonly dailyChoice: QuotaChoiceKind, readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null } } };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { readonly siteSettings: { readonly name: string, readonly accent: Accent, readonly description: string, readonly logoUrl: string | null, readonly contact: string, readonly legalNotice: string, readonly privacyPolicy: string, readonly announcement: string, readonly announcementTone: AnnouncementTone, readonly announcementEndsAt: string | null, readonly guestPlayback: boolean, readonly highestRendition: number, readonly largestVideoBytes: number } };

export type CreatorQueryVariables = Exact<{
  handle: string;
  sort: ContentSort;
}>;


export type CreatorQuery = { readonly channel: { readonly viewerMutes: boolean | null, readonly createdAt: string, readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly statistics: { readonly totalVideos: number, readonly totalViews: number, readonly totalLikes: number, readonly totalComments: number }, readonly contents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> }, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } | null };

export type CreatorVideosQueryVariables = Exact<{
  handle: string;
  sort: ContentSort;
  cursor?: string | null | undefined;
}>;


export type CreatorVideosQuery = { readonly channel: { readonly id: string, readonly contents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> } } | null };

export type CreatorsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type CreatorsQuery = { readonly channels: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> } };

export type DashboardQueryVariables = Exact<{
  channelId?: string | null | undefined;
  visibility?: Visibility | null | undefined;
  q?: string | null | undefined;
  sort: DashboardSort;
}>;


export type DashboardQuery = { readonly heldCommentsCount: number, readonly dashboard: { readonly channel: { readonly id: string, readonly name: string, readonly owner: { readonly id: string, readonly username: string } }, readonly statistics: { readonly totalContents: number, readonly engagement: number, readonly totalViews: { readonly value: number, readonly change: number | null }, readonly totalLikes: { readonly value: number, readonly change: number | null }, readonly totalComments: { readonly value: number, readonly change: number | null }, readonly subscribers: { readonly value: number, readonly change: number | null }, readonly totalVideos: { readonly value: number, readonly change: number | null }, readonly avgWatchTime: { readonly value: number, readonly change: number | null } }, readonly contents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly isHidden: boolean, readonly description: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } } | null };

export type DashboardVideosQueryVariables = Exact<{
  channelId?: string | null | undefined;
  visibility?: Visibility | null | undefined;
  q?: string | null | undefined;
  sort: DashboardSort;
  cursor?: string | null | undefined;
}>;


export type DashboardVideosQuery = { readonly dashboard: { readonly contents: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly isHidden: boolean, readonly description: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } } | null };

export type EditedContentQueryVariables = Exact<{
  id: string;
}>;


export type EditedContentQuery = { readonly content: { readonly viewerCanEdit: boolean, readonly isHidden: boolean, readonly description: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } } | null };

export type EditedChannelQueryVariables = Exact<{
  channelId: string;
}>;


export type EditedChannelQuery = { readonly dashboard: { readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly blockedCommenters: ReadonlyArray<{ readonly id: string, readonly isBlocked: boolean, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> | null, readonly commentRules: { readonly mode: CommentsMode, readonly watchedWords: ReadonlyArray<string> } | null } } | null };

export type ChannelPeriodQueryVariables = Exact<{
  channelId?: string | null | undefined;
  length: StatisticsPeriod;
}>;


export type ChannelPeriodQuery = { readonly dashboard: { readonly period: { readonly id: string, readonly days: ReadonlyArray<string>, readonly views: ReadonlyArray<number>, readonly watchTime: ReadonlyArray<number>, readonly subscribers: ReadonlyArray<number>, readonly likes: ReadonlyArray<number>, readonly sources: ReadonlyArray<{ readonly id: string, readonly source: CountedSource, readonly views: number, readonly previousViews: number }>, readonly videos: ReadonlyArray<{ readonly id: string, readonly contentId: string, readonly title: string, readonly views: number, readonly watchTime: number }> } } | null };

export type DashboardFigureFragment = { readonly value: number, readonly change: number | null };

export type DashboardContentFragment = { readonly isHidden: boolean, readonly description: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly publishAt: string | null, readonly publishWhenReady: boolean, readonly audience: Audience, readonly allowedUsernames: ReadonlyArray<string>, readonly hasPassword: boolean }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type EmbedQueryVariables = Exact<{
  id: string;
}>;


export type EmbedQuery = { readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly visibility: Visibility, readonly isPasswordProtected: boolean, readonly viewerPosition: number | null, readonly details: { readonly adTagUrl: string | null, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }>, readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }> }, readonly channel: { readonly id: string, readonly name: string }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } | null };

export type ExploreQueryVariables = Exact<{
  source: ExploreSource;
}>;


export type ExploreQuery = { readonly explore: { readonly nextCursor: string | null, readonly categories: ReadonlyArray<{ readonly title: string, readonly category: VideoCategory | null, readonly hashtag: { readonly id: string, readonly name: string, readonly contentsCount: number } | null, readonly contents: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> }>, readonly items: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly popularHashtags: ReadonlyArray<{ readonly id: string, readonly name: string, readonly contentsCount: number }> };

export type ExploreMoreQueryVariables = Exact<{
  source: ExploreSource;
  after: string;
}>;


export type ExploreMoreQuery = { readonly explore: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } };

export type ExploreItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> };

export type HistoryQueryVariables = Exact<{
  q: string;
  period?: HistoryPeriod | null | undefined;
}>;


export type HistoryQuery = { readonly viewer: { readonly isHistoryPaused: boolean, readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } | null };

export type HomeQueryVariables = Exact<{
  isGuest: boolean;
}>;


export type HomeQuery = { readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }>, readonly trending: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }>, readonly topCreators?: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> };

export type HomeNewestQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type HomeNewestQuery = { readonly newest: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> } };

export type HomeGuideQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeGuideQuery = { readonly site: { readonly name: string, readonly accent: Accent }, readonly viewer: { readonly id: string, readonly channel: { readonly id: string } | null } | null };

export type HomeOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeOwnQuery = { readonly viewer: { readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly news: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> } } | null };

export type LibraryQueryVariables = Exact<{
  q: string;
  period?: HistoryPeriod | null | undefined;
}>;


export type LibraryQuery = { readonly viewer: { readonly isHistoryPaused: boolean, readonly id: string, readonly playlists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string }>, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } | null };

export type PlaylistsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaylistsQuery = { readonly viewer: { readonly id: string, readonly playlists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string }> } | null };

export type SearchQueryVariables = Exact<{
  query: string;
  type: SearchType;
  sort: SearchSort;
  date: SearchDate;
  duration: SearchDuration;
  category?: VideoCategory | null | undefined;
  language?: string | null | undefined;
  captions: boolean;
  after?: string | null | undefined;
}>;


export type SearchQuery = { readonly search: { readonly corrected: string | null, readonly nextCursor: string | null, readonly contents: ReadonlyArray<{ readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }, readonly title: ReadonlyArray<{ readonly text: string, readonly isMatch: boolean }>, readonly description: ReadonlyArray<{ readonly text: string, readonly isMatch: boolean }>, readonly passages: ReadonlyArray<{ readonly second: number, readonly language: string, readonly text: ReadonlyArray<{ readonly text: string, readonly isMatch: boolean }> }> }>, readonly channels: ReadonlyArray<{ readonly isOwnChannel: boolean, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }>, readonly playlists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string }>, readonly hashtags: ReadonlyArray<{ readonly id: string, readonly name: string, readonly contentsCount: number }>, readonly stats: { readonly totalCount: number, readonly contentsCount: number, readonly channelsCount: number, readonly playlistsCount: number, readonly hashtagsCount: number, readonly isCapped: { readonly content: boolean, readonly channel: boolean, readonly playlist: boolean, readonly hashtag: boolean } } } };

export type ChannelTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelTeamQuery = { readonly viewer: { readonly id: string, readonly channelMemberships: ReadonlyArray<{ readonly id: string, readonly kind: MembershipKind, readonly channel: { readonly id: string, readonly name: string, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }>, readonly channel: { readonly id: string, readonly members: ReadonlyArray<{ readonly id: string, readonly acceptedAt: string | null, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> | null } | null } | null };

export type InviteChannelMemberMutationVariables = Exact<{
  channelId: string;
  username: string;
}>;


export type InviteChannelMemberMutation = { readonly inviteChannelMember: { readonly id: string, readonly members: ReadonlyArray<{ readonly id: string, readonly acceptedAt: string | null, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> | null } };

export type RemoveChannelMemberMutationVariables = Exact<{
  channelId: string;
  userId: string;
}>;


export type RemoveChannelMemberMutation = { readonly removeChannelMember: { readonly id: string, readonly members: ReadonlyArray<{ readonly id: string, readonly acceptedAt: string | null, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> | null } };

export type AnswerChannelInvitationMutationVariables = Exact<{
  channelId: string;
  accepted: boolean;
}>;


export type AnswerChannelInvitationMutation = { readonly answerChannelInvitation: { readonly id: string, readonly channelMemberships: ReadonlyArray<{ readonly id: string, readonly kind: MembershipKind, readonly channel: { readonly id: string, readonly name: string, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } };

export type LeaveChannelMutationVariables = Exact<{
  channelId: string;
}>;


export type LeaveChannelMutation = { readonly leaveChannel: { readonly id: string, readonly channelMemberships: ReadonlyArray<{ readonly id: string, readonly kind: MembershipKind, readonly channel: { readonly id: string, readonly name: string, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } };

export type ChannelTeamFieldsFragment = { readonly id: string, readonly members: ReadonlyArray<{ readonly id: string, readonly acceptedAt: string | null, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> | null };

export type ChannelMembershipFieldsFragment = { readonly id: string, readonly kind: MembershipKind, readonly channel: { readonly id: string, readonly name: string, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly viewer: { readonly hasPassword: boolean, readonly isEmailVerified: boolean, readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly secondFactor: { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> }, readonly quota: { readonly id: string, readonly totalLimitBytes: number | null, readonly totalUsedBytes: number, readonly dailyLimitBytes: number | null, readonly dailyUsedBytes: number, readonly moreAt: string | null }, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly blockedCommenters: ReadonlyArray<{ readonly id: string, readonly isBlocked: boolean, readonly person: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> | null, readonly commentRules: { readonly mode: CommentsMode, readonly watchedWords: ReadonlyArray<string> } | null } | null, readonly notificationChoices: { readonly digest: DigestFrequency, readonly kinds: ReadonlyArray<{ readonly kind: NotificationKind, readonly onSite: boolean, readonly byMail: boolean }> }, readonly mutedChannels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly viewerMutes: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }>, readonly identities: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly email: string, readonly createdAt: string, readonly lastUsedAt: string }>, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean }>, readonly role: { readonly id: string, readonly name: string } } | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSelfAssignable: boolean }> };

export type NotificationChoicesFragment = { readonly digest: DigestFrequency, readonly kinds: ReadonlyArray<{ readonly kind: NotificationKind, readonly onSite: boolean, readonly byMail: boolean }> };

export type MutedChannelFragment = { readonly id: string, readonly name: string, readonly viewerMutes: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } };

export type SettingsSessionFragment = { readonly id: string, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean };

export type SettingsIdentityFragment = { readonly id: string, readonly provider: string, readonly email: string, readonly createdAt: string, readonly lastUsedAt: string };

export type SettingsSecondFactorFragment = { readonly isRequired: boolean, readonly hasGenerator: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> };

export type SettingsPasskeyFragment = { readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null };

export type SubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionsQuery = { readonly viewer: { readonly id: string, readonly follows: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly latestContent: { readonly id: string, readonly createdAt: string, readonly isUnseen: boolean } | null }> }, readonly news: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> } } | null };

export type SubscriptionFragment = { readonly id: string, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly latestContent: { readonly id: string, readonly createdAt: string, readonly isUnseen: boolean } | null };

export type MoreNewsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type MoreNewsQuery = { readonly viewer: { readonly id: string, readonly news: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }> } } | null };

export type MoreFollowsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type MoreFollowsQuery = { readonly viewer: { readonly id: string, readonly follows: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly latestContent: { readonly id: string, readonly createdAt: string, readonly isUnseen: boolean } | null }> } } | null };

export type UploadChannelQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadChannelQuery = { readonly viewer: { readonly id: string, readonly channelMemberships: ReadonlyArray<{ readonly id: string, readonly kind: MembershipKind }> } | null };

export type VideoStatisticsQueryVariables = Exact<{
  id: string;
}>;


export type VideoStatisticsQuery = { readonly content: { readonly id: string, readonly title: string, readonly duration: number, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly details: { readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }> }, readonly retention: { readonly id: string, readonly plays: number, readonly avgWatchTime: number, readonly shares: ReadonlyArray<number> } | null } | null };

export type WatchQueryVariables = Exact<{
  id: string;
  sort?: CommentSort;
  playlistId?: string;
  inPlaylist?: boolean;
  commentId?: string;
  hasComment?: boolean;
}>;


export type WatchQuery = { readonly content: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly commenting: Commenting, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly viewerFollows: boolean | null, readonly viewerNotify: boolean | null, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly comments: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> }> } | null, readonly details: { readonly category: VideoCategory | null, readonly language: string | null, readonly licence: string | null, readonly commentsOpen: boolean, readonly downloadsAllowed: boolean, readonly adTagUrl: string | null, readonly chapters: ReadonlyArray<{ readonly start: number, readonly title: string }>, readonly downloads: ReadonlyArray<{ readonly quality: number, readonly url: string }>, readonly captions: ReadonlyArray<{ readonly language: string, readonly languageName: string, readonly isAutomatic: boolean, readonly url: string }> }, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null } } | null, readonly comment?: { readonly id: string, readonly text: string, readonly authorHasChannel: boolean, readonly isAuthorMuted: boolean, readonly contentId: string, readonly parentId: string | null, readonly createdAt: string, readonly updatedAt: string | null, readonly repliesCount: number, readonly likesCount: number, readonly viewerLikes: boolean | null, readonly isPinned: boolean, readonly isHearted: boolean, readonly viewerCanDelete: boolean, readonly isHeld: boolean, readonly author: { readonly id: string, readonly username: string, readonly avatarUrl: string | null }, readonly mentions: ReadonlyArray<{ readonly name: string, readonly username: string }> } | null, readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }>, readonly playlist?: { readonly id: string, readonly name: string } | null, readonly playlistContents?: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly addedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } };

export const HistoryFiguresFragmentDoc = /*#__PURE__*/ gql`
    fragment HistoryFigures on Viewer {
  id
  historyStatistics {
    totalVideos
    uniqueCreators
  }
}
    ` as unknown as DocumentNode<HistoryFiguresFragment, unknown>;
export const CardContentFragmentDoc = /*#__PURE__*/ gql`
    fragment CardContent on Content {
  id
  title
  thumbnailUrl
  duration
  createdAt
  visibility
  viewerPosition
  viewsCount
  likesCount
  commentsCount
  channel {
    id
    name
    isVerified
    followersCount
    owner {
      id
      username
      avatarUrl
    }
  }
  media {
    state
    progress
  }
}
    ` as unknown as DocumentNode<CardContentFragment, unknown>;
export const HistoryItemFragmentDoc = /*#__PURE__*/ gql`
    fragment HistoryItem on HistoryEntry {
  id
  watchedAt
  content {
    ...CardContent
  }
}
    ` as unknown as DocumentNode<HistoryItemFragment, unknown>;
export const HistoryItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment HistoryItems on HistoryPage {
  items {
    ...HistoryItem
  }
  nextCursor
}
    ` as unknown as DocumentNode<HistoryItemsFragment, unknown>;
export const HistoryViewerFragmentDoc = /*#__PURE__*/ gql`
    fragment HistoryViewer on Viewer {
  ...HistoryFigures
  isHistoryPaused
  history(q: $q, period: $period, limit: 20) {
    ...HistoryItems
  }
}
    ` as unknown as DocumentNode<HistoryViewerFragment, unknown>;
export const NotificationItemFragmentDoc = /*#__PURE__*/ gql`
    fragment NotificationItem on Notification {
  id
  kind
  createdAt
  readAt
  content {
    id
    title
    thumbnailUrl
  }
  commentId
  channel {
    id
    name
    avatarUrl
  }
  actor {
    id
    username
    avatarUrl
  }
}
    ` as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const NotificationItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment NotificationItems on NotificationPage {
  items {
    ...NotificationItem
  }
  nextCursor
}
    ` as unknown as DocumentNode<NotificationItemsFragment, unknown>;
export const BellNewsFragmentDoc = /*#__PURE__*/ gql`
    fragment BellNews on Bell {
  unreadCount
  notifications {
    ...NotificationItems
  }
}
    ` as unknown as DocumentNode<BellNewsFragment, unknown>;
export const ReportItemFragmentDoc = /*#__PURE__*/ gql`
    fragment ReportItem on Report {
  id
  reason
  text
  status
  decision
  createdAt
  closedAt
  reporter {
    id
    username
  }
  closedBy {
    id
    username
  }
  subject {
    id
    kind
    text
    author {
      id
      username
      avatarUrl
    }
    thumbnailUrl
    content {
      id
      title
    }
    isHidden
  }
}
    ` as unknown as DocumentNode<ReportItemFragment, unknown>;
export const ReportItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment ReportItems on ReportPage {
  items {
    ...ReportItem
  }
  nextCursor
}
    ` as unknown as DocumentNode<ReportItemsFragment, unknown>;
export const BlockedCommenterFragmentDoc = /*#__PURE__*/ gql`
    fragment BlockedCommenter on BlockedCommenter {
  id
  person {
    id
    username
    avatarUrl
  }
  isBlocked
}
    ` as unknown as DocumentNode<BlockedCommenterFragment, unknown>;
export const CardHashtagFragmentDoc = /*#__PURE__*/ gql`
    fragment CardHashtag on Hashtag {
  id
  name
  contentsCount
}
    ` as unknown as DocumentNode<CardHashtagFragment, unknown>;
export const CardPlaylistFragmentDoc = /*#__PURE__*/ gql`
    fragment CardPlaylist on Playlist {
  id
  name
  description
  isDefault
  isPrivate
  videoCount
  thumbnailUrl
  updatedContentAt
}
    ` as unknown as DocumentNode<CardPlaylistFragment, unknown>;
export const ChannelSettingsFragmentDoc = /*#__PURE__*/ gql`
    fragment ChannelSettings on Channel {
  id
  name
  description
  bannerUrl
  commentRules {
    mode
    watchedWords
  }
}
    ` as unknown as DocumentNode<ChannelSettingsFragment, unknown>;
export const CommentItemFragmentDoc = /*#__PURE__*/ gql`
    fragment CommentItem on Comment {
  id
  text
  author {
    id
    username
    avatarUrl
  }
  authorHasChannel
  isAuthorMuted
  mentions {
    name
    username
  }
  contentId
  parentId
  createdAt
  updatedAt
  repliesCount
  likesCount
  viewerLikes
  isPinned
  isHearted
  viewerCanDelete
  isHeld
}
    ` as unknown as DocumentNode<CommentItemFragment, unknown>;
export const CommentsPageFragmentDoc = /*#__PURE__*/ gql`
    fragment CommentsPage on CommentPage {
  items {
    ...CommentItem
  }
  nextCursor
}
    ` as unknown as DocumentNode<CommentsPageFragment, unknown>;
export const PlaylistVideosFragmentDoc = /*#__PURE__*/ gql`
    fragment PlaylistVideos on PlaylistContentPage {
  nextCursor
  items {
    id
    addedAt
    content {
      ...CardContent
    }
  }
}
    ` as unknown as DocumentNode<PlaylistVideosFragment, unknown>;
export const SessionViewerFragmentDoc = /*#__PURE__*/ gql`
    fragment SessionViewer on Viewer {
  id
  username
  firstname
  lastname
  email
  avatarUrl
  isCreator
  role {
    id
    name
  }
}
    ` as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const TrimFragmentDoc = /*#__PURE__*/ gql`
    fragment Trim on Trim {
  start
  end
  sourceDuration
  playingFrom
}
    ` as unknown as DocumentNode<TrimFragment, unknown>;
export const CaptionsFragmentDoc = /*#__PURE__*/ gql`
    fragment Captions on Captions {
  language
  languageName
  isAutomatic
  url
}
    ` as unknown as DocumentNode<CaptionsFragment, unknown>;
export const MediaProgressFragmentDoc = /*#__PURE__*/ gql`
    fragment MediaProgress on Media {
  state
  progress
  failure {
    code
    message
  }
  storyboardUrl
}
    ` as unknown as DocumentNode<MediaProgressFragment, unknown>;
export const WatchContentFragmentDoc = /*#__PURE__*/ gql`
    fragment WatchContent on Content {
  ...CardContent
  description
  updatedAt
  videoUrl
  hashtags
  viewerLikes
  viewerCanEdit
  channel {
    id
    commenting
  }
  details {
    category
    language
    licence
    commentsOpen
    downloadsAllowed
    chapters {
      start
      title
    }
    downloads {
      quality
      url
    }
    captions {
      ...Captions
    }
    adTagUrl
  }
  media {
    ...MediaProgress
  }
}
    ` as unknown as DocumentNode<WatchContentFragment, unknown>;
export const LiveContentFragmentDoc = /*#__PURE__*/ gql`
    fragment LiveContent on Content {
  id
  thumbnailUrl
  videoUrl
  duration
  media {
    ...MediaProgress
  }
}
    ` as unknown as DocumentNode<LiveContentFragment, unknown>;
export const SiteSettingsFieldsFragmentDoc = /*#__PURE__*/ gql`
    fragment SiteSettingsFields on SiteSettings {
  name
  accent
  description
  logoUrl
  contact
  legalNotice
  privacyPolicy
  announcement
  announcementTone
  announcementEndsAt
  guestPlayback
  highestRendition
  largestVideoBytes
}
    ` as unknown as DocumentNode<SiteSettingsFieldsFragment, unknown>;
export const HeldCommentItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment HeldCommentItems on HeldCommentPage {
  items {
    id
    text
    author {
      id
      username
      avatarUrl
    }
    content {
      id
      title
    }
    reason
    createdAt
    updatedAt
    viewerCanPublish
  }
  nextCursor
}
    ` as unknown as DocumentNode<HeldCommentItemsFragment, unknown>;
export const QuotaFieldsFragmentDoc = /*#__PURE__*/ gql`
    fragment QuotaFields on Quota {
  id
  totalLimitBytes
  totalUsedBytes
  dailyLimitBytes
  dailyUsedBytes
  moreAt
}
    ` as unknown as DocumentNode<QuotaFieldsFragment, unknown>;
export const AccountItemFragmentDoc = /*#__PURE__*/ gql`
    fragment AccountItem on Account {
  id
  username
  firstname
  lastname
  email
  isEmailVerified
  avatarUrl
  role {
    id
    name
  }
  createdAt
  suspendedAt
  quota {
    ...QuotaFields
    totalChoice
    dailyChoice
  }
}
    ` as unknown as DocumentNode<AccountItemFragment, unknown>;
export const RegistrationRequestItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment RegistrationRequestItems on RegistrationRequestPage {
  items {
    id
    username
    firstname
    lastname
    email
    reason
    createdAt
  }
  nextCursor
}
    ` as unknown as DocumentNode<RegistrationRequestItemsFragment, unknown>;
export const InvitationItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment InvitationItems on InvitationPage {
  items {
    id
    note
    places
    used
    createdAt
    expiresAt
  }
  nextCursor
}
    ` as unknown as DocumentNode<InvitationItemsFragment, unknown>;
export const AdministeredContentItemFragmentDoc = /*#__PURE__*/ gql`
    fragment AdministeredContentItem on AdministeredContent {
  id
  title
  thumbnailUrl
  channelId
  channelName
  username
  visibility
  isHidden
  state
  progress
  failure
  reason
  canRepeat
  originalBytes
  renditionsBytes
  isMeasured
  viewsCount
  openReports
  createdAt
}
    ` as unknown as DocumentNode<AdministeredContentItemFragment, unknown>;
export const AdministeredChannelItemFragmentDoc = /*#__PURE__*/ gql`
    fragment AdministeredChannelItem on AdministeredChannel {
  id
  name
  username
  avatarUrl
  isOwnerSuspended
  isVerified
  followersCount
  videosCount
  bytes
  createdAt
}
    ` as unknown as DocumentNode<AdministeredChannelItemFragment, unknown>;
export const JobItemFragmentDoc = /*#__PURE__*/ gql`
    fragment JobItem on Job {
  id
  kind
  state
  contentId
  title
  mailKind
  recipient
  attempts
  reason
  isRaised
  canRetry
  canAbandon
  createdAt
  startedAt
  nextAttemptAt
  failedAt
  workerHost
  workerPid
  isRunRemotely
}
    ` as unknown as DocumentNode<JobItemFragment, unknown>;
export const StorageStateFragmentDoc = /*#__PURE__*/ gql`
    fragment StorageState on StorageReport {
  uses {
    kind
    files
    bytes
    unmeasured
  }
  check {
    id
    state
    reason
    requestedAt
    finishedAt
    files
    bytes
    orphans
    orphanFiles
    orphanBytes
    missing
    unknownNames
    deletable {
      orphans
      files
      bytes
    }
    deletion {
      state
      reason
      requestedAt
      finishedAt
      deleted
      deletedBytes
      kept
      gone
      failed
    }
  }
}
    ` as unknown as DocumentNode<StorageStateFragment, unknown>;
export const StorageFindingItemFragmentDoc = /*#__PURE__*/ gql`
    fragment StorageFindingItem on StorageFinding {
  id
  kind
  key
  files
  bytes
  outcome
  contentId
  title
}
    ` as unknown as DocumentNode<StorageFindingItemFragment, unknown>;
export const DashboardFigureFragmentDoc = /*#__PURE__*/ gql`
    fragment DashboardFigure on Figure {
  value
  change
}
    ` as unknown as DocumentNode<DashboardFigureFragment, unknown>;
export const ContentDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment ContentDetails on ContentDetails {
  category
  language
  licence
  commentsOpen
  downloadsAllowed
  publishAt
  publishWhenReady
  audience
  allowedUsernames
  hasPassword
}
    ` as unknown as DocumentNode<ContentDetailsFragment, unknown>;
export const DashboardContentFragmentDoc = /*#__PURE__*/ gql`
    fragment DashboardContent on Content {
  ...CardContent
  isHidden
  description
  videoUrl
  hashtags
  details {
    ...ContentDetails
  }
  media {
    ...MediaProgress
  }
}
    ` as unknown as DocumentNode<DashboardContentFragment, unknown>;
export const ExploreItemsFragmentDoc = /*#__PURE__*/ gql`
    fragment ExploreItems on ExplorePage {
  nextCursor
  items {
    reason
    content {
      ...CardContent
    }
  }
}
    ` as unknown as DocumentNode<ExploreItemsFragment, unknown>;
export const ChannelTeamFieldsFragmentDoc = /*#__PURE__*/ gql`
    fragment ChannelTeamFields on Channel {
  id
  members {
    id
    person {
      id
      username
      avatarUrl
    }
    acceptedAt
  }
}
    ` as unknown as DocumentNode<ChannelTeamFieldsFragment, unknown>;
export const ChannelMembershipFieldsFragmentDoc = /*#__PURE__*/ gql`
    fragment ChannelMembershipFields on ChannelMembership {
  id
  kind
  channel {
    id
    name
    owner {
      id
      username
      avatarUrl
    }
  }
}
    ` as unknown as DocumentNode<ChannelMembershipFieldsFragment, unknown>;
export const NotificationChoicesFragmentDoc = /*#__PURE__*/ gql`
    fragment NotificationChoices on NotificationChoices {
  kinds {
    kind
    onSite
    byMail
  }
  digest
}
    ` as unknown as DocumentNode<NotificationChoicesFragment, unknown>;
export const MutedChannelFragmentDoc = /*#__PURE__*/ gql`
    fragment MutedChannel on Channel {
  id
  name
  viewerMutes
  owner {
    id
    username
    avatarUrl
  }
}
    ` as unknown as DocumentNode<MutedChannelFragment, unknown>;
export const SettingsSessionFragmentDoc = /*#__PURE__*/ gql`
    fragment SettingsSession on OpenSession {
  id
  device
  createdAt
  lastSeenAt
  isCurrent
}
    ` as unknown as DocumentNode<SettingsSessionFragment, unknown>;
export const SettingsIdentityFragmentDoc = /*#__PURE__*/ gql`
    fragment SettingsIdentity on Identity {
  id
  provider
  email
  createdAt
  lastUsedAt
}
    ` as unknown as DocumentNode<SettingsIdentityFragment, unknown>;
export const SettingsPasskeyFragmentDoc = /*#__PURE__*/ gql`
    fragment SettingsPasskey on Passkey {
  id
  name
  createdAt
  lastUsedAt
}
    ` as unknown as DocumentNode<SettingsPasskeyFragment, unknown>;
export const SettingsSecondFactorFragmentDoc = /*#__PURE__*/ gql`
    fragment SettingsSecondFactor on SecondFactor {
  isRequired
  hasGenerator
  passkeys {
    ...SettingsPasskey
  }
  recoveryCodes
}
    ` as unknown as DocumentNode<SettingsSecondFactorFragment, unknown>;
export const FollowChannelFragmentDoc = /*#__PURE__*/ gql`
    fragment FollowChannel on Channel {
  id
  name
  followersCount
  viewerFollows
  viewerNotify
  owner {
    id
    username
  }
}
    ` as unknown as DocumentNode<FollowChannelFragment, unknown>;
export const CardChannelFragmentDoc = /*#__PURE__*/ gql`
    fragment CardChannel on Channel {
  id
  name
  description
  bannerUrl
  isVerified
  ...FollowChannel
  owner {
    id
    username
    avatarUrl
  }
}
    ` as unknown as DocumentNode<CardChannelFragment, unknown>;
export const SubscriptionFragmentDoc = /*#__PURE__*/ gql`
    fragment Subscription on Follow {
  id
  channel {
    ...CardChannel
  }
  latestContent {
    id
    createdAt
    isUnseen
  }
}
    ` as unknown as DocumentNode<SubscriptionFragment, unknown>;
export const PlaylistChoicesDocument = /*#__PURE__*/ gql`
    query PlaylistChoices($contentId: ID!) {
  viewer {
    id
    playlistChoices(contentId: $contentId) {
      containsContent
      playlist {
        ...CardPlaylist
      }
    }
  }
}
    ${CardPlaylistFragmentDoc}` as unknown as DocumentNode<PlaylistChoicesQuery, PlaylistChoicesQueryVariables>;
export const EmbedTermsDocument = /*#__PURE__*/ gql`
    query EmbedTerms($id: ID!) {
  content(id: $id) {
    id
    isOpenToGuests
  }
}
    ` as unknown as DocumentNode<EmbedTermsQuery, EmbedTermsQueryVariables>;
export const MoreHistoryDocument = /*#__PURE__*/ gql`
    query MoreHistory($q: String!, $period: HistoryPeriod, $cursor: String) {
  viewer {
    id
    history(q: $q, period: $period, limit: 20, cursor: $cursor) {
      ...HistoryItems
    }
  }
}
    ${HistoryItemsFragmentDoc}
${HistoryItemFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<MoreHistoryQuery, MoreHistoryQueryVariables>;
export const NotificationsDocument = /*#__PURE__*/ gql`
    query Notifications {
  bell {
    unreadCount
    notifications(limit: 20) {
      ...NotificationItems
    }
  }
}
    ${NotificationItemsFragmentDoc}
${NotificationItemFragmentDoc}` as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const BellNewsDocument = /*#__PURE__*/ gql`
    query BellNews {
  bell {
    ...BellNews
  }
}
    ${BellNewsFragmentDoc}
${NotificationItemsFragmentDoc}
${NotificationItemFragmentDoc}` as unknown as DocumentNode<BellNewsQuery, BellNewsQueryVariables>;
export const MoreNotificationsDocument = /*#__PURE__*/ gql`
    query MoreNotifications($cursor: String) {
  bell {
    notifications(limit: 20, cursor: $cursor) {
      ...NotificationItems
    }
  }
}
    ${NotificationItemsFragmentDoc}
${NotificationItemFragmentDoc}` as unknown as DocumentNode<MoreNotificationsQuery, MoreNotificationsQueryVariables>;
export const UnreadCountDocument = /*#__PURE__*/ gql`
    query UnreadCount {
  bell {
    unreadCount
  }
}
    ` as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;
export const ReadNotificationDocument = /*#__PURE__*/ gql`
    mutation ReadNotification($id: ID!) {
  readNotification(id: $id) {
    notification {
      id
      readAt
    }
    bell {
      unreadCount
    }
  }
}
    ` as unknown as DocumentNode<ReadNotificationMutation, ReadNotificationMutationVariables>;
export const ReadAllNotificationsDocument = /*#__PURE__*/ gql`
    mutation ReadAllNotifications {
  readAllNotifications {
    unreadCount
  }
}
    ` as unknown as DocumentNode<ReadAllNotificationsMutation, ReadAllNotificationsMutationVariables>;
export const LiveBellDocument = /*#__PURE__*/ gql`
    subscription LiveBell {
  notifications {
    ...BellNews
    viewer {
      ...SessionViewer
    }
  }
}
    ${BellNewsFragmentDoc}
${NotificationItemsFragmentDoc}
${NotificationItemFragmentDoc}
${SessionViewerFragmentDoc}` as unknown as DocumentNode<LiveBellSubscription, LiveBellSubscriptionVariables>;
export const OwnQuotaDocument = /*#__PURE__*/ gql`
    query OwnQuota {
  viewer {
    id
    quota {
      ...QuotaFields
    }
  }
}
    ${QuotaFieldsFragmentDoc}` as unknown as DocumentNode<OwnQuotaQuery, OwnQuotaQueryVariables>;
export const ModerationDocument = /*#__PURE__*/ gql`
    query Moderation($status: ReportStatus!, $kind: ReportKind) {
  reports(status: $status, kind: $kind, limit: 20) {
    ...ReportItems
  }
  heldCommentsCount(own: false)
}
    ${ReportItemsFragmentDoc}
${ReportItemFragmentDoc}` as unknown as DocumentNode<ModerationQuery, ModerationQueryVariables>;
export const MoreReportsDocument = /*#__PURE__*/ gql`
    query MoreReports($status: ReportStatus!, $kind: ReportKind, $cursor: String) {
  reports(status: $status, kind: $kind, limit: 20, cursor: $cursor) {
    ...ReportItems
  }
}
    ${ReportItemsFragmentDoc}
${ReportItemFragmentDoc}` as unknown as DocumentNode<MoreReportsQuery, MoreReportsQueryVariables>;
export const CloseReportDocument = /*#__PURE__*/ gql`
    mutation CloseReport($id: ID!, $decision: ReportDecision!) {
  closeReport(id: $id, decision: $decision) {
    ...ReportItem
  }
}
    ${ReportItemFragmentDoc}` as unknown as DocumentNode<CloseReportMutation, CloseReportMutationVariables>;
export const SetHiddenDocument = /*#__PURE__*/ gql`
    mutation SetHidden($kind: ReportKind!, $id: ID!, $hidden: Boolean!) {
  setHidden(kind: $kind, id: $id, hidden: $hidden) {
    id
    isHidden
  }
}
    ` as unknown as DocumentNode<SetHiddenMutation, SetHiddenMutationVariables>;
export const ManagedChannelsDocument = /*#__PURE__*/ gql`
    query ManagedChannels {
  viewer {
    id
    channelMemberships {
      id
      kind
      channel {
        id
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<ManagedChannelsQuery, ManagedChannelsQueryVariables>;
export const ChannelMediaDocument = /*#__PURE__*/ gql`
    subscription ChannelMedia($channelId: ID) {
  channelMedia(channelId: $channelId) {
    ...LiveContent
    visibility
    createdAt
    details {
      ...ContentDetails
    }
  }
}
    ${LiveContentFragmentDoc}
${MediaProgressFragmentDoc}
${ContentDetailsFragmentDoc}` as unknown as DocumentNode<ChannelMediaSubscription, ChannelMediaSubscriptionVariables>;
export const ContentCommentsDocument = /*#__PURE__*/ gql`
    subscription ContentComments($id: ID!) {
  contentComments(id: $id) {
    id
    comment {
      ...CommentItem
    }
  }
}
    ${CommentItemFragmentDoc}` as unknown as DocumentNode<ContentCommentsSubscription, ContentCommentsSubscriptionVariables>;
export const ContentCountsDocument = /*#__PURE__*/ gql`
    subscription ContentCounts($id: ID!) {
  contentCounts(id: $id) {
    id
    likesCount
    commentsCount
    viewsCount
    viewerLikes
    visibility
    ...LiveContent
  }
}
    ${LiveContentFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<ContentCountsSubscription, ContentCountsSubscriptionVariables>;
export const ContentMediaDocument = /*#__PURE__*/ gql`
    subscription ContentMedia($id: ID!) {
  contentMedia(id: $id) {
    ...LiveContent
    details {
      chapters {
        start
        title
      }
      captions {
        ...Captions
      }
      trim {
        ...Trim
      }
    }
  }
}
    ${LiveContentFragmentDoc}
${MediaProgressFragmentDoc}
${CaptionsFragmentDoc}
${TrimFragmentDoc}` as unknown as DocumentNode<ContentMediaSubscription, ContentMediaSubscriptionVariables>;
export const AddCommentDocument = /*#__PURE__*/ gql`
    mutation AddComment($contentId: ID!, $text: String!, $parentId: ID, $idempotencyKey: ID) {
  addComment(
    contentId: $contentId
    text: $text
    parentId: $parentId
    idempotencyKey: $idempotencyKey
  ) {
    comment {
      ...CommentItem
    }
    parent {
      id
      repliesCount
    }
    content {
      id
      commentsCount
    }
  }
}
    ${CommentItemFragmentDoc}` as unknown as DocumentNode<AddCommentMutation, AddCommentMutationVariables>;
export const AddPasskeyDocument = /*#__PURE__*/ gql`
    mutation AddPasskey($name: String!, $registration: PasskeyRegistrationInput!) {
  addPasskey(name: $name, registration: $registration) {
    codes
    viewer {
      id
      secondFactor {
        ...SettingsSecondFactor
      }
    }
  }
}
    ${SettingsSecondFactorFragmentDoc}
${SettingsPasskeyFragmentDoc}` as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const BecomeCreatorDocument = /*#__PURE__*/ gql`
    mutation BecomeCreator($input: ChannelInput!) {
  becomeCreator(input: $input) {
    ...SessionViewer
    channel {
      ...CardChannel
    }
  }
}
    ${SessionViewerFragmentDoc}
${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}` as unknown as DocumentNode<BecomeCreatorMutation, BecomeCreatorMutationVariables>;
export const BeginPasskeyDocument = /*#__PURE__*/ gql`
    mutation BeginPasskey($password: String!) {
  beginPasskey(password: $password) {
    challenge
    rpId
    rpName
    userId
    userName
    excluded
  }
}
    ` as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const BeginPasskeySignInDocument = /*#__PURE__*/ gql`
    mutation BeginPasskeySignIn {
  beginPasskeySignIn {
    challenge
    rpId
  }
}
    ` as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const BeginSecondFactorDocument = /*#__PURE__*/ gql`
    mutation BeginSecondFactor($password: String!) {
  beginSecondFactor(password: $password) {
    secret
    url
  }
}
    ` as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ClearHistoryDocument = /*#__PURE__*/ gql`
    mutation ClearHistory {
  clearHistory {
    ...HistoryFigures
  }
}
    ${HistoryFiguresFragmentDoc}` as unknown as DocumentNode<ClearHistoryMutation, ClearHistoryMutationVariables>;
export const ConfirmEmailDocument = /*#__PURE__*/ gql`
    mutation ConfirmEmail($token: String!) {
  confirmEmail(token: $token)
}
    ` as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ConfirmSignInDocument = /*#__PURE__*/ gql`
    mutation ConfirmSignIn($code: String!) {
  confirmSignIn(code: $code) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<ConfirmSignInMutation, ConfirmSignInMutationVariables>;
export const CountViewDocument = /*#__PURE__*/ gql`
    mutation CountView($contentId: ID!) {
  countView(contentId: $contentId) {
    id
    viewsCount
  }
}
    ` as unknown as DocumentNode<CountViewMutation, CountViewMutationVariables>;
export const CreateContentDocument = /*#__PURE__*/ gql`
    mutation CreateContent($input: CreateContentInput!) {
  createContent(input: $input) {
    ...WatchContent
    details {
      ...ContentDetails
    }
  }
}
    ${WatchContentFragmentDoc}
${CardContentFragmentDoc}
${CaptionsFragmentDoc}
${MediaProgressFragmentDoc}
${ContentDetailsFragmentDoc}` as unknown as DocumentNode<CreateContentMutation, CreateContentMutationVariables>;
export const PublishCommentDocument = /*#__PURE__*/ gql`
    mutation PublishComment($id: ID!, $updatedAt: DateTime) {
  publishComment(id: $id, updatedAt: $updatedAt) {
    id
    isHeld
  }
}
    ` as unknown as DocumentNode<PublishCommentMutation, PublishCommentMutationVariables>;
export const RefuseCommentDocument = /*#__PURE__*/ gql`
    mutation RefuseComment($id: ID!) {
  refuseComment(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<RefuseCommentMutation, RefuseCommentMutationVariables>;
export const DeleteAccountDocument = /*#__PURE__*/ gql`
    mutation DeleteAccount($password: String!) {
  deleteAccount(password: $password)
}
    ` as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const DeleteCaptionsDocument = /*#__PURE__*/ gql`
    mutation DeleteCaptions($contentId: ID!, $language: String!) {
  deleteCaptions(contentId: $contentId, language: $language) {
    id
    details {
      captions {
        ...Captions
      }
    }
  }
}
    ${CaptionsFragmentDoc}` as unknown as DocumentNode<DeleteCaptionsMutation, DeleteCaptionsMutationVariables>;
export const DeleteCommentDocument = /*#__PURE__*/ gql`
    mutation DeleteComment($id: ID!) {
  deleteComment(id: $id) {
    id
    parent {
      id
      repliesCount
    }
    content {
      id
      commentsCount
    }
  }
}
    ` as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const DeleteContentDocument = /*#__PURE__*/ gql`
    mutation DeleteContent($id: ID!) {
  deleteContent(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<DeleteContentMutation, DeleteContentMutationVariables>;
export const DeleteContentsDocument = /*#__PURE__*/ gql`
    mutation DeleteContents($ids: [ID!]!) {
  deleteContents(ids: $ids) {
    ids
    refusals {
      id
      message
    }
  }
}
    ` as unknown as DocumentNode<DeleteContentsMutation, DeleteContentsMutationVariables>;
export const EditCommentDocument = /*#__PURE__*/ gql`
    mutation EditComment($id: ID!, $text: String!) {
  editComment(id: $id, text: $text) {
    id
    text
    updatedAt
    isPinned
    isHearted
    isHeld
  }
}
    ` as unknown as DocumentNode<EditCommentMutation, EditCommentMutationVariables>;
export const ExchangeSignInDocument = /*#__PURE__*/ gql`
    mutation ExchangeSignIn($code: String!) {
  exchangeSignIn(code: $code) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<ExchangeSignInMutation, ExchangeSignInMutationVariables>;
export const LinkIdentityDocument = /*#__PURE__*/ gql`
    mutation LinkIdentity($input: LinkInput!) {
  linkIdentity(input: $input) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<LinkIdentityMutation, LinkIdentityMutationVariables>;
export const LoginDocument = /*#__PURE__*/ gql`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = /*#__PURE__*/ gql`
    mutation Logout {
  logout
}
    ` as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const RegisterDocument = /*#__PURE__*/ gql`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const RemoveHistoryEntryDocument = /*#__PURE__*/ gql`
    mutation RemoveHistoryEntry($contentId: ID!) {
  removeHistoryEntry(contentId: $contentId) {
    ...HistoryFigures
  }
}
    ${HistoryFiguresFragmentDoc}` as unknown as DocumentNode<RemoveHistoryEntryMutation, RemoveHistoryEntryMutationVariables>;
export const RemovePasskeyDocument = /*#__PURE__*/ gql`
    mutation RemovePasskey($id: ID!, $password: String!) {
  removePasskey(id: $id, password: $password) {
    id
    secondFactor {
      ...SettingsSecondFactor
    }
  }
}
    ${SettingsSecondFactorFragmentDoc}
${SettingsPasskeyFragmentDoc}` as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RenewRecoveryCodesDocument = /*#__PURE__*/ gql`
    mutation RenewRecoveryCodes($password: String!) {
  renewRecoveryCodes(password: $password) {
    codes
    viewer {
      id
      secondFactor {
        ...SettingsSecondFactor
      }
    }
  }
}
    ${SettingsSecondFactorFragmentDoc}
${SettingsPasskeyFragmentDoc}` as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RepeatConversionDocument = /*#__PURE__*/ gql`
    mutation RepeatConversion($id: ID!) {
  repeatConversion(id: $id) {
    id
    media {
      ...MediaProgress
    }
  }
}
    ${MediaProgressFragmentDoc}` as unknown as DocumentNode<RepeatConversionMutation, RepeatConversionMutationVariables>;
export const ReportPlaybackDocument = /*#__PURE__*/ gql`
    mutation ReportPlayback($contentId: ID!, $position: Float!, $ranges: [PlayedRange!]!) {
  reportPlayback(contentId: $contentId, position: $position, ranges: $ranges) {
    contentId
    position
    isKept
  }
}
    ` as unknown as DocumentNode<ReportPlaybackMutation, ReportPlaybackMutationVariables>;
export const ReportProblemDocument = /*#__PURE__*/ gql`
    mutation ReportProblem($input: ProblemReportInput!) {
  reportProblem(input: $input)
}
    ` as unknown as DocumentNode<ReportProblemMutation, ReportProblemMutationVariables>;
export const RequestEmailProofDocument = /*#__PURE__*/ gql`
    mutation RequestEmailProof {
  requestEmailProof
}
    ` as unknown as DocumentNode<RequestEmailProofMutation, RequestEmailProofMutationVariables>;
export const RequestPasswordResetDocument = /*#__PURE__*/ gql`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
    ` as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ gql`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    ` as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RestoreEmailDocument = /*#__PURE__*/ gql`
    mutation RestoreEmail($token: String!) {
  restoreEmail(token: $token)
}
    ` as unknown as DocumentNode<RestoreEmailMutation, RestoreEmailMutationVariables>;
export const RestoreHistoryEntryDocument = /*#__PURE__*/ gql`
    mutation RestoreHistoryEntry($contentId: ID!, $watchedAt: DateTime!, $position: Float!) {
  restoreHistoryEntry(
    contentId: $contentId
    watchedAt: $watchedAt
    position: $position
  ) {
    ...HistoryFigures
  }
}
    ${HistoryFiguresFragmentDoc}` as unknown as DocumentNode<RestoreHistoryEntryMutation, RestoreHistoryEntryMutationVariables>;
export const RevokeOtherSessionsDocument = /*#__PURE__*/ gql`
    mutation RevokeOtherSessions {
  revokeOtherSessions {
    id
    sessions {
      ...SettingsSession
    }
  }
}
    ${SettingsSessionFragmentDoc}` as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const RevokeSessionDocument = /*#__PURE__*/ gql`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const SendReportDocument = /*#__PURE__*/ gql`
    mutation SendReport($input: ReportInput!) {
  report(input: $input)
}
    ` as unknown as DocumentNode<SendReportMutation, SendReportMutationVariables>;
export const SetCommentHeartDocument = /*#__PURE__*/ gql`
    mutation SetCommentHeart($id: ID!, $hearted: Boolean!) {
  setCommentHeart(id: $id, hearted: $hearted) {
    id
    isHearted
  }
}
    ` as unknown as DocumentNode<SetCommentHeartMutation, SetCommentHeartMutationVariables>;
export const SetCommentLikeDocument = /*#__PURE__*/ gql`
    mutation SetCommentLike($id: ID!, $liked: Boolean!) {
  setCommentLike(id: $id, liked: $liked) {
    id
    likesCount
    viewerLikes
  }
}
    ` as unknown as DocumentNode<SetCommentLikeMutation, SetCommentLikeMutationVariables>;
export const SetCommentPinDocument = /*#__PURE__*/ gql`
    mutation SetCommentPin($id: ID!, $pinned: Boolean!) {
  setCommentPin(id: $id, pinned: $pinned) {
    id
    contentId
    isPinned
  }
}
    ` as unknown as DocumentNode<SetCommentPinMutation, SetCommentPinMutationVariables>;
export const SetCommenterBlockedDocument = /*#__PURE__*/ gql`
    mutation SetCommenterBlocked($channelId: ID!, $userId: ID!, $blocked: Boolean!, $deletesComments: Boolean!) {
  setCommenterBlocked(
    channelId: $channelId
    userId: $userId
    blocked: $blocked
    deletesComments: $deletesComments
  ) {
    ...BlockedCommenter
  }
}
    ${BlockedCommenterFragmentDoc}` as unknown as DocumentNode<SetCommenterBlockedMutation, SetCommenterBlockedMutationVariables>;
export const SetFollowDocument = /*#__PURE__*/ gql`
    mutation SetFollow($channelId: ID!, $followed: Boolean!) {
  setFollow(channelId: $channelId, followed: $followed) {
    id
    followersCount
    viewerFollows
    viewerNotify
  }
}
    ` as unknown as DocumentNode<SetFollowMutation, SetFollowMutationVariables>;
export const SetFollowNotifyDocument = /*#__PURE__*/ gql`
    mutation SetFollowNotify($channelId: ID!, $notify: Boolean!) {
  setFollowNotify(channelId: $channelId, notify: $notify) {
    id
    viewerNotify
  }
}
    ` as unknown as DocumentNode<SetFollowNotifyMutation, SetFollowNotifyMutationVariables>;
export const SetHistoryPausedDocument = /*#__PURE__*/ gql`
    mutation SetHistoryPaused($paused: Boolean!) {
  setHistoryPaused(paused: $paused) {
    id
    isHistoryPaused
  }
}
    ` as unknown as DocumentNode<SetHistoryPausedMutation, SetHistoryPausedMutationVariables>;
export const SetLikeDocument = /*#__PURE__*/ gql`
    mutation SetLike($contentId: ID!, $liked: Boolean!) {
  setLike(contentId: $contentId, liked: $liked) {
    id
    likesCount
    viewerLikes
  }
}
    ` as unknown as DocumentNode<SetLikeMutation, SetLikeMutationVariables>;
export const SetMuteDocument = /*#__PURE__*/ gql`
    mutation SetMute($channelId: ID!, $muted: Boolean!) {
  setMute(channelId: $channelId, muted: $muted) {
    id
    viewerMutes
  }
}
    ` as unknown as DocumentNode<SetMuteMutation, SetMuteMutationVariables>;
export const SetNotInterestedDocument = /*#__PURE__*/ gql`
    mutation SetNotInterested($contentId: ID!, $notInterested: Boolean!) {
  setNotInterested(contentId: $contentId, notInterested: $notInterested) {
    contentId
    isOn
  }
}
    ` as unknown as DocumentNode<SetNotInterestedMutation, SetNotInterestedMutationVariables>;
export const SetNotificationChoicesDocument = /*#__PURE__*/ gql`
    mutation SetNotificationChoices($input: NotificationChoicesInput!) {
  setNotificationChoices(input: $input) {
    id
    notificationChoices {
      ...NotificationChoices
    }
  }
}
    ${NotificationChoicesFragmentDoc}` as unknown as DocumentNode<SetNotificationChoicesMutation, SetNotificationChoicesMutationVariables>;
export const SignInWithPasskeyDocument = /*#__PURE__*/ gql`
    mutation SignInWithPasskey($assertion: PasskeyAssertionInput!) {
  signInWithPasskey(assertion: $assertion) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const StartViewDocument = /*#__PURE__*/ gql`
    mutation StartView($contentId: ID!, $source: ViewSource) {
  startView(contentId: $contentId, source: $source) {
    id
    viewsCount
    viewerPosition
  }
}
    ` as unknown as DocumentNode<StartViewMutation, StartViewMutationVariables>;
export const TrimContentDocument = /*#__PURE__*/ gql`
    mutation TrimContent($id: ID!, $start: Float!, $end: Float!) {
  trimContent(id: $id, start: $start, end: $end) {
    id
    media {
      ...MediaProgress
    }
    details {
      trim {
        ...Trim
      }
    }
  }
}
    ${MediaProgressFragmentDoc}
${TrimFragmentDoc}` as unknown as DocumentNode<TrimContentMutation, TrimContentMutationVariables>;
export const TurnOffSecondFactorDocument = /*#__PURE__*/ gql`
    mutation TurnOffSecondFactor($password: String!) {
  turnOffSecondFactor(password: $password) {
    id
    secondFactor {
      ...SettingsSecondFactor
    }
  }
}
    ${SettingsSecondFactorFragmentDoc}
${SettingsPasskeyFragmentDoc}` as unknown as DocumentNode<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>;
export const TurnOnSecondFactorDocument = /*#__PURE__*/ gql`
    mutation TurnOnSecondFactor($code: String!) {
  turnOnSecondFactor(code: $code) {
    codes
    viewer {
      id
      secondFactor {
        ...SettingsSecondFactor
      }
    }
  }
}
    ${SettingsSecondFactorFragmentDoc}
${SettingsPasskeyFragmentDoc}` as unknown as DocumentNode<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>;
export const UnlinkIdentityDocument = /*#__PURE__*/ gql`
    mutation UnlinkIdentity($id: ID!, $password: String!) {
  unlinkIdentity(id: $id, password: $password) {
    id
    identities {
      ...SettingsIdentity
    }
  }
}
    ${SettingsIdentityFragmentDoc}` as unknown as DocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;
export const UnlockContentDocument = /*#__PURE__*/ gql`
    mutation UnlockContent($id: ID!, $password: String!) {
  unlockContent(id: $id, password: $password)
}
    ` as unknown as DocumentNode<UnlockContentMutation, UnlockContentMutationVariables>;
export const UnsubscribeDocument = /*#__PURE__*/ gql`
    mutation Unsubscribe($token: String!) {
  unsubscribe(token: $token)
}
    ` as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const UntrimContentDocument = /*#__PURE__*/ gql`
    mutation UntrimContent($id: ID!) {
  untrimContent(id: $id) {
    id
    media {
      ...MediaProgress
    }
    details {
      trim {
        ...Trim
      }
    }
  }
}
    ${MediaProgressFragmentDoc}
${TrimFragmentDoc}` as unknown as DocumentNode<UntrimContentMutation, UntrimContentMutationVariables>;
export const UpdateAccountDocument = /*#__PURE__*/ gql`
    mutation UpdateAccount($input: AccountInput!) {
  updateAccount(input: $input) {
    ...SessionViewer
    hasPassword
    isEmailVerified
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const UpdateChannelDocument = /*#__PURE__*/ gql`
    mutation UpdateChannel($channelId: ID!, $input: ChannelChangeInput!) {
  updateChannel(channelId: $channelId, input: $input) {
    ...ChannelSettings
    commenting
  }
}
    ${ChannelSettingsFragmentDoc}` as unknown as DocumentNode<UpdateChannelMutation, UpdateChannelMutationVariables>;
export const UpdateContentDocument = /*#__PURE__*/ gql`
    mutation UpdateContent($id: ID!, $input: UpdateContentInput!) {
  updateContent(id: $id, input: $input) {
    ...WatchContent
    details {
      ...ContentDetails
    }
  }
}
    ${WatchContentFragmentDoc}
${CardContentFragmentDoc}
${CaptionsFragmentDoc}
${MediaProgressFragmentDoc}
${ContentDetailsFragmentDoc}` as unknown as DocumentNode<UpdateContentMutation, UpdateContentMutationVariables>;
export const UpdateContentsDocument = /*#__PURE__*/ gql`
    mutation UpdateContents($ids: [ID!]!, $input: UpdateContentsInput!) {
  updateContents(ids: $ids, input: $input) {
    contents {
      ...DashboardContent
    }
    refusals {
      id
      message
    }
  }
}
    ${DashboardContentFragmentDoc}
${CardContentFragmentDoc}
${ContentDetailsFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<UpdateContentsMutation, UpdateContentsMutationVariables>;
export const UpdateSiteDocument = /*#__PURE__*/ gql`
    mutation UpdateSite($input: SiteInput!) {
  updateSite(input: $input) {
    ...SiteSettingsFields
  }
}
    ${SiteSettingsFieldsFragmentDoc}` as unknown as DocumentNode<UpdateSiteMutation, UpdateSiteMutationVariables>;
export const RemoveLogoDocument = /*#__PURE__*/ gql`
    mutation RemoveLogo {
  removeLogo {
    ...SiteSettingsFields
  }
}
    ${SiteSettingsFieldsFragmentDoc}` as unknown as DocumentNode<RemoveLogoMutation, RemoveLogoMutationVariables>;
export const CreatePlaylistDocument = /*#__PURE__*/ gql`
    mutation CreatePlaylist($input: PlaylistInput!, $idempotencyKey: ID!) {
  createPlaylist(input: $input, idempotencyKey: $idempotencyKey) {
    ...CardPlaylist
  }
}
    ${CardPlaylistFragmentDoc}` as unknown as DocumentNode<CreatePlaylistMutation, CreatePlaylistMutationVariables>;
export const UpdatePlaylistDocument = /*#__PURE__*/ gql`
    mutation UpdatePlaylist($id: ID!, $input: PlaylistChangeInput!) {
  updatePlaylist(id: $id, input: $input) {
    id
    name
    description
    isPrivate
  }
}
    ` as unknown as DocumentNode<UpdatePlaylistMutation, UpdatePlaylistMutationVariables>;
export const DeletePlaylistDocument = /*#__PURE__*/ gql`
    mutation DeletePlaylist($id: ID!) {
  deletePlaylist(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<DeletePlaylistMutation, DeletePlaylistMutationVariables>;
export const AddToPlaylistDocument = /*#__PURE__*/ gql`
    mutation AddToPlaylist($playlistId: ID!, $contentId: ID!, $place: PlaylistPlaceInput) {
  addToPlaylist(playlistId: $playlistId, contentId: $contentId, place: $place) {
    id
    name
    videoCount
    thumbnailUrl
    updatedContentAt
  }
}
    ` as unknown as DocumentNode<AddToPlaylistMutation, AddToPlaylistMutationVariables>;
export const RemoveFromPlaylistDocument = /*#__PURE__*/ gql`
    mutation RemoveFromPlaylist($playlistId: ID!, $contentId: ID!) {
  removeFromPlaylist(playlistId: $playlistId, contentId: $contentId) {
    beforeId
    addedAt
    playlist {
      id
      videoCount
      thumbnailUrl
      updatedContentAt
    }
  }
}
    ` as unknown as DocumentNode<RemoveFromPlaylistMutation, RemoveFromPlaylistMutationVariables>;
export const MovePlaylistContentDocument = /*#__PURE__*/ gql`
    mutation MovePlaylistContent($playlistId: ID!, $contentId: ID!, $beforeId: ID) {
  movePlaylistContent(
    playlistId: $playlistId
    contentId: $contentId
    beforeId: $beforeId
  ) {
    id
    thumbnailUrl
  }
}
    ` as unknown as DocumentNode<MovePlaylistContentMutation, MovePlaylistContentMutationVariables>;
export const SetWatchLaterDocument = /*#__PURE__*/ gql`
    mutation SetWatchLater($contentId: ID!, $saved: Boolean!) {
  setWatchLater(contentId: $contentId, saved: $saved) {
    wasUnchanged
    playlist {
      id
      videoCount
      thumbnailUrl
      updatedContentAt
    }
  }
}
    ` as unknown as DocumentNode<SetWatchLaterMutation, SetWatchLaterMutationVariables>;
export const CommentInFocusDocument = /*#__PURE__*/ gql`
    query CommentInFocus($id: ID!) {
  comment(id: $id) {
    ...CommentItem
  }
}
    ${CommentItemFragmentDoc}` as unknown as DocumentNode<CommentInFocusQuery, CommentInFocusQueryVariables>;
export const CommentsDocument = /*#__PURE__*/ gql`
    query Comments($id: ID!, $sort: CommentSort! = recent, $after: String) {
  content(id: $id) {
    id
    comments(sort: $sort, after: $after) {
      ...CommentsPage
    }
  }
}
    ${CommentsPageFragmentDoc}
${CommentItemFragmentDoc}` as unknown as DocumentNode<CommentsQuery, CommentsQueryVariables>;
export const ContentPreviewDocument = /*#__PURE__*/ gql`
    query ContentPreview($id: ID!) {
  content(id: $id) {
    ...CardContent
  }
}
    ${CardContentFragmentDoc}` as unknown as DocumentNode<ContentPreviewQuery, ContentPreviewQueryVariables>;
export const CurrentViewerDocument = /*#__PURE__*/ gql`
    query CurrentViewer {
  viewer {
    ...SessionViewer
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<CurrentViewerQuery, CurrentViewerQueryVariables>;
export const HeldCommentsDocument = /*#__PURE__*/ gql`
    query HeldComments($own: Boolean!, $channelId: ID) {
  heldComments(own: $own, channelId: $channelId) {
    ...HeldCommentItems
  }
  heldCommentsCount(own: $own, channelId: $channelId)
}
    ${HeldCommentItemsFragmentDoc}` as unknown as DocumentNode<HeldCommentsQuery, HeldCommentsQueryVariables>;
export const MoreHeldCommentsDocument = /*#__PURE__*/ gql`
    query MoreHeldComments($own: Boolean!, $channelId: ID, $cursor: String) {
  heldComments(own: $own, channelId: $channelId, cursor: $cursor) {
    ...HeldCommentItems
  }
}
    ${HeldCommentItemsFragmentDoc}` as unknown as DocumentNode<MoreHeldCommentsQuery, MoreHeldCommentsQueryVariables>;
export const MentionSuggestionsDocument = /*#__PURE__*/ gql`
    query MentionSuggestions($contentId: ID!, $beginning: String!) {
  mentionSuggestions(contentId: $contentId, beginning: $beginning) {
    id
    username
    avatarUrl
  }
}
    ` as unknown as DocumentNode<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>;
export const OwnCaptionsDocument = /*#__PURE__*/ gql`
    query OwnCaptions($id: ID!) {
  content(id: $id) {
    id
    details {
      captions {
        ...Captions
      }
    }
  }
}
    ${CaptionsFragmentDoc}` as unknown as DocumentNode<OwnCaptionsQuery, OwnCaptionsQueryVariables>;
export const OwnContentDocument = /*#__PURE__*/ gql`
    query OwnContent($id: ID!) {
  content(id: $id) {
    ...WatchContent
    details {
      ...ContentDetails
      trim {
        ...Trim
      }
    }
  }
}
    ${WatchContentFragmentDoc}
${CardContentFragmentDoc}
${CaptionsFragmentDoc}
${MediaProgressFragmentDoc}
${ContentDetailsFragmentDoc}
${TrimFragmentDoc}` as unknown as DocumentNode<OwnContentQuery, OwnContentQueryVariables>;
export const PlayingPlaylistDocument = /*#__PURE__*/ gql`
    query PlayingPlaylist($id: ID!, $sort: PlaylistSort!, $cursor: String) {
  playlist(id: $id) {
    id
    name
  }
  playlistContents(playlistId: $id, sort: $sort, limit: 100, cursor: $cursor) {
    ...PlaylistVideos
  }
}
    ${PlaylistVideosFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<PlayingPlaylistQuery, PlayingPlaylistQueryVariables>;
export const PlaylistDocument = /*#__PURE__*/ gql`
    query Playlist($id: ID!, $sort: PlaylistSort!, $cursor: String) {
  playlist(id: $id) {
    ...CardPlaylist
    viewerCanEdit
    owner {
      id
      username
    }
  }
  playlistContents(playlistId: $id, sort: $sort, limit: 100, cursor: $cursor) {
    ...PlaylistVideos
  }
}
    ${CardPlaylistFragmentDoc}
${PlaylistVideosFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<PlaylistQuery, PlaylistQueryVariables>;
export const ProvidersDocument = /*#__PURE__*/ gql`
    query Providers {
  providers {
    name
    label
    isConfigured
  }
}
    ` as unknown as DocumentNode<ProvidersQuery, ProvidersQueryVariables>;
export const RegistrationDocument = /*#__PURE__*/ gql`
    query Registration {
  registration {
    mode
    question
    terms
  }
}
    ` as unknown as DocumentNode<RegistrationQuery, RegistrationQueryVariables>;
export const RepliesDocument = /*#__PURE__*/ gql`
    query Replies($id: ID!, $after: String) {
  comment(id: $id) {
    id
    replies(after: $after) {
      ...CommentsPage
    }
  }
}
    ${CommentsPageFragmentDoc}
${CommentItemFragmentDoc}` as unknown as DocumentNode<RepliesQuery, RepliesQueryVariables>;
export const SearchSuggestionsDocument = /*#__PURE__*/ gql`
    query SearchSuggestions($query: String!) {
  searchSuggestions(query: $query, limit: 8) {
    kind
    text
    targetId
  }
}
    ` as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const StoryboardDocument = /*#__PURE__*/ gql`
    query Storyboard($id: ID!) {
  content(id: $id) {
    id
    media {
      storyboardUrl
    }
  }
}
    ` as unknown as DocumentNode<StoryboardQuery, StoryboardQueryVariables>;
export const AboutDocument = /*#__PURE__*/ gql`
    query About {
  site {
    name
    description
  }
  sitePages {
    contact
    legalNotice
    privacyPolicy
    terms
  }
}
    ` as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;
export const AdministrationOverviewDocument = /*#__PURE__*/ gql`
    query AdministrationOverview {
  overview {
    people
    peopleOfWeek
    suspended
    contents
    contentsOfWeek
    failedConversions
    registrationRequests
    openReports
    heldComments
    problemReportsOfDay
    jobs {
      waiting
      running
      failed
    }
    mails {
      waiting
      running
      failed
    }
    mailDelivery
    freeBytes
    isInBucket
    isStorageLow
    databaseFreeBytes
    isDatabaseLow
  }
}
    ` as unknown as DocumentNode<AdministrationOverviewQuery, AdministrationOverviewQueryVariables>;
export const AccountsDocument = /*#__PURE__*/ gql`
    query Accounts($query: String!, $suspended: Boolean!, $cursor: String) {
  accounts(query: $query, suspended: $suspended, cursor: $cursor) {
    items {
      ...AccountItem
    }
    nextCursor
  }
}
    ${AccountItemFragmentDoc}
${QuotaFieldsFragmentDoc}` as unknown as DocumentNode<AccountsQuery, AccountsQueryVariables>;
export const AccountRolesDocument = /*#__PURE__*/ gql`
    query AccountRoles {
  roles {
    id
    name
  }
}
    ` as unknown as DocumentNode<AccountRolesQuery, AccountRolesQueryVariables>;
export const RegistrationsDocument = /*#__PURE__*/ gql`
    query Registrations {
  registrationSettings {
    mode
    question
    answers
    blockedDomains
    terms
    holdNewAccounts
  }
  registrationRequests {
    ...RegistrationRequestItems
  }
  invitations {
    ...InvitationItems
  }
}
    ${RegistrationRequestItemsFragmentDoc}
${InvitationItemsFragmentDoc}` as unknown as DocumentNode<RegistrationsQuery, RegistrationsQueryVariables>;
export const RegistrationRequestsDocument = /*#__PURE__*/ gql`
    query RegistrationRequests($cursor: String) {
  registrationRequests(cursor: $cursor) {
    ...RegistrationRequestItems
  }
}
    ${RegistrationRequestItemsFragmentDoc}` as unknown as DocumentNode<RegistrationRequestsQuery, RegistrationRequestsQueryVariables>;
export const InvitationsDocument = /*#__PURE__*/ gql`
    query Invitations($cursor: String) {
  invitations(cursor: $cursor) {
    ...InvitationItems
  }
}
    ${InvitationItemsFragmentDoc}` as unknown as DocumentNode<InvitationsQuery, InvitationsQueryVariables>;
export const RoleQuotasDocument = /*#__PURE__*/ gql`
    query RoleQuotas {
  roleQuotas {
    id
    name
    totalBytes
    dailyBytes
  }
}
    ` as unknown as DocumentNode<RoleQuotasQuery, RoleQuotasQueryVariables>;
export const FailedConversionsDocument = /*#__PURE__*/ gql`
    query FailedConversions($cursor: String) {
  failedConversions(cursor: $cursor) {
    items {
      id
      title
      username
      isWatchable
      canRepeat
      message
      reason
      failedAt
    }
    nextCursor
  }
}
    ` as unknown as DocumentNode<FailedConversionsQuery, FailedConversionsQueryVariables>;
export const AdministeredContentsDocument = /*#__PURE__*/ gql`
    query AdministeredContents($query: String!, $state: AdministeredState, $visibility: AdministeredVisibility, $hidden: Boolean!, $cursor: String) {
  administeredContents(
    query: $query
    state: $state
    visibility: $visibility
    hidden: $hidden
    cursor: $cursor
  ) {
    items {
      ...AdministeredContentItem
    }
    nextCursor
  }
}
    ${AdministeredContentItemFragmentDoc}` as unknown as DocumentNode<AdministeredContentsQuery, AdministeredContentsQueryVariables>;
export const AdministeredChannelsDocument = /*#__PURE__*/ gql`
    query AdministeredChannels($query: String!, $verified: Boolean!, $cursor: String) {
  administeredChannels(query: $query, verified: $verified, cursor: $cursor) {
    items {
      ...AdministeredChannelItem
    }
    nextCursor
  }
}
    ${AdministeredChannelItemFragmentDoc}` as unknown as DocumentNode<AdministeredChannelsQuery, AdministeredChannelsQueryVariables>;
export const RemoveContentDocument = /*#__PURE__*/ gql`
    mutation RemoveContent($id: ID!) {
  removeContent(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<RemoveContentMutation, RemoveContentMutationVariables>;
export const SetChannelVerifiedDocument = /*#__PURE__*/ gql`
    mutation SetChannelVerified($id: ID!, $verified: Boolean!) {
  setChannelVerified(id: $id, verified: $verified) {
    id
    isVerified
  }
}
    ` as unknown as DocumentNode<SetChannelVerifiedMutation, SetChannelVerifiedMutationVariables>;
export const JobsDocument = /*#__PURE__*/ gql`
    query Jobs($state: JobState, $cursor: String) {
  jobs(state: $state, cursor: $cursor) {
    items {
      ...JobItem
    }
    nextCursor
  }
}
    ${JobItemFragmentDoc}` as unknown as DocumentNode<JobsQuery, JobsQueryVariables>;
export const RetryJobDocument = /*#__PURE__*/ gql`
    mutation RetryJob($id: ID!) {
  retryJob(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<RetryJobMutation, RetryJobMutationVariables>;
export const SetJobRaisedDocument = /*#__PURE__*/ gql`
    mutation SetJobRaised($id: ID!, $raised: Boolean!) {
  setJobRaised(id: $id, raised: $raised) {
    id
  }
}
    ` as unknown as DocumentNode<SetJobRaisedMutation, SetJobRaisedMutationVariables>;
export const AbandonJobDocument = /*#__PURE__*/ gql`
    mutation AbandonJob($id: ID!) {
  abandonJob(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<AbandonJobMutation, AbandonJobMutationVariables>;
export const StorageReportDocument = /*#__PURE__*/ gql`
    query StorageReport {
  storageReport {
    ...StorageState
  }
}
    ${StorageStateFragmentDoc}` as unknown as DocumentNode<StorageReportQuery, StorageReportQueryVariables>;
export const StorageFindingsDocument = /*#__PURE__*/ gql`
    query StorageFindings($kind: StorageFindingKind!, $query: String!, $cursor: String) {
  storageFindings(kind: $kind, query: $query, cursor: $cursor) {
    items {
      ...StorageFindingItem
    }
    nextCursor
  }
}
    ${StorageFindingItemFragmentDoc}` as unknown as DocumentNode<StorageFindingsQuery, StorageFindingsQueryVariables>;
export const CheckStorageDocument = /*#__PURE__*/ gql`
    mutation CheckStorage {
  checkStorage {
    ...StorageState
  }
}
    ${StorageStateFragmentDoc}` as unknown as DocumentNode<CheckStorageMutation, CheckStorageMutationVariables>;
export const DeleteOrphansDocument = /*#__PURE__*/ gql`
    mutation DeleteOrphans($checkId: ID!) {
  deleteOrphans(checkId: $checkId) {
    ...StorageState
  }
}
    ${StorageStateFragmentDoc}` as unknown as DocumentNode<DeleteOrphansMutation, DeleteOrphansMutationVariables>;
export const AuditLogDocument = /*#__PURE__*/ gql`
    query AuditLog($cursor: String) {
  auditLog(cursor: $cursor) {
    items {
      id
      act
      actorName
      subjectId
      details {
        name
        value
      }
      createdAt
    }
    nextCursor
  }
}
    ` as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const SetAccountSuspendedDocument = /*#__PURE__*/ gql`
    mutation SetAccountSuspended($id: ID!, $suspended: Boolean!) {
  setAccountSuspended(id: $id, suspended: $suspended) {
    ...AccountItem
  }
}
    ${AccountItemFragmentDoc}
${QuotaFieldsFragmentDoc}` as unknown as DocumentNode<SetAccountSuspendedMutation, SetAccountSuspendedMutationVariables>;
export const SetAccountRoleDocument = /*#__PURE__*/ gql`
    mutation SetAccountRole($id: ID!, $roleId: ID!) {
  setAccountRole(id: $id, roleId: $roleId) {
    ...AccountItem
  }
}
    ${AccountItemFragmentDoc}
${QuotaFieldsFragmentDoc}` as unknown as DocumentNode<SetAccountRoleMutation, SetAccountRoleMutationVariables>;
export const ResetSecondFactorDocument = /*#__PURE__*/ gql`
    mutation ResetSecondFactor($id: ID!) {
  resetSecondFactor(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const RemoveAccountDocument = /*#__PURE__*/ gql`
    mutation RemoveAccount($id: ID!) {
  removeAccount(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<RemoveAccountMutation, RemoveAccountMutationVariables>;
export const DecideRegistrationDocument = /*#__PURE__*/ gql`
    mutation DecideRegistration($id: ID!, $approved: Boolean!) {
  decideRegistration(id: $id, approved: $approved) {
    id
  }
}
    ` as unknown as DocumentNode<DecideRegistrationMutation, DecideRegistrationMutationVariables>;
export const CreateInvitationDocument = /*#__PURE__*/ gql`
    mutation CreateInvitation($input: InvitationInput!) {
  createInvitation(input: $input) {
    token
    invitation {
      id
    }
  }
}
    ` as unknown as DocumentNode<CreateInvitationMutation, CreateInvitationMutationVariables>;
export const DeleteInvitationDocument = /*#__PURE__*/ gql`
    mutation DeleteInvitation($id: ID!) {
  deleteInvitation(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<DeleteInvitationMutation, DeleteInvitationMutationVariables>;
export const UpdateRegistrationSettingsDocument = /*#__PURE__*/ gql`
    mutation UpdateRegistrationSettings($input: RegistrationSettingsInput!) {
  updateRegistrationSettings(input: $input) {
    mode
    question
    answers
    blockedDomains
    terms
    holdNewAccounts
  }
}
    ` as unknown as DocumentNode<UpdateRegistrationSettingsMutation, UpdateRegistrationSettingsMutationVariables>;
export const UnsentMailsDocument = /*#__PURE__*/ gql`
    query UnsentMails($cursor: String) {
  unsentMails(cursor: $cursor) {
    items {
      id
      kind
      recipient
      state
      attempts
      reason
      createdAt
      nextAttemptAt
    }
    nextCursor
  }
}
    ` as unknown as DocumentNode<UnsentMailsQuery, UnsentMailsQueryVariables>;
export const SendMailNowDocument = /*#__PURE__*/ gql`
    mutation SendMailNow($id: ID!) {
  sendMailNow(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<SendMailNowMutation, SendMailNowMutationVariables>;
export const UpdateRoleQuotasDocument = /*#__PURE__*/ gql`
    mutation UpdateRoleQuotas($input: [RoleQuotaInput!]!) {
  updateRoleQuotas(input: $input) {
    id
    name
    totalBytes
    dailyBytes
  }
}
    ` as unknown as DocumentNode<UpdateRoleQuotasMutation, UpdateRoleQuotasMutationVariables>;
export const SetAccountQuotaDocument = /*#__PURE__*/ gql`
    mutation SetAccountQuota($id: ID!, $total: QuotaChoiceInput, $daily: QuotaChoiceInput) {
  setAccountQuota(id: $id, total: $total, daily: $daily) {
    ...AccountItem
  }
}
    ${AccountItemFragmentDoc}
${QuotaFieldsFragmentDoc}` as unknown as DocumentNode<SetAccountQuotaMutation, SetAccountQuotaMutationVariables>;
export const SiteSettingsDocument = /*#__PURE__*/ gql`
    query SiteSettings {
  siteSettings {
    ...SiteSettingsFields
  }
}
    ${SiteSettingsFieldsFragmentDoc}` as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const CreatorDocument = /*#__PURE__*/ gql`
    query Creator($handle: String!, $sort: ContentSort!) {
  channel(handle: $handle) {
    ...CardChannel
    viewerMutes
    createdAt
    statistics {
      totalVideos
      totalViews
      totalLikes
      totalComments
    }
    contents(sort: $sort, limit: 24) {
      items {
        ...CardContent
      }
      nextCursor
    }
  }
}
    ${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<CreatorQuery, CreatorQueryVariables>;
export const CreatorVideosDocument = /*#__PURE__*/ gql`
    query CreatorVideos($handle: String!, $sort: ContentSort!, $cursor: String) {
  channel(handle: $handle) {
    id
    contents(sort: $sort, limit: 24, cursor: $cursor) {
      items {
        ...CardContent
      }
      nextCursor
    }
  }
}
    ${CardContentFragmentDoc}` as unknown as DocumentNode<CreatorVideosQuery, CreatorVideosQueryVariables>;
export const CreatorsDocument = /*#__PURE__*/ gql`
    query Creators($cursor: String) {
  channels(limit: 24, cursor: $cursor) {
    items {
      ...CardChannel
    }
    nextCursor
  }
}
    ${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}` as unknown as DocumentNode<CreatorsQuery, CreatorsQueryVariables>;
export const DashboardDocument = /*#__PURE__*/ gql`
    query Dashboard($channelId: ID, $visibility: Visibility, $q: String, $sort: DashboardSort!) {
  dashboard(channelId: $channelId) {
    channel {
      id
      name
      owner {
        id
        username
      }
    }
    statistics {
      totalContents
      totalViews {
        ...DashboardFigure
      }
      totalLikes {
        ...DashboardFigure
      }
      totalComments {
        ...DashboardFigure
      }
      subscribers {
        ...DashboardFigure
      }
      totalVideos {
        ...DashboardFigure
      }
      avgWatchTime {
        ...DashboardFigure
      }
      engagement
    }
    contents(visibility: $visibility, q: $q, sort: $sort, limit: 20) {
      items {
        ...DashboardContent
      }
      nextCursor
    }
  }
  heldCommentsCount(own: true, channelId: $channelId)
}
    ${DashboardFigureFragmentDoc}
${DashboardContentFragmentDoc}
${CardContentFragmentDoc}
${ContentDetailsFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const DashboardVideosDocument = /*#__PURE__*/ gql`
    query DashboardVideos($channelId: ID, $visibility: Visibility, $q: String, $sort: DashboardSort!, $cursor: String) {
  dashboard(channelId: $channelId) {
    contents(
      visibility: $visibility
      q: $q
      sort: $sort
      limit: 20
      cursor: $cursor
    ) {
      items {
        ...DashboardContent
      }
      nextCursor
    }
  }
}
    ${DashboardContentFragmentDoc}
${CardContentFragmentDoc}
${ContentDetailsFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<DashboardVideosQuery, DashboardVideosQueryVariables>;
export const EditedContentDocument = /*#__PURE__*/ gql`
    query EditedContent($id: ID!) {
  content(id: $id) {
    ...DashboardContent
    viewerCanEdit
  }
}
    ${DashboardContentFragmentDoc}
${CardContentFragmentDoc}
${ContentDetailsFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<EditedContentQuery, EditedContentQueryVariables>;
export const EditedChannelDocument = /*#__PURE__*/ gql`
    query EditedChannel($channelId: ID!) {
  dashboard(channelId: $channelId) {
    channel {
      ...ChannelSettings
      blockedCommenters {
        ...BlockedCommenter
      }
    }
  }
}
    ${ChannelSettingsFragmentDoc}
${BlockedCommenterFragmentDoc}` as unknown as DocumentNode<EditedChannelQuery, EditedChannelQueryVariables>;
export const ChannelPeriodDocument = /*#__PURE__*/ gql`
    query ChannelPeriod($channelId: ID, $length: StatisticsPeriod!) {
  dashboard(channelId: $channelId) {
    period(period: $length) {
      id
      days
      views
      watchTime
      subscribers
      likes
      sources {
        id
        source
        views
        previousViews
      }
      videos {
        id
        contentId
        title
        views
        watchTime
      }
    }
  }
}
    ` as unknown as DocumentNode<ChannelPeriodQuery, ChannelPeriodQueryVariables>;
export const EmbedDocument = /*#__PURE__*/ gql`
    query Embed($id: ID!) {
  content(id: $id) {
    id
    title
    thumbnailUrl
    videoUrl
    duration
    visibility
    isPasswordProtected
    viewerPosition
    details {
      captions {
        ...Captions
      }
      adTagUrl
      chapters {
        start
        title
      }
    }
    channel {
      id
      name
    }
    media {
      ...MediaProgress
    }
  }
}
    ${CaptionsFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<EmbedQuery, EmbedQueryVariables>;
export const ExploreDocument = /*#__PURE__*/ gql`
    query Explore($source: ExploreSource!) {
  explore(source: $source, limit: 12) {
    ...ExploreItems
    categories(limit: 10) {
      title
      category
      hashtag {
        ...CardHashtag
      }
      contents {
        ...CardContent
      }
    }
  }
  popularHashtags(limit: 10) {
    ...CardHashtag
  }
}
    ${ExploreItemsFragmentDoc}
${CardContentFragmentDoc}
${CardHashtagFragmentDoc}` as unknown as DocumentNode<ExploreQuery, ExploreQueryVariables>;
export const ExploreMoreDocument = /*#__PURE__*/ gql`
    query ExploreMore($source: ExploreSource!, $after: String!) {
  explore(source: $source, after: $after, limit: 12) {
    ...ExploreItems
  }
}
    ${ExploreItemsFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<ExploreMoreQuery, ExploreMoreQueryVariables>;
export const HistoryDocument = /*#__PURE__*/ gql`
    query History($q: String!, $period: HistoryPeriod) {
  viewer {
    ...HistoryViewer
  }
}
    ${HistoryViewerFragmentDoc}
${HistoryFiguresFragmentDoc}
${HistoryItemsFragmentDoc}
${HistoryItemFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const HomeDocument = /*#__PURE__*/ gql`
    query Home($isGuest: Boolean!) {
  recommendations(limit: 12) {
    reason
    content {
      ...CardContent
    }
  }
  trending(limit: 12) {
    ...CardContent
  }
  topCreators(limit: 6) @include(if: $isGuest) {
    ...CardChannel
  }
}
    ${CardContentFragmentDoc}
${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}` as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const HomeNewestDocument = /*#__PURE__*/ gql`
    query HomeNewest($cursor: String) {
  newest(limit: 24, cursor: $cursor) {
    items {
      ...CardContent
    }
    nextCursor
  }
}
    ${CardContentFragmentDoc}` as unknown as DocumentNode<HomeNewestQuery, HomeNewestQueryVariables>;
export const HomeGuideDocument = /*#__PURE__*/ gql`
    query HomeGuide {
  site {
    name
    accent
  }
  viewer {
    id
    channel {
      id
    }
  }
}
    ` as unknown as DocumentNode<HomeGuideQuery, HomeGuideQueryVariables>;
export const HomeOwnDocument = /*#__PURE__*/ gql`
    query HomeOwn {
  viewer {
    id
    history(unfinished: true, limit: 12) {
      items {
        id
        content {
          ...CardContent
        }
      }
      nextCursor
    }
    news(limit: 12) {
      items {
        ...CardContent
      }
      nextCursor
    }
  }
}
    ${CardContentFragmentDoc}` as unknown as DocumentNode<HomeOwnQuery, HomeOwnQueryVariables>;
export const LibraryDocument = /*#__PURE__*/ gql`
    query Library($q: String!, $period: HistoryPeriod) {
  viewer {
    ...HistoryViewer
    playlists {
      ...CardPlaylist
    }
  }
}
    ${HistoryViewerFragmentDoc}
${HistoryFiguresFragmentDoc}
${HistoryItemsFragmentDoc}
${HistoryItemFragmentDoc}
${CardContentFragmentDoc}
${CardPlaylistFragmentDoc}` as unknown as DocumentNode<LibraryQuery, LibraryQueryVariables>;
export const PlaylistsDocument = /*#__PURE__*/ gql`
    query Playlists {
  viewer {
    id
    playlists {
      ...CardPlaylist
    }
  }
}
    ${CardPlaylistFragmentDoc}` as unknown as DocumentNode<PlaylistsQuery, PlaylistsQueryVariables>;
export const SearchDocument = /*#__PURE__*/ gql`
    query Search($query: String!, $type: SearchType!, $sort: SearchSort!, $date: SearchDate!, $duration: SearchDuration!, $category: VideoCategory, $language: String, $captions: Boolean!, $after: String) {
  search(
    query: $query
    type: $type
    sort: $sort
    date: $date
    duration: $duration
    category: $category
    language: $language
    captions: $captions
    after: $after
    limit: 24
  ) {
    corrected
    nextCursor
    contents {
      content {
        ...CardContent
      }
      title {
        text
        isMatch
      }
      description {
        text
        isMatch
      }
      passages {
        second
        language
        text {
          text
          isMatch
        }
      }
    }
    channels {
      isOwnChannel
      channel {
        ...CardChannel
      }
    }
    playlists {
      ...CardPlaylist
    }
    hashtags {
      ...CardHashtag
    }
    stats {
      totalCount
      contentsCount
      channelsCount
      playlistsCount
      hashtagsCount
      isCapped {
        content
        channel
        playlist
        hashtag
      }
    }
  }
}
    ${CardContentFragmentDoc}
${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}
${CardPlaylistFragmentDoc}
${CardHashtagFragmentDoc}` as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const ChannelTeamDocument = /*#__PURE__*/ gql`
    query ChannelTeam {
  viewer {
    id
    channelMemberships {
      ...ChannelMembershipFields
    }
    channel {
      id
      ...ChannelTeamFields
    }
  }
}
    ${ChannelMembershipFieldsFragmentDoc}
${ChannelTeamFieldsFragmentDoc}` as unknown as DocumentNode<ChannelTeamQuery, ChannelTeamQueryVariables>;
export const InviteChannelMemberDocument = /*#__PURE__*/ gql`
    mutation InviteChannelMember($channelId: ID!, $username: String!) {
  inviteChannelMember(channelId: $channelId, username: $username) {
    id
    ...ChannelTeamFields
  }
}
    ${ChannelTeamFieldsFragmentDoc}` as unknown as DocumentNode<InviteChannelMemberMutation, InviteChannelMemberMutationVariables>;
export const RemoveChannelMemberDocument = /*#__PURE__*/ gql`
    mutation RemoveChannelMember($channelId: ID!, $userId: ID!) {
  removeChannelMember(channelId: $channelId, userId: $userId) {
    id
    ...ChannelTeamFields
  }
}
    ${ChannelTeamFieldsFragmentDoc}` as unknown as DocumentNode<RemoveChannelMemberMutation, RemoveChannelMemberMutationVariables>;
export const AnswerChannelInvitationDocument = /*#__PURE__*/ gql`
    mutation AnswerChannelInvitation($channelId: ID!, $accepted: Boolean!) {
  answerChannelInvitation(channelId: $channelId, accepted: $accepted) {
    id
    channelMemberships {
      ...ChannelMembershipFields
    }
  }
}
    ${ChannelMembershipFieldsFragmentDoc}` as unknown as DocumentNode<AnswerChannelInvitationMutation, AnswerChannelInvitationMutationVariables>;
export const LeaveChannelDocument = /*#__PURE__*/ gql`
    mutation LeaveChannel($channelId: ID!) {
  leaveChannel(channelId: $channelId) {
    id
    channelMemberships {
      ...ChannelMembershipFields
    }
  }
}
    ${ChannelMembershipFieldsFragmentDoc}` as unknown as DocumentNode<LeaveChannelMutation, LeaveChannelMutationVariables>;
export const SettingsDocument = /*#__PURE__*/ gql`
    query Settings {
  viewer {
    ...SessionViewer
    hasPassword
    isEmailVerified
    secondFactor {
      ...SettingsSecondFactor
    }
    quota {
      ...QuotaFields
    }
    channel {
      ...ChannelSettings
      blockedCommenters {
        ...BlockedCommenter
      }
    }
    notificationChoices {
      ...NotificationChoices
    }
    mutedChannels {
      ...MutedChannel
    }
    identities {
      ...SettingsIdentity
    }
    sessions {
      ...SettingsSession
    }
  }
  roles {
    id
    name
    isSelfAssignable
  }
}
    ${SessionViewerFragmentDoc}
${SettingsSecondFactorFragmentDoc}
${SettingsPasskeyFragmentDoc}
${QuotaFieldsFragmentDoc}
${ChannelSettingsFragmentDoc}
${BlockedCommenterFragmentDoc}
${NotificationChoicesFragmentDoc}
${MutedChannelFragmentDoc}
${SettingsIdentityFragmentDoc}
${SettingsSessionFragmentDoc}` as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const SubscriptionsDocument = /*#__PURE__*/ gql`
    query Subscriptions {
  viewer {
    id
    follows(limit: 100) {
      items {
        ...Subscription
      }
      nextCursor
    }
    news(limit: 24) {
      items {
        ...CardContent
      }
      nextCursor
    }
  }
}
    ${SubscriptionFragmentDoc}
${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables>;
export const MoreNewsDocument = /*#__PURE__*/ gql`
    query MoreNews($cursor: String) {
  viewer {
    id
    news(limit: 24, cursor: $cursor) {
      items {
        ...CardContent
      }
      nextCursor
    }
  }
}
    ${CardContentFragmentDoc}` as unknown as DocumentNode<MoreNewsQuery, MoreNewsQueryVariables>;
export const MoreFollowsDocument = /*#__PURE__*/ gql`
    query MoreFollows($cursor: String) {
  viewer {
    id
    follows(limit: 100, cursor: $cursor) {
      items {
        ...Subscription
      }
      nextCursor
    }
  }
}
    ${SubscriptionFragmentDoc}
${CardChannelFragmentDoc}
${FollowChannelFragmentDoc}` as unknown as DocumentNode<MoreFollowsQuery, MoreFollowsQueryVariables>;
export const UploadChannelDocument = /*#__PURE__*/ gql`
    query UploadChannel {
  viewer {
    id
    channelMemberships {
      id
      kind
    }
  }
}
    ` as unknown as DocumentNode<UploadChannelQuery, UploadChannelQueryVariables>;
export const VideoStatisticsDocument = /*#__PURE__*/ gql`
    query VideoStatistics($id: ID!) {
  content(id: $id) {
    id
    title
    duration
    viewsCount
    likesCount
    commentsCount
    details {
      chapters {
        start
        title
      }
    }
    retention {
      id
      plays
      avgWatchTime
      shares
    }
  }
}
    ` as unknown as DocumentNode<VideoStatisticsQuery, VideoStatisticsQueryVariables>;
export const WatchDocument = /*#__PURE__*/ gql`
    query Watch($id: ID!, $sort: CommentSort! = recent, $playlistId: ID! = "", $inPlaylist: Boolean! = false, $commentId: ID! = "", $hasComment: Boolean! = false) {
  content(id: $id) {
    ...WatchContent
    channel {
      ...FollowChannel
    }
    comments(sort: $sort) {
      ...CommentsPage
    }
  }
  comment(id: $commentId) @include(if: $hasComment) {
    ...CommentItem
  }
  recommendations(limit: 12) {
    reason
    content {
      ...CardContent
    }
  }
  playlist(id: $playlistId) @include(if: $inPlaylist) {
    id
    name
  }
  playlistContents(
    playlistId: $playlistId
    sort: position
    limit: 100
    cursor: null
  ) @include(if: $inPlaylist) {
    ...PlaylistVideos
  }
}
    ${WatchContentFragmentDoc}
${CardContentFragmentDoc}
${CaptionsFragmentDoc}
${MediaProgressFragmentDoc}
${FollowChannelFragmentDoc}
${CommentsPageFragmentDoc}
${CommentItemFragmentDoc}
${PlaylistVideosFragmentDoc}` as unknown as DocumentNode<WatchQuery, WatchQueryVariables>;