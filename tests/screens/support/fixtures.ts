import type {
  CardChannelFragment,
  ContentDetailsFragment,
  CardContentFragment,
  ExploreQuery,
  HomeQuery,
  SearchQuery,
  SessionViewerFragment,
  WatchContentFragment,
} from '../../../src/graphql/generated/graphql.ts'

/** Answers as the gateway sends them: every object has its `__typename`. */
type Typed<Value> = Value extends readonly (infer Item)[]
  ? readonly Typed<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Typed<Value[Key]> } & { __typename: string }
    : Value

const owner = { __typename: 'Person', id: 'owner-1', username: 'atelier', avatarUrl: null }

/** A card’s content; the page of a video also knows whether its viewer may comment. */
export function content(id: string, title: string): Typed<CardContentFragment> & { isHidden: boolean; channel: { commenting: 'open' } } {
  return {
    __typename: 'Content',
    id,
    title,
    thumbnailUrl: `/media/contents/${id}/poster.webp`,
    duration: 754,
    createdAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
    visibility: 'public',
    isHidden: false,
    viewerPosition: null,
    viewsCount: 12_400,
    likesCount: 3,
    commentsCount: 0,
    channel: {
      __typename: 'Channel',
      id: 'channel-1',
      name: 'Atelier du bois',
      isVerified: true,
      followersCount: 1234,
      owner,
      commenting: 'open',
    },
    media: { __typename: 'Media', state: 'complete', progress: 100 },
  }
}

/** What the owner of a channel has chosen about comments: nothing. */
export const ownRules = {
  commenting: 'open',
  commentRules: { __typename: 'CommentRules', mode: 'open', watchedWords: [] },
  blockedCommenters: [],
} as const

/** What the creator says of a video beside its texts: nothing. */
export const details: Typed<WatchContentFragment['details'] & ContentDetailsFragment> = {
  __typename: 'ContentDetails',
  category: null,
  language: null,
  licence: null,
  commentsOpen: true,
  downloadsAllowed: false,
  downloads: [],
  publishAt: null,
  publishWhenReady: false,
  audience: 'link',
  allowedUsernames: [],
  hasPassword: false,
  chapters: [],
  adTagUrl: null,
  captions: [],
}

export const channel: Typed<CardChannelFragment> & { commenting: 'open' } = {
  __typename: 'Channel',
  commenting: 'open',
  id: 'channel-1',
  name: 'Atelier du bois',
  description: 'Du bois, des outils',
  bannerUrl: null,
  isVerified: true,
  followersCount: 1234,
  viewerFollows: null,
  viewerNotify: null,
  owner,
}

export function homeData(variables: Record<string, unknown>): Typed<HomeQuery> {
  return {
    __typename: 'Query',
    recommendations: [
      { __typename: 'Recommendation', reason: 'Parce que vous suivez Atelier du bois', content: content('c1', 'Fabriquer une guitare') },
    ],
    trending: [content('c2', 'Les étoiles filantes')],
    ...(variables['isGuest'] === true ? { topCreators: [channel] } : {}),
  }
}

export const emptyHome: Typed<HomeQuery> = { __typename: 'Query', recommendations: [], trending: [], topCreators: [] }

export const viewer: Typed<SessionViewerFragment> = {
  __typename: 'Viewer',
  id: '0190c0de-0000-7000-8000-000000000001',
  username: 'camille',
  firstname: 'Camille',
  lastname: 'Martin',
  email: 'camille@example.org',
  avatarUrl: null,
  isCreator: false,
  role: { __typename: 'Role', id: 'role-1', name: 'Utilisateur' },
}

export const noSecondFactor = { __typename: 'SecondFactor', isRequired: false, hasGenerator: false, passkeys: [], recoveryCodes: 0 }

const hashtag = { __typename: 'Hashtag', id: 'hashtag-1', name: 'bois', contentsCount: 3 }
const plain = (text: string) => [{ __typename: 'Fragment', text, isMatch: false }]

