import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ChannelModel } from '../domains/channel/models.ts';
import type { ContentModel } from '../domains/content/models.ts';
import type { ViewerModel } from '../domains/user/models.ts';
import type { FoundChannelModel, SearchResultModel, CategoryModel } from '../domains/search/models.ts';
import type { CommentModel, AddedCommentModel, DeletedCommentModel } from '../domains/comment/models.ts';
import type { PlaylistModel } from '../domains/playlist/models.ts';
import type { DashboardModel } from '../domains/statistics/models.ts';
import type { BellModel, ReadNotificationModel } from '../domains/notification/models.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** Where the viewer's player stands, and the seconds of film shown since the last report; after startView. */
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
  /** Was it so before? */
  wasSo: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountInput: AccountInput;
  AddedComment: ResolverTypeWrapper<AddedCommentModel>;
  Bell: ResolverTypeWrapper<BellModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CappedGroups: ResolverTypeWrapper<CappedGroups>;
  Category: ResolverTypeWrapper<CategoryModel>;
  Channel: ResolverTypeWrapper<ChannelModel>;
  ChannelInput: ChannelInput;
  ChannelStatistics: ResolverTypeWrapper<ChannelStatistics>;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentChange: ResolverTypeWrapper<Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'items'> & { items: Array<ResolversTypes['Comment']> }>;
  CommentSort: CommentSort;
  Content: ResolverTypeWrapper<ContentModel>;
  ContentPage: ResolverTypeWrapper<Omit<ContentPage, 'items'> & { items: Array<ResolversTypes['Content']> }>;
  ContentSort: ContentSort;
  CreateContentInput: CreateContentInput;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DashboardSort: DashboardSort;
  DashboardStatistics: ResolverTypeWrapper<DashboardStatistics>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletedComment: ResolverTypeWrapper<DeletedCommentModel>;
  DeletedContent: ResolverTypeWrapper<DeletedContent>;
  DeletedPlaylist: ResolverTypeWrapper<DeletedPlaylist>;
  ExplorePage: ResolverTypeWrapper<Omit<ExplorePage, 'items'> & { items: Array<ResolversTypes['Recommendation']> }>;
  ExploreSource: ExploreSource;
  Figure: ResolverTypeWrapper<Figure>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Follow: ResolverTypeWrapper<Omit<Follow, 'channel'> & { channel: ResolversTypes['Channel'] }>;
  FollowPage: ResolverTypeWrapper<Omit<FollowPage, 'items'> & { items: Array<ResolversTypes['Follow']> }>;
  FoundChannel: ResolverTypeWrapper<FoundChannelModel>;
  FoundContent: ResolverTypeWrapper<Omit<FoundContent, 'content'> & { content: ResolversTypes['Content'] }>;
  Fragment: ResolverTypeWrapper<Fragment>;
  Hashtag: ResolverTypeWrapper<Hashtag>;
  HistoryEntry: ResolverTypeWrapper<Omit<HistoryEntry, 'content'> & { content: ResolversTypes['Content'] }>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'items'> & { items: Array<ResolversTypes['HistoryEntry']> }>;
  HistoryPeriod: HistoryPeriod;
  HistoryStatistics: ResolverTypeWrapper<HistoryStatistics>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LatestContent: ResolverTypeWrapper<LatestContent>;
  LinkInput: LinkInput;
  LoginInput: LoginInput;
  Media: ResolverTypeWrapper<Media>;
  MediaFailure: ResolverTypeWrapper<MediaFailure>;
  MediaState: MediaState;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NotInterested: ResolverTypeWrapper<NotInterested>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationChannel: ResolverTypeWrapper<NotificationChannel>;
  NotificationContent: ResolverTypeWrapper<NotificationContent>;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  Person: ResolverTypeWrapper<Person>;
  PlaybackReport: ResolverTypeWrapper<PlaybackReport>;
  Playlist: ResolverTypeWrapper<PlaylistModel>;
  PlaylistChangeInput: PlaylistChangeInput;
  PlaylistChoice: ResolverTypeWrapper<Omit<PlaylistChoice, 'playlist'> & { playlist: ResolversTypes['Playlist'] }>;
  PlaylistContent: ResolverTypeWrapper<Omit<PlaylistContent, 'content'> & { content: ResolversTypes['Content'] }>;
  PlaylistContentPage: ResolverTypeWrapper<Omit<PlaylistContentPage, 'items'> & { items: Array<ResolversTypes['PlaylistContent']> }>;
  PlaylistInput: PlaylistInput;
  PlaylistPlaceInput: PlaylistPlaceInput;
  PlaylistSort: PlaylistSort;
  Provider: ResolverTypeWrapper<Provider>;
  ProviderName: ProviderName;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadNotification: ResolverTypeWrapper<ReadNotificationModel>;
  Recommendation: ResolverTypeWrapper<Omit<Recommendation, 'content'> & { content: ResolversTypes['Content'] }>;
  RegisterInput: RegisterInput;
  RemovedFromPlaylist: ResolverTypeWrapper<Omit<RemovedFromPlaylist, 'playlist'> & { playlist: ResolversTypes['Playlist'] }>;
  Rendition: ResolverTypeWrapper<Rendition>;
  Report: ResolverTypeWrapper<Report>;
  ReportDecision: ReportDecision;
  ReportInput: ReportInput;
  ReportKind: ReportKind;
  ReportPage: ResolverTypeWrapper<ReportPage>;
  ReportReason: ReportReason;
  ReportStatus: ReportStatus;
  ReportSubject: ResolverTypeWrapper<ReportSubject>;
  ReportedContent: ResolverTypeWrapper<ReportedContent>;
  RevokedSession: ResolverTypeWrapper<RevokedSession>;
  Role: ResolverTypeWrapper<Role>;
  RoleChoice: ResolverTypeWrapper<RoleChoice>;
  SearchDate: SearchDate;
  SearchResult: ResolverTypeWrapper<SearchResultModel>;
  SearchSort: SearchSort;
  SearchStats: ResolverTypeWrapper<SearchStats>;
  SearchType: SearchType;
  Session: ResolverTypeWrapper<Omit<Session, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suggestion: ResolverTypeWrapper<Suggestion>;
  SuggestionKind: SuggestionKind;
  UpdateContentInput: UpdateContentInput;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Visibility: Visibility;
  WatchLaterChange: ResolverTypeWrapper<Omit<WatchLaterChange, 'playlist'> & { playlist: ResolversTypes['Playlist'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountInput: AccountInput;
  AddedComment: AddedCommentModel;
  Bell: BellModel;
  Boolean: Scalars['Boolean']['output'];
  CappedGroups: CappedGroups;
  Category: CategoryModel;
  Channel: ChannelModel;
  ChannelInput: ChannelInput;
  ChannelStatistics: ChannelStatistics;
  Comment: CommentModel;
  CommentChange: Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentPage: Omit<CommentPage, 'items'> & { items: Array<ResolversParentTypes['Comment']> };
  Content: ContentModel;
  ContentPage: Omit<ContentPage, 'items'> & { items: Array<ResolversParentTypes['Content']> };
  CreateContentInput: CreateContentInput;
  Dashboard: DashboardModel;
  DashboardStatistics: DashboardStatistics;
  DateTime: Scalars['DateTime']['output'];
  DeletedComment: DeletedCommentModel;
  DeletedContent: DeletedContent;
  DeletedPlaylist: DeletedPlaylist;
  ExplorePage: Omit<ExplorePage, 'items'> & { items: Array<ResolversParentTypes['Recommendation']> };
  Figure: Figure;
  Float: Scalars['Float']['output'];
  Follow: Omit<Follow, 'channel'> & { channel: ResolversParentTypes['Channel'] };
  FollowPage: Omit<FollowPage, 'items'> & { items: Array<ResolversParentTypes['Follow']> };
  FoundChannel: FoundChannelModel;
  FoundContent: Omit<FoundContent, 'content'> & { content: ResolversParentTypes['Content'] };
  Fragment: Fragment;
  Hashtag: Hashtag;
  HistoryEntry: Omit<HistoryEntry, 'content'> & { content: ResolversParentTypes['Content'] };
  HistoryPage: Omit<HistoryPage, 'items'> & { items: Array<ResolversParentTypes['HistoryEntry']> };
  HistoryStatistics: HistoryStatistics;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LatestContent: LatestContent;
  LinkInput: LinkInput;
  LoginInput: LoginInput;
  Media: Media;
  MediaFailure: MediaFailure;
  Mutation: Record<PropertyKey, never>;
  NotInterested: NotInterested;
  Notification: Notification;
  NotificationChannel: NotificationChannel;
  NotificationContent: NotificationContent;
  NotificationPage: NotificationPage;
  OpenSession: OpenSession;
  Person: Person;
  PlaybackReport: PlaybackReport;
  Playlist: PlaylistModel;
  PlaylistChangeInput: PlaylistChangeInput;
  PlaylistChoice: Omit<PlaylistChoice, 'playlist'> & { playlist: ResolversParentTypes['Playlist'] };
  PlaylistContent: Omit<PlaylistContent, 'content'> & { content: ResolversParentTypes['Content'] };
  PlaylistContentPage: Omit<PlaylistContentPage, 'items'> & { items: Array<ResolversParentTypes['PlaylistContent']> };
  PlaylistInput: PlaylistInput;
  PlaylistPlaceInput: PlaylistPlaceInput;
  Provider: Provider;
  Query: Record<PropertyKey, never>;
  ReadNotification: ReadNotificationModel;
  Recommendation: Omit<Recommendation, 'content'> & { content: ResolversParentTypes['Content'] };
  RegisterInput: RegisterInput;
  RemovedFromPlaylist: Omit<RemovedFromPlaylist, 'playlist'> & { playlist: ResolversParentTypes['Playlist'] };
  Rendition: Rendition;
  Report: Report;
  ReportInput: ReportInput;
  ReportPage: ReportPage;
  ReportSubject: ReportSubject;
  ReportedContent: ReportedContent;
  RevokedSession: RevokedSession;
  Role: Role;
  RoleChoice: RoleChoice;
  SearchResult: SearchResultModel;
  SearchStats: SearchStats;
  Session: Omit<Session, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Suggestion: Suggestion;
  UpdateContentInput: UpdateContentInput;
  Viewer: ViewerModel;
  WatchLaterChange: Omit<WatchLaterChange, 'playlist'> & { playlist: ResolversParentTypes['Playlist'] };
};

export type AddedCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddedComment'] = ResolversParentTypes['AddedComment']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type BellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bell'] = ResolversParentTypes['Bell']> = {
  newest?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<BellNotificationsArgs, 'limit'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CappedGroupsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CappedGroups'] = ResolversParentTypes['CappedGroups']> = {
  channel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hashtag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  hashtag?: Resolver<ResolversTypes['Hashtag'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  bannerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<ChannelContentsArgs, 'limit' | 'sort'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['ChannelStatistics'], ParentType, ContextType>;
  viewerFollows?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerNotify?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ChannelStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelStatistics'] = ResolversParentTypes['ChannelStatistics']> = {
  totalComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFollowers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalLikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalVideos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  authorHasChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHearted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, Partial<CommentRepliesArgs>>;
  repliesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLikes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CommentChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentChange'] = ResolversParentTypes['CommentChange']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentPage']>, ParentType, ContextType, RequireFields<ContentCommentsArgs, 'sort'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpenToGuests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLikes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  items?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<DashboardContentsArgs, 'limit' | 'sort'>>;
  statistics?: Resolver<ResolversTypes['DashboardStatistics'], ParentType, ContextType>;
};

