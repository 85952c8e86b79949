import { gql } from '@urql/core'
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'
import { markFieldsStale, writeEstimate } from './staleFields.ts'

type Sums = { totalVideos: number; totalViews: number; totalLikes: number; totalComments: number }
type ChannelSums = { __typename: 'Channel'; id: string; statistics: Sums & { __typename: string } }
type Figure = { __typename: string; value: number }
type Totals = { dashboard: { statistics: Record<string, unknown> } | null }

const channelSums = gql<ChannelSums, Record<string, never>>`
  fragment ChannelSums on Channel {
    id
    statistics {
      totalVideos
      totalViews
      totalLikes
      totalComments
    }
  }
`

const totalsQuery = gql<Totals, Record<string, never>>`
  query DashboardTotals {
    dashboard {
      statistics {
        totalContents
        totalVideos {
          value
        }
        totalViews {
          value
        }
        totalLikes {
          value
        }
        totalComments {
          value
        }
        engagement
      }
    }
  }
`

const isFigure = (value: unknown): value is Figure => typeof value === 'object' && value !== null && 'value' in value
const sum = (total: unknown, change: number): number => Math.max(0, (typeof total === 'number' ? total : 0) + change)

const channelOf = (cache: Cache, of: Parameters<Cache['resolve']>[0]) => cache.resolve(of, 'channel')

const isOnDashboard = (cache: Cache, channel: string): boolean => {
  const dashboard = cache.resolve('Query', 'dashboard')
  return typeof dashboard === 'string' && channelOf(cache, dashboard) === channel
}

/** Adds to the totals of the channel's page and of its owner's dashboard what changed on one of its contents. */
export function addToSums(
  cache: Cache,
  contentId: unknown,
  { totalContents = 0, ...change }: Partial<Sums> & { totalContents?: number },
): void {
  const channel = channelOf(cache, contentKey(contentId))
  if (typeof channel !== 'string') return
  const changes = Object.entries(change)
  const known = cache.readFragment(channelSums, { __typename: 'Channel', id: channel.slice('Channel:'.length) })
  if (known) {
    const totals = new Map(Object.entries(known.statistics))
    const changed = Object.fromEntries(changes.map(([name, step]) => [name, sum(totals.get(name), step)]))
    writeEstimate(() => cache.writeFragment(channelSums, { ...known, statistics: { ...known.statistics, ...changed } }))
  }
  if (!isOnDashboard(cache, channel)) return
  const updateTotals = (data: Totals | null): Totals | null => {
    if (!data?.dashboard) return data
    const statistics = { ...data.dashboard.statistics }
    for (const [name, step] of changes) {
      const figure = statistics[name]
      if (isFigure(figure)) statistics[name] = { ...figure, value: sum(figure.value, step) }
    }
    const { totalViews, totalLikes } = statistics
    statistics['totalContents'] = sum(statistics['totalContents'], totalContents)
    if (isFigure(totalViews) && isFigure(totalLikes))
      statistics['engagement'] = totalViews.value === 0 ? 0 : Math.round((10_000 * totalLikes.value) / totalViews.value) / 100
    return { ...data, dashboard: { ...data.dashboard, statistics } }
  }
  writeEstimate(() => cache.updateQuery({ query: totalsQuery }, updateTotals))
}

/** The totals of the channel's page and of the owner's dashboard are shown, and refetched: another tab may have changed them too. */
export function markSumsStale(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  if (typeof channel !== 'string') return
  markFieldsStale(cache, channel, ['statistics'])
  if (isOnDashboard(cache, channel)) markFieldsStale(cache, 'Query', ['dashboard'])
}

/** The contents of the channel's page in every sort order, and its totals. */
export function markPageStale(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  if (typeof channel === 'string') markFieldsStale(cache, channel, ['contents', 'statistics'])
}

export const likeUpdates = {
  setLike: (_result, { contentId, liked }, cache, { optimistic }) => {
    // While a like is pending, graphcache holds back every query that reads what it has touched: not the channel, which all its cards read.
    if (optimistic === true) return
    addToSums(cache, contentId, { totalLikes: liked === true ? 1 : -1 })
    markSumsStale(cache, contentId)
  },
} satisfies Record<string, UpdateResolver>
