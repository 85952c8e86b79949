import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentModel } from '../domains/content/models.ts';
import type { ViewerModel } from '../domains/user/models.ts';
import type { DashboardModel } from '../domains/statistics/models.ts';
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

export type Bell = {
  __typename?: 'Bell';
  newest: Maybe<Notification>;
  unreadCount: Scalars['Int']['output'];
};

export type Channel = {
  __typename?: 'Channel';
  bannerUrl: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  followersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  owner: Person;
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
  repliesCount: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  /** Null until its text changes. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Null for a guest. */
  viewerLikes: Maybe<Scalars['Boolean']['output']>;
};

export type CommentChange = {
  __typename?: 'CommentChange';
  /** Null when it is gone. */
  comment: Maybe<Comment>;
  /** The comment's. */
  id: Scalars['ID']['output'];
};

export type Content = {
  __typename?: 'Content';
  channel: ContentChannel;
  commentsCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  duration: Scalars['Float']['output'];
  hashtags: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
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

/** The part of a channel that every card shows. */
export type ContentChannel = {
  __typename?: 'ContentChannel';
  followersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  owner: Person;
};

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
  /** Newest first. */
  contents: Array<Content>;
  statistics: ChannelStatistics;
};


export type DashboardContentsArgs = {
  limit?: Scalars['Int']['input'];
};

export type DeletedContent = {
  __typename?: 'DeletedContent';
  id: Scalars['ID']['output'];
};

export type Follow = {
  __typename?: 'Follow';
  channel: FollowedChannel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last upload that everybody sees; null when there is none. */
  latestContent: Maybe<LatestContent>;
  /** The bell: is the viewer told of its new videos? */
  notify: Scalars['Boolean']['output'];
};

