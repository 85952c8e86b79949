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

/** What is absent stays as it is. */
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

export type AddedComment = {
  __typename?: 'AddedComment';
  comment: Comment;
  /** With its comments counted anew. */
  content: Content;
  /** The comment that it answers, its replies counted anew; null for a top comment. */
  parent: Maybe<Comment>;
};

/** The one bell of the signed-in person. */
export type Bell = {
  __typename?: 'Bell';
  newest: Maybe<Notification>;
  /** Newest first. */
  notifications: NotificationPage;
  unreadCount: Scalars['Int']['output'];
  /** Whose it is, as they are now. */
  viewer: Viewer;
};


/** The one bell of the signed-in person. */
export type BellNotificationsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};

export type CappedGroups = {
  __typename?: 'CappedGroups';
  channel: Scalars['Boolean']['output'];
  content: Scalars['Boolean']['output'];
  hashtag: Scalars['Boolean']['output'];
};

export type Category = {
  __typename?: 'Category';
  contents: Array<Content>;
  hashtag: Hashtag;
  /** The hashtag as people read it. */
  title: Scalars['String']['output'];
};

export type Channel = {
  __typename?: 'Channel';
  bannerUrl: Maybe<Scalars['String']['output']>;
  /** Its owner also gets the private ones and those in preparation. */
  contents: ContentPage;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  followersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  owner: Person;
  statistics: ChannelStatistics;
  /** Null for a guest. */
  viewerFollows: Maybe<Scalars['Boolean']['output']>;
  /** The bell; null for who does not follow. */
  viewerNotify: Maybe<Scalars['Boolean']['output']>;
};


export type ChannelContentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  sort?: ContentSort;
};

export type ChannelInput = {
  description: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type ChannelStatistics = {
  __typename?: 'ChannelStatistics';
  totalComments: Scalars['Int']['output'];
  totalFollowers: Scalars['Int']['output'];
  totalLikes: Scalars['Int']['output'];
  totalVideos: Scalars['Int']['output'];
  totalViews: Scalars['Int']['output'];
};

/** A comment, or the reply to one: replies are one level deep. */
export type Comment = {
  __typename?: 'Comment';
  author: Person;
  /** Is there a creator's page to lead to? */
  authorHasChannel: Scalars['Boolean']['output'];
  contentId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** By the video's owner. */
  isHearted: Scalars['Boolean']['output'];
  /** By the video's owner. */
  isPinned: Scalars['Boolean']['output'];
  likesCount: Scalars['Int']['output'];
  /** The comment that it answers; null for a top comment. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Oldest first, 20 at a time. For one comment a request. */
  replies: CommentPage;
  repliesCount: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  /** Null until its text changes. */
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
  /** Null when it is gone. */
  comment: Maybe<Comment>;
  /** The comment's. */
  id: Scalars['ID']['output'];
};

export type CommentPage = {
  __typename?: 'CommentPage';
  items: Array<Comment>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type CommentSort =
  | 'popular'
  | 'recent';

export type Content = {
  __typename?: 'Content';
  channel: Channel;
  /** The pinned one first, then in the order asked for, 20 at a time. Null when they cannot be read just now. For one content a request. */
  comments: Maybe<CommentPage>;
  commentsCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  duration: Scalars['Float']['output'];
  hashtags: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** May who has no account watch it, here or in another site's page? For one content a request. */
  isOpenToGuests: Scalars['Boolean']['output'];
  likesCount: Scalars['Int']['output'];
  media: Media;
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** HLS master playlist; null for guests and until a first rendition is ready. */
  videoUrl: Maybe<Scalars['String']['output']>;
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Null for a guest. */
  viewerLikes: Maybe<Scalars['Boolean']['output']>;
  /** Seconds from the start, where the viewer stopped; null when it is not in their history, and for a guest. */
  viewerPosition: Maybe<Scalars['Float']['output']>;
  viewsCount: Scalars['Int']['output'];
  visibility: Visibility;
};


export type ContentCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  sort?: CommentSort;
};

export type ContentPage = {
  __typename?: 'ContentPage';
  items: Array<Content>;
  /** Null at the end. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ContentSort =
  | 'date'
  | 'likes'
  | 'title'
  | 'views';

export type CreateContentInput = {
  description: Scalars['String']['input'];
  hashtags: Array<Scalars['String']['input']>;
  /** A uuid made by the client for this upload. */
  idempotencyKey: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  visibility: Visibility;
};

export type Dashboard = {
  __typename?: 'Dashboard';
  channel: Channel;
  /** Private ones and those in preparation included. `q`: words of the title or the hashtags; `visibility`: only those. */
  contents: ContentPage;
  statistics: DashboardStatistics;
};


export type DashboardContentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: DashboardSort;
  visibility?: InputMaybe<Visibility>;
};

