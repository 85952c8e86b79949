export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
};

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

/** An account as its administrators see it. */
export type Account = {
  __typename?: 'Account';
  avatarUrl: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isEmailVerified: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  quota: Quota;
  role: AccountRole;
  /** Null while the account is open. */
  suspendedAt: Maybe<Scalars['DateTime']['output']>;
  username: Scalars['String']['output'];
};

/** Absent fields are not changed. */
export type AccountInput = {
  /** Needed to change the e-mail, the role or the password of an account that has one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  roleId?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type AccountPage = {
  __typename?: 'AccountPage';
  items: Array<Account>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type AccountRole = {
  __typename?: 'AccountRole';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AddedComment = {
  __typename?: 'AddedComment';
  comment: Comment;
  /** With the new number of comments. */
  content: Content;
  /** The comment that it answers, with the new number of replies; null for a top-level comment. */
  parent: Maybe<Comment>;
};

export type AdministeredChannel = {
  __typename?: 'AdministeredChannel';
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Of the uploaded files and the versions that play, as far as they are measured. */
  bytes: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  followersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isOwnerSuspended: Scalars['Boolean']['output'];
  isVerified: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Of its owner. */
  username: Scalars['String']['output'];
  /** All of them, whoever may see them. */
  videosCount: Scalars['Int']['output'];
};

export type AdministeredChannelPage = {
  __typename?: 'AdministeredChannelPage';
  items: Array<AdministeredChannel>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type AdministeredContent = {
  __typename?: 'AdministeredContent';
  /** The conversion failed, and the uploaded file is still there. */
  canRepeat: Scalars['Boolean']['output'];
  channelId: Scalars['ID']['output'];
  channelName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What is wrong with its file or its conversion, and the last error in the words of the program that met it. */
  failure: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** By a moderator. */
  isHidden: Scalars['Boolean']['output'];
  /** False while one of the two sizes is not known yet. */
  isMeasured: Scalars['Boolean']['output'];
  openReports: Scalars['Int']['output'];
  /** Null without a file, and until it is measured. */
  originalBytes: Maybe<Scalars['Float']['output']>;
  /** 0 to 100 over the whole conversion. */
  progress: Scalars['Int']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** Of the version that plays. */
  renditionsBytes: Maybe<Scalars['Float']['output']>;
  state: AdministeredState;
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Of the channel's owner. */
  username: Scalars['String']['output'];
  viewsCount: Scalars['Int']['output'];
  visibility: AdministeredVisibility;
};

export type AdministeredContentPage = {
  __typename?: 'AdministeredContentPage';
  items: Array<AdministeredContent>;
  nextCursor: Maybe<Scalars['String']['output']>;
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

export type Announcement = {
  __typename?: 'Announcement';
  /** Another one for another text. */
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  tone: AnnouncementTone;
};

export type AnnouncementTone =
  | 'info'
  | 'warning';

/** Who may open a private content: everybody with its link, those of them who are signed in, named people, or whoever has its password. */
export type Audience =
  | 'link'
  | 'members'
  | 'password'
  | 'people';

export type AuditDetail = {
  __typename?: 'AuditDetail';
  name: Scalars['String']['output'];
  value: Maybe<Scalars['String']['output']>;
};

export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The kind of thing, a dot, and what was done to it, such as `user.suspend`. */
  act: Scalars['String']['output'];
  /** At the time of the act. */
  actorName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  details: Array<AuditDetail>;
  id: Scalars['ID']['output'];
  subjectId: Scalars['ID']['output'];
};

export type AuditPage = {
  __typename?: 'AuditPage';
  items: Array<AuditEntry>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** The viewer's notifications. */
export type Bell = {
  __typename?: 'Bell';
  newest: Maybe<Notification>;
  /** Newest first. */
  notifications: NotificationPage;
  unreadCount: Scalars['Int']['output'];
  /** Its owner. */
  viewer: Viewer;
};


/** The viewer's notifications. */
export type BellNotificationsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};

export type BlockedCommenter = {
  __typename?: 'BlockedCommenter';
  /** Of the channel and the person. */
  id: Scalars['ID']['output'];
  isBlocked: Scalars['Boolean']['output'];
  person: Person;
};

export type CappedGroups = {
  __typename?: 'CappedGroups';
  channel: Scalars['Boolean']['output'];
  content: Scalars['Boolean']['output'];
  hashtag: Scalars['Boolean']['output'];
  playlist: Scalars['Boolean']['output'];
};

/** The captions of a content in one language. */
export type Captions = {
  __typename?: 'Captions';
  /** Whether a machine wrote them. */
  isAutomatic: Scalars['Boolean']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
  /** In French: « français ». */
  languageName: Scalars['String']['output'];
  /** Of a WebVTT file; another one after each change. */
  url: Scalars['String']['output'];
};

/** Of a category or of a hashtag; the other one is null. */
export type Category = {
  __typename?: 'Category';
  category: Maybe<VideoCategory>;
  contents: Array<Content>;
  hashtag: Maybe<Hashtag>;
  title: Scalars['String']['output'];
};

export type ChangedJob = {
  __typename?: 'ChangedJob';
  id: Scalars['ID']['output'];
};

export type Channel = {
  __typename?: 'Channel';
  bannerUrl: Maybe<Scalars['String']['output']>;
  /** The people who may not comment there, the last one first, 100 at most. For its owner and its editors; null for everybody else. */
  blockedCommenters: Maybe<Array<BlockedCommenter>>;
  /** For its owner and its editors; null for everybody else. */
  commentRules: Maybe<CommentRules>;
  /** Whether the viewer may comment under its videos. A guest may once they sign in. */
  commenting: Commenting;
  /** For its owner, private videos and those being prepared are included. */
  contents: ContentPage;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  followersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  /** Who edits it with its owner, or is invited to, in the order of the invitations. For its owner and its editors; null for everybody else. */
  members: Maybe<Array<ChannelMember>>;
  name: Scalars['String']['output'];
  owner: Person;
  statistics: ChannelStatistics;
  /** Whether the viewer owns or edits it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Null for a guest. */
  viewerFollows: Maybe<Scalars['Boolean']['output']>;
  /** Null for a guest. */
  viewerMutes: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer is notified of new videos; null when they do not follow the channel. */
  viewerNotify: Maybe<Scalars['Boolean']['output']>;
};


export type ChannelContentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  sort?: ContentSort;
};