/** Search results: one of each, with a further page of videos at `nextCursor`. */
export function searchData(titles: readonly string[], nextCursor: string | null = null): Typed<SearchQuery> {
  return {
    __typename: 'Query',
    search: {
      __typename: 'SearchResult',
      corrected: null,
      nextCursor,
      contents: titles.map((title) => ({
        __typename: 'FoundContent',
        content: content(`c-${title}`, title),
        title: plain(title),
        description: [],
        passages: [],
      })),
      channels: [{ __typename: 'FoundChannel', isOwnChannel: false, channel }],
      playlists: [],
      hashtags: [hashtag],
      stats: {
        __typename: 'SearchStats',
        totalCount: 4,
        contentsCount: 2,
        channelsCount: 1,
        playlistsCount: 0,
        hashtagsCount: 1,
        isCapped: { __typename: 'CappedGroups', content: false, channel: false, playlist: false, hashtag: false },
      },
    },
  }
}

export function exploreData(titles: readonly string[], nextCursor: string | null = null): Typed<ExploreQuery> {
  return {
    __typename: 'Query',
    explore: {
      __typename: 'ExplorePage',
      nextCursor,
      items: titles.map((title) => ({ __typename: 'Recommendation', reason: null, content: content(`e-${title}`, title) })),
      categories: [
        {
          __typename: 'Category',
          title: 'Bois',
          category: null,
          hashtag,
          contents: [content('k1', 'Raboter une planche'), content('k2', 'Scier droit'), content('k3', 'Poncer fin')],
        },
      ],
    },
    popularHashtags: [hashtag],
  }
}

/** A site on which everybody may register, and nothing is asked. */
export const openRegistration = {
  data: {
    __typename: 'Query',
    registration: { __typename: 'RegistrationRules', mode: 'open', question: '', terms: '' },
  },
}

/** What those have who have chosen nothing. */
export const notificationChoices = {
  __typename: 'NotificationChoices',
  kinds: ['newContent', 'comment', 'reply', 'follow', 'commentHearted', 'mention', 'channelInvitation'].map((kind) => ({
    __typename: 'NotificationChoice',
    kind,
    onSite: true,
    byMail: true,
  })),
  digest: 'never',
}

/** Of somebody without limits who has sent nothing. */
export const noQuota = {
  __typename: 'Quota',
  id: viewer.id,
  totalLimitBytes: null,
  totalUsedBytes: 0,
  dailyLimitBytes: null,
  dailyUsedBytes: 0,
  moreAt: null,
}

/** Somebody in the settings who has changed nothing there. */
export const ownSettings = {
  ...viewer,
  hasPassword: true,
  isEmailVerified: true,
  secondFactor: noSecondFactor,
  identities: [],
  channel: null,
  sessions: [],
  mutedChannels: [],
  notificationChoices,
  quota: noQuota,
}

const person = (id: string, username: string) => ({ __typename: 'Person', id, username, avatarUrl: null })

/** The viewer's channel, which `lou` edits and `ada` is invited to, one that they edit and one that invites them. */
export const team = {
  __typename: 'Viewer',
  id: viewer.id,
  channel: {
    __typename: 'Channel',
    id: 'channel-1',
    members: [
      { __typename: 'ChannelMember', id: 'channel-1/user-lou', person: person('user-lou', 'lou'), acceptedAt: '2026-11-01T10:00:00.000Z' },
      { __typename: 'ChannelMember', id: 'channel-1/user-ada', person: person('user-ada', 'ada'), acceptedAt: null },
    ],
  },
  channelMemberships: [
    { id: 'channel-1', kind: 'owner', name: 'Atelier du bois', by: 'atelier' },
    { id: 'channel-2', kind: 'invited', name: 'Le vent', by: 'vent' },
    { id: 'channel-3', kind: 'editor', name: 'La pluie', by: 'pluie' },
  ].map(({ id, kind, name, by }) => ({
    __typename: 'ChannelMembership',
    id,
    kind,
    channel: { __typename: 'Channel', id, name, owner: person(`user-${by}`, by) },
  })),
}