export type FollowedChannel = {
  __typename?: 'FollowedChannel';
  avatarUrl: Maybe<Scalars['String']['output']>;
  bannerUrl: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  followersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Of its owner. */
  username: Scalars['String']['output'];
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

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Media = {
  __typename?: 'Media';
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
  | 'awaitingFile'
  | 'complete'
  | 'failed'
  | 'processing'
  | 'received'
  | 'watchable';

export type Mutation = {
  __typename?: 'Mutation';
  /** Gives the viewer the creator role, then makes their channel. */
  becomeCreator: Viewer;
  clearHistory: Viewer;
  /** Counts the view once enough has been watched; the server's clock decides. */
  countView: Content;
  /** Makes the record of a video before its file is sent. The same key never makes two. */
  createContent: Content;
  deleteContent: DeletedContent;
  login: Session;
  /** Revokes the session of the request. */
  logout: Scalars['Boolean']['output'];
  register: Session;
  removeHistoryEntry: Viewer;
  /** Where the viewer's player stands, and the seconds of film shown since the last report; after startView. */
  reportPlayback: PlaybackReport;
  /** Puts a removed entry back where it stood. */
  restoreHistoryEntry: Viewer;
  /** Absolute as well; the channel with its followers counted anew. */
  setFollow: Channel;
  /** The bell of a channel that the viewer follows. */
  setFollowNotify: Follow;
  /** Absolute: while it is paused, the history keeps what it has and retains nothing more. */
  setHistoryPaused: Viewer;
  /** Absolute, never a toggle: says what the viewer wants to be true. */
  setLike: Content;
  /** First play: makes the view record and the history entry. */
  startView: Content;
};


export type MutationBecomeCreatorArgs = {
  input: ChannelInput;
};


export type MutationCountViewArgs = {
  contentId: Scalars['ID']['input'];
};


export type MutationCreateContentArgs = {
  input: CreateContentInput;
};


export type MutationDeleteContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveHistoryEntryArgs = {
  contentId: Scalars['ID']['input'];
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


export type MutationSetFollowArgs = {
  channelId: Scalars['ID']['input'];
  followed: Scalars['Boolean']['input'];
};


export type MutationSetFollowNotifyArgs = {
  channelId: Scalars['ID']['input'];
  notify: Scalars['Boolean']['input'];
};


export type MutationSetHistoryPausedArgs = {
  paused: Scalars['Boolean']['input'];
};


export type MutationSetLikeArgs = {
  contentId: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationStartViewArgs = {
  contentId: Scalars['ID']['input'];
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
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  videoCount: Scalars['Int']['output'];
};

export type PlaylistPage = {
  __typename?: 'PlaylistPage';
  items: Array<Playlist>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** A public content, or a private one by its direct link; null when there is none. */
  content: Maybe<Content>;
  /** Figures and videos of the viewer's channel; null for who has none. */
  dashboard: Maybe<Dashboard>;
  /** Recommended to the viewer, or to a guest. */
  recommendations: Array<Recommendation>;
  topCreators: Array<Channel>;
  trending: Array<Content>;
  /** The signed-in person, null for a guest. */
  viewer: Maybe<Viewer>;
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecommendationsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryTopCreatorsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryTrendingArgs = {
  limit?: Scalars['Int']['input'];
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

export type Rendition = {
  __typename?: 'Rendition';
  /** Bits per second. */
  bitrate: Scalars['Int']['output'];
  /** Short side, in pixels. */
  height: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

export type Role = {
  __typename?: 'Role';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

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
  /** A content each time its likes, comments or views are counted anew; starts with where they stand. */
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

export type Viewer = {
  __typename?: 'Viewer';
  avatarUrl: Maybe<Scalars['String']['output']>;
  channel: Maybe<Channel>;
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** Newest first. */
  follows: Array<Follow>;
  /** Last watched first; `q` is looked for in titles and creators' names. */
  history: HistoryPage;
  historyStatistics: HistoryStatistics;
  id: Scalars['ID']['output'];
  isCreator: Scalars['Boolean']['output'];
  isHistoryPaused: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** The last filled first. */
  playlists: PlaylistPage;
  role: Role;
  username: Scalars['String']['output'];
};


export type ViewerFollowsArgs = {
  limit?: Scalars['Int']['input'];
};


export type ViewerHistoryArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  period?: InputMaybe<HistoryPeriod>;
  q?: Scalars['String']['input'];
};


export type ViewerPlaylistsArgs = {
  limit?: Scalars['Int']['input'];
};

export type Visibility =
  | 'private'
  | 'public';



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
  Bell: ResolverTypeWrapper<Bell>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Channel: ResolverTypeWrapper<Channel>;
  ChannelInput: ChannelInput;
  ChannelStatistics: ResolverTypeWrapper<ChannelStatistics>;
  Comment: ResolverTypeWrapper<Comment>;
  CommentChange: ResolverTypeWrapper<CommentChange>;
  Content: ResolverTypeWrapper<ContentModel>;
  ContentChannel: ResolverTypeWrapper<ContentChannel>;
  CreateContentInput: CreateContentInput;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletedContent: ResolverTypeWrapper<DeletedContent>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Follow: ResolverTypeWrapper<Follow>;
  FollowedChannel: ResolverTypeWrapper<FollowedChannel>;
  HistoryEntry: ResolverTypeWrapper<Omit<HistoryEntry, 'content'> & { content: ResolversTypes['Content'] }>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'items'> & { items: Array<ResolversTypes['HistoryEntry']> }>;
  HistoryPeriod: HistoryPeriod;
  HistoryStatistics: ResolverTypeWrapper<HistoryStatistics>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LatestContent: ResolverTypeWrapper<LatestContent>;
  LoginInput: LoginInput;
  Media: ResolverTypeWrapper<Media>;
  MediaFailure: ResolverTypeWrapper<MediaFailure>;
  MediaState: MediaState;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationChannel: ResolverTypeWrapper<NotificationChannel>;
  NotificationContent: ResolverTypeWrapper<NotificationContent>;
  NotificationKind: NotificationKind;
  Person: ResolverTypeWrapper<Person>;
  PlaybackReport: ResolverTypeWrapper<PlaybackReport>;
  Playlist: ResolverTypeWrapper<Playlist>;
  PlaylistPage: ResolverTypeWrapper<PlaylistPage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Recommendation: ResolverTypeWrapper<Omit<Recommendation, 'content'> & { content: ResolversTypes['Content'] }>;
  RegisterInput: RegisterInput;
  Rendition: ResolverTypeWrapper<Rendition>;
  Role: ResolverTypeWrapper<Role>;
  Session: ResolverTypeWrapper<Omit<Session, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Visibility: Visibility;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Bell: Bell;
  Boolean: Scalars['Boolean']['output'];
  Channel: Channel;
  ChannelInput: ChannelInput;
  ChannelStatistics: ChannelStatistics;
  Comment: Comment;
  CommentChange: CommentChange;
  Content: ContentModel;
  ContentChannel: ContentChannel;
  CreateContentInput: CreateContentInput;
  Dashboard: DashboardModel;
  DateTime: Scalars['DateTime']['output'];
  DeletedContent: DeletedContent;
  Float: Scalars['Float']['output'];
  Follow: Follow;
  FollowedChannel: FollowedChannel;
  HistoryEntry: Omit<HistoryEntry, 'content'> & { content: ResolversParentTypes['Content'] };
  HistoryPage: Omit<HistoryPage, 'items'> & { items: Array<ResolversParentTypes['HistoryEntry']> };
  HistoryStatistics: HistoryStatistics;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LatestContent: LatestContent;
  LoginInput: LoginInput;
  Media: Media;
  MediaFailure: MediaFailure;
  Mutation: Record<PropertyKey, never>;
  Notification: Notification;
  NotificationChannel: NotificationChannel;
  NotificationContent: NotificationContent;
  Person: Person;
  PlaybackReport: PlaybackReport;
  Playlist: Playlist;
  PlaylistPage: PlaylistPage;
  Query: Record<PropertyKey, never>;
  Recommendation: Omit<Recommendation, 'content'> & { content: ResolversParentTypes['Content'] };
  RegisterInput: RegisterInput;
  Rendition: Rendition;
  Role: Role;
  Session: Omit<Session, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Viewer: ViewerModel;
};

export type BellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bell'] = ResolversParentTypes['Bell']> = {
  newest?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  bannerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
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
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHearted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type ContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  channel?: Resolver<ResolversTypes['ContentChannel'], ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type ContentChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentChannel'] = ResolversParentTypes['ContentChannel']> = {
  followersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<DashboardContentsArgs, 'limit'>>;
  statistics?: Resolver<ResolversTypes['ChannelStatistics'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedContent'] = ResolversParentTypes['DeletedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FollowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Follow'] = ResolversParentTypes['Follow']> = {
  channel?: Resolver<ResolversTypes['FollowedChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestContent?: Resolver<Maybe<ResolversTypes['LatestContent']>, ParentType, ContextType>;
  notify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FollowedChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowedChannel'] = ResolversParentTypes['FollowedChannel']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  becomeCreator?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationBecomeCreatorArgs, 'input'>>;
  clearHistory?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  countView?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationCountViewArgs, 'contentId'>>;
  createContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationCreateContentArgs, 'input'>>;
  deleteContent?: Resolver<ResolversTypes['DeletedContent'], ParentType, ContextType, RequireFields<MutationDeleteContentArgs, 'id'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeHistoryEntry?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRemoveHistoryEntryArgs, 'contentId'>>;
  reportPlayback?: Resolver<ResolversTypes['PlaybackReport'], ParentType, ContextType, RequireFields<MutationReportPlaybackArgs, 'contentId' | 'position' | 'watched'>>;
  restoreHistoryEntry?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRestoreHistoryEntryArgs, 'contentId' | 'position' | 'watchedAt'>>;
  setFollow?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'channelId' | 'followed'>>;
  setFollowNotify?: Resolver<ResolversTypes['Follow'], ParentType, ContextType, RequireFields<MutationSetFollowNotifyArgs, 'channelId' | 'notify'>>;
  setHistoryPaused?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationSetHistoryPausedArgs, 'paused'>>;
  setLike?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationSetLikeArgs, 'contentId' | 'liked'>>;
  startView?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<MutationStartViewArgs, 'contentId'>>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaylistPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaylistPage'] = ResolversParentTypes['PlaylistPage']> = {
  items?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id'>>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType, RequireFields<QueryRecommendationsArgs, 'limit'>>;
  topCreators?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryTopCreatorsArgs, 'limit'>>;
  trending?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryTrendingArgs, 'limit'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RenditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rendition'] = ResolversParentTypes['Rendition']> = {
  bitrate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  follows?: Resolver<Array<ResolversTypes['Follow']>, ParentType, ContextType, RequireFields<ViewerFollowsArgs, 'limit'>>;
  history?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<ViewerHistoryArgs, 'limit' | 'q'>>;
  historyStatistics?: Resolver<ResolversTypes['HistoryStatistics'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHistoryPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playlists?: Resolver<ResolversTypes['PlaylistPage'], ParentType, ContextType, RequireFields<ViewerPlaylistsArgs, 'limit'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Bell?: BellResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelStatistics?: ChannelStatisticsResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentChannel?: ContentChannelResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedContent?: DeletedContentResolvers<ContextType>;
  Follow?: FollowResolvers<ContextType>;
  FollowedChannel?: FollowedChannelResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryStatistics?: HistoryStatisticsResolvers<ContextType>;
  LatestContent?: LatestContentResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaFailure?: MediaFailureResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChannel?: NotificationChannelResolvers<ContextType>;
  NotificationContent?: NotificationContentResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlaybackReport?: PlaybackReportResolvers<ContextType>;
  Playlist?: PlaylistResolvers<ContextType>;
  PlaylistPage?: PlaylistPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  Rendition?: RenditionResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

