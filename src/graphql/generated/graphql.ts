/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@urql/core';
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

export type HistoryPeriod =
  | 'month'
  | 'today'
  | 'week';

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

export type HistoryViewerFragment = { readonly isHistoryPaused: boolean, readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } };

export type HistoryItemsFragment = { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> };

export type HistoryItemFragment = { readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } };

export type MoreHistoryQueryVariables = Exact<{
  q: string;
  period?: HistoryPeriod | null | undefined;
  cursor?: string | null | undefined;
}>;


export type MoreHistoryQuery = { readonly viewer: { readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } } | null };

export type CardChannelFragment = { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } };

export type CardContentFragment = { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } };

export type MediaProgressFragment = { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> };

export type SessionViewerFragment = { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } };

export type WatchContentFragment = { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

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

export type ClearHistoryMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearHistoryMutation = { readonly clearHistory: { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } };

export type CountViewMutationVariables = Exact<{
  contentId: string;
}>;


export type CountViewMutation = { readonly countView: { readonly id: string, readonly viewsCount: number } };

export type CreateContentMutationVariables = Exact<{
  input: CreateContentInput;
}>;


export type CreateContentMutation = { readonly createContent: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } } };

export type DeleteContentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContentMutation = { readonly deleteContent: { readonly id: string } };

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

export type RemoveHistoryEntryMutationVariables = Exact<{
  contentId: string;
}>;


export type RemoveHistoryEntryMutation = { readonly removeHistoryEntry: { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } };

export type HistoryFiguresFragment = { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } };

export type ReportPlaybackMutationVariables = Exact<{
  contentId: string;
  position: number;
  watched: number;
}>;


export type ReportPlaybackMutation = { readonly reportPlayback: { readonly contentId: string, readonly position: number, readonly isKept: boolean } };

export type RestoreHistoryEntryMutationVariables = Exact<{
  contentId: string;
  watchedAt: string;
  position: number;
}>;


export type RestoreHistoryEntryMutation = { readonly restoreHistoryEntry: { readonly id: string, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } };

export type SetHistoryPausedMutationVariables = Exact<{
  paused: boolean;
}>;


export type SetHistoryPausedMutation = { readonly setHistoryPaused: { readonly id: string, readonly isHistoryPaused: boolean } };

export type SetLikeMutationVariables = Exact<{
  contentId: string;
  liked: boolean;
}>;


export type SetLikeMutation = { readonly setLike: { readonly id: string, readonly likesCount: number, readonly viewerLikes: boolean | null } };

export type StartViewMutationVariables = Exact<{
  contentId: string;
}>;


export type StartViewMutation = { readonly startView: { readonly id: string, readonly viewsCount: number, readonly viewerPosition: number | null } };

export type ContentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ContentPreviewQuery = { readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } | null };

export type CurrentViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentViewerQuery = { readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } | null };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly channel: { readonly id: string, readonly name: string }, readonly statistics: { readonly totalViews: number, readonly totalLikes: number, readonly totalComments: number, readonly totalFollowers: number, readonly totalVideos: number }, readonly contents: ReadonlyArray<{ readonly description: string, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } | null };

export type DashboardContentFragment = { readonly description: string, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type HistoryQueryVariables = Exact<{
  q: string;
  period?: HistoryPeriod | null | undefined;
}>;


export type HistoryQuery = { readonly viewer: { readonly isHistoryPaused: boolean, readonly id: string, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } | null };

export type HomeQueryVariables = Exact<{
  isGuest: boolean;
}>;


export type HomeQuery = { readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }>, readonly trending: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }>, readonly topCreators?: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> };

export type LibraryQueryVariables = Exact<{
  q: string;
  period?: HistoryPeriod | null | undefined;
}>;


export type LibraryQuery = { readonly viewer: { readonly isHistoryPaused: boolean, readonly id: string, readonly playlists: { readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly videoCount: number }> }, readonly history: { readonly nextCursor: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly watchedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> }, readonly historyStatistics: { readonly totalVideos: number, readonly uniqueCreators: number } } | null };

export type LibraryPlaylistFragment = { readonly id: string, readonly name: string, readonly videoCount: number };

export type WatchQueryVariables = Exact<{
  id: string;
}>;


export type WatchQuery = { readonly content: { readonly description: string, readonly updatedAt: string, readonly videoUrl: string | null, readonly hashtags: ReadonlyArray<string>, readonly viewerLikes: boolean | null, readonly viewerCanEdit: boolean, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } } | null, readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewerPosition: number | null, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> };

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
export const LibraryPlaylistFragmentDoc = /*#__PURE__*/ gql`
    fragment LibraryPlaylist on Playlist {
  id
  name
  videoCount
}
    ` as unknown as DocumentNode<LibraryPlaylistFragment, unknown>;
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
export const ClearHistoryDocument = /*#__PURE__*/ gql`
    mutation ClearHistory {
  clearHistory {
    ...HistoryFigures
  }
}
    ${HistoryFiguresFragmentDoc}` as unknown as DocumentNode<ClearHistoryMutation, ClearHistoryMutationVariables>;
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
export const DeleteContentDocument = /*#__PURE__*/ gql`
    mutation DeleteContent($id: ID!) {
  deleteContent(id: $id) {
    id
  }
}
    ` as unknown as DocumentNode<DeleteContentMutation, DeleteContentMutationVariables>;
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
export const ReportPlaybackDocument = /*#__PURE__*/ gql`
    mutation ReportPlayback($contentId: ID!, $position: Float!, $watched: Float!) {
  reportPlayback(contentId: $contentId, position: $position, watched: $watched) {
    contentId
    position
    isKept
  }
}
    ` as unknown as DocumentNode<ReportPlaybackMutation, ReportPlaybackMutationVariables>;
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
export const StartViewDocument = /*#__PURE__*/ gql`
    mutation StartView($contentId: ID!) {
  startView(contentId: $contentId) {
    id
    viewsCount
    viewerPosition
  }
}
    ` as unknown as DocumentNode<StartViewMutation, StartViewMutationVariables>;
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
${CardChannelFragmentDoc}` as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const LibraryDocument = /*#__PURE__*/ gql`
    query Library($q: String!, $period: HistoryPeriod) {
  viewer {
    ...HistoryViewer
    playlists(limit: 100) {
      items {
        ...LibraryPlaylist
      }
    }
  }
}
    ${HistoryViewerFragmentDoc}
${HistoryFiguresFragmentDoc}
${HistoryItemsFragmentDoc}
${HistoryItemFragmentDoc}
${CardContentFragmentDoc}
${LibraryPlaylistFragmentDoc}` as unknown as DocumentNode<LibraryQuery, LibraryQueryVariables>;
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