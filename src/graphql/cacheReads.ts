import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { joinedPages } from './cache/pages.ts'
import { readWithEarlierPages } from './cache/playlistPages.ts'
import { searchKeys } from './cache/search.ts'

/** An entity that nothing but its id tells from others. */
export const contentKey = (id: unknown) => ({ __typename: 'Content', id: String(id) })

/** How the browser's cache reads: what the first screen needs of it. What changes it comes later (`cacheConfig`). */
export const cacheReads = {
  keys: {
    ...searchKeys,
    AddedComment: () => null,
    CommentPage: () => null,
    NotInterested: () => null,
    PlaylistChoice: () => null,
    PlaylistContentPage: () => null,
    RemovedFromPlaylist: () => null,
    WatchLaterChange: () => null,
    // There is one: another person gets another cache.
    Bell: () => 'own',
    NotificationPage: () => null,
    ReadNotification: () => null,
    ReportPage: () => null,
    ChannelStatistics: () => null,
    ContentPage: () => null,
    FollowPage: () => null,
    Dashboard: () => null,
    DashboardStatistics: () => null,
    Figure: () => null,
    Media: () => null,
    MediaFailure: () => null,
    Recommendation: () => null,
    Rendition: () => null,
    Session: () => null,
    Provider: () => null,
    HistoryPage: () => null,
    HistoryStatistics: () => null,
    PlaybackReport: () => null,
  },
  resolvers: {
    Bell: { notifications: joinedPages },
    Channel: { contents: joinedPages },
    Dashboard: { contents: joinedPages },
    Viewer: { follows: joinedPages, news: joinedPages, history: joinedPages },
    Query: {
      playlistContents: readWithEarlierPages,
      reports: joinedPages,
      // A card has brought the content already: the watch page reads that before its own query answers. What
      // the server once called absent (null) stays absent.
      content: (_parent, args, cache) => {
        const known = cache.resolve('Query', 'content', args)
        return known === undefined ? contentKey(args['id']) : known
      },
    },
  },
} satisfies Partial<CacheExchangeOpts>
