import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import type { SearchGroup } from '../../machines/search/searchFilters.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'

type Stats = SearchQuery['search']['stats']

/** Returns «12», or «1.0K+» where the server stopped counting. */
export function countOf({ isCapped, ...stats }: Stats, type: SearchGroup): string {
  if (type !== 'all') return `${formatCount(countsOf(stats)[type])}${isCapped[type] ? '+' : ''}`
  return `${formatCount(stats.totalCount)}${isAnyCapped(isCapped) ? '+' : ''}`
}

/** Returns «12 résultats», «plus de 1.0K résultats»: of the group that is shown, or of all. */
export function quantityOf(stats: Stats, type: SearchGroup): string {
  const count = type === 'all' ? stats.totalCount : countsOf(stats)[type]
  if (count === 0) return 'Aucun résultat'
  const quantity = formatQuantity(count, 'résultat', 'résultats')
  return (type === 'all' ? isAnyCapped(stats.isCapped) : stats.isCapped[type]) ? `Plus de ${quantity}` : quantity
}

const countsOf = (stats: Omit<Stats, 'isCapped'>): Record<Exclude<SearchGroup, 'all'>, number> => ({
  content: stats.contentsCount,
  channel: stats.channelsCount,
  playlist: stats.playlistsCount,
  hashtag: stats.hashtagsCount,
})

const isAnyCapped = ({ content, channel, playlist, hashtag }: Stats['isCapped']): boolean => content || channel || playlist || hashtag