/** Absent fields stay as they are. */
export type ChannelChangeInput = {
  commentRules?: InputMaybe<CommentRulesInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ChannelInput = {
  description: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** A person who edits a channel with its owner. */
export type ChannelMember = {
  __typename?: 'ChannelMember';
  /** Null while the person is only invited. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the channel and the person. */
  id: Scalars['ID']['output'];
  invitedAt: Scalars['DateTime']['output'];
  person: Person;
};

/** What the viewer is in a channel. */
export type ChannelMembership = {
  __typename?: 'ChannelMembership';
  channel: Channel;
  /** Of the channel. */
  id: Scalars['ID']['output'];
  kind: MembershipKind;
};

export type ChannelPage = {
  __typename?: 'ChannelPage';
  items: Array<Channel>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A channel by day. Each list has the figures of the days of the period before, then those of the period: a value for each of `days`, in order. */
export type ChannelPeriod = {
  __typename?: 'ChannelPeriod';
  /** YYYY-MM-DD */
  days: Array<Scalars['String']['output']>;
  /** Of the channel and the period. */
  id: Scalars['ID']['output'];
  /** Likes of each day that still exist. */
  likes: Array<Scalars['Int']['output']>;
  /** The most frequent first. */
  sources: Array<PeriodSource>;
  /** Follows of each day that still exist. */
  subscribers: Array<Scalars['Int']['output']>;
  /** The most viewed first, ten at most. */
  videos: Array<PeriodVideo>;
  views: Array<Scalars['Int']['output']>;
  /** Seconds watched. */
  watchTime: Array<Scalars['Float']['output']>;
};

export type ChannelStatistics = {
  __typename?: 'ChannelStatistics';
  totalComments: Scalars['Int']['output'];
  totalFollowers: Scalars['Int']['output'];
  totalLikes: Scalars['Int']['output'];
  totalVideos: Scalars['Int']['output'];
  totalViews: Scalars['Int']['output'];
};

export type Chapter = {
  __typename?: 'Chapter';
  /** Seconds from the start. */
  start: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

/** A comment, or the reply to one: replies are one level deep. */
export type Comment = {
  __typename?: 'Comment';
  author: Person;
  /** Whether the author has a creator page. */
  authorHasChannel: Scalars['Boolean']['output'];
  contentId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the viewer mutes the author's channel; false for a guest. */
  isAuthorMuted: Scalars['Boolean']['output'];
  /** By the video's owner. */
  isHearted: Scalars['Boolean']['output'];
  /** Waits for validation: only its author, the video's owner and moderators see it. */
  isHeld: Scalars['Boolean']['output'];
  /** By the video's owner. */
  isPinned: Scalars['Boolean']['output'];
  likesCount: Scalars['Int']['output'];
  /** The people whom it names and whose channel has a page. */
  mentions: Array<Mention>;
  /** The comment that it answers; null for a top-level comment. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Oldest first, 20 at a time. For one comment per request. */
  replies: CommentPage;
  repliesCount: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  /** Null until its text is edited. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Null for a guest. */
  viewerLikes: Maybe<Scalars['Boolean']['output']>;
};


/** A comment, or the reply to one: replies are one level deep. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

export type CommentChange = {
  __typename?: 'CommentChange';
  /** Null when it was deleted. */
  comment: Maybe<Comment>;
  /** The id of the comment. */
  id: Scalars['ID']['output'];
};

export type CommentPage = {
  __typename?: 'CommentPage';
  items: Array<Comment>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type CommentRules = {
  __typename?: 'CommentRules';
  mode: CommentsMode;
  /** Comments that contain one of them wait for validation. */
  watchedWords: Array<Scalars['String']['output']>;
};

/** Absent fields stay as they are. */
export type CommentRulesInput = {
  mode?: InputMaybe<CommentsMode>;
  watchedWords?: InputMaybe<Array<Scalars['String']['input']>>;
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

export type Content = {
  __typename?: 'Content';
  channel: Channel;
  /** The pinned comment first, then in the requested order, 20 at a time. Null when they cannot be read now. For one content per request. */
  comments: Maybe<CommentPage>;
  commentsCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  details: ContentDetails;
  duration: Scalars['Float']['output'];
  hashtags: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether a moderator hid it: only those who manage it, moderators and administrators then see it. */
  isHidden: Scalars['Boolean']['output'];
  /** Whether guests may watch it, here or embedded elsewhere. For one content per request. */
  isOpenToGuests: Scalars['Boolean']['output'];
  /** Whether it is private and opens with a password. */
  isPasswordProtected: Scalars['Boolean']['output'];
  likesCount: Scalars['Int']['output'];
  media: Media;
  /** Null for everybody but its owner and administrators. For one content per request. */
  retention: Maybe<Retention>;
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** HLS master playlist; null until a first rendition is ready, and for guests where only users may watch. */
  videoUrl: Maybe<Scalars['String']['output']>;
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Null for a guest. */
  viewerLikes: Maybe<Scalars['Boolean']['output']>;
  /** The viewer's last position, in seconds from the start; null when it is not in their history, and for a guest. */
  viewerPosition: Maybe<Scalars['Float']['output']>;
  viewsCount: Scalars['Int']['output'];
  visibility: Visibility;
};


export type ContentCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  sort?: CommentSort;
};

/** What the creator says of a video beside its texts. */
export type ContentDetails = {
  __typename?: 'ContentDetails';
  /** VAST document of the advertisement before the video; null where there is none, and for viewers who may not play the content. */
  adTagUrl: Maybe<Scalars['String']['output']>;
  /** Their usernames, also while they do not count. Empty for everybody but its owner. */
  allowedUsernames: Array<Scalars['String']['output']>;
  /** Who may open it while it is private. `link` for everybody but its owner. */
  audience: Audience;
  /** By language; empty for viewers who may not play the content. */
  captions: Array<Captions>;
  category: Maybe<VideoCategory>;
  /** In order; from the description's lines that begin with a time, else from the file. */
  chapters: Array<Chapter>;
  commentsOpen: Scalars['Boolean']['output'];
  /** The highest quality first; empty where downloads are not allowed, and for viewers who may not play the content. */
  downloads: Array<Download>;
  downloadsAllowed: Scalars['Boolean']['output'];
  /** Whether a password was set, also while it does not count. False for everybody but its owner. */
  hasPassword: Scalars['Boolean']['output'];
  /** BCP 47; zxx when nobody speaks. */
  language: Maybe<Scalars['String']['output']>;
  /** SPDX identifier in lower case; null when all rights are reserved. */
  licence: Maybe<Scalars['String']['output']>;
  /** When a private video becomes public by itself. Null for everybody but its owner. */
  publishAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a private video becomes public by itself once every quality is ready. False for everybody but its owner. */
  publishWhenReady: Scalars['Boolean']['output'];
  /** Null for everybody but its owner, and before its file was read. */
  trim: Maybe<Trim>;
};

export type ContentDetailsInput = {
  /** Absent: unchanged. */
  allowedUsernames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Absent: unchanged; `link` for a new content. */
  audience?: InputMaybe<Audience>;
  category?: InputMaybe<VideoCategory>;
  commentsOpen: Scalars['Boolean']['input'];
  /** Absent: unchanged; false for a new content. */
  downloadsAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  licence?: InputMaybe<Scalars['String']['input']>;
  /** Absent: unchanged. No answer contains it. */
  password?: InputMaybe<Scalars['String']['input']>;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  publishWhenReady: Scalars['Boolean']['input'];
};

export type ContentPage = {
  __typename?: 'ContentPage';
  items: Array<Content>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A content that a bulk action left as it was. */
export type ContentRefusal = {
  __typename?: 'ContentRefusal';
  id: Scalars['ID']['output'];
  /** The reason, in French. */
  message: Scalars['String']['output'];
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
  channelId?: InputMaybe<Scalars['ID']['input']>;
  description: Scalars['String']['input'];
  details?: InputMaybe<ContentDetailsInput>;
  hashtags: Array<Scalars['String']['input']>;
  /** A UUID made by the client for this upload. */
  idempotencyKey: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  /** The address of a video on YouTube, when no file follows. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
  visibility: Visibility;
};

export type Dashboard = {
  __typename?: 'Dashboard';
  channel: Channel;
  /** Private videos and those being prepared are included. `q`: words of the title or the hashtags; `visibility`: only these. */
  contents: ContentPage;
  period: ChannelPeriod;
  statistics: DashboardStatistics;
};


export type DashboardContentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: DashboardSort;
  visibility?: InputMaybe<Visibility>;
};


export type DashboardPeriodArgs = {
  period?: StatisticsPeriod;
};

/** The newest, most viewed or most liked first; `status`: the public ones, then the private ones. */
export type DashboardSort =
  | 'likes'
  | 'status'
  | 'uploadDate'
  | 'views';

export type DashboardStatistics = {
  __typename?: 'DashboardStatistics';
  /** Seconds watched per counted view. */
  avgWatchTime: Figure;
  /** Likes divided by views, in percent with two decimals. */
  engagement: Scalars['Float']['output'];
  subscribers: Figure;
  totalComments: Figure;
  /** Includes contents without anything to play yet, unlike `totalVideos`. */
  totalContents: Scalars['Int']['output'];
  totalLikes: Figure;
  totalVideos: Figure;
  totalViews: Figure;
};

export type DecidedRegistration = {
  __typename?: 'DecidedRegistration';
  approved: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type DeletedAccount = {
  __typename?: 'DeletedAccount';
  id: Scalars['ID']['output'];
};

export type DeletedComment = {
  __typename?: 'DeletedComment';
  /** With the new number of comments. */
  content: Content;
  id: Scalars['ID']['output'];
  /** The comment that it answered, with the new number of replies; null for a top-level comment. */
  parent: Maybe<Comment>;
};

export type DeletedContent = {
  __typename?: 'DeletedContent';
  id: Scalars['ID']['output'];
};

export type DeletedContents = {
  __typename?: 'DeletedContents';
  ids: Array<Scalars['ID']['output']>;
  refusals: Array<ContentRefusal>;
};

export type DeletedInvitation = {
  __typename?: 'DeletedInvitation';
  id: Scalars['ID']['output'];
};

export type DeletedPlaylist = {
  __typename?: 'DeletedPlaylist';
  id: Scalars['ID']['output'];
};

/** How often a mail comes with the new notifications. */
export type DigestFrequency =
  | 'daily'
  | 'never'
  | 'weekly';

export type Download = {
  __typename?: 'Download';
  /** The short side of the picture, in pixels. */
  quality: Scalars['Int']['output'];
  /** Of an MP4 file; another one after each change of the files. */
  url: Scalars['String']['output'];
};

export type ExplorePage = {
  __typename?: 'ExplorePage';
  /**
   * The trending videos of categories and popular hashtags, at least three in each. No video is in two of them, and none of this page's items in
   * any.
   */
  categories: Array<Category>;
  items: Array<Recommendation>;
  nextCursor: Maybe<Scalars['String']['output']>;
};


export type ExplorePageCategoriesArgs = {
  limit?: Scalars['Int']['input'];
};

export type ExploreSource =
  | 'recommended'
  | 'trending';

export type FailedConversion = {
  __typename?: 'FailedConversion';
  /** Its uploaded file is still there. */
  canRepeat: Scalars['Boolean']['output'];
  failedAt: Scalars['DateTime']['output'];
  /** Of the content. */
  id: Scalars['ID']['output'];
  /** Its first rendition can be watched, the further ones are missing. */
  isWatchable: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** The last error, in the words of the program that met it. */
  reason: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type FailedConversionPage = {
  __typename?: 'FailedConversionPage';
  items: Array<FailedConversion>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A figure, with the last 30 days and the 30 days before. */
export type Figure = {
  __typename?: 'Figure';
  /** In percent; null when the earlier 30 days have none. */
  change: Maybe<Scalars['Int']['output']>;
  value: Scalars['Float']['output'];
};

export type Follow = {
  __typename?: 'Follow';
  channel: Channel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last public upload; null when there is none. */
  latestContent: Maybe<LatestContent>;
};

export type FollowPage = {
  __typename?: 'FollowPage';
  items: Array<Follow>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FoundChannel = {
  __typename?: 'FoundChannel';
  channel: Channel;
  isOwnChannel: Scalars['Boolean']['output'];
};

export type FoundContent = {
  __typename?: 'FoundContent';
  content: Content;
  /** An extract around the first match; empty when there is no description. */
  description: Array<Fragment>;
  /** Where the words are said: at most three places, in order. */
  passages: Array<FoundPassage>;
  /** The whole title. */
  title: Array<Fragment>;
};

/** What is said around words that were looked for, from captions. */
export type FoundPassage = {
  __typename?: 'FoundPassage';
  /** Of the captions, in BCP 47. */
  language: Scalars['String']['output'];
  /** Of the video. */
  second: Scalars['Int']['output'];
  text: Array<Fragment>;
};

/** A stretch of plain text, never HTML. */
export type Fragment = {
  __typename?: 'Fragment';
  /** Is it one of the words that were looked for? */
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type Hashtag = {
  __typename?: 'Hashtag';
  contentsCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type HeldComment = {
  __typename?: 'HeldComment';
  author: Person;
  content: ReportedContent;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  reason: HoldReason;
  text: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  viewerCanPublish: Scalars['Boolean']['output'];
};

export type HeldCommentPage = {
  __typename?: 'HeldCommentPage';
  items: Array<HeldComment>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  content: Content;
  id: Scalars['ID']['output'];
  /** The last position, in seconds from the start. */
  position: Scalars['Float']['output'];
  watchedAt: Scalars['DateTime']['output'];
};

export type HistoryPage = {
  __typename?: 'HistoryPage';
  items: Array<HistoryEntry>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type HistoryPeriod =
  | 'month'
  | 'today'
  | 'week';

export type HistoryStatistics = {
  __typename?: 'HistoryStatistics';
  totalVideos: Scalars['Int']['output'];
  uniqueCreators: Scalars['Int']['output'];
};

/** Why a comment waits for validation. */
export type HoldReason =
  /** The channel holds the comments of others. */
  | 'channel'
  /** None of its author's comments was ever published here: only moderators publish it. */
  | 'newAccount'
  /** It contains a word that the channel watches. */
  | 'watchedWord';

export type Identity = {
  __typename?: 'Identity';
  createdAt: Scalars['DateTime']['output'];
  /** As the provider gave it when the identity was linked. */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  /** The provider's name on the buttons. */
  provider: Scalars['String']['output'];
};

export type Invitation = {
  __typename?: 'Invitation';
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** For administrators: whom it is for. */
  note: Scalars['String']['output'];
  places: Scalars['Int']['output'];
  used: Scalars['Int']['output'];
};

export type InvitationInput = {
  /** How long it works. */
  days: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  places: Scalars['Int']['input'];
};

export type InvitationPage = {
  __typename?: 'InvitationPage';
  items: Array<Invitation>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Job = {
  __typename?: 'Job';
  attempts: Scalars['Int']['output'];
  canAbandon: Scalars['Boolean']['output'];
  canRetry: Scalars['Boolean']['output'];
  contentId: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  failedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Starts before the others of its queue. */
  isRaised: Scalars['Boolean']['output'];
  /** By a worker without access to the database and the files. */
  isRunRemotely: Scalars['Boolean']['output'];
  kind: JobKind;
  /** What a mail is for, such as passwordReset. */
  mailKind: Maybe<Scalars['String']['output']>;
  /** Null for one that waits for its turn only. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Of its last failure, in the words of the program that met it. */
  reason: Maybe<Scalars['String']['output']>;
  recipient: Maybe<Scalars['String']['output']>;
  /** Of the running attempt. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  state: JobState;
  /** Null for a video that was deleted, too. */
  title: Maybe<Scalars['String']['output']>;
  /** Name of the machine that runs it; null for one that does not run, or whose remote worker does not say it. */
  workerHost: Maybe<Scalars['String']['output']>;
  workerPid: Maybe<Scalars['Int']['output']>;
};

export type JobCounts = {
  __typename?: 'JobCounts';
  /** For good, within a day. */
  failed: Scalars['Int']['output'];
  /** Of mails 0: one that is being sent counts as waiting. */
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
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

export type JobPage = {
  __typename?: 'JobPage';
  items: Array<Job>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type JobState =
  /** No attempt is left. */
  | 'failed'
  | 'running'
  /** For its first or its next attempt. */
  | 'waiting';

export type LatestContent = {
  __typename?: 'LatestContent';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the viewer has never played it. */
  isUnseen: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type LinkInput = {
  email: Scalars['String']['input'];
  /** The `link` parameter of the provider's redirect. */
  link: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** Where mails go: without a mail server, the site's operator reads them in a folder. */
export type MailDelivery =
  | 'folder'
  | 'smtp';

export type Media = {
  __typename?: 'Media';
  /** Why it failed, what it waits for, or what a complete video lacks; for its owner only. */
  failure: Maybe<MediaFailure>;
  /** 0 to 100 over the whole pipeline. */
  progress: Scalars['Int']['output'];
  renditions: Array<Rendition>;
  state: MediaState;
  storyboardUrl: Maybe<Scalars['String']['output']>;
};

export type MediaFailure = {
  __typename?: 'MediaFailure';
  code: Scalars['String']['output'];
  /** In French, for the creator. */
  message: Scalars['String']['output'];
};

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

/** Somebody whom a comment names: `name` as its text has it after «@», `username` as they are called now. */
export type Mention = {
  __typename?: 'Mention';
  name: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** For administrators. Takes a job out of its queue that waits or failed; a video whose conversion waited has failed then. */
  abandonJob: ChangedJob;
  /** `parentId`: the comment or reply that it answers; a reply to a reply is added to the same thread. */
  addComment: AddedComment;
  addPasskey: RecoveryCodes;
  /** Adds a content at the end, or at the given position. Repeating it changes nothing. */
  addToPlaylist: Playlist;
  /** Accepts or declines an invitation to edit a channel. */
  answerChannelInvitation: Viewer;
  /** Creates the viewer's channel; the viewer becomes a creator. */
  becomeCreator: Viewer;
  beginPasskey: PasskeyCreation;
  beginPasskeySignIn: PasskeyRequest;
  /** Makes the key of an application. It counts once `turnOnSecondFactor` got a code of it. The password may be empty for an account without one. */
  beginSecondFactor: SecondFactorSetup;
  /** For administrators. Has the storage compared with the database; a check that is under way is joined. */
  checkStorage: StorageReport;
  clearHistory: Viewer;
  /** For moderators. `hidden` hides the subject and closes the other reports about it; a channel can only be kept. */
  closeReport: Report;
  /** Proves the address of an account, with the token of a mail's link, which works once. */
  confirmEmail: Scalars['Boolean']['output'];
  /** Opens the session of a sign-in that waits for its second step, with a code of an application or a recovery code. */
  confirmSignIn: Session;
  /** Counts the view once enough was watched by the server's clock. */
  countView: Content;
  /** Creates the record of a video before its file is sent. The same key always returns the same record. */
  createContent: Content;
  /** For administrators. The answer is the only place where the token of the link stands. */
  createInvitation: NewInvitation;
  /** The same key always returns the same playlist, with the values given last. */
  createPlaylist: Playlist;
  /** For administrators. Makes an account of a request, or deletes it; a mail tells the person. */
  decideRegistration: DecidedRegistration;
  /** Deletes the viewer's account and everything that belongs to it. The password may be empty for an account without one. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Captions are saved by the REST API, which takes files: PUT /contents/{id}/captions/{language}. */
  deleteCaptions: Content;
  /** Deletes a comment with its replies; for its author, the video's owner and moderators. */
  deleteComment: DeletedComment;
  deleteContent: DeletedContent;
  deleteContents: DeletedContents;
  /** For administrators. The accounts that were opened with it stay. */
  deleteInvitation: DeletedInvitation;
  /** For administrators. Has the files deleted that a check found unreferenced, each checked once more. */
  deleteOrphans: StorageReport;
  deletePlaylist: DeletedPlaylist;
  /** For its author. Removes the heart and the pin that the video's owner gave to the former text. */
  editComment: Comment;
  /** Opens a session with the code of the provider's redirect. It works once, and only in the browser that began the sign-in. */
  exchangeSignIn: Session;
  /** Invites a person, by their username, to edit the viewer's channel. */
  inviteChannelMember: Channel;
  /** Ends the viewer's own work in a channel that they edit. */
  leaveChannel: Viewer;
  /** Links a provider's identity to the account with the same e-mail address, after a check of that account's password. */
  linkIdentity: Session;
  /** SECOND_FACTOR_REQUIRED once the password was right, for an account with a second factor: the browser gets a cookie, and goes on with `confirmSignIn`. */
  login: Session;
  /** Revokes the session of the request. */
  logout: Scalars['Boolean']['output'];
  /** Moves a content before another one, or to the end. */
  movePlaylistContent: Playlist;
  /** For the video's owner and moderators. `updatedAt`: that of the text that was read; COMMENT_CHANGED when it is another one by now. */
  publishComment: Comment;
  readAllNotifications: Bell;
  /** Repeating it changes nothing. */
  readNotification: ReadNotification;
  /** Deletes a comment that waits for validation; for the video's owner and moderators. */
  refuseComment: RefusedComment;
  /** Null when an administrator must approve the account first. */
  register: Maybe<Session>;
  /** For administrators. With everything that belongs to it. */
  removeAccount: DeletedAccount;
  /** Removes an editor of the viewer's channel, or cancels an invitation. */
  removeChannelMember: Channel;
  /** For administrators. Deletes somebody else's video with its files. */
  removeContent: DeletedContent;
  /** Returns the former position, which is needed to undo it. No error when the content is not in the playlist. */
  removeFromPlaylist: RemovedFromPlaylist;
  removeHistoryEntry: Viewer;
  /** Gives the site the software's mark again. A logo is sent to POST /api/site/logo. */
  removeLogo: SiteSettings;
  removePasskey: Viewer;
  /** Replaces the recovery codes. */
  renewRecoveryCodes: RecoveryCodes;
  /** Repeats a conversion that failed, while its file is there: from the beginning, or for the missing qualities. */
  repeatConversion: Content;
  /** Reports a content, a comment or a channel to the moderators. A second report about it changes the open one. */
  report: Scalars['Boolean']['output'];
  /**
   * The position of the viewer's player, and what was watched since the last report, in the order in which it was; `watched`, in seconds, is for
   * those who do not know more of it. Sent after startView.
   */
  reportPlayback: PlaybackReport;
  /** Reports a problem of the site itself to its administrators, for guests too. */
  reportProblem: Scalars['Boolean']['output'];
  /** Sends the viewer the mail that proves their address, once more. */
  requestEmailProof: MailDelivery;
  /** Sends a mail with a link to a new password, if an account has this address. The answer is the same for every address. */
  requestPasswordReset: MailDelivery;
  /** Replaces a forgotten password, with the token of the mail's link, which works once. Closes all sessions of the account. */
  resetPassword: Scalars['Boolean']['output'];
  /** For administrators. Removes all factors of somebody who has lost them, and closes their sessions. */
  resetSecondFactor: ResetAccount;
  /** Gives an account its former address back, with the token of the warning's link. Closes its sessions and ends its password. */
  restoreEmail: Scalars['Boolean']['output'];
  /** Restores a removed entry at its former place. */
  restoreHistoryEntry: Viewer;
  /** For administrators. Has a job run at once that failed, or that waits for another attempt. */
  retryJob: ChangedJob;
  /** Closes all sessions of the viewer except the current one. */
  revokeOtherSessions: Viewer;
  revokeSession: RevokedSession;
  /** Sends a mail at once that waits for its next attempt, failed, or was refused. For administrators. */
  sendMailNow: SentMail;
  /** A limit that is absent stays as it is. */
  setAccountQuota: Account;
  /** For administrators. */
  setAccountRole: Account;
  /** For administrators. A suspended account has no session, and opens none. */
  setAccountSuspended: Account;
  /** For administrators. */
  setChannelVerified: Channel;
  /** For the video's owner. Sets the heart of a comment to the given value. */
  setCommentHeart: Comment;
  /** Sets the like of a comment to the given value. */
  setCommentLike: Comment;
  /** For the video's owner. Sets the pin of a comment; it replaces the comment that was pinned. */
  setCommentPin: Comment;
  /**
   * Sets whether a person may not comment under the videos of the viewer's channel, or of another one that they edit. `deletesComments`: with
   * what they wrote there, when they are blocked.
   */
  setCommenterBlocked: BlockedCommenter;
  /** Sets the follow to the given value. Returns the channel with its new number of followers. */
  setFollow: Channel;
  /** Sets whether the viewer is notified of new videos of a channel that they follow. */
  setFollowNotify: Channel;
  /** For moderators. Sets whether a content or a comment is hidden; a channel cannot be. */
  setHidden: ReportSubject;
  /** Sets whether the history is paused: it keeps its entries and records no new ones. */
  setHistoryPaused: Viewer;
  /** For administrators. Sets whether a waiting job starts before the others of its queue. */
  setJobRaised: ChangedJob;
  /** Sets the like to the given value. Repeating it changes nothing. */
  setLike: Content;
  /** Sets whether the viewer mutes a channel. Repeating it changes nothing. */
  setMute: Channel;
  /** Sets whether a content may be recommended to the viewer. */
  setNotInterested: NotInterested;
  /** Changes what the viewer is notified of; kinds that are not in the input stay as they are. */
  setNotificationChoices: Viewer;
  /** Sets whether a content is in « À consulter plus tard ». */
  setWatchLater: WatchLaterChange;
  /** Opens a session with a passkey, without a password and a code. */
  signInWithPasskey: Session;
  /** Sent at the first play: creates the view and the history entry. `source`: where the viewer came from, if the client knows it. */
  startView: Content;
  /** Has a content show a part of its uploaded file, in seconds from the file's start. The present version plays until the part is converted. */
  trimContent: Content;
  turnOffSecondFactor: Viewer;
  turnOnSecondFactor: RecoveryCodes;
  unlinkIdentity: Viewer;
  /** Opens a content to the caller, a guest too, for seven days. CONTENT_PASSWORD_WRONG for another password. */
  unlockContent: Scalars['Boolean']['output'];
  /** Ends the digests of the person whom the token of a digest's link belongs to. Repeating it changes nothing. */
  unsubscribe: Scalars['Boolean']['output'];
  /** Has a content show all of its uploaded file again. */
  untrimContent: Content;
  /** Changes the given fields of the viewer's account. A new password closes their other sessions. */
  updateAccount: Viewer;
  /** Changes the viewer's channel, or another one that they edit. */
  updateChannel: Channel;
  /** Replaces all texts of one of the viewer's contents. */
  updateContent: Content;
  /** Several of the viewer's contents at once, at most 100: each one is either changed or refused. */
  updateContents: UpdatedContents;
  /** Absent fields are not changed. */
  updatePlaylist: Playlist;
  /** For administrators. */
  updateRegistrationSettings: RegistrationSettings;
  /** Roles and limits that are not named stay as they are. */
  updateRoleQuotas: Array<RoleQuota>;
  /** For administrators; FORBIDDEN for everybody else. */
  updateSite: SiteSettings;
};


export type MutationAbandonJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddCommentArgs = {
  contentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  registration: PasskeyRegistrationInput;
};


export type MutationAddToPlaylistArgs = {
  contentId: Scalars['ID']['input'];
  place?: InputMaybe<PlaylistPlaceInput>;
  playlistId: Scalars['ID']['input'];
};


export type MutationAnswerChannelInvitationArgs = {
  accepted: Scalars['Boolean']['input'];
  channelId: Scalars['ID']['input'];
};


export type MutationBecomeCreatorArgs = {
  input: ChannelInput;
};


export type MutationBeginPasskeyArgs = {
  password: Scalars['String']['input'];
};


export type MutationBeginSecondFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationCloseReportArgs = {
  decision: ReportDecision;
  id: Scalars['ID']['input'];
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmSignInArgs = {
  code: Scalars['String']['input'];
};


export type MutationCountViewArgs = {
  contentId: Scalars['ID']['input'];
};


export type MutationCreateContentArgs = {
  input: CreateContentInput;
};


export type MutationCreateInvitationArgs = {
  input: InvitationInput;
};


export type MutationCreatePlaylistArgs = {
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  input: PlaylistInput;
};


export type MutationDecideRegistrationArgs = {
  approved: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteCaptionsArgs = {
  contentId: Scalars['ID']['input'];
  language: Scalars['String']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteContentsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrphansArgs = {
  checkId: Scalars['ID']['input'];
};


export type MutationDeletePlaylistArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditCommentArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationExchangeSignInArgs = {
  code: Scalars['String']['input'];
};


export type MutationInviteChannelMemberArgs = {
  channelId: Scalars['ID']['input'];
  username: Scalars['String']['input'];
};


export type MutationLeaveChannelArgs = {
  channelId: Scalars['ID']['input'];
};


export type MutationLinkIdentityArgs = {
  input: LinkInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMovePlaylistContentArgs = {
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  contentId: Scalars['ID']['input'];
  playlistId: Scalars['ID']['input'];
};


export type MutationPublishCommentArgs = {
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationReadNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRefuseCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveChannelMemberArgs = {
  channelId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRemoveContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveFromPlaylistArgs = {
  contentId: Scalars['ID']['input'];
  playlistId: Scalars['ID']['input'];
};


export type MutationRemoveHistoryEntryArgs = {
  contentId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  password: Scalars['String']['input'];
};


export type MutationRepeatConversionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReportArgs = {
  input: ReportInput;
};


export type MutationReportPlaybackArgs = {
  contentId: Scalars['ID']['input'];
  position: Scalars['Float']['input'];
  ranges?: Array<PlayedRange>;
  watched?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationReportProblemArgs = {
  input: ProblemReportInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetSecondFactorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationRestoreHistoryEntryArgs = {
  contentId: Scalars['ID']['input'];
  position: Scalars['Float']['input'];
  watchedAt: Scalars['DateTime']['input'];
};


export type MutationRetryJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendMailNowArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetAccountQuotaArgs = {
  daily?: InputMaybe<QuotaChoiceInput>;
  id: Scalars['ID']['input'];
  total?: InputMaybe<QuotaChoiceInput>;
};


export type MutationSetAccountRoleArgs = {
  id: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


export type MutationSetAccountSuspendedArgs = {
  id: Scalars['ID']['input'];
  suspended: Scalars['Boolean']['input'];
};


export type MutationSetChannelVerifiedArgs = {
  id: Scalars['ID']['input'];
  verified: Scalars['Boolean']['input'];
};


export type MutationSetCommentHeartArgs = {
  hearted: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetCommentLikeArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetCommentPinArgs = {
  id: Scalars['ID']['input'];
  pinned: Scalars['Boolean']['input'];
};


export type MutationSetCommenterBlockedArgs = {
  blocked: Scalars['Boolean']['input'];
  channelId?: InputMaybe<Scalars['ID']['input']>;
  deletesComments?: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationSetFollowArgs = {
  channelId: Scalars['ID']['input'];
  followed: Scalars['Boolean']['input'];
};


export type MutationSetFollowNotifyArgs = {
  channelId: Scalars['ID']['input'];
  notify: Scalars['Boolean']['input'];
};


export type MutationSetHiddenArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  kind: ReportKind;
};


export type MutationSetHistoryPausedArgs = {
  paused: Scalars['Boolean']['input'];
};


export type MutationSetJobRaisedArgs = {
  id: Scalars['ID']['input'];
  raised: Scalars['Boolean']['input'];
};


export type MutationSetLikeArgs = {
  contentId: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetMuteArgs = {
  channelId: Scalars['ID']['input'];
  muted: Scalars['Boolean']['input'];
};


export type MutationSetNotInterestedArgs = {
  contentId: Scalars['ID']['input'];
  notInterested: Scalars['Boolean']['input'];
};


export type MutationSetNotificationChoicesArgs = {
  input: NotificationChoicesInput;
};


export type MutationSetWatchLaterArgs = {
  contentId: Scalars['ID']['input'];
  saved: Scalars['Boolean']['input'];
};


export type MutationSignInWithPasskeyArgs = {
  assertion: PasskeyAssertionInput;
};


export type MutationStartViewArgs = {
  contentId: Scalars['ID']['input'];
  source?: InputMaybe<ViewSource>;
};


export type MutationTrimContentArgs = {
  end: Scalars['Float']['input'];
  id: Scalars['ID']['input'];
  start: Scalars['Float']['input'];
};


export type MutationTurnOffSecondFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationTurnOnSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationUnlinkIdentityArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationUnlockContentArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUntrimContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAccountArgs = {
  input: AccountInput;
};


export type MutationUpdateChannelArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
  input: ChannelChangeInput;
};


export type MutationUpdateContentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateContentInput;
};


export type MutationUpdateContentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  input: UpdateContentsInput;
};


export type MutationUpdatePlaylistArgs = {
  id: Scalars['ID']['input'];
  input: PlaylistChangeInput;
};


export type MutationUpdateRegistrationSettingsArgs = {
  input: RegistrationSettingsInput;
};


export type MutationUpdateRoleQuotasArgs = {
  input: Array<RoleQuotaInput>;
};


export type MutationUpdateSiteArgs = {
  input: SiteInput;
};

export type NewInvitation = {
  __typename?: 'NewInvitation';
  invitation: Invitation;
  token: Scalars['String']['output'];
};

export type NotInterested = {
  __typename?: 'NotInterested';
  contentId: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
};

export type Notification = {
  __typename?: 'Notification';
  /** The user who did it; null for a channel's new video. */
  actor: Maybe<Person>;
  channel: Maybe<NotificationChannel>;
  commentId: Maybe<Scalars['ID']['output']>;
  content: Maybe<NotificationContent>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** Null until it is read. */
  readAt: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationChannel = {
  __typename?: 'NotificationChannel';
  avatarUrl: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type NotificationChoice = {
  __typename?: 'NotificationChoice';
  /** Whether digests have it. They contain only what is notified on the site as well. */
  byMail: Scalars['Boolean']['output'];
  kind: NotificationKind;
  onSite: Scalars['Boolean']['output'];
};

export type NotificationChoiceInput = {
  byMail: Scalars['Boolean']['input'];
  kind: NotificationKind;
  onSite: Scalars['Boolean']['input'];
};

/** What a user is notified of: every kind, in the order in which they are shown. */
export type NotificationChoices = {
  __typename?: 'NotificationChoices';
  digest: DigestFrequency;
  kinds: Array<NotificationChoice>;
};

export type NotificationChoicesInput = {
  digest: DigestFrequency;
  kinds: Array<NotificationChoiceInput>;
};

export type NotificationContent = {
  __typename?: 'NotificationContent';
  id: Scalars['ID']['output'];
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type NotificationKind =
  | 'channelInvitation'
  | 'comment'
  | 'commentHearted'
  | 'follow'
  | 'mention'
  | 'newContent'
  | 'reply';

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type OpenSession = {
  __typename?: 'OpenSession';
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system in words: « Firefox sur Windows ». */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is the current session. */
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

export type OrphanOutcome =
  | 'deleted'
  | 'failed'
  | 'gone'
  | 'kept';

/** What an administrator looks after, at a glance. */
export type Overview = {
  __typename?: 'Overview';
  contents: Scalars['Int']['output'];
  contentsOfWeek: Scalars['Int']['output'];
  /** Null when the database's disk belongs to another machine. */
  databaseFreeBytes: Maybe<Scalars['Float']['output']>;
  failedConversions: Scalars['Int']['output'];
  /** On the disk of the files, of the temporary ones where the files are in a bucket; a Float, because it exceeds an Int. */
  freeBytes: Scalars['Float']['output'];
  /** Comments that wait for validation. */
  heldComments: Scalars['Int']['output'];
  isDatabaseLow: Scalars['Boolean']['output'];
  /** A bucket does not say how much room it has. */
  isInBucket: Scalars['Boolean']['output'];
  /** So little is left that uploads will soon be refused. */
  isStorageLow: Scalars['Boolean']['output'];
  jobs: JobCounts;
  mailDelivery: MailDelivery;
  /** `failed`: also those that a mail server refused. */
  mails: JobCounts;
  openReports: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  /** Registered within seven days. */
  peopleOfWeek: Scalars['Int']['output'];
  /** Problems with the site itself that people reported within a day. */
  problemReportsOfDay: Scalars['Int']['output'];
  registrationRequests: Scalars['Int']['output'];
  suspended: Scalars['Int']['output'];
};

export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Null before its first sign-in. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type PasskeyAssertionInput = {
  authenticatorData: Scalars['String']['input'];
  clientDataJSON: Scalars['String']['input'];
  id: Scalars['String']['input'];
  signature: Scalars['String']['input'];
  userHandle: Scalars['String']['input'];
};

export type PasskeyCreation = {
  __typename?: 'PasskeyCreation';
  challenge: Scalars['String']['output'];
  /** Ids of the passkeys that the account has. */
  excluded: Array<Scalars['String']['output']>;
  rpId: Scalars['String']['output'];
  rpName: Scalars['String']['output'];
  userId: Scalars['String']['output'];
  userName: Scalars['String']['output'];
};

export type PasskeyRegistrationInput = {
  attestationObject: Scalars['String']['input'];
  clientDataJSON: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

/** What a browser needs to ask a device for a signature; the names are those of WebAuthn, and all bytes are in base64url. */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  challenge: Scalars['String']['output'];
  rpId: Scalars['String']['output'];
};

export type PeriodSource = {
  __typename?: 'PeriodSource';
  id: Scalars['ID']['output'];
  /** In the period before. */
  previousViews: Scalars['Int']['output'];
  source: CountedSource;
  views: Scalars['Int']['output'];
};

export type PeriodVideo = {
  __typename?: 'PeriodVideo';
  contentId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  views: Scalars['Int']['output'];
  /** Seconds watched. */
  watchTime: Scalars['Float']['output'];
};

/** The public part of a user. */
export type Person = {
  __typename?: 'Person';
  avatarUrl: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
};

export type PlaybackReport = {
  __typename?: 'PlaybackReport';
  contentId: Scalars['ID']['output'];
  /** False while the history is paused, and for removed entries. */
  isKept: Scalars['Boolean']['output'];
  position: Scalars['Float']['output'];
};

/** A part of a content that was shown without a jump, in seconds from the start. */
export type PlayedRange = {
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
};

export type Playlist = {
  __typename?: 'Playlist';
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** « À consulter plus tard », made with the account. */
  isDefault: Scalars['Boolean']['output'];
  isPrivate: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  owner: Person;
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  /** When a video last came or went. */
  updatedContentAt: Scalars['DateTime']['output'];
  /** Of what the viewer may know of it, as the picture of its first video. */
  videoCount: Scalars['Int']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

export type PlaylistChangeInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type PlaylistChoice = {
  __typename?: 'PlaylistChoice';
  containsContent: Scalars['Boolean']['output'];
  playlist: Playlist;
};

/** A content in a playlist; its id is the pair's. */
export type PlaylistContent = {
  __typename?: 'PlaylistContent';
  addedAt: Scalars['DateTime']['output'];
  content: Content;
  id: Scalars['ID']['output'];
};

export type PlaylistContentPage = {
  __typename?: 'PlaylistContentPage';
  items: Array<PlaylistContent>;
  /** Of the next page; null on the last. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type PlaylistInput = {
  description: Scalars['String']['input'];
  isPrivate: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

/** What a removal answered, to undo it. */
export type PlaylistPlaceInput = {
  addedAt: Scalars['DateTime']['input'];
  /** The content that came after it; null for the last. */
  beforeId?: InputMaybe<Scalars['ID']['input']>;
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
  page: Scalars['String']['input'];
  text: Scalars['String']['input'];
  /** JSON of the recorded events, of which there are 200 at most; 90 kB at most. */
  trace: Scalars['String']['input'];
};

export type Provider = {
  __typename?: 'Provider';
  isConfigured: Scalars['Boolean']['output'];
  /** Its name on the buttons. */
  label: Scalars['String']['output'];
  /** `google`, `microsoft`, or the name that the operator gave. */
  name: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Newest first. `query`: in the username, the e-mail or the names, in any case. */
  accounts: AccountPage;
  /** All channels of the site, newest first. `query`: in its name or its owner's, or an id of one of them. */
  administeredChannels: AdministeredChannelPage;
  /** All videos of the site, newest first. `query`: in the title, the name of the channel or of its owner, or an id of one of them. */
  administeredContents: AdministeredContentPage;
  /** The acts of moderators and administrators, newest first. */
  auditLog: AuditPage;
  /** The viewer's own; null for a guest. */
  bell: Maybe<Bell>;
  /** Found by its owner's username, else by its own name; null when it does not exist. */
  channel: Maybe<Channel>;
  /** All channels, the most followed first. */
  channels: ChannelPage;
  /** Null when it was deleted, or is hidden from the viewer. */
  comment: Maybe<Comment>;
  /** A public content, or a private one by its direct link; null when it does not exist. */
  content: Maybe<Content>;
  /** Statistics and videos of the viewer's channel, or of another one that they edit; null for a viewer without that channel. */
  dashboard: Maybe<Dashboard>;
  /** The main list of Explore, page by page. */
  explore: ExplorePage;
  /** Newest first. */
  failedConversions: FailedConversionPage;
  /**
   * The comments that wait for validation, oldest first. `channelId`: those under the videos of a channel that the viewer owns or edits. Without
   * it, `own`: those under the videos of the viewer's own channel; otherwise all, for moderators. FORBIDDEN for everybody else.
   */
  heldComments: HeldCommentPage;
  /** None for a channel that the viewer neither owns nor edits. */
  heldCommentsCount: Scalars['Int']['output'];
  /** Newest first. */
  invitations: InvitationPage;
  /** The jobs of all queues that wait, run or have failed, newest first. */
  jobs: JobPage;
  /**
   * At most six people whom a comment on a content may name, whose username begins with the text: its owner, who has written there, who the viewer
   * follows.
   */
  mentionSuggestions: Array<Person>;
  /** All public videos, newest first. */
  newest: ContentPage;
  /** For administrators, like all of what follows until `invitations`. */
  overview: Overview;
  /** One of the viewer's own or a public one; null when it does not exist or is another user's private one. */
  playlist: Maybe<Playlist>;
  /** A page of the playlist's videos that the viewer may see; may be empty. `cursor` comes from the page before. */
  playlistContents: PlaylistContentPage;
  /** Most used first. */
  popularHashtags: Array<Hashtag>;
  /** The identity providers, each with whether it is configured. */
  providers: Array<Provider>;
  /** Recommended to the viewer, or to a guest. */
  recommendations: Array<Recommendation>;
  /** Who may register, and what the form must ask. */
  registration: RegistrationRules;
  /** The people who wait for an account, oldest first, for administrators. */
  registrationRequests: RegistrationRequestPage;
  /** For administrators; FORBIDDEN for everybody else. */
  registrationSettings: RegistrationSettings;
  /** The reports, newest first, for moderators; FORBIDDEN for everybody else. */
  reports: ReportPage;
  /** What each role may keep and send. */
  roleQuotas: Array<RoleQuota>;
  /** All roles, for the choice in the settings. */
  roles: Array<RoleChoice>;
  /**
   * Videos, channels, public playlists and hashtags that match a query. `after` requests the next page of the group that `type` names (of the
   * videos for `all`). The order and all other filters apply to videos only: null, `all` and false leave them out.
   */
  search: SearchResult;
  /** Completions of a search query that is being typed. */
  searchSuggestions: Array<Suggestion>;
  site: Site;
  /** The texts of the page about the site. */
  sitePages: SitePages;
  /** For administrators; FORBIDDEN for everybody else. */
  siteSettings: SiteSettings;
  /** For administrators. What the last check has found, the largest first, or what is searched there. */
  storageFindings: StorageFindingPage;
  /** For administrators. What the storage keeps, as far as the database knows, and its last check. */
  storageReport: StorageReport;
  topCreators: Array<Channel>;
  trending: Array<Content>;
  /** The mails that have not been sent, newest first. FORBIDDEN for everybody but administrators. */
  unsentMails: UnsentMailPage;
  /** The signed-in user; null for a guest. */
  viewer: Maybe<Viewer>;
};


export type QueryAccountsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  suspended?: Scalars['Boolean']['input'];
};


export type QueryAdministeredChannelsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  verified?: Scalars['Boolean']['input'];
};


export type QueryAdministeredContentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  hidden?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  state?: InputMaybe<AdministeredState>;
  visibility?: InputMaybe<AdministeredVisibility>;
};


export type QueryAuditLogArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type QueryChannelArgs = {
  handle: Scalars['String']['input'];
};


export type QueryChannelsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDashboardArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryExploreArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  source: ExploreSource;
};


export type QueryFailedConversionsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type QueryHeldCommentsArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  own: Scalars['Boolean']['input'];
};


export type QueryHeldCommentsCountArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
  own: Scalars['Boolean']['input'];
};


export type QueryInvitationsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type QueryJobsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  state?: InputMaybe<JobState>;
};


export type QueryMentionSuggestionsArgs = {
  beginning?: Scalars['String']['input'];
  contentId: Scalars['ID']['input'];
};


export type QueryNewestArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type QueryPlaylistArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlaylistContentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  playlistId: Scalars['ID']['input'];
  sort?: PlaylistSort;
};


export type QueryPopularHashtagsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryRecommendationsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryRegistrationRequestsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type QueryReportsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<ReportKind>;
  limit?: Scalars['Int']['input'];
  status?: ReportStatus;
};


export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  captions?: Scalars['Boolean']['input'];
  category?: InputMaybe<VideoCategory>;
  date?: SearchDate;
  duration?: SearchDuration;
  language?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sort?: SearchSort;
  type?: SearchType;
};


export type QuerySearchSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryStorageFindingsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  kind: StorageFindingKind;
  limit?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
};


export type QueryTopCreatorsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryTrendingArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryUnsentMailsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};

/**
 * How many bytes of videos a person may keep, and send within 24 hours, and how much of it is used; files on their way count. `id`: of the
 * person. Floats, because bytes exceed an Int.
 */
export type Quota = {
  __typename?: 'Quota';
  dailyChoice: QuotaChoiceKind;
  dailyLimitBytes: Maybe<Scalars['Float']['output']>;
  dailyUsedBytes: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** When the oldest file of the last 24 hours stops counting. */
  moreAt: Maybe<Scalars['DateTime']['output']>;
  /** Whose limit that is. */
  totalChoice: QuotaChoiceKind;
  /** Null without a limit. */
  totalLimitBytes: Maybe<Scalars['Float']['output']>;
  totalUsedBytes: Scalars['Float']['output'];
};

export type QuotaChoiceInput = {
  /** Of the kind `bytes`; null for the others. */
  bytes?: InputMaybe<Scalars['Float']['input']>;
  kind: QuotaChoiceKind;
};

export type QuotaChoiceKind =
  | 'bytes'
  | 'role'
  | 'unlimited';

export type ReadNotification = {
  __typename?: 'ReadNotification';
  /** With the new number of unread notifications. */
  bell: Bell;
  notification: Notification;
};

/** A recommended content with the reason. */
export type Recommendation = {
  __typename?: 'Recommendation';
  content: Content;
  /** In French: « Parce que vous suivez … »; null when there is no particular reason. */
  reason: Maybe<Scalars['String']['output']>;
};

export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** They are given once; none where the account has some already. */
  codes: Array<Scalars['String']['output']>;
  viewer: Viewer;
};

export type RefusedComment = {
  __typename?: 'RefusedComment';
  id: Scalars['ID']['output'];
};

export type RegisterInput = {
  acceptsTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** To the question of the site's rules. */
  answer?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  /** The token of an invitation's link. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  lastname: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** For those who approve accounts. */
  reason?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
};

/** `approval`: an administrator decides about each account. */
export type RegistrationMode =
  | 'approval'
  | 'closed'
  | 'invitation'
  | 'open';

export type RegistrationRequest = {
  __typename?: 'RegistrationRequest';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastname: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type RegistrationRequestPage = {
  __typename?: 'RegistrationRequestPage';
  items: Array<RegistrationRequest>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type RegistrationRules = {
  __typename?: 'RegistrationRules';
  mode: RegistrationMode;
  /** Empty: nothing is asked. */
  question: Scalars['String']['output'];
  /** Empty: there is nothing to accept. */
  terms: Scalars['String']['output'];
};

export type RegistrationSettings = {
  __typename?: 'RegistrationSettings';
  /** In any case and with or without accents. */
  answers: Array<Scalars['String']['output']>;
  /** Addresses at these domains, and at those below them, may not register. */
  blockedDomains: Array<Scalars['String']['output']>;
  /** Comments of accounts of which none was ever published wait for validation. */
  holdNewAccounts: Scalars['Boolean']['output'];
  mode: RegistrationMode;
  question: Scalars['String']['output'];
  terms: Scalars['String']['output'];
};

/** What is absent stays as it is. */
export type RegistrationSettingsInput = {
  answers?: InputMaybe<Array<Scalars['String']['input']>>;
  blockedDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Comments of accounts of which none was ever published wait for validation. */
  holdNewAccounts?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<RegistrationMode>;
  question?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
};

export type RemovedFromPlaylist = {
  __typename?: 'RemovedFromPlaylist';
  /** null when it was not in it */
  addedAt: Maybe<Scalars['DateTime']['output']>;
  beforeId: Maybe<Scalars['ID']['output']>;
  playlist: Playlist;
};

export type Rendition = {
  __typename?: 'Rendition';
  /** Bits per second. */
  bitrate: Scalars['Int']['output'];
  /** Of its picture, in pixels. */
  height: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

export type Report = {
  __typename?: 'Report';
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** The moderator; null while it is open, and when the account is gone. */
  closedBy: Maybe<Person>;
  createdAt: Scalars['DateTime']['output'];
  /** Null while it is open. */
  decision: Maybe<ReportDecision>;
  id: Scalars['ID']['output'];
  reason: ReportReason;
  /** Null when the account is gone. */
  reporter: Maybe<Person>;
  status: ReportStatus;
  subject: ReportSubject;
  /** What the reporter wrote; may be empty. */
  text: Scalars['String']['output'];
};

export type ReportDecision =
  | 'hidden'
  | 'kept';

/** About a content, a comment or a channel: exactly one of them. */
export type ReportInput = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
  commentId?: InputMaybe<Scalars['ID']['input']>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  reason: ReportReason;
  text: Scalars['String']['input'];
};

export type ReportKind =
  | 'channel'
  | 'comment'
  | 'content';

export type ReportPage = {
  __typename?: 'ReportPage';
  items: Array<Report>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

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

/** The subject of reports, as moderators see it. Its id is that of the content, the comment or the channel. */
export type ReportSubject = {
  __typename?: 'ReportSubject';
  /** Its author. */
  author: Person;
  /** The content itself, or that of the comment; null for a channel. */
  content: Maybe<ReportedContent>;
  id: Scalars['ID']['output'];
  isHidden: Scalars['Boolean']['output'];
  kind: ReportKind;
  /** The title, the comment's text or the channel's name. */
  text: Scalars['String']['output'];
  thumbnailUrl: Maybe<Scalars['String']['output']>;
};

export type ReportedContent = {
  __typename?: 'ReportedContent';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type ResetAccount = {
  __typename?: 'ResetAccount';
  id: Scalars['ID']['output'];
};

/** How far a content is watched, over the plays of the version that plays now, without its owner's. */
export type Retention = {
  __typename?: 'Retention';
  /** Seconds per play. */
  avgWatchTime: Scalars['Float']['output'];
  /** The content's. */
  id: Scalars['ID']['output'];
  plays: Scalars['Int']['output'];
  /** Of equal parts of the content, in order: the part of the plays that watched it; above 1 where it was watched again. */
  shares: Array<Scalars['Float']['output']>;
};

export type RevokedSession = {
  __typename?: 'RevokedSession';
  id: Scalars['ID']['output'];
};

export type Role = {
  __typename?: 'Role';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RoleChoice = {
  __typename?: 'RoleChoice';
  id: Scalars['ID']['output'];
  /** Whether users may choose this role themselves. */
  isSelfAssignable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** What the people of a role may keep, and send within 24 hours; null without a limit. `id`: of the role. */
export type RoleQuota = {
  __typename?: 'RoleQuota';
  dailyBytes: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  totalBytes: Maybe<Scalars['Float']['output']>;
};

export type RoleQuotaInput = {
  dailyBytes?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  /** A limit that is absent stays as it is; null is none. */
  totalBytes?: InputMaybe<Scalars['Float']['input']>;
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

export type SearchResult = {
  __typename?: 'SearchResult';
  channels: Array<FoundChannel>;
  contents: Array<FoundContent>;
  /** The corrected query that was searched, when a word was a typo. */
  corrected: Maybe<Scalars['String']['output']>;
  hashtags: Array<Hashtag>;
  nextCursor: Maybe<Scalars['String']['output']>;
  playlists: Array<Playlist>;
  query: Scalars['String']['output'];
  stats: SearchStats;
};

export type SearchSort =
  | 'date'
  | 'likes'
  | 'relevance'
  | 'views';

/** Of everything that matches, whatever `type` asks for. */
export type SearchStats = {
  __typename?: 'SearchStats';
  channelsCount: Scalars['Int']['output'];
  contentsCount: Scalars['Int']['output'];
  hashtagsCount: Scalars['Int']['output'];
  /** The groups of which there are more than their count says. */
  isCapped: CappedGroups;
  playlistsCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type SearchType =
  | 'all'
  | 'channel'
  | 'content'
  | 'hashtag'
  | 'playlist';

/** The second step of the viewer's sign-ins with a password. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether an application makes codes. */
  hasGenerator: Scalars['Boolean']['output'];
  /** Whether the site asks for one before the viewer may administer. */
  isRequired: Scalars['Boolean']['output'];
  /** Oldest first. */
  passkeys: Array<Passkey>;
  /** How many recovery codes have not been used. */
  recoveryCodes: Scalars['Int']['output'];
};

export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** The key as people type it, in base32. */
  secret: Scalars['String']['output'];
  /** The same for a QR code: `otpauth://…`. */
  url: Scalars['String']['output'];
};

export type SentMail = {
  __typename?: 'SentMail';
  id: Scalars['ID']['output'];
};

export type Session = {
  __typename?: 'Session';
  token: Scalars['String']['output'];
  viewer: Viewer;
};

/** What every page shows of the site. */
export type Site = {
  __typename?: 'Site';
  accent: Accent;
  /** What stands at the head of every page, until it ends. */
  announcement: Maybe<Announcement>;
  /** Empty for none. */
  description: Scalars['String']['output'];
  /** Of a video file that is sent. A float, because bytes exceed an Int. */
  largestVideoBytes: Scalars['Float']['output'];
  /** Null for the software's mark. */
  logoUrl: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

/** Absent fields stay as they are. */
export type SiteInput = {
  accent?: InputMaybe<Accent>;
  announcement?: InputMaybe<Scalars['String']['input']>;
  announcementEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  announcementTone?: InputMaybe<AnnouncementTone>;
  contact?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  guestPlayback?: InputMaybe<Scalars['Boolean']['input']>;
  highestRendition?: InputMaybe<Scalars['Int']['input']>;
  largestVideoBytes?: InputMaybe<Scalars['Float']['input']>;
  legalNotice?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  privacyPolicy?: InputMaybe<Scalars['String']['input']>;
};

/** Texts, empty for none. */
export type SitePages = {
  __typename?: 'SitePages';
  /** How to reach those who run the site. */
  contact: Scalars['String']['output'];
  legalNotice: Scalars['String']['output'];
  privacyPolicy: Scalars['String']['output'];
  /** Those that people accept when they register. */
  terms: Scalars['String']['output'];
};

/** What administrators choose for the whole site. Texts are empty for none. */
export type SiteSettings = {
  __typename?: 'SiteSettings';
  accent: Accent;
  announcement: Scalars['String']['output'];
  /** Null for as long as it stands there. */
  announcementEndsAt: Maybe<Scalars['DateTime']['output']>;
  announcementTone: AnnouncementTone;
  contact: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Guests may play public videos. */
  guestPlayback: Scalars['Boolean']['output'];
  /** The highest rendition that the next conversions make, in pixels of the short side: 240, 360, 576, 720 or 1080. */
  highestRendition: Scalars['Int']['output'];
  /** Of a video file that is sent: whole megabytes, 10 MB to 2 GB. A file that replaces another one has at most 500 MB. */
  largestVideoBytes: Scalars['Float']['output'];
  legalNotice: Scalars['String']['output'];
  /** Null for the software's mark. */
  logoUrl: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  privacyPolicy: Scalars['String']['output'];
};

/** Some days until today, in UTC, and as many before them. */
export type StatisticsPeriod =
  | 'days7'
  | 'days28'
  | 'days90'
  | 'days365';

export type StorageCheck = {
  __typename?: 'StorageCheck';
  bytes: Scalars['Float']['output'];
  /** What a deletion would take: those of the orphans that are listed. */
  deletable: StorageDeletable;
  deletion: Maybe<StorageDeletion>;
  /** Files that were looked at so far. */
  files: Scalars['Float']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** References without a file. */
  missing: Scalars['Float']['output'];
  orphanBytes: Scalars['Float']['output'];
  orphanFiles: Scalars['Float']['output'];
  /** Files, and folders that are written as a whole, that nothing references. */
  orphans: Scalars['Float']['output'];
  /** Of its last failure, in the words of the program that met it. */
  reason: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  state: StorageWorkState;
  /** Entries that the site did not name: it never touches them. */
  unknownNames: Scalars['Float']['output'];
};

export type StorageDeletable = {
  __typename?: 'StorageDeletable';
  bytes: Scalars['Float']['output'];
  files: Scalars['Float']['output'];
  orphans: Scalars['Float']['output'];
};

export type StorageDeletion = {
  __typename?: 'StorageDeletion';
  deleted: Scalars['Float']['output'];
  deletedBytes: Scalars['Float']['output'];
  failed: Scalars['Float']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Somebody else had removed them. */
  gone: Scalars['Float']['output'];
  /** Referenced again, or written since. */
  kept: Scalars['Float']['output'];
  reason: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  state: StorageWorkState;
};

export type StorageFinding = {
  __typename?: 'StorageFinding';
  bytes: Scalars['Float']['output'];
  /** The video in whose folder it is; null for what belongs to no video. */
  contentId: Maybe<Scalars['ID']['output']>;
  files: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** Its path in the storage. */
  key: Scalars['String']['output'];
  kind: StorageFindingKind;
  outcome: Maybe<OrphanOutcome>;
  title: Maybe<Scalars['String']['output']>;
};

export type StorageFindingKind =
  /** A reference without a file. */
  | 'missing'
  /** Nothing references it. */
  | 'orphan';

export type StorageFindingPage = {
  __typename?: 'StorageFindingPage';
  items: Array<StorageFinding>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type StorageReport = {
  __typename?: 'StorageReport';
  /** Null before the first one. */
  check: Maybe<StorageCheck>;
  uses: Array<StorageUse>;
};

export type StorageUse = {
  __typename?: 'StorageUse';
  /** Null where the database does not know. */
  bytes: Maybe<Scalars['Float']['output']>;
  files: Scalars['Float']['output'];
  kind: StorageUseKind;
  /** Files whose sizes are not measured yet. */
  unmeasured: Scalars['Float']['output'];
};

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

export type Subscription = {
  __typename?: 'Subscription';
  /** Each content of the viewer's channel whose media change state. */
  channelMedia: Content;
  /** Each comment of a content that is created, changed or deleted; changes of its likes included. */
  contentComments: CommentChange;
  /** The content, now and each time its likes, comments or views change, or its media get new addresses. */
  contentCounts: Content;
  /** The content, now and each time the state of its media changes. */
  contentMedia: Content;
  /** The viewer's bell, now and each time it changes. */
  notifications: Bell;
};


export type SubscriptionChannelMediaArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionContentCommentsArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionContentCountsArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionContentMediaArgs = {
  id: Scalars['ID']['input'];
};

export type Suggestion = {
  __typename?: 'Suggestion';
  kind: SuggestionKind;
  /** Of the content, channel or hashtag that has this name; null for words. */
  targetId: Maybe<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
};

export type SuggestionKind =
  | 'channel'
  | 'content'
  | 'hashtag'
  | 'word';

/** The part of its uploaded file that a content shows, or will show once it is converted. In seconds from the file's start. */
export type Trim = {
  __typename?: 'Trim';
  end: Scalars['Float']['output'];
  /** Where the version begins that plays now. */
  playingFrom: Scalars['Float']['output'];
  /** Length of the whole file. */
  sourceDuration: Scalars['Float']['output'];
  start: Scalars['Float']['output'];
};

export type UnsentMail = {
  __typename?: 'UnsentMail';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What it is for, such as passwordReset. */
  kind: Scalars['String']['output'];
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Of its last failure, in the words of the program that met it. */
  reason: Maybe<Scalars['String']['output']>;
  /** A username, or the address of somebody without an account; null for an account that is gone. */
  recipient: Maybe<Scalars['String']['output']>;
  state: UnsentMailState;
};

export type UnsentMailPage = {
  __typename?: 'UnsentMailPage';
  items: Array<UnsentMail>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type UnsentMailState =
  /** No attempt is left. */
  | 'failed'
  /** By the mail server, for good. */
  | 'refused'
  | 'sending'
  /** For its first or its next attempt. */
  | 'waiting';

export type UpdateContentInput = {
  description: Scalars['String']['input'];
  details?: InputMaybe<ContentDetailsInput>;
  hashtags: Array<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  visibility: Visibility;
};

/** Absent fields do not change. */
export type UpdateContentsInput = {
  addHashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  removeHashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  visibility?: InputMaybe<Visibility>;
};

export type UpdatedContents = {
  __typename?: 'UpdatedContents';
  contents: Array<Content>;
  refusals: Array<ContentRefusal>;
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

export type Viewer = {
  __typename?: 'Viewer';
  avatarUrl: Maybe<Scalars['String']['output']>;
  channel: Maybe<Channel>;
  /** The viewer's channel, then those that they edit or are invited to edit. */
  channelMemberships: Array<ChannelMembership>;
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** Newest first. */
  follows: FollowPage;
  /** False for a user who signs in with a provider only. */
  hasPassword: Scalars['Boolean']['output'];
  /** Last watched first; `q` is searched in titles and creators' names; `unfinished`: only those to resume, begun and not watched to the end. */
  history: HistoryPage;
  historyStatistics: HistoryStatistics;
  id: Scalars['ID']['output'];
  /** The accounts at providers that sign in to this one, oldest first. */
  identities: Array<Identity>;
  isCreator: Scalars['Boolean']['output'];
  /** Whether the viewer has followed a link sent to their e-mail. */
  isEmailVerified: Scalars['Boolean']['output'];
  isHistoryPaused: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** The channels that the viewer mutes, the last one first; 100 at most. */
  mutedChannels: Array<Channel>;
  /** The last videos of the followed channels, newest first. */
  news: ContentPage;
  notificationChoices: NotificationChoices;
  /** All of them, each with whether it contains that content. */
  playlistChoices: Array<PlaylistChoice>;
  /** All of them (200 at most), the last one that received a video first. */
  playlists: Array<Playlist>;
  quota: Quota;
  role: Role;
  secondFactor: SecondFactor;
  /** The viewer's open sessions, most recent first. */
  sessions: Array<OpenSession>;
  username: Scalars['String']['output'];
};


export type ViewerFollowsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type ViewerHistoryArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  period?: InputMaybe<HistoryPeriod>;
  q?: Scalars['String']['input'];
  unfinished?: Scalars['Boolean']['input'];
};


export type ViewerNewsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


export type ViewerPlaylistChoicesArgs = {
  contentId: Scalars['ID']['input'];
};

export type Visibility =
  | 'private'
  | 'public';

export type WatchLaterChange = {
  __typename?: 'WatchLaterChange';
  playlist: Playlist;
  /** Was it in the playlist, or out of it, already? */
  wasUnchanged: Scalars['Boolean']['output'];
};
