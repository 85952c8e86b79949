/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@urql/core';
/** What is absent stays as it is. */
export type AccountInput = {
  /** What the new password replaces. */
  readonly currentPassword?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly roleId?: string | null | undefined;
  readonly username?: string | null | undefined;
};

export type ChannelInput = {
  readonly description: string;
  readonly name: string;
};

export type CreateContentInput = {
  readonly description: string;
  readonly hashtags: ReadonlyArray<string>;
  /** A uuid made by the client for this upload. */
  readonly idempotencyKey: string;
  readonly title: string;
  readonly visibility: Visibility;
};

export type LinkInput = {
  readonly email: string;
  /** What `link` of the provider's return says. */
  readonly link: string;
  readonly password: string;
};

export type LoginInput = {
  readonly email: string;
  readonly password: string;
};

export type MediaState =
  | 'awaitingFile'
  | 'complete'
  | 'failed'
  | 'processing'
  | 'received'
  | 'watchable';

export type ProviderName =
  | 'google'
  | 'microsoft';

export type RegisterInput = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  readonly username: string;
};

export type Visibility =
  | 'private'
  | 'public';

export type CardChannelFragment = { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } };

export type CardContentFragment = { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } };

export type MediaProgressFragment = { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> };

export type OwnChannelFragment = { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null };

export type SessionViewerFragment = { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } };

export type WatchContentFragment = { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type ChannelMediaSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChannelMediaSubscription = { readonly channelMedia: { readonly id: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> } } };

export type ContentMediaSubscriptionVariables = Exact<{
  id: string;
}>;


export type ContentMediaSubscription = { readonly contentMedia: { readonly id: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> } } };

export type LiveContentFragment = { readonly id: string, readonly thumbnailUrl: string | null, readonly videoUrl: string | null, readonly duration: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> } };

export type BecomeCreatorMutationVariables = Exact<{
  input: ChannelInput;
}>;


export type BecomeCreatorMutation = { readonly becomeCreator: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } | null, readonly role: { readonly id: string, readonly name: string } } };

export type CountViewMutationVariables = Exact<{
  contentId: string;
}>;


export type CountViewMutation = { readonly countView: { readonly id: string, readonly viewsCount: number } };

export type CreateContentMutationVariables = Exact<{
  input: CreateContentInput;
}>;


export type CreateContentMutation = { readonly createContent: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } } };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: boolean };

export type DeleteContentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContentMutation = { readonly deleteContent: { readonly id: string } };

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


export type RegisterMutation = { readonly register: { readonly token: string, readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { readonly revokeOtherSessions: { readonly id: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean }> } };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeSession: { readonly id: string } };

export type SetLikeMutationVariables = Exact<{
  contentId: string;
  liked: boolean;
}>;


export type SetLikeMutation = { readonly setLike: { readonly id: string, readonly likesCount: number, readonly viewerLikes: boolean | null } };

export type StartViewMutationVariables = Exact<{
  contentId: string;
}>;


export type StartViewMutation = { readonly startView: { readonly id: string, readonly viewsCount: number } };

export type UpdateAccountMutationVariables = Exact<{
  input: AccountInput;
}>;


export type UpdateAccountMutation = { readonly updateAccount: { readonly hasPassword: boolean, readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } };

export type UpdateChannelMutationVariables = Exact<{
  input: ChannelInput;
}>;


export type UpdateChannelMutation = { readonly updateChannel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null } };

export type ContentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ContentPreviewQuery = { readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } | null };

export type CurrentViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentViewerQuery = { readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } | null };

export type ProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvidersQuery = { readonly providers: ReadonlyArray<{ readonly name: ProviderName, readonly isConfigured: boolean }> };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly channel: { readonly id: string, readonly name: string }, readonly statistics: { readonly totalViews: number, readonly totalLikes: number, readonly totalComments: number, readonly totalFollowers: number, readonly totalVideos: number }, readonly contents: ReadonlyArray<{ readonly description: string, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } | null };

export type DashboardContentFragment = { readonly description: string, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type HomeQueryVariables = Exact<{
  isGuest: boolean;
}>;


export type HomeQuery = { readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }>, readonly trending: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }>, readonly topCreators?: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly viewer: { readonly hasPassword: boolean, readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly channel: { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean }>, readonly role: { readonly id: string, readonly name: string } } | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSelfAssignable: boolean }> };

export type SettingsSessionFragment = { readonly id: string, readonly device: string, readonly createdAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean };

export type WatchQueryVariables = Exact<{
  id: string;
}>;


export type WatchQuery = { readonly content: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } } | null, readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> };

export const CardChannelFragmentDoc = /*#__PURE__*/ gql`
    fragment CardChannel on Channel {
  id
  name
  description
  bannerUrl
  isVerified
  followersCount
  owner {
    id
    username
    avatarUrl
  }
}
    ` as unknown as DocumentNode<CardChannelFragment, unknown>;
