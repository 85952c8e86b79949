import type * as Types from './schema.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ChannelModel } from '../domains/channel/models.ts';
import type { ContentModel } from '../domains/content/models.ts';
import type { ViewerModel } from '../domains/user/models.ts';
import type { AccountModel } from '../domains/administration/models.ts';
import type { FoundChannelModel, SearchResultModel, CategoryModel, ExplorePageModel } from '../domains/search/models.ts';
import type { CommentModel, AddedCommentModel, DeletedCommentModel } from '../domains/comment/models.ts';
import type { PlaylistModel } from '../domains/playlist/models.ts';
import type { DashboardModel } from '../domains/statistics/models.ts';
import type { BellModel, ReadNotificationModel } from '../domains/notification/models.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

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
  Accent: Types.Accent;
  Account: ResolverTypeWrapper<AccountModel>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  AccountInput: Types.AccountInput;
  AccountPage: ResolverTypeWrapper<Omit<Types.AccountPage, 'items'> & { items: Array<ResolversTypes['Account']> }>;
  AccountRole: ResolverTypeWrapper<Types.AccountRole>;
  AddedComment: ResolverTypeWrapper<AddedCommentModel>;
  AdministeredChannel: ResolverTypeWrapper<Types.AdministeredChannel>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  AdministeredChannelPage: ResolverTypeWrapper<Types.AdministeredChannelPage>;
  AdministeredContent: ResolverTypeWrapper<Types.AdministeredContent>;
  AdministeredContentPage: ResolverTypeWrapper<Types.AdministeredContentPage>;
  AdministeredState: Types.AdministeredState;
  AdministeredVisibility: Types.AdministeredVisibility;
  Announcement: ResolverTypeWrapper<Types.Announcement>;
  AnnouncementTone: Types.AnnouncementTone;
  Audience: Types.Audience;
  AuditDetail: ResolverTypeWrapper<Types.AuditDetail>;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditPage: ResolverTypeWrapper<Types.AuditPage>;
  Bell: ResolverTypeWrapper<BellModel>;
  BlockedCommenter: ResolverTypeWrapper<Types.BlockedCommenter>;
  CappedGroups: ResolverTypeWrapper<Types.CappedGroups>;
  Captions: ResolverTypeWrapper<Types.Captions>;
  Category: ResolverTypeWrapper<CategoryModel>;
  ChangedJob: ResolverTypeWrapper<Types.ChangedJob>;
  Channel: ResolverTypeWrapper<ChannelModel>;
  ChannelChangeInput: Types.ChannelChangeInput;
  ChannelInput: Types.ChannelInput;
  ChannelMember: ResolverTypeWrapper<Types.ChannelMember>;
  ChannelMembership: ResolverTypeWrapper<Omit<Types.ChannelMembership, 'channel'> & { channel: ResolversTypes['Channel'] }>;
  ChannelPage: ResolverTypeWrapper<Omit<Types.ChannelPage, 'items'> & { items: Array<ResolversTypes['Channel']> }>;
  ChannelPeriod: ResolverTypeWrapper<Types.ChannelPeriod>;
  ChannelStatistics: ResolverTypeWrapper<Types.ChannelStatistics>;
  Chapter: ResolverTypeWrapper<Types.Chapter>;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentChange: ResolverTypeWrapper<Omit<Types.CommentChange, 'comment'> & { comment?: Types.Maybe<ResolversTypes['Comment']> }>;
  CommentPage: ResolverTypeWrapper<Omit<Types.CommentPage, 'items'> & { items: Array<ResolversTypes['Comment']> }>;
  CommentRules: ResolverTypeWrapper<Types.CommentRules>;
  CommentRulesInput: Types.CommentRulesInput;
  CommentSort: Types.CommentSort;
  Commenting: Types.Commenting;
  CommentsMode: Types.CommentsMode;
  Content: ResolverTypeWrapper<ContentModel>;
  ContentDetails: ResolverTypeWrapper<Types.ContentDetails>;
  ContentDetailsInput: Types.ContentDetailsInput;
  ContentPage: ResolverTypeWrapper<Omit<Types.ContentPage, 'items'> & { items: Array<ResolversTypes['Content']> }>;
  ContentRefusal: ResolverTypeWrapper<Types.ContentRefusal>;
  ContentSort: Types.ContentSort;
  CountedSource: Types.CountedSource;
  CreateContentInput: Types.CreateContentInput;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DashboardSort: Types.DashboardSort;
  DashboardStatistics: ResolverTypeWrapper<Types.DashboardStatistics>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DecidedRegistration: ResolverTypeWrapper<Types.DecidedRegistration>;
  DeletedAccount: ResolverTypeWrapper<Types.DeletedAccount>;
  DeletedComment: ResolverTypeWrapper<DeletedCommentModel>;
  DeletedContent: ResolverTypeWrapper<Types.DeletedContent>;
  DeletedContents: ResolverTypeWrapper<Types.DeletedContents>;
  DeletedInvitation: ResolverTypeWrapper<Types.DeletedInvitation>;
  DeletedPlaylist: ResolverTypeWrapper<Types.DeletedPlaylist>;
  DigestFrequency: Types.DigestFrequency;
  Download: ResolverTypeWrapper<Types.Download>;
  ExplorePage: ResolverTypeWrapper<ExplorePageModel>;
  ExploreSource: Types.ExploreSource;
  FailedConversion: ResolverTypeWrapper<Types.FailedConversion>;
  FailedConversionPage: ResolverTypeWrapper<Types.FailedConversionPage>;
  Figure: ResolverTypeWrapper<Types.Figure>;
  Follow: ResolverTypeWrapper<Omit<Types.Follow, 'channel'> & { channel: ResolversTypes['Channel'] }>;
  FollowPage: ResolverTypeWrapper<Omit<Types.FollowPage, 'items'> & { items: Array<ResolversTypes['Follow']> }>;
  FoundChannel: ResolverTypeWrapper<FoundChannelModel>;
  FoundContent: ResolverTypeWrapper<Omit<Types.FoundContent, 'content'> & { content: ResolversTypes['Content'] }>;
  FoundPassage: ResolverTypeWrapper<Types.FoundPassage>;
  Fragment: ResolverTypeWrapper<Types.Fragment>;
  Hashtag: ResolverTypeWrapper<Types.Hashtag>;
  HeldComment: ResolverTypeWrapper<Types.HeldComment>;
  HeldCommentPage: ResolverTypeWrapper<Types.HeldCommentPage>;
  HistoryEntry: ResolverTypeWrapper<Omit<Types.HistoryEntry, 'content'> & { content: ResolversTypes['Content'] }>;
  HistoryPage: ResolverTypeWrapper<Omit<Types.HistoryPage, 'items'> & { items: Array<ResolversTypes['HistoryEntry']> }>;
  HistoryPeriod: Types.HistoryPeriod;
  HistoryStatistics: ResolverTypeWrapper<Types.HistoryStatistics>;
  HoldReason: Types.HoldReason;
  Identity: ResolverTypeWrapper<Types.Identity>;
  Invitation: ResolverTypeWrapper<Types.Invitation>;
  InvitationInput: Types.InvitationInput;
  InvitationPage: ResolverTypeWrapper<Types.InvitationPage>;
  Job: ResolverTypeWrapper<Types.Job>;
  JobCounts: ResolverTypeWrapper<Types.JobCounts>;
  JobKind: Types.JobKind;
  JobPage: ResolverTypeWrapper<Types.JobPage>;
  JobState: Types.JobState;
  LatestContent: ResolverTypeWrapper<Types.LatestContent>;
  LinkInput: Types.LinkInput;
  LoginInput: Types.LoginInput;
  MailDelivery: Types.MailDelivery;
  Media: ResolverTypeWrapper<Types.Media>;
  MediaFailure: ResolverTypeWrapper<Types.MediaFailure>;
  MediaState: Types.MediaState;
  MembershipKind: Types.MembershipKind;
  Mention: ResolverTypeWrapper<Types.Mention>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewInvitation: ResolverTypeWrapper<Types.NewInvitation>;
  NotInterested: ResolverTypeWrapper<Types.NotInterested>;
  Notification: ResolverTypeWrapper<Types.Notification>;
  NotificationChannel: ResolverTypeWrapper<Types.NotificationChannel>;
  NotificationChoice: ResolverTypeWrapper<Types.NotificationChoice>;
  NotificationChoiceInput: Types.NotificationChoiceInput;
  NotificationChoices: ResolverTypeWrapper<Types.NotificationChoices>;
  NotificationChoicesInput: Types.NotificationChoicesInput;
  NotificationContent: ResolverTypeWrapper<Types.NotificationContent>;
  NotificationKind: Types.NotificationKind;
  NotificationPage: ResolverTypeWrapper<Types.NotificationPage>;
  OpenSession: ResolverTypeWrapper<Types.OpenSession>;
  OrphanOutcome: Types.OrphanOutcome;
  Overview: ResolverTypeWrapper<Types.Overview>;
  Passkey: ResolverTypeWrapper<Types.Passkey>;
  PasskeyAssertionInput: Types.PasskeyAssertionInput;
  PasskeyCreation: ResolverTypeWrapper<Types.PasskeyCreation>;
  PasskeyRegistrationInput: Types.PasskeyRegistrationInput;
  PasskeyRequest: ResolverTypeWrapper<Types.PasskeyRequest>;
  PeriodSource: ResolverTypeWrapper<Types.PeriodSource>;
  PeriodVideo: ResolverTypeWrapper<Types.PeriodVideo>;
  Person: ResolverTypeWrapper<Types.Person>;
  PlaybackReport: ResolverTypeWrapper<Types.PlaybackReport>;
  PlayedRange: Types.PlayedRange;
  Playlist: ResolverTypeWrapper<PlaylistModel>;
  PlaylistChangeInput: Types.PlaylistChangeInput;
  PlaylistChoice: ResolverTypeWrapper<Omit<Types.PlaylistChoice, 'playlist'> & { playlist: ResolversTypes['Playlist'] }>;
  PlaylistContent: ResolverTypeWrapper<Omit<Types.PlaylistContent, 'content'> & { content: ResolversTypes['Content'] }>;
  PlaylistContentPage: ResolverTypeWrapper<Omit<Types.PlaylistContentPage, 'items'> & { items: Array<ResolversTypes['PlaylistContent']> }>;
  PlaylistInput: Types.PlaylistInput;
  PlaylistPlaceInput: Types.PlaylistPlaceInput;
  PlaylistSort: Types.PlaylistSort;
  ProblemReportInput: Types.ProblemReportInput;
  Provider: ResolverTypeWrapper<Types.Provider>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quota: ResolverTypeWrapper<Types.Quota>;
  QuotaChoiceInput: Types.QuotaChoiceInput;
  QuotaChoiceKind: Types.QuotaChoiceKind;
  ReadNotification: ResolverTypeWrapper<ReadNotificationModel>;
  Recommendation: ResolverTypeWrapper<Omit<Types.Recommendation, 'content'> & { content: ResolversTypes['Content'] }>;
  RecoveryCodes: ResolverTypeWrapper<Omit<Types.RecoveryCodes, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RefusedComment: ResolverTypeWrapper<Types.RefusedComment>;
  RegisterInput: Types.RegisterInput;
  RegistrationMode: Types.RegistrationMode;
  RegistrationRequest: ResolverTypeWrapper<Types.RegistrationRequest>;
  RegistrationRequestPage: ResolverTypeWrapper<Types.RegistrationRequestPage>;
  RegistrationRules: ResolverTypeWrapper<Types.RegistrationRules>;
  RegistrationSettings: ResolverTypeWrapper<Types.RegistrationSettings>;
  RegistrationSettingsInput: Types.RegistrationSettingsInput;
  RemovedFromPlaylist: ResolverTypeWrapper<Omit<Types.RemovedFromPlaylist, 'playlist'> & { playlist: ResolversTypes['Playlist'] }>;
  Rendition: ResolverTypeWrapper<Types.Rendition>;
  Report: ResolverTypeWrapper<Types.Report>;
  ReportDecision: Types.ReportDecision;
  ReportInput: Types.ReportInput;
  ReportKind: Types.ReportKind;
  ReportPage: ResolverTypeWrapper<Types.ReportPage>;
  ReportReason: Types.ReportReason;
  ReportStatus: Types.ReportStatus;
  ReportSubject: ResolverTypeWrapper<Types.ReportSubject>;
  ReportedContent: ResolverTypeWrapper<Types.ReportedContent>;
  ResetAccount: ResolverTypeWrapper<Types.ResetAccount>;
  Retention: ResolverTypeWrapper<Types.Retention>;
  RevokedSession: ResolverTypeWrapper<Types.RevokedSession>;
  Role: ResolverTypeWrapper<Types.Role>;
  RoleChoice: ResolverTypeWrapper<Types.RoleChoice>;
  RoleQuota: ResolverTypeWrapper<Types.RoleQuota>;
  RoleQuotaInput: Types.RoleQuotaInput;
  SearchDate: Types.SearchDate;
  SearchDuration: Types.SearchDuration;
  SearchResult: ResolverTypeWrapper<SearchResultModel>;
  SearchSort: Types.SearchSort;
  SearchStats: ResolverTypeWrapper<Types.SearchStats>;
  SearchType: Types.SearchType;
  SecondFactor: ResolverTypeWrapper<Types.SecondFactor>;
  SecondFactorSetup: ResolverTypeWrapper<Types.SecondFactorSetup>;
  SentMail: ResolverTypeWrapper<Types.SentMail>;
  Session: ResolverTypeWrapper<Omit<Types.Session, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Site: ResolverTypeWrapper<Types.Site>;
  SiteInput: Types.SiteInput;
  SitePages: ResolverTypeWrapper<Types.SitePages>;
  SiteSettings: ResolverTypeWrapper<Types.SiteSettings>;
  StatisticsPeriod: Types.StatisticsPeriod;
  StorageCheck: ResolverTypeWrapper<Types.StorageCheck>;
  StorageDeletable: ResolverTypeWrapper<Types.StorageDeletable>;
  StorageDeletion: ResolverTypeWrapper<Types.StorageDeletion>;
  StorageFinding: ResolverTypeWrapper<Types.StorageFinding>;
  StorageFindingKind: Types.StorageFindingKind;
  StorageFindingPage: ResolverTypeWrapper<Types.StorageFindingPage>;
  StorageReport: ResolverTypeWrapper<Types.StorageReport>;
  StorageUse: ResolverTypeWrapper<Types.StorageUse>;
  StorageUseKind: Types.StorageUseKind;
  StorageWorkState: Types.StorageWorkState;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suggestion: ResolverTypeWrapper<Types.Suggestion>;
  SuggestionKind: Types.SuggestionKind;
  Trim: ResolverTypeWrapper<Types.Trim>;
  UnsentMail: ResolverTypeWrapper<Types.UnsentMail>;
  UnsentMailPage: ResolverTypeWrapper<Types.UnsentMailPage>;
  UnsentMailState: Types.UnsentMailState;
  UpdateContentInput: Types.UpdateContentInput;
  UpdateContentsInput: Types.UpdateContentsInput;
  UpdatedContents: ResolverTypeWrapper<Omit<Types.UpdatedContents, 'contents'> & { contents: Array<ResolversTypes['Content']> }>;
  VideoCategory: Types.VideoCategory;
  ViewSource: Types.ViewSource;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Visibility: Types.Visibility;
  WatchLaterChange: ResolverTypeWrapper<Omit<Types.WatchLaterChange, 'playlist'> & { playlist: ResolversTypes['Playlist'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountModel;
  String: Types.Scalars['String']['output'];
  ID: Types.Scalars['ID']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
  AccountInput: Types.AccountInput;
  AccountPage: Omit<Types.AccountPage, 'items'> & { items: Array<ResolversParentTypes['Account']> };
  AccountRole: Types.AccountRole;
  AddedComment: AddedCommentModel;
  AdministeredChannel: Types.AdministeredChannel;
  Float: Types.Scalars['Float']['output'];
  Int: Types.Scalars['Int']['output'];
  AdministeredChannelPage: Types.AdministeredChannelPage;
  AdministeredContent: Types.AdministeredContent;
  AdministeredContentPage: Types.AdministeredContentPage;
  Announcement: Types.Announcement;
  AuditDetail: Types.AuditDetail;
  AuditEntry: Types.AuditEntry;
  AuditPage: Types.AuditPage;
  Bell: BellModel;
  BlockedCommenter: Types.BlockedCommenter;
  CappedGroups: Types.CappedGroups;
  Captions: Types.Captions;
  Category: CategoryModel;
  ChangedJob: Types.ChangedJob;
  Channel: ChannelModel;
  ChannelChangeInput: Types.ChannelChangeInput;
  ChannelInput: Types.ChannelInput;
  ChannelMember: Types.ChannelMember;
  ChannelMembership: Omit<Types.ChannelMembership, 'channel'> & { channel: ResolversParentTypes['Channel'] };
  ChannelPage: Omit<Types.ChannelPage, 'items'> & { items: Array<ResolversParentTypes['Channel']> };
  ChannelPeriod: Types.ChannelPeriod;
  ChannelStatistics: Types.ChannelStatistics;
  Chapter: Types.Chapter;
  Comment: CommentModel;
  CommentChange: Omit<Types.CommentChange, 'comment'> & { comment?: Types.Maybe<ResolversParentTypes['Comment']> };
  CommentPage: Omit<Types.CommentPage, 'items'> & { items: Array<ResolversParentTypes['Comment']> };
  CommentRules: Types.CommentRules;
  CommentRulesInput: Types.CommentRulesInput;
  Content: ContentModel;
  ContentDetails: Types.ContentDetails;
  ContentDetailsInput: Types.ContentDetailsInput;
  ContentPage: Omit<Types.ContentPage, 'items'> & { items: Array<ResolversParentTypes['Content']> };
  ContentRefusal: Types.ContentRefusal;
  CreateContentInput: Types.CreateContentInput;
  Dashboard: DashboardModel;
  DashboardStatistics: Types.DashboardStatistics;
  DateTime: Types.Scalars['DateTime']['output'];
  DecidedRegistration: Types.DecidedRegistration;
  DeletedAccount: Types.DeletedAccount;
  DeletedComment: DeletedCommentModel;
  DeletedContent: Types.DeletedContent;
  DeletedContents: Types.DeletedContents;
  DeletedInvitation: Types.DeletedInvitation;
  DeletedPlaylist: Types.DeletedPlaylist;
  Download: Types.Download;
  ExplorePage: ExplorePageModel;
  FailedConversion: Types.FailedConversion;
  FailedConversionPage: Types.FailedConversionPage;
  Figure: Types.Figure;
  Follow: Omit<Types.Follow, 'channel'> & { channel: ResolversParentTypes['Channel'] };
  FollowPage: Omit<Types.FollowPage, 'items'> & { items: Array<ResolversParentTypes['Follow']> };
  FoundChannel: FoundChannelModel;
  FoundContent: Omit<Types.FoundContent, 'content'> & { content: ResolversParentTypes['Content'] };
  FoundPassage: Types.FoundPassage;
  Fragment: Types.Fragment;
  Hashtag: Types.Hashtag;
  HeldComment: Types.HeldComment;
  HeldCommentPage: Types.HeldCommentPage;
  HistoryEntry: Omit<Types.HistoryEntry, 'content'> & { content: ResolversParentTypes['Content'] };
  HistoryPage: Omit<Types.HistoryPage, 'items'> & { items: Array<ResolversParentTypes['HistoryEntry']> };
  HistoryStatistics: Types.HistoryStatistics;
  Identity: Types.Identity;
  Invitation: Types.Invitation;
  InvitationInput: Types.InvitationInput;
  InvitationPage: Types.InvitationPage;
  Job: Types.Job;
  JobCounts: Types.JobCounts;
  JobPage: Types.JobPage;
  LatestContent: Types.LatestContent;
  LinkInput: Types.LinkInput;
  LoginInput: Types.LoginInput;
  Media: Types.Media;
  MediaFailure: Types.MediaFailure;
  Mention: Types.Mention;
  Mutation: Record<PropertyKey, never>;
  NewInvitation: Types.NewInvitation;
  NotInterested: Types.NotInterested;
  Notification: Types.Notification;
  NotificationChannel: Types.NotificationChannel;
  NotificationChoice: Types.NotificationChoice;
  NotificationChoiceInput: Types.NotificationChoiceInput;
  NotificationChoices: Types.NotificationChoices;
  NotificationChoicesInput: Types.NotificationChoicesInput;
  NotificationContent: Types.NotificationContent;
  NotificationPage: Types.NotificationPage;
  OpenSession: Types.OpenSession;
  Overview: Types.Overview;
  Passkey: Types.Passkey;
  PasskeyAssertionInput: Types.PasskeyAssertionInput;
  PasskeyCreation: Types.PasskeyCreation;
  PasskeyRegistrationInput: Types.PasskeyRegistrationInput;
  PasskeyRequest: Types.PasskeyRequest;
  PeriodSource: Types.PeriodSource;
  PeriodVideo: Types.PeriodVideo;
  Person: Types.Person;
  PlaybackReport: Types.PlaybackReport;
  PlayedRange: Types.PlayedRange;
  Playlist: PlaylistModel;
  PlaylistChangeInput: Types.PlaylistChangeInput;
  PlaylistChoice: Omit<Types.PlaylistChoice, 'playlist'> & { playlist: ResolversParentTypes['Playlist'] };
  PlaylistContent: Omit<Types.PlaylistContent, 'content'> & { content: ResolversParentTypes['Content'] };
  PlaylistContentPage: Omit<Types.PlaylistContentPage, 'items'> & { items: Array<ResolversParentTypes['PlaylistContent']> };
  PlaylistInput: Types.PlaylistInput;
  PlaylistPlaceInput: Types.PlaylistPlaceInput;
  ProblemReportInput: Types.ProblemReportInput;
  Provider: Types.Provider;
  Query: Record<PropertyKey, never>;
  Quota: Types.Quota;
  QuotaChoiceInput: Types.QuotaChoiceInput;
  ReadNotification: ReadNotificationModel;
  Recommendation: Omit<Types.Recommendation, 'content'> & { content: ResolversParentTypes['Content'] };
  RecoveryCodes: Omit<Types.RecoveryCodes, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RefusedComment: Types.RefusedComment;
  RegisterInput: Types.RegisterInput;
  RegistrationRequest: Types.RegistrationRequest;
  RegistrationRequestPage: Types.RegistrationRequestPage;
  RegistrationRules: Types.RegistrationRules;
  RegistrationSettings: Types.RegistrationSettings;
  RegistrationSettingsInput: Types.RegistrationSettingsInput;
  RemovedFromPlaylist: Omit<Types.RemovedFromPlaylist, 'playlist'> & { playlist: ResolversParentTypes['Playlist'] };
  Rendition: Types.Rendition;
  Report: Types.Report;
  ReportInput: Types.ReportInput;
  ReportPage: Types.ReportPage;
  ReportSubject: Types.ReportSubject;
  ReportedContent: Types.ReportedContent;
  ResetAccount: Types.ResetAccount;
  Retention: Types.Retention;
  RevokedSession: Types.RevokedSession;
  Role: Types.Role;
  RoleChoice: Types.RoleChoice;
  RoleQuota: Types.RoleQuota;
  RoleQuotaInput: Types.RoleQuotaInput;
  SearchResult: SearchResultModel;
  SearchStats: Types.SearchStats;
  SecondFactor: Types.SecondFactor;
  SecondFactorSetup: Types.SecondFactorSetup;
  SentMail: Types.SentMail;
  Session: Omit<Types.Session, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Site: Types.Site;
  SiteInput: Types.SiteInput;
  SitePages: Types.SitePages;
  SiteSettings: Types.SiteSettings;
  StorageCheck: Types.StorageCheck;
  StorageDeletable: Types.StorageDeletable;
  StorageDeletion: Types.StorageDeletion;
  StorageFinding: Types.StorageFinding;
  StorageFindingPage: Types.StorageFindingPage;
  StorageReport: Types.StorageReport;
  StorageUse: Types.StorageUse;
  Subscription: Record<PropertyKey, never>;
  Suggestion: Types.Suggestion;
  Trim: Types.Trim;
  UnsentMail: Types.UnsentMail;
  UnsentMailPage: Types.UnsentMailPage;
  UpdateContentInput: Types.UpdateContentInput;
  UpdateContentsInput: Types.UpdateContentsInput;
  UpdatedContents: Omit<Types.UpdatedContents, 'contents'> & { contents: Array<ResolversParentTypes['Content']> };
  Viewer: ViewerModel;
  WatchLaterChange: Omit<Types.WatchLaterChange, 'playlist'> & { playlist: ResolversParentTypes['Playlist'] };
};

export type AccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  avatarUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['Quota'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
  suspendedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountPage'] = ResolversParentTypes['AccountPage']> = {
  items?: Resolver<Array<ResolversTypes['Account']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountRoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountRole'] = ResolversParentTypes['AccountRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddedCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddedComment'] = ResolversParentTypes['AddedComment']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  parent?: Resolver<Types.Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type AdministeredChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredChannel'] = ResolversParentTypes['AdministeredChannel']> = {
  avatarUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  followersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwnerSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videosCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdministeredChannelPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredChannelPage'] = ResolversParentTypes['AdministeredChannelPage']> = {
  items?: Resolver<Array<ResolversTypes['AdministeredChannel']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdministeredContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredContent'] = ResolversParentTypes['AdministeredContent']> = {
  canRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMeasured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originalBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renditionsBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdministeredState'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['AdministeredVisibility'], ParentType, ContextType>;
};

export type AdministeredContentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredContentPage'] = ResolversParentTypes['AdministeredContentPage']> = {
  items?: Resolver<Array<ResolversTypes['AdministeredContent']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['AnnouncementTone'], ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bell'] = ResolversParentTypes['Bell']> = {
  newest?: Resolver<Types.Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<Types.BellNotificationsArgs, 'limit'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type BlockedCommenterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockedCommenter'] = ResolversParentTypes['BlockedCommenter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type CappedGroupsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CappedGroups'] = ResolversParentTypes['CappedGroups']> = {
  channel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hashtag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captions'] = ResolversParentTypes['Captions']> = {
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['VideoCategory']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  hashtag?: Resolver<Types.Maybe<ResolversTypes['Hashtag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedJob'] = ResolversParentTypes['ChangedJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  bannerUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blockedCommenters?: Resolver<Types.Maybe<Array<ResolversTypes['BlockedCommenter']>>, ParentType, ContextType>;
  commentRules?: Resolver<Types.Maybe<ResolversTypes['CommentRules']>, ParentType, ContextType>;
  commenting?: Resolver<ResolversTypes['Commenting'], ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<Types.ChannelContentsArgs, 'limit' | 'sort'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<Types.Maybe<Array<ResolversTypes['ChannelMember']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['ChannelStatistics'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerFollows?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerMutes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerNotify?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ChannelMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelMember'] = ResolversParentTypes['ChannelMember']> = {
  acceptedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type ChannelMembershipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelMembership'] = ResolversParentTypes['ChannelMembership']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MembershipKind'], ParentType, ContextType>;
};

export type ChannelPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelPage'] = ResolversParentTypes['ChannelPage']> = {
  items?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelPeriodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelPeriod'] = ResolversParentTypes['ChannelPeriod']> = {
  days?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  likes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PeriodSource']>, ParentType, ContextType>;
  subscribers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['PeriodVideo']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  watchTime?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ChannelStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelStatistics'] = ResolversParentTypes['ChannelStatistics']> = {
  totalComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFollowers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalLikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalVideos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  authorHasChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAuthorMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHearted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['Mention']>, ParentType, ContextType>;
  parentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, Partial<Types.CommentRepliesArgs>>;
  repliesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLikes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CommentChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentChange'] = ResolversParentTypes['CommentChange']> = {
  comment?: Resolver<Types.Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentRules'] = ResolversParentTypes['CommentRules']> = {
  mode?: Resolver<ResolversTypes['CommentsMode'], ParentType, ContextType>;
  watchedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  comments?: Resolver<Types.Maybe<ResolversTypes['CommentPage']>, ParentType, ContextType, RequireFields<Types.ContentCommentsArgs, 'sort'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['ContentDetails'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenToGuests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPasswordProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  retention?: Resolver<Types.Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLikes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerPosition?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type ContentDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentDetails'] = ResolversParentTypes['ContentDetails']> = {
  adTagUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowedUsernames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  captions?: Resolver<Array<ResolversTypes['Captions']>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['VideoCategory']>, ParentType, ContextType>;
  chapters?: Resolver<Array<ResolversTypes['Chapter']>, ParentType, ContextType>;
  commentsOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  downloadsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishWhenReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trim?: Resolver<Types.Maybe<ResolversTypes['Trim']>, ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  items?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentRefusal'] = ResolversParentTypes['ContentRefusal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<Types.DashboardContentsArgs, 'limit' | 'sort'>>;
  period?: Resolver<ResolversTypes['ChannelPeriod'], ParentType, ContextType, RequireFields<Types.DashboardPeriodArgs, 'period'>>;
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

export type DecidedRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecidedRegistration'] = ResolversParentTypes['DecidedRegistration']> = {
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedAccount'] = ResolversParentTypes['DeletedAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedComment'] = ResolversParentTypes['DeletedComment']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Types.Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type DeletedContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedContent'] = ResolversParentTypes['DeletedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedContentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedContents'] = ResolversParentTypes['DeletedContents']> = {
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['ContentRefusal']>, ParentType, ContextType>;
};

export type DeletedInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedInvitation'] = ResolversParentTypes['DeletedInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedPlaylistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedPlaylist'] = ResolversParentTypes['DeletedPlaylist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  quality?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExplorePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExplorePage'] = ResolversParentTypes['ExplorePage']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.ExplorePageCategoriesArgs, 'limit'>>;
  items?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailedConversionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailedConversion'] = ResolversParentTypes['FailedConversion']> = {
  canRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWatchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedConversionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailedConversionPage'] = ResolversParentTypes['FailedConversionPage']> = {
  items?: Resolver<Array<ResolversTypes['FailedConversion']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  change?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FollowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Follow'] = ResolversParentTypes['Follow']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestContent?: Resolver<Types.Maybe<ResolversTypes['LatestContent']>, ParentType, ContextType>;
};

