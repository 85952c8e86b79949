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

export type PlaylistChoicesQueryVariables = Exact<{
  contentId: string;
}>;


export type PlaylistChoicesQuery = { readonly viewer: { readonly id: string, readonly playlistChoices: ReadonlyArray<{ readonly containsContent: boolean, readonly playlist: { readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } }> } | null };

export type CardChannelFragment = { readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } };

export type CardContentFragment = { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } };

export type CardPlaylistFragment = { readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string };

export type MediaProgressFragment = { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> };

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

export type SetLikeMutationVariables = Exact<{
  contentId: string;
  liked: boolean;
}>;


export type SetLikeMutation = { readonly setLike: { readonly id: string, readonly likesCount: number, readonly viewerLikes: boolean | null } };

export type StartViewMutationVariables = Exact<{
  contentId: string;
}>;


export type StartViewMutation = { readonly startView: { readonly id: string, readonly viewsCount: number } };

export type CreatePlaylistMutationVariables = Exact<{
  input: PlaylistInput;
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


export type RemoveFromPlaylistMutation = { readonly removeFromPlaylist: { readonly beforeId: string | null, readonly addedAt: string, readonly playlist: { readonly id: string, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } } };

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


export type SetWatchLaterMutation = { readonly setWatchLater: { readonly id: string, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string } };

export type SetNotInterestedMutationVariables = Exact<{
  contentId: string;
  notInterested: boolean;
}>;


export type SetNotInterestedMutation = { readonly setNotInterested: { readonly contentId: string, readonly isOn: boolean } };

export type ContentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ContentPreviewQuery = { readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } | null };

export type CurrentViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentViewerQuery = { readonly viewer: { readonly id: string, readonly username: string, readonly firstname: string, readonly lastname: string, readonly email: string, readonly avatarUrl: string | null, readonly isCreator: boolean, readonly role: { readonly id: string, readonly name: string } } | null };

export type PlaylistQueryVariables = Exact<{
  id: string;
  sort: PlaylistSort;
  cursor?: string | null | undefined;
}>;


export type PlaylistQuery = { readonly playlist: { readonly viewerCanEdit: boolean, readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string, readonly owner: { readonly id: string, readonly username: string } } | null, readonly playlistContents: { readonly nextCursor: string | null, readonly totalCount: number | null, readonly items: ReadonlyArray<{ readonly id: string, readonly addedAt: string, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }> } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly channel: { readonly id: string, readonly name: string }, readonly statistics: { readonly totalViews: number, readonly totalLikes: number, readonly totalComments: number, readonly totalFollowers: number, readonly totalVideos: number }, readonly contents: ReadonlyArray<{ readonly description: string, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } }> } | null };

export type DashboardContentFragment = { readonly description: string, readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly media: { readonly state: MediaState, readonly progress: number, readonly storyboardUrl: string | null, readonly failure: { readonly code: string, readonly message: string } | null, readonly renditions: ReadonlyArray<{ readonly height: number, readonly width: number, readonly bitrate: number }> }, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } } };

export type HomeQueryVariables = Exact<{
  isGuest: boolean;
}>;


export type HomeQuery = { readonly recommendations: ReadonlyArray<{ readonly reason: string | null, readonly content: { readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } } }>, readonly trending: ReadonlyArray<{ readonly id: string, readonly title: string, readonly thumbnailUrl: string | null, readonly duration: number, readonly createdAt: string, readonly visibility: Visibility, readonly viewsCount: number, readonly likesCount: number, readonly commentsCount: number, readonly channel: { readonly id: string, readonly name: string, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }, readonly media: { readonly state: MediaState, readonly progress: number } }>, readonly topCreators?: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly bannerUrl: string | null, readonly isVerified: boolean, readonly followersCount: number, readonly owner: { readonly id: string, readonly username: string, readonly avatarUrl: string | null } }> };

export type PlaylistsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaylistsQuery = { readonly viewer: { readonly id: string, readonly playlists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly isDefault: boolean, readonly isPrivate: boolean, readonly videoCount: number, readonly thumbnailUrl: string | null, readonly updatedContentAt: string }> } | null };

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
export const CreatePlaylistDocument = /*#__PURE__*/ gql`
    mutation CreatePlaylist($input: PlaylistInput!) {
  createPlaylist(input: $input) {
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
    id
    videoCount
    thumbnailUrl
    updatedContentAt
  }
}
    ` as unknown as DocumentNode<SetWatchLaterMutation, SetWatchLaterMutationVariables>;
export const SetNotInterestedDocument = /*#__PURE__*/ gql`
    mutation SetNotInterested($contentId: ID!, $notInterested: Boolean!) {
  setNotInterested(contentId: $contentId, notInterested: $notInterested) {
    contentId
    isOn
  }
}
    ` as unknown as DocumentNode<SetNotInterestedMutation, SetNotInterestedMutationVariables>;
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
    nextCursor
    totalCount
    items {
      id
      addedAt
      content {
        ...CardContent
      }
    }
  }
}
    ${CardPlaylistFragmentDoc}
${CardContentFragmentDoc}` as unknown as DocumentNode<PlaylistQuery, PlaylistQueryVariables>;
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