export const OwnChannelFragmentDoc = /*#__PURE__*/ gql`
    fragment OwnChannel on Channel {
  id
  name
  description
  bannerUrl
}
    ` as unknown as DocumentNode<OwnChannelFragment, unknown>;
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
export const CardContentFragmentDoc = /*#__PURE__*/ gql`
    fragment CardContent on Content {
  id
  title
  thumbnailUrl
  duration
  createdAt
  visibility
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
export const MediaProgressFragmentDoc = /*#__PURE__*/ gql`
    fragment MediaProgress on Media {
  state
  progress
  failure {
    code
    message
  }
  renditions {
    height
    width
    bitrate
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
export const DashboardContentFragmentDoc = /*#__PURE__*/ gql`
    fragment DashboardContent on Content {
  ...CardContent
  description
  media {
    ...MediaProgress
  }
}
    ` as unknown as DocumentNode<DashboardContentFragment, unknown>;
export const SettingsSessionFragmentDoc = /*#__PURE__*/ gql`
    fragment SettingsSession on OpenSession {
  id
  device
  createdAt
  lastSeenAt
  isCurrent
}
    ` as unknown as DocumentNode<SettingsSessionFragment, unknown>;
export const ChannelMediaDocument = /*#__PURE__*/ gql`
    subscription ChannelMedia {
  channelMedia {
    ...LiveContent
  }
}
    ${LiveContentFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<ChannelMediaSubscription, ChannelMediaSubscriptionVariables>;
export const ContentMediaDocument = /*#__PURE__*/ gql`
    subscription ContentMedia($id: ID!) {
  contentMedia(id: $id) {
    ...LiveContent
  }
}
    ${LiveContentFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<ContentMediaSubscription, ContentMediaSubscriptionVariables>;
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
${CardChannelFragmentDoc}` as unknown as DocumentNode<BecomeCreatorMutation, BecomeCreatorMutationVariables>;
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
  }
}
    ${WatchContentFragmentDoc}
${CardContentFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<CreateContentMutation, CreateContentMutationVariables>;
export const DeleteAccountDocument = /*#__PURE__*/ gql`
    mutation DeleteAccount($password: String!) {
  deleteAccount(password: $password)
}
    ` as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const DeleteContentDocument = /*#__PURE__*/ gql`
    mutation DeleteContent($id: ID!) {
  deleteContent(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<DeleteContentMutation, DeleteContentMutationVariables>;
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
export const SetLikeDocument = /*#__PURE__*/ gql`
    mutation SetLike($contentId: ID!, $liked: Boolean!) {
  setLike(contentId: $contentId, liked: $liked) {
    id
    likesCount
    viewerLikes
  }
}
    ` as unknown as DocumentNode<SetLikeMutation, SetLikeMutationVariables>;
export const StartViewDocument = /*#__PURE__*/ gql`
    mutation StartView($contentId: ID!) {
  startView(contentId: $contentId) {
    id
    viewsCount
  }
}
    ` as unknown as DocumentNode<StartViewMutation, StartViewMutationVariables>;
export const UpdateAccountDocument = /*#__PURE__*/ gql`
    mutation UpdateAccount($input: AccountInput!) {
  updateAccount(input: $input) {
    ...SessionViewer
    hasPassword
  }
}
    ${SessionViewerFragmentDoc}` as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const UpdateChannelDocument = /*#__PURE__*/ gql`
    mutation UpdateChannel($input: ChannelInput!) {
  updateChannel(input: $input) {
    ...OwnChannel
  }
}
    ${OwnChannelFragmentDoc}` as unknown as DocumentNode<UpdateChannelMutation, UpdateChannelMutationVariables>;
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
export const ProvidersDocument = /*#__PURE__*/ gql`
    query Providers {
  providers {
    name
    isConfigured
  }
}
    ` as unknown as DocumentNode<ProvidersQuery, ProvidersQueryVariables>;
export const DashboardDocument = /*#__PURE__*/ gql`
    query Dashboard {
  dashboard {
    channel {
      id
      name
    }
    statistics {
      totalViews
      totalLikes
      totalComments
      totalFollowers
      totalVideos
    }
    contents(limit: 50) {
      ...DashboardContent
    }
  }
}
    ${DashboardContentFragmentDoc}
${CardContentFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
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
${CardChannelFragmentDoc}` as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const SettingsDocument = /*#__PURE__*/ gql`
    query Settings {
  viewer {
    ...SessionViewer
    hasPassword
    channel {
      ...OwnChannel
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
${OwnChannelFragmentDoc}
${SettingsSessionFragmentDoc}` as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const WatchDocument = /*#__PURE__*/ gql`
    query Watch($id: ID!) {
  content(id: $id) {
    ...WatchContent
  }
  recommendations(limit: 12) {
    reason
    content {
      ...CardContent
    }
  }
}
    ${WatchContentFragmentDoc}
${CardContentFragmentDoc}
${MediaProgressFragmentDoc}` as unknown as DocumentNode<WatchQuery, WatchQueryVariables>;