/** The newest, most viewed or most liked first; `status`: the public ones, then the private ones. */
export type DashboardSort =
  | 'likes'
  | 'status'
  | 'uploadDate'
  | 'views';

export type DashboardStatistics = {
  __typename?: 'DashboardStatistics';
  /** Seconds really watched per counted view. */
  avgWatchTime: Figure;
  /** Likes over views, in percent with two decimals. */
  engagement: Scalars['Float']['output'];
  subscribers: Figure;
  totalComments: Figure;
  /** Also those that have nothing to play yet, which `totalVideos` leaves out. */
  totalContents: Scalars['Int']['output'];
  totalLikes: Figure;
  totalVideos: Figure;
  totalViews: Figure;
};

export type DeletedComment = {
  __typename?: 'DeletedComment';
  /** With its comments counted anew. */
  content: Content;
  id: Scalars['ID']['output'];
  /** The comment that it answered, its replies counted anew; null for a top comment. */
  parent: Maybe<Comment>;
};

export type DeletedContent = {
  __typename?: 'DeletedContent';
  id: Scalars['ID']['output'];
};

export type DeletedPlaylist = {
  __typename?: 'DeletedPlaylist';
  id: Scalars['ID']['output'];
};

export type ExplorePage = {
  __typename?: 'ExplorePage';
  items: Array<Recommendation>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ExploreSource =
  | 'recommended'
  | 'trending';

/** A figure, and the last 30 days against the 30 before. */
export type Figure = {
  __typename?: 'Figure';
  /** In percent; null when nothing came in the earlier ones. */
  change: Maybe<Scalars['Int']['output']>;
  value: Scalars['Float']['output'];
};

export type Follow = {
  __typename?: 'Follow';
  channel: Channel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last upload that everybody sees; null when there is none. */
  latestContent: Maybe<LatestContent>;
};

export type FollowPage = {
  __typename?: 'FollowPage';
  items: Array<Follow>;
  /** Null at the end. */
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
  /** The whole title. */
  title: Array<Fragment>;
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

export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  content: Content;
  id: Scalars['ID']['output'];
  /** Seconds from the start, where watching stopped. */
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

export type LatestContent = {
  __typename?: 'LatestContent';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Has the viewer never played it? */
  isUnseen: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type LinkInput = {
  email: Scalars['String']['input'];
  /** What `link` of the provider's return says. */
  link: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Media = {
  __typename?: 'Media';
  /** Why it failed or what it waits for; of a complete video what it lacks, for its owner alone. */
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
  /** The first file is on its way. */
  | 'arriving'
  /** Nothing was sent, or it broke off. */
  | 'awaitingFile'
  | 'complete'
  | 'failed'
  | 'processing'
  | 'received'
  | 'watchable';

export type Mutation = {
  __typename?: 'Mutation';
  /** `parentId`: the comment or reply that it answers; a reply to a reply joins the same conversation. */
  addComment: AddedComment;
  /** At its end, or back where it was; again changes nothing. */
  addToPlaylist: Playlist;
  /** Makes the viewer's channel, and the viewer a creator with it. */
  becomeCreator: Viewer;
  clearHistory: Viewer;
  /** For those who moderate. As `hidden` it hides the thing and closes the other reports about it; a channel can only be kept. */
  closeReport: Report;
  /** Counts the view once enough has been watched; the server's clock decides. */
  countView: Content;
  /** Makes the record of a video before its file is sent. The same key never makes two. */
  createContent: Content;
  /** The same key always gives the same playlist, with what is given last. */
  createPlaylist: Playlist;
  /** With everything it holds. The password may be empty for an account that only signs in with a provider. */
  deleteAccount: Scalars['Boolean']['output'];
  /** With its replies: for its author, the video's owner and those who moderate. */
  deleteComment: DeletedComment;
  deleteContent: DeletedContent;
  deletePlaylist: DeletedPlaylist;
  /** For its author. Heart and pin of the video's owner go with the former text. */
  editComment: Comment;
  /** Opens a session with the code of a provider's return: once, and for the browser that began the sign-in. */
  exchangeSignIn: Session;
  /** Joins a provider's identity to the account of the same e-mail, which proves itself by its password. */
  linkIdentity: Session;
  login: Session;
  /** Revokes the session of the request. */
  logout: Scalars['Boolean']['output'];
  /** Just before another of its contents; at the end without one. */
  movePlaylistContent: Playlist;
  readAllNotifications: Bell;
  /** Again changes nothing. */
  readNotification: ReadNotification;
  register: Session;
  /** Answers where it stood: what it takes to put it back. What is not in it (any more) stays so, without an error. */
  removeFromPlaylist: RemovedFromPlaylist;
  removeHistoryEntry: Viewer;
  /** Files a report about one of the three, for the moderators; once more changes the open one. */
  report: Scalars['Boolean']['output'];
  /** Where the viewer's player stands, and the seconds of video shown since the last report; after startView. */
  reportPlayback: PlaybackReport;
  /** Puts a removed entry back where it stood. */
  restoreHistoryEntry: Viewer;
  /** Closes all sessions of the viewer but the one that asks. */
  revokeOtherSessions: Viewer;
  revokeSession: RevokedSession;
  /** Absolute; for the video's owner. */
  setCommentHeart: Comment;
  /** Absolute. */
  setCommentLike: Comment;
  /** Absolute; for the video's owner. Takes the place of the one that was pinned. */
  setCommentPin: Comment;
  /** Absolute as well; the channel with its followers counted anew. */
  setFollow: Channel;
  /** The bell of a channel that the viewer follows: is the viewer told of its new videos? */
  setFollowNotify: Channel;
  /** Absolute; for those who moderate. A content or a comment, never a channel. */
  setHidden: ReportSubject;
  /** Absolute: while it is paused, the history keeps what it has and retains nothing more. */
  setHistoryPaused: Viewer;
  /** Absolute, never a toggle: says what the viewer wants to be true. */
  setLike: Content;
  /** Absolute: may it be recommended to the viewer? */
  setNotInterested: NotInterested;
  /** Absolute: is it in « À consulter plus tard »? */
  setWatchLater: WatchLaterChange;
  /** First play: makes the view record and the history entry. */
  startView: Content;
  /** Changes what is given of the viewer's account. A new password closes their other sessions. */
  updateAccount: Viewer;
  /** Changes the viewer's channel. */
  updateChannel: Channel;
  /** One of the viewer's own: all of its texts at once. */
  updateContent: Content;
  /** What is absent stays as it is. */
  updatePlaylist: Playlist;
};


export type MutationAddCommentArgs = {
  contentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


export type MutationAddToPlaylistArgs = {
  contentId: Scalars['ID']['input'];
  place?: InputMaybe<PlaylistPlaceInput>;
  playlistId: Scalars['ID']['input'];
};


export type MutationBecomeCreatorArgs = {
  input: ChannelInput;
};


export type MutationCloseReportArgs = {
  decision: ReportDecision;
  id: Scalars['ID']['input'];
};


export type MutationCountViewArgs = {
  contentId: Scalars['ID']['input'];
};


export type MutationCreateContentArgs = {
  input: CreateContentInput;
};


export type MutationCreatePlaylistArgs = {
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  input: PlaylistInput;
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteContentArgs = {
  id: Scalars['ID']['input'];
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


export type MutationReadNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveFromPlaylistArgs = {
  contentId: Scalars['ID']['input'];
  playlistId: Scalars['ID']['input'];
};


export type MutationRemoveHistoryEntryArgs = {
  contentId: Scalars['ID']['input'];
};


export type MutationReportArgs = {
  input: ReportInput;
};


export type MutationReportPlaybackArgs = {
  contentId: Scalars['ID']['input'];
  position: Scalars['Float']['input'];
  watched: Scalars['Float']['input'];
};


export type MutationRestoreHistoryEntryArgs = {
  contentId: Scalars['ID']['input'];
  position: Scalars['Float']['input'];
  watchedAt: Scalars['DateTime']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
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


export type MutationSetLikeArgs = {
  contentId: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetNotInterestedArgs = {
  contentId: Scalars['ID']['input'];
  notInterested: Scalars['Boolean']['input'];
};


export type MutationSetWatchLaterArgs = {
  contentId: Scalars['ID']['input'];
  saved: Scalars['Boolean']['input'];
};


export type MutationStartViewArgs = {
  contentId: Scalars['ID']['input'];
};


export type MutationUpdateAccountArgs = {
  input: AccountInput;
};


export type MutationUpdateChannelArgs = {
  input: ChannelInput;
};


export type MutationUpdateContentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateContentInput;
};


export type MutationUpdatePlaylistArgs = {
  id: Scalars['ID']['input'];
  input: PlaylistChangeInput;
};

export type NotInterested = {
  __typename?: 'NotInterested';
  contentId: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
};

export type Notification = {
  __typename?: 'Notification';
  /** Who did it; null for a channel's new video. */
  actor: Maybe<Person>;
  channel: Maybe<NotificationChannel>;
  commentId: Maybe<Scalars['ID']['output']>;
  content: Maybe<NotificationContent>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** Null until it was read. */
  readAt: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationChannel = {
  __typename?: 'NotificationChannel';
  avatarUrl: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type NotificationContent = {
  __typename?: 'NotificationContent';
  id: Scalars['ID']['output'];
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type NotificationKind =
  | 'comment'
  | 'commentHearted'
  | 'follow'
  | 'newContent'
  | 'reply';

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  /** Null at the end. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type OpenSession = {
  __typename?: 'OpenSession';
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system in words: « Firefox sur Windows ». */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Is it the one that asks? */
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

/** What anyone may know of a user. */
export type Person = {
  __typename?: 'Person';
  avatarUrl: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
};

export type PlaybackReport = {
  __typename?: 'PlaybackReport';
  contentId: Scalars['ID']['output'];
  /** False while the history is paused, and for what was removed from it. */
  isKept: Scalars['Boolean']['output'];
  position: Scalars['Float']['output'];
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

export type Provider = {
  __typename?: 'Provider';
  isConfigured: Scalars['Boolean']['output'];
  name: ProviderName;
};

export type ProviderName =
  | 'google'
  | 'microsoft';

export type Query = {
  __typename?: 'Query';
  /** The signed-in person's own; null for a guest. */
  bell: Maybe<Bell>;
  /** A section per popular hashtag: its videos that rise most. */
  categories: Array<Category>;
  /** By its owner's username, else by its own name; null when there is none. */
  channel: Maybe<Channel>;
  /** Null when it is gone, or hidden from the viewer. */
  comment: Maybe<Comment>;
  /** A public content, or a private one by its direct link; null when there is none. */
  content: Maybe<Content>;
  /** Figures and videos of the viewer's channel; null for who has none. */
  dashboard: Maybe<Dashboard>;
  /** The main list of Explore, page by page. */
  explore: ExplorePage;
  /** One of the viewer's own, or a public one; null when there is none, and for everybody else's private ones. */
  playlist: Maybe<Playlist>;
  /** A page of what a playlist shows the viewer; empty when it shows them nothing. `cursor` is the page's before it. */
  playlistContents: PlaylistContentPage;
  /** Most used first. */
  popularHashtags: Array<Hashtag>;
  /** Whom one may sign in with besides a password, configured or not. */
  providers: Array<Provider>;
  /** Recommended to the viewer, or to a guest. */
  recommendations: Array<Recommendation>;
  /** What moderators decide about, newest first; FORBIDDEN for everybody else. */
  reports: ReportPage;
  /** All roles, for the list in the settings. */
  roles: Array<RoleChoice>;
  /**
   * Videos, channels and hashtags that answer a query. `after` goes on in the group that `type` names, in the videos for `all`;
   * sort and date are the videos' alone.
   */
  search: SearchResult;
  /** How a query may go on, while it is being typed. */
  searchSuggestions: Array<Suggestion>;
  topCreators: Array<Channel>;
  trending: Array<Content>;
  /** The signed-in person, null for a guest. */
  viewer: Maybe<Viewer>;
};


export type QueryCategoriesArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryChannelArgs = {
  handle: Scalars['String']['input'];
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExploreArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  source: ExploreSource;
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


export type QueryReportsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<ReportKind>;
  limit?: Scalars['Int']['input'];
  status?: ReportStatus;
};


export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: SearchDate;
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sort?: SearchSort;
  type?: SearchType;
};


export type QuerySearchSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryTopCreatorsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryTrendingArgs = {
  limit?: Scalars['Int']['input'];
};

export type ReadNotification = {
  __typename?: 'ReadNotification';
  /** Counted anew. */
  bell: Bell;
  notification: Notification;
};

/** A recommended content and why it is. */
export type Recommendation = {
  __typename?: 'Recommendation';
  content: Content;
  /** In French: « Parce que vous suivez … »; null when there is no particular reason. */
  reason: Maybe<Scalars['String']['output']>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
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
  /** Null at the end. */
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

/** What reports are about, as moderators see it: its id is that of the content, the comment or the channel. */
export type ReportSubject = {
  __typename?: 'ReportSubject';
  /** Who made it. */
  author: Person;
  /** The content itself, or the one that the comment is under; null for a channel. */
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
  /** May people give themselves this role? */
  isSelfAssignable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** Published at most a day, a week, a month or a year ago. */
export type SearchDate =
  | 'all'
  | 'month'
  | 'today'
  | 'week'
  | 'year';

export type SearchResult = {
  __typename?: 'SearchResult';
  channels: Array<FoundChannel>;
  contents: Array<FoundContent>;
  /** What was searched for instead, when a word was a typo. */
  corrected: Maybe<Scalars['String']['output']>;
  hashtags: Array<Hashtag>;
  nextCursor: Maybe<Scalars['String']['output']>;
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
  totalCount: Scalars['Int']['output'];
};

export type SearchType =
  | 'all'
  | 'channel'
  | 'content'
  | 'hashtag';

export type Session = {
  __typename?: 'Session';
  token: Scalars['String']['output'];
  viewer: Viewer;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Each content of the viewer's channel whose media advance. */
  channelMedia: Content;
  /** Each comment of a content that comes, changes or goes, its likes included. */
  contentComments: CommentChange;
  /** A content each time its likes, comments or views are counted anew, or its media get other addresses; starts with where they stand. */
  contentCounts: Content;
  /** A content each time its media advance; starts with where they stand. */
  contentMedia: Content;
  /** The viewer's bell each time it changes; starts with where it stands. */
  notifications: Bell;
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

export type UpdateContentInput = {
  description: Scalars['String']['input'];
  hashtags: Array<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  visibility: Visibility;
};

export type Viewer = {
  __typename?: 'Viewer';
  avatarUrl: Maybe<Scalars['String']['output']>;
  channel: Maybe<Channel>;
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** Newest first. */
  follows: FollowPage;
  /** False for who only signs in with a provider. */
  hasPassword: Scalars['Boolean']['output'];
  /** Last watched first; `q` is looked for in titles and creators' names. */
  history: HistoryPage;
  historyStatistics: HistoryStatistics;
  id: Scalars['ID']['output'];
  isCreator: Scalars['Boolean']['output'];
  isHistoryPaused: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** The last videos of the followed channels, newest first. */
  news: ContentPage;
  /** All of them, each saying whether it holds that content. */
  playlistChoices: Array<PlaylistChoice>;
  /** All of them (200 at most), the last filled first. */
  playlists: Array<Playlist>;
  role: Role;
  /** Where the viewer is signed in, most recent first. */
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