export type FollowPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowPage'] = ResolversParentTypes['FollowPage']> = {
  items?: Resolver<Array<ResolversTypes['Follow']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundChannel'] = ResolversParentTypes['FoundChannel']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  isOwnChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FoundContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundContent'] = ResolversParentTypes['FoundContent']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['Fragment']>, ParentType, ContextType>;
  passages?: Resolver<Array<ResolversTypes['FoundPassage']>, ParentType, ContextType>;
  title?: Resolver<Array<ResolversTypes['Fragment']>, ParentType, ContextType>;
};

export type FoundPassageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundPassage'] = ResolversParentTypes['FoundPassage']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Array<ResolversTypes['Fragment']>, ParentType, ContextType>;
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

export type HeldCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeldComment'] = ResolversParentTypes['HeldComment']> = {
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ReportedContent'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HoldReason'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HeldCommentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeldCommentPage'] = ResolversParentTypes['HeldCommentPage']> = {
  items?: Resolver<Array<ResolversTypes['HeldComment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  watchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  items?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryStatistics'] = ResolversParentTypes['HistoryStatistics']> = {
  totalVideos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueCreators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Identity'] = ResolversParentTypes['Identity']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationPage'] = ResolversParentTypes['InvitationPage']> = {
  items?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canAbandon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRaised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunRemotely?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobKind'], ParentType, ContextType>;
  mailKind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workerHost?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workerPid?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobCounts'] = ResolversParentTypes['JobCounts']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  items?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LatestContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LatestContent'] = ResolversParentTypes['LatestContent']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUnseen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  failure?: Resolver<Types.Maybe<ResolversTypes['MediaFailure']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renditions?: Resolver<Array<ResolversTypes['Rendition']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaState'], ParentType, ContextType>;
  storyboardUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaFailure'] = ResolversParentTypes['MediaFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MentionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mention'] = ResolversParentTypes['Mention']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonJob?: Resolver<ResolversTypes['ChangedJob'], ParentType, ContextType, RequireFields<Types.MutationAbandonJobArgs, 'id'>>;
  addComment?: Resolver<ResolversTypes['AddedComment'], ParentType, ContextType, RequireFields<Types.MutationAddCommentArgs, 'contentId' | 'text'>>;
  addPasskey?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'name' | 'registration'>>;
  addToPlaylist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<Types.MutationAddToPlaylistArgs, 'contentId' | 'playlistId'>>;
  answerChannelInvitation?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationAnswerChannelInvitationArgs, 'accepted' | 'channelId'>>;
  becomeCreator?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationBecomeCreatorArgs, 'input'>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyCreation'], ParentType, ContextType, RequireFields<Types.MutationBeginPasskeyArgs, 'password'>>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSetup'], ParentType, ContextType, RequireFields<Types.MutationBeginSecondFactorArgs, 'password'>>;
  checkStorage?: Resolver<ResolversTypes['StorageReport'], ParentType, ContextType>;
  clearHistory?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  closeReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<Types.MutationCloseReportArgs, 'decision' | 'id'>>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailArgs, 'token'>>;
  confirmSignIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationConfirmSignInArgs, 'code'>>;
  countView?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationCountViewArgs, 'contentId'>>;
  createContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationCreateContentArgs, 'input'>>;
  createInvitation?: Resolver<ResolversTypes['NewInvitation'], ParentType, ContextType, RequireFields<Types.MutationCreateInvitationArgs, 'input'>>;
  createPlaylist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<Types.MutationCreatePlaylistArgs, 'input'>>;
  decideRegistration?: Resolver<ResolversTypes['DecidedRegistration'], ParentType, ContextType, RequireFields<Types.MutationDecideRegistrationArgs, 'approved' | 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeleteAccountArgs, 'password'>>;
  deleteCaptions?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationDeleteCaptionsArgs, 'contentId' | 'language'>>;
  deleteComment?: Resolver<ResolversTypes['DeletedComment'], ParentType, ContextType, RequireFields<Types.MutationDeleteCommentArgs, 'id'>>;
  deleteContent?: Resolver<ResolversTypes['DeletedContent'], ParentType, ContextType, RequireFields<Types.MutationDeleteContentArgs, 'id'>>;
  deleteContents?: Resolver<ResolversTypes['DeletedContents'], ParentType, ContextType, RequireFields<Types.MutationDeleteContentsArgs, 'ids'>>;
  deleteInvitation?: Resolver<ResolversTypes['DeletedInvitation'], ParentType, ContextType, RequireFields<Types.MutationDeleteInvitationArgs, 'id'>>;
  deleteOrphans?: Resolver<ResolversTypes['StorageReport'], ParentType, ContextType, RequireFields<Types.MutationDeleteOrphansArgs, 'checkId'>>;
  deletePlaylist?: Resolver<ResolversTypes['DeletedPlaylist'], ParentType, ContextType, RequireFields<Types.MutationDeletePlaylistArgs, 'id'>>;
  editComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<Types.MutationEditCommentArgs, 'id' | 'text'>>;
  exchangeSignIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationExchangeSignInArgs, 'code'>>;
  inviteChannelMember?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationInviteChannelMemberArgs, 'channelId' | 'username'>>;
  leaveChannel?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationLeaveChannelArgs, 'channelId'>>;
  linkIdentity?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationLinkIdentityArgs, 'input'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movePlaylistContent?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<Types.MutationMovePlaylistContentArgs, 'contentId' | 'playlistId'>>;
  publishComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<Types.MutationPublishCommentArgs, 'id'>>;
  readAllNotifications?: Resolver<ResolversTypes['Bell'], ParentType, ContextType>;
  readNotification?: Resolver<ResolversTypes['ReadNotification'], ParentType, ContextType, RequireFields<Types.MutationReadNotificationArgs, 'id'>>;
  refuseComment?: Resolver<ResolversTypes['RefusedComment'], ParentType, ContextType, RequireFields<Types.MutationRefuseCommentArgs, 'id'>>;
  register?: Resolver<Types.Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  removeAccount?: Resolver<ResolversTypes['DeletedAccount'], ParentType, ContextType, RequireFields<Types.MutationRemoveAccountArgs, 'id'>>;
  removeChannelMember?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationRemoveChannelMemberArgs, 'channelId' | 'userId'>>;
  removeContent?: Resolver<ResolversTypes['DeletedContent'], ParentType, ContextType, RequireFields<Types.MutationRemoveContentArgs, 'id'>>;
  removeFromPlaylist?: Resolver<ResolversTypes['RemovedFromPlaylist'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromPlaylistArgs, 'contentId' | 'playlistId'>>;
  removeHistoryEntry?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationRemoveHistoryEntryArgs, 'contentId'>>;
  removeLogo?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  removePasskey?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationRemovePasskeyArgs, 'id' | 'password'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<Types.MutationRenewRecoveryCodesArgs, 'password'>>;
  repeatConversion?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationRepeatConversionArgs, 'id'>>;
  report?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationReportArgs, 'input'>>;
  reportPlayback?: Resolver<ResolversTypes['PlaybackReport'], ParentType, ContextType, RequireFields<Types.MutationReportPlaybackArgs, 'contentId' | 'position' | 'ranges'>>;
  reportProblem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationReportProblemArgs, 'input'>>;
  requestEmailProof?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'password' | 'token'>>;
  resetSecondFactor?: Resolver<ResolversTypes['ResetAccount'], ParentType, ContextType, RequireFields<Types.MutationResetSecondFactorArgs, 'id'>>;
  restoreEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRestoreEmailArgs, 'token'>>;
  restoreHistoryEntry?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationRestoreHistoryEntryArgs, 'contentId' | 'position' | 'watchedAt'>>;
  retryJob?: Resolver<ResolversTypes['ChangedJob'], ParentType, ContextType, RequireFields<Types.MutationRetryJobArgs, 'id'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['RevokedSession'], ParentType, ContextType, RequireFields<Types.MutationRevokeSessionArgs, 'id'>>;
  sendMailNow?: Resolver<ResolversTypes['SentMail'], ParentType, ContextType, RequireFields<Types.MutationSendMailNowArgs, 'id'>>;
  setAccountQuota?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<Types.MutationSetAccountQuotaArgs, 'id'>>;
  setAccountRole?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<Types.MutationSetAccountRoleArgs, 'id' | 'roleId'>>;
  setAccountSuspended?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<Types.MutationSetAccountSuspendedArgs, 'id' | 'suspended'>>;
  setChannelVerified?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationSetChannelVerifiedArgs, 'id' | 'verified'>>;
  setCommentHeart?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<Types.MutationSetCommentHeartArgs, 'hearted' | 'id'>>;
  setCommentLike?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<Types.MutationSetCommentLikeArgs, 'id' | 'liked'>>;
  setCommentPin?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<Types.MutationSetCommentPinArgs, 'id' | 'pinned'>>;
  setCommenterBlocked?: Resolver<ResolversTypes['BlockedCommenter'], ParentType, ContextType, RequireFields<Types.MutationSetCommenterBlockedArgs, 'blocked' | 'deletesComments' | 'userId'>>;
  setFollow?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationSetFollowArgs, 'channelId' | 'followed'>>;
  setFollowNotify?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationSetFollowNotifyArgs, 'channelId' | 'notify'>>;
  setHidden?: Resolver<ResolversTypes['ReportSubject'], ParentType, ContextType, RequireFields<Types.MutationSetHiddenArgs, 'hidden' | 'id' | 'kind'>>;
  setHistoryPaused?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationSetHistoryPausedArgs, 'paused'>>;
  setJobRaised?: Resolver<ResolversTypes['ChangedJob'], ParentType, ContextType, RequireFields<Types.MutationSetJobRaisedArgs, 'id' | 'raised'>>;
  setLike?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationSetLikeArgs, 'contentId' | 'liked'>>;
  setMute?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationSetMuteArgs, 'channelId' | 'muted'>>;
  setNotInterested?: Resolver<ResolversTypes['NotInterested'], ParentType, ContextType, RequireFields<Types.MutationSetNotInterestedArgs, 'contentId' | 'notInterested'>>;
  setNotificationChoices?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationSetNotificationChoicesArgs, 'input'>>;
  setWatchLater?: Resolver<ResolversTypes['WatchLaterChange'], ParentType, ContextType, RequireFields<Types.MutationSetWatchLaterArgs, 'contentId' | 'saved'>>;
  signInWithPasskey?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationSignInWithPasskeyArgs, 'assertion'>>;
  startView?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationStartViewArgs, 'contentId'>>;
  trimContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationTrimContentArgs, 'end' | 'id' | 'start'>>;
  turnOffSecondFactor?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationTurnOffSecondFactorArgs, 'password'>>;
  turnOnSecondFactor?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<Types.MutationTurnOnSecondFactorArgs, 'code'>>;
  unlinkIdentity?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationUnlinkIdentityArgs, 'id' | 'password'>>;
  unlockContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUnlockContentArgs, 'id' | 'password'>>;
  unsubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeArgs, 'token'>>;
  untrimContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationUntrimContentArgs, 'id'>>;
  updateAccount?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<Types.MutationUpdateAccountArgs, 'input'>>;
  updateChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationUpdateChannelArgs, 'input'>>;
  updateContent?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Types.MutationUpdateContentArgs, 'id' | 'input'>>;
  updateContents?: Resolver<ResolversTypes['UpdatedContents'], ParentType, ContextType, RequireFields<Types.MutationUpdateContentsArgs, 'ids' | 'input'>>;
  updatePlaylist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType, RequireFields<Types.MutationUpdatePlaylistArgs, 'id' | 'input'>>;
  updateRegistrationSettings?: Resolver<ResolversTypes['RegistrationSettings'], ParentType, ContextType, RequireFields<Types.MutationUpdateRegistrationSettingsArgs, 'input'>>;
  updateRoleQuotas?: Resolver<Array<ResolversTypes['RoleQuota']>, ParentType, ContextType, RequireFields<Types.MutationUpdateRoleQuotasArgs, 'input'>>;
  updateSite?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType, RequireFields<Types.MutationUpdateSiteArgs, 'input'>>;
};

