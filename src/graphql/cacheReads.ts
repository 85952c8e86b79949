import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { joinedPages } from './cache/pages.ts'
import { keyless, searchKeys } from './cache/search.ts'

export const contentKey = (id: unknown) => ({ __typename: 'Content', id: String(id) })

/** The read part of the cache's configuration, which the first screen needs. The write part loads later (`cacheConfig`). */
export const cacheReads = {
  keys: {
    ...searchKeys,
    AddedComment: keyless,
    CommentPage: keyless,
    NotInterested: keyless,
    PlaylistChoice: keyless,
    PlaylistContentPage: keyless,
    RemovedFromPlaylist: keyless,
    WatchLaterChange: keyless,
    // There is only one per cache: another user gets another cache.
    Bell: () => 'own',
    NotificationPage: keyless,
    ReadNotification: keyless,
    ReportPage: keyless,
    ChannelStatistics: keyless,
    ContentPage: keyless,
    ContentDetails: keyless,
    Captions: keyless,
    Trim: keyless,
    Download: keyless,
    Chapter: keyless,
    UpdatedContents: keyless,
    DeletedContents: keyless,
    FollowPage: keyless,
    Dashboard: keyless,
    DashboardStatistics: keyless,
    Figure: keyless,
    Media: keyless,
    MediaFailure: keyless,
    Recommendation: keyless,
    Rendition: keyless,
    Session: keyless,
    Provider: keyless,
    HistoryPage: keyless,
    HistoryStatistics: keyless,
    PlaybackReport: keyless,
  },
  resolvers: {
    Bell: { notifications: joinedPages },
    Channel: { contents: joinedPages },
    Dashboard: { contents: joinedPages },
    Viewer: { follows: joinedPages, news: joinedPages, history: joinedPages },
    Query: {
      playlistContents: joinedPages,
      reports: joinedPages,
      // The watch page reads a content that a card has already loaded before its own query responds. A content that the server reported as
      // missing (null) stays missing.
      content: (_parent, args, cache) => {
        const known = cache.resolve('Query', 'content', args)
        return known === undefined ? contentKey(args['id']) : known
      },
    },
  },
} satisfies Partial<CacheExchangeOpts>