export type DashboardStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardStatistics'] = ResolversParentTypes['DashboardStatistics']> = {
  avgWatchTime?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subscribers?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  totalComments?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  totalContents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalLikes?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  totalVideos?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  totalViews?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedComment'] = ResolversParentTypes['DeletedComment']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type DeletedContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedContent'] = ResolversParentTypes['DeletedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedPlaylistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedPlaylist'] = ResolversParentTypes['DeletedPlaylist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExplorePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExplorePage'] = ResolversParentTypes['ExplorePage']> = {
  items?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  change?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FollowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Follow'] = ResolversParentTypes['Follow']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestContent?: Resolver<Maybe<ResolversTypes['LatestContent']>, ParentType, ContextType>;
};

export type FollowPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowPage'] = ResolversParentTypes['FollowPage']> = {
  items?: Resolver<Array<ResolversTypes['Follow']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundChannel'] = ResolversParentTypes['FoundChannel']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  isOwnChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FoundContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundContent'] = ResolversParentTypes['FoundContent']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['Fragment']>, ParentType, ContextType>;
  title?: Resolver<Array<ResolversTypes['Fragment']>, ParentType, ContextType>;
};

export type FragmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Fragment'] = ResolversParentTypes['Fragment']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HashtagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Hashtag'] = ResolversParentTypes['Hashtag']> = {
  contentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  watchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  items?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryStatistics'] = ResolversParentTypes['HistoryStatistics']> = {
  totalVideos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueCreators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LatestContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LatestContent'] = ResolversParentTypes['LatestContent']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUnseen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  failure?: Resolver<Maybe<ResolversTypes['MediaFailure']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renditions?: Resolver<Array<ResolversTypes['Rendition']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaState'], ParentType, ContextType>;
  storyboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaFailure'] = ResolversParentTypes['MediaFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addComment?: Resolver<ResolversTypes['AddedComment'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'contentId' | 'text'>>;
  addToPlaylist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<MutationAddToPlaylistArgs, 'contentId' | 'playlistId'>>;
  becomeCreator?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationBecomeCreatorArgs, 'input'>>;
  clearHistory?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  closeReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationCloseReportArgs, 'decision' | 'id'>>;
  countView?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationCountViewArgs, 'contentId'>>;
  createContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationCreateContentArgs, 'input'>>;
  createPlaylist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<MutationCreatePlaylistArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  deleteComment?: Resolver<ResolversTypes['DeletedComment'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  deleteContent?: Resolver<ResolversTypes['DeletedContent'], ParentType, ContextType, RequireFields<MutationDeleteContentArgs, 'id'>>;
  deletePlaylist?: Resolver<ResolversTypes['DeletedPlaylist'], ParentType, ContextType, RequireFields<MutationDeletePlaylistArgs, 'id'>>;
  editComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'id' | 'text'>>;
  exchangeSignIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationExchangeSignInArgs, 'code'>>;
  linkIdentity?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLinkIdentityArgs, 'input'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movePlaylistContent?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<MutationMovePlaylistContentArgs, 'contentId' | 'playlistId'>>;
  readAllNotifications?: Resolver<ResolversTypes['Bell'], ParentType, ContextType>;
  readNotification?: Resolver<ResolversTypes['ReadNotification'], ParentType, ContextType, RequireFields<MutationReadNotificationArgs, 'id'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFromPlaylist?: Resolver<ResolversTypes['RemovedFromPlaylist'], ParentType, ContextType, RequireFields<MutationRemoveFromPlaylistArgs, 'contentId' | 'playlistId'>>;
  removeHistoryEntry?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRemoveHistoryEntryArgs, 'contentId'>>;
  report?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  reportPlayback?: Resolver<ResolversTypes['PlaybackReport'], ParentType, ContextType, RequireFields<MutationReportPlaybackArgs, 'contentId' | 'position' | 'watched'>>;
  restoreHistoryEntry?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRestoreHistoryEntryArgs, 'contentId' | 'position' | 'watchedAt'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['RevokedSession'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  setCommentHeart?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationSetCommentHeartArgs, 'hearted' | 'id'>>;
  setCommentLike?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationSetCommentLikeArgs, 'id' | 'liked'>>;
  setCommentPin?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationSetCommentPinArgs, 'id' | 'pinned'>>;
  setFollow?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'channelId' | 'followed'>>;
  setFollowNotify?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationSetFollowNotifyArgs, 'channelId' | 'notify'>>;
  setHidden?: Resolver<ResolversTypes['ReportSubject'], ParentType, ContextType, RequireFields<MutationSetHiddenArgs, 'hidden' | 'id' | 'kind'>>;
  setHistoryPaused?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationSetHistoryPausedArgs, 'paused'>>;
  setLike?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationSetLikeArgs, 'contentId' | 'liked'>>;
  setNotInterested?: Resolver<ResolversTypes['NotInterested'], ParentType, ContextType, RequireFields<MutationSetNotInterestedArgs, 'contentId' | 'notInterested'>>;
  setWatchLater?: Resolver<ResolversTypes['WatchLaterChange'], ParentType, ContextType, RequireFields<MutationSetWatchLaterArgs, 'contentId' | 'saved'>>;
  startView?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationStartViewArgs, 'contentId'>>;
  updateAccount?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  updateChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'input'>>;
  updateContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationUpdateContentArgs, 'id' | 'input'>>;
  updatePlaylist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<MutationUpdatePlaylistArgs, 'id' | 'input'>>;
};

export type NotInterestedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotInterested'] = ResolversParentTypes['NotInterested']> = {
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['NotificationContent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationChannel'] = ResolversParentTypes['NotificationChannel']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationContent'] = ResolversParentTypes['NotificationContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaybackReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaybackReport'] = ResolversParentTypes['PlaybackReport']> = {
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlaylistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Playlist'] = ResolversParentTypes['Playlist']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedContentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaylistChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaylistChoice'] = ResolversParentTypes['PlaylistChoice']> = {
  containsContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playlist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType>;
};

export type PlaylistContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaylistContent'] = ResolversParentTypes['PlaylistContent']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlaylistContentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaylistContentPage'] = ResolversParentTypes['PlaylistContentPage']> = {
  items?: Resolver<Array<ResolversTypes['PlaylistContent']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ProviderName'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bell?: Resolver<Maybe<ResolversTypes['Bell']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'limit'>>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryChannelArgs, 'handle'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id'>>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  explore?: Resolver<ResolversTypes['ExplorePage'], ParentType, ContextType, RequireFields<QueryExploreArgs, 'limit' | 'source'>>;
  playlist?: Resolver<Maybe<ResolversTypes['Playlist']>, ParentType, ContextType, RequireFields<QueryPlaylistArgs, 'id'>>;
  playlistContents?: Resolver<ResolversTypes['PlaylistContentPage'], ParentType, ContextType, RequireFields<QueryPlaylistContentsArgs, 'limit' | 'playlistId' | 'sort'>>;
  popularHashtags?: Resolver<Array<ResolversTypes['Hashtag']>, ParentType, ContextType, RequireFields<QueryPopularHashtagsArgs, 'limit'>>;
  providers?: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType, RequireFields<QueryRecommendationsArgs, 'limit'>>;
  reports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'limit' | 'status'>>;
  roles?: Resolver<Array<ResolversTypes['RoleChoice']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'date' | 'limit' | 'query' | 'sort' | 'type'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'limit' | 'query'>>;
  topCreators?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryTopCreatorsArgs, 'limit'>>;
  trending?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryTrendingArgs, 'limit'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReadNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadNotification'] = ResolversParentTypes['ReadNotification']> = {
  bell?: Resolver<ResolversTypes['Bell'], ParentType, ContextType>;
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemovedFromPlaylistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovedFromPlaylist'] = ResolversParentTypes['RemovedFromPlaylist']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  beforeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  playlist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType>;
};