export type NewInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewInvitation'] = ResolversParentTypes['NewInvitation']> = {
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotInterestedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotInterested'] = ResolversParentTypes['NotInterested']> = {
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actor?: Resolver<Types.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  channel?: Resolver<Types.Maybe<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  commentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<Types.Maybe<ResolversTypes['NotificationContent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  readAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationChannel'] = ResolversParentTypes['NotificationChannel']> = {
  avatarUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationChoice'] = ResolversParentTypes['NotificationChoice']> = {
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  onSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationChoices'] = ResolversParentTypes['NotificationChoices']> = {
  digest?: Resolver<ResolversTypes['DigestFrequency'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['NotificationChoice']>, ParentType, ContextType>;
};

export type NotificationContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationContent'] = ResolversParentTypes['NotificationContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  contents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentsOfWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseFreeBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failedConversions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  heldComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDatabaseLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInBucket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStorageLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['JobCounts'], ParentType, ContextType>;
  mailDelivery?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['JobCounts'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peopleOfWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemReportsOfDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrationRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyCreationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyCreation'] = ResolversParentTypes['PasskeyCreation']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PeriodSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PeriodSource'] = ResolversParentTypes['PeriodSource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CountedSource'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PeriodVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PeriodVideo'] = ResolversParentTypes['PeriodVideo']> = {
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  avatarUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accounts?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<Types.QueryAccountsArgs, 'limit' | 'query' | 'suspended'>>;
  administeredChannels?: Resolver<ResolversTypes['AdministeredChannelPage'], ParentType, ContextType, RequireFields<Types.QueryAdministeredChannelsArgs, 'limit' | 'query' | 'verified'>>;
  administeredContents?: Resolver<ResolversTypes['AdministeredContentPage'], ParentType, ContextType, RequireFields<Types.QueryAdministeredContentsArgs, 'hidden' | 'limit' | 'query'>>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<Types.QueryAuditLogArgs, 'limit'>>;
  bell?: Resolver<Types.Maybe<ResolversTypes['Bell']>, ParentType, ContextType>;
  channel?: Resolver<Types.Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<Types.QueryChannelArgs, 'handle'>>;
  channels?: Resolver<ResolversTypes['ChannelPage'], ParentType, ContextType, RequireFields<Types.QueryChannelsArgs, 'limit'>>;
  comment?: Resolver<Types.Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<Types.QueryCommentArgs, 'id'>>;
  content?: Resolver<Types.Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<Types.QueryContentArgs, 'id'>>;
  dashboard?: Resolver<Types.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType, Partial<Types.QueryDashboardArgs>>;
  explore?: Resolver<ResolversTypes['ExplorePage'], ParentType, ContextType, RequireFields<Types.QueryExploreArgs, 'limit' | 'source'>>;
  failedConversions?: Resolver<ResolversTypes['FailedConversionPage'], ParentType, ContextType, RequireFields<Types.QueryFailedConversionsArgs, 'limit'>>;
  heldComments?: Resolver<ResolversTypes['HeldCommentPage'], ParentType, ContextType, RequireFields<Types.QueryHeldCommentsArgs, 'limit' | 'own'>>;
  heldCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.QueryHeldCommentsCountArgs, 'own'>>;
  invitations?: Resolver<ResolversTypes['InvitationPage'], ParentType, ContextType, RequireFields<Types.QueryInvitationsArgs, 'limit'>>;
  jobs?: Resolver<ResolversTypes['JobPage'], ParentType, ContextType, RequireFields<Types.QueryJobsArgs, 'limit'>>;
  mentionSuggestions?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<Types.QueryMentionSuggestionsArgs, 'beginning' | 'contentId'>>;
  newest?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<Types.QueryNewestArgs, 'limit'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  playlist?: Resolver<Types.Maybe<ResolversTypes['Playlist']>, ParentType, ContextType, RequireFields<Types.QueryPlaylistArgs, 'id'>>;
  playlistContents?: Resolver<ResolversTypes['PlaylistContentPage'], ParentType, ContextType, RequireFields<Types.QueryPlaylistContentsArgs, 'limit' | 'playlistId' | 'sort'>>;
  popularHashtags?: Resolver<Array<ResolversTypes['Hashtag']>, ParentType, ContextType, RequireFields<Types.QueryPopularHashtagsArgs, 'limit'>>;
  providers?: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType, RequireFields<Types.QueryRecommendationsArgs, 'limit'>>;
  registration?: Resolver<ResolversTypes['RegistrationRules'], ParentType, ContextType>;
  registrationRequests?: Resolver<ResolversTypes['RegistrationRequestPage'], ParentType, ContextType, RequireFields<Types.QueryRegistrationRequestsArgs, 'limit'>>;
  registrationSettings?: Resolver<ResolversTypes['RegistrationSettings'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<Types.QueryReportsArgs, 'limit' | 'status'>>;
  roleQuotas?: Resolver<Array<ResolversTypes['RoleQuota']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleChoice']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<Types.QuerySearchArgs, 'captions' | 'date' | 'duration' | 'limit' | 'query' | 'sort' | 'type'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType, RequireFields<Types.QuerySearchSuggestionsArgs, 'limit' | 'query'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  sitePages?: Resolver<ResolversTypes['SitePages'], ParentType, ContextType>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  storageFindings?: Resolver<ResolversTypes['StorageFindingPage'], ParentType, ContextType, RequireFields<Types.QueryStorageFindingsArgs, 'kind' | 'limit' | 'query'>>;
  storageReport?: Resolver<ResolversTypes['StorageReport'], ParentType, ContextType>;
  topCreators?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<Types.QueryTopCreatorsArgs, 'limit'>>;
  trending?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<Types.QueryTrendingArgs, 'limit'>>;
  unsentMails?: Resolver<ResolversTypes['UnsentMailPage'], ParentType, ContextType, RequireFields<Types.QueryUnsentMailsArgs, 'limit'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuotaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Quota'] = ResolversParentTypes['Quota']> = {
  dailyChoice?: Resolver<ResolversTypes['QuotaChoiceKind'], ParentType, ContextType>;
  dailyLimitBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dailyUsedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moreAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalChoice?: Resolver<ResolversTypes['QuotaChoiceKind'], ParentType, ContextType>;
  totalLimitBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalUsedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReadNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadNotification'] = ResolversParentTypes['ReadNotification']> = {
  bell?: Resolver<ResolversTypes['Bell'], ParentType, ContextType>;
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RefusedCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedComment'] = ResolversParentTypes['RefusedComment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RegistrationRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationRequest'] = ResolversParentTypes['RegistrationRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationRequestPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationRequestPage'] = ResolversParentTypes['RegistrationRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['RegistrationRequest']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegistrationRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationRules'] = ResolversParentTypes['RegistrationRules']> = {
  mode?: Resolver<ResolversTypes['RegistrationMode'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationSettings'] = ResolversParentTypes['RegistrationSettings']> = {
  answers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  blockedDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  holdNewAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RegistrationMode'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedFromPlaylistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovedFromPlaylist'] = ResolversParentTypes['RemovedFromPlaylist']> = {
  addedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  beforeId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  playlist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType>;
};

export type RenditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rendition'] = ResolversParentTypes['Rendition']> = {
  bitrate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  closedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Types.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reporter?: Resolver<Types.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ReportSubject'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  items?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportSubject'] = ResolversParentTypes['ReportSubject']> = {
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  content?: Resolver<Types.Maybe<ResolversTypes['ReportedContent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportedContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportedContent'] = ResolversParentTypes['ReportedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetAccount'] = ResolversParentTypes['ResetAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  avgWatchTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
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

export type RoleQuotaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoleQuota'] = ResolversParentTypes['RoleQuota']> = {
  dailyBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  channels?: Resolver<Array<ResolversTypes['FoundChannel']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['FoundContent']>, ParentType, ContextType>;
  corrected?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['Hashtag']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playlists?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['SearchStats'], ParentType, ContextType>;
};

export type SearchStatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchStats'] = ResolversParentTypes['SearchStats']> = {
  channelsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hashtagsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['CappedGroups'], ParentType, ContextType>;
  playlistsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  hasGenerator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentMail'] = ResolversParentTypes['SentMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  accent?: Resolver<ResolversTypes['Accent'], ParentType, ContextType>;
  announcement?: Resolver<Types.Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  largestVideoBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  logoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePagesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SitePages'] = ResolversParentTypes['SitePages']> = {
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalNotice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  accent?: Resolver<ResolversTypes['Accent'], ParentType, ContextType>;
  announcement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  announcementEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  announcementTone?: Resolver<ResolversTypes['AnnouncementTone'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guestPlayback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highestRendition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  largestVideoBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  legalNotice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StorageCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageCheck'] = ResolversParentTypes['StorageCheck']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deletable?: Resolver<ResolversTypes['StorageDeletable'], ParentType, ContextType>;
  deletion?: Resolver<Types.Maybe<ResolversTypes['StorageDeletion']>, ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orphanBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orphanFiles?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orphans?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StorageWorkState'], ParentType, ContextType>;
  unknownNames?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StorageDeletableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageDeletable'] = ResolversParentTypes['StorageDeletable']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orphans?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StorageDeletionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageDeletion'] = ResolversParentTypes['StorageDeletion']> = {
  deleted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deletedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StorageWorkState'], ParentType, ContextType>;
};

export type StorageFindingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageFinding'] = ResolversParentTypes['StorageFinding']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  contentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StorageFindingKind'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['OrphanOutcome']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StorageFindingPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageFindingPage'] = ResolversParentTypes['StorageFindingPage']> = {
  items?: Resolver<Array<ResolversTypes['StorageFinding']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StorageReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageReport'] = ResolversParentTypes['StorageReport']> = {
  check?: Resolver<Types.Maybe<ResolversTypes['StorageCheck']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['StorageUse']>, ParentType, ContextType>;
};

export type StorageUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorageUse'] = ResolversParentTypes['StorageUse']> = {
  bytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StorageUseKind'], ParentType, ContextType>;
  unmeasured?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  channelMedia?: SubscriptionResolver<ResolversTypes['Content'], "channelMedia", ParentType, ContextType, Partial<Types.SubscriptionChannelMediaArgs>>;
  contentComments?: SubscriptionResolver<ResolversTypes['CommentChange'], "contentComments", ParentType, ContextType, RequireFields<Types.SubscriptionContentCommentsArgs, 'id'>>;
  contentCounts?: SubscriptionResolver<ResolversTypes['Content'], "contentCounts", ParentType, ContextType, RequireFields<Types.SubscriptionContentCountsArgs, 'id'>>;
  contentMedia?: SubscriptionResolver<ResolversTypes['Content'], "contentMedia", ParentType, ContextType, RequireFields<Types.SubscriptionContentMediaArgs, 'id'>>;
  notifications?: SubscriptionResolver<ResolversTypes['Bell'], "notifications", ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  kind?: Resolver<ResolversTypes['SuggestionKind'], ParentType, ContextType>;
  targetId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Trim'] = ResolversParentTypes['Trim']> = {
  end?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  playingFrom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sourceDuration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UnsentMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnsentMail'] = ResolversParentTypes['UnsentMail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UnsentMailState'], ParentType, ContextType>;
};

export type UnsentMailPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnsentMailPage'] = ResolversParentTypes['UnsentMailPage']> = {
  items?: Resolver<Array<ResolversTypes['UnsentMail']>, ParentType, ContextType>;
  nextCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdatedContentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdatedContents'] = ResolversParentTypes['UpdatedContents']> = {
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['ContentRefusal']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  avatarUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Types.Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  channelMemberships?: Resolver<Array<ResolversTypes['ChannelMembership']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  follows?: Resolver<ResolversTypes['FollowPage'], ParentType, ContextType, RequireFields<Types.ViewerFollowsArgs, 'limit'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<Types.ViewerHistoryArgs, 'limit' | 'q' | 'unfinished'>>;
  historyStatistics?: Resolver<ResolversTypes['HistoryStatistics'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identities?: Resolver<Array<ResolversTypes['Identity']>, ParentType, ContextType>;
  isCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHistoryPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mutedChannels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  news?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<Types.ViewerNewsArgs, 'limit'>>;
  notificationChoices?: Resolver<ResolversTypes['NotificationChoices'], ParentType, ContextType>;
  playlistChoices?: Resolver<Array<ResolversTypes['PlaylistChoice']>, ParentType, ContextType, RequireFields<Types.ViewerPlaylistChoicesArgs, 'contentId'>>;
  playlists?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['Quota'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WatchLaterChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WatchLaterChange'] = ResolversParentTypes['WatchLaterChange']> = {
  playlist?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType>;
  wasUnchanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AccountRole?: AccountRoleResolvers<ContextType>;
  AddedComment?: AddedCommentResolvers<ContextType>;
  AdministeredChannel?: AdministeredChannelResolvers<ContextType>;
  AdministeredChannelPage?: AdministeredChannelPageResolvers<ContextType>;
  AdministeredContent?: AdministeredContentResolvers<ContextType>;
  AdministeredContentPage?: AdministeredContentPageResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  Bell?: BellResolvers<ContextType>;
  BlockedCommenter?: BlockedCommenterResolvers<ContextType>;
  CappedGroups?: CappedGroupsResolvers<ContextType>;
  Captions?: CaptionsResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangedJob?: ChangedJobResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelMember?: ChannelMemberResolvers<ContextType>;
  ChannelMembership?: ChannelMembershipResolvers<ContextType>;
  ChannelPage?: ChannelPageResolvers<ContextType>;
  ChannelPeriod?: ChannelPeriodResolvers<ContextType>;
  ChannelStatistics?: ChannelStatisticsResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentRules?: CommentRulesResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentDetails?: ContentDetailsResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentRefusal?: ContentRefusalResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardStatistics?: DashboardStatisticsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedRegistration?: DecidedRegistrationResolvers<ContextType>;
  DeletedAccount?: DeletedAccountResolvers<ContextType>;
  DeletedComment?: DeletedCommentResolvers<ContextType>;
  DeletedContent?: DeletedContentResolvers<ContextType>;
  DeletedContents?: DeletedContentsResolvers<ContextType>;
  DeletedInvitation?: DeletedInvitationResolvers<ContextType>;
  DeletedPlaylist?: DeletedPlaylistResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  ExplorePage?: ExplorePageResolvers<ContextType>;
  FailedConversion?: FailedConversionResolvers<ContextType>;
  FailedConversionPage?: FailedConversionPageResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  Follow?: FollowResolvers<ContextType>;
  FollowPage?: FollowPageResolvers<ContextType>;
  FoundChannel?: FoundChannelResolvers<ContextType>;
  FoundContent?: FoundContentResolvers<ContextType>;
  FoundPassage?: FoundPassageResolvers<ContextType>;
  Fragment?: FragmentResolvers<ContextType>;
  Hashtag?: HashtagResolvers<ContextType>;
  HeldComment?: HeldCommentResolvers<ContextType>;
  HeldCommentPage?: HeldCommentPageResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryStatistics?: HistoryStatisticsResolvers<ContextType>;
  Identity?: IdentityResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationPage?: InvitationPageResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobCounts?: JobCountsResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  LatestContent?: LatestContentResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaFailure?: MediaFailureResolvers<ContextType>;
  Mention?: MentionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewInvitation?: NewInvitationResolvers<ContextType>;
  NotInterested?: NotInterestedResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChannel?: NotificationChannelResolvers<ContextType>;
  NotificationChoice?: NotificationChoiceResolvers<ContextType>;
  NotificationChoices?: NotificationChoicesResolvers<ContextType>;
  NotificationContent?: NotificationContentResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  PeriodSource?: PeriodSourceResolvers<ContextType>;
  PeriodVideo?: PeriodVideoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlaybackReport?: PlaybackReportResolvers<ContextType>;
  Playlist?: PlaylistResolvers<ContextType>;
  PlaylistChoice?: PlaylistChoiceResolvers<ContextType>;
  PlaylistContent?: PlaylistContentResolvers<ContextType>;
  PlaylistContentPage?: PlaylistContentPageResolvers<ContextType>;
  Provider?: ProviderResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quota?: QuotaResolvers<ContextType>;
  ReadNotification?: ReadNotificationResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RefusedComment?: RefusedCommentResolvers<ContextType>;
  RegistrationRequest?: RegistrationRequestResolvers<ContextType>;
  RegistrationRequestPage?: RegistrationRequestPageResolvers<ContextType>;
  RegistrationRules?: RegistrationRulesResolvers<ContextType>;
  RegistrationSettings?: RegistrationSettingsResolvers<ContextType>;
  RemovedFromPlaylist?: RemovedFromPlaylistResolvers<ContextType>;
  Rendition?: RenditionResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  ReportSubject?: ReportSubjectResolvers<ContextType>;
  ReportedContent?: ReportedContentResolvers<ContextType>;
  ResetAccount?: ResetAccountResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RevokedSession?: RevokedSessionResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleChoice?: RoleChoiceResolvers<ContextType>;
  RoleQuota?: RoleQuotaResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchStats?: SearchStatsResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SentMail?: SentMailResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SitePages?: SitePagesResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  StorageCheck?: StorageCheckResolvers<ContextType>;
  StorageDeletable?: StorageDeletableResolvers<ContextType>;
  StorageDeletion?: StorageDeletionResolvers<ContextType>;
  StorageFinding?: StorageFindingResolvers<ContextType>;
  StorageFindingPage?: StorageFindingPageResolvers<ContextType>;
  StorageReport?: StorageReportResolvers<ContextType>;
  StorageUse?: StorageUseResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  Trim?: TrimResolvers<ContextType>;
  UnsentMail?: UnsentMailResolvers<ContextType>;
  UnsentMailPage?: UnsentMailPageResolvers<ContextType>;
  UpdatedContents?: UpdatedContentsResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WatchLaterChange?: WatchLaterChangeResolvers<ContextType>;
};