export type RenditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rendition'] = ResolversParentTypes['Rendition']> = {
  bitrate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ReportSubject'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  items?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportSubject'] = ResolversParentTypes['ReportSubject']> = {
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['ReportedContent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportedContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportedContent'] = ResolversParentTypes['ReportedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevokedSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokedSession'] = ResolversParentTypes['RevokedSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoleChoice'] = ResolversParentTypes['RoleChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSelfAssignable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  channels?: Resolver<Array<ResolversTypes['FoundChannel']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['FoundContent']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['Hashtag']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['SearchStats'], ParentType, ContextType>;
};

export type SearchStatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchStats'] = ResolversParentTypes['SearchStats']> = {
  channelsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hashtagsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['CappedGroups'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  channelMedia?: SubscriptionResolver<ResolversTypes['Content'], "channelMedia", ParentType, ContextType>;
  contentComments?: SubscriptionResolver<ResolversTypes['CommentChange'], "contentComments", ParentType, ContextType, RequireFields<SubscriptionContentCommentsArgs, 'id'>>;
  contentCounts?: SubscriptionResolver<ResolversTypes['Content'], "contentCounts", ParentType, ContextType, RequireFields<SubscriptionContentCountsArgs, 'id'>>;
  contentMedia?: SubscriptionResolver<ResolversTypes['Content'], "contentMedia", ParentType, ContextType, RequireFields<SubscriptionContentMediaArgs, 'id'>>;
  notifications?: SubscriptionResolver<ResolversTypes['Bell'], "notifications", ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  kind?: Resolver<ResolversTypes['SuggestionKind'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  follows?: Resolver<ResolversTypes['FollowPage'], ParentType, ContextType, RequireFields<ViewerFollowsArgs, 'limit'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<ViewerHistoryArgs, 'limit' | 'q'>>;
  historyStatistics?: Resolver<ResolversTypes['HistoryStatistics'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHistoryPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  news?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<ViewerNewsArgs, 'limit'>>;
  playlistChoices?: Resolver<Array<ResolversTypes['PlaylistChoice']>, ParentType, ContextType, RequireFields<ViewerPlaylistChoicesArgs, 'contentId'>>;
  playlists?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WatchLaterChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WatchLaterChange'] = ResolversParentTypes['WatchLaterChange']> = {
  playlist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType>;
  wasSo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddedComment?: AddedCommentResolvers<ContextType>;
  Bell?: BellResolvers<ContextType>;
  CappedGroups?: CappedGroupsResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelStatistics?: ChannelStatisticsResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardStatistics?: DashboardStatisticsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedComment?: DeletedCommentResolvers<ContextType>;
  DeletedContent?: DeletedContentResolvers<ContextType>;
  DeletedPlaylist?: DeletedPlaylistResolvers<ContextType>;
  ExplorePage?: ExplorePageResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  Follow?: FollowResolvers<ContextType>;
  FollowPage?: FollowPageResolvers<ContextType>;
  FoundChannel?: FoundChannelResolvers<ContextType>;
  FoundContent?: FoundContentResolvers<ContextType>;
  Fragment?: FragmentResolvers<ContextType>;
  Hashtag?: HashtagResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryStatistics?: HistoryStatisticsResolvers<ContextType>;
  LatestContent?: LatestContentResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaFailure?: MediaFailureResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NotInterested?: NotInterestedResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChannel?: NotificationChannelResolvers<ContextType>;
  NotificationContent?: NotificationContentResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlaybackReport?: PlaybackReportResolvers<ContextType>;
  Playlist?: PlaylistResolvers<ContextType>;
  PlaylistChoice?: PlaylistChoiceResolvers<ContextType>;
  PlaylistContent?: PlaylistContentResolvers<ContextType>;
  PlaylistContentPage?: PlaylistContentPageResolvers<ContextType>;
  Provider?: ProviderResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadNotification?: ReadNotificationResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RemovedFromPlaylist?: RemovedFromPlaylistResolvers<ContextType>;
  Rendition?: RenditionResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  ReportSubject?: ReportSubjectResolvers<ContextType>;
  ReportedContent?: ReportedContentResolvers<ContextType>;
  RevokedSession?: RevokedSessionResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleChoice?: RoleChoiceResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchStats?: SearchStatsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WatchLaterChange?: WatchLaterChangeResolvers<ContextType>;
};

