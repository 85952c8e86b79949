import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import type { SearchGroup } from '../../machines/search/searchFilters.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'

type Stats = SearchQuery['search']['stats']

/** Returns «12», or «1.0K+» where the server stopped counting. */
export function countOf({ isCapped, ...stats }: Stats, type: SearchGroup): string {
  const counts = {
    content: stats.contentsCount,
    channel: stats.channelsCount,
    playlist: stats.playlistsCount,
    hashtag: stats.hashtagsCount,
  }
  if (type !== 'all') return `${formatCount(counts[type])}${isCapped[type] ? '+' : ''}`
  return `${formatCount(stats.totalCount)}${isAnyCapped(isCapped) ? '+' : ''}`
}

/** Returns «12 résultats», «plus de 1.0K résultats». */
export function quantityOf({ totalCount, isCapped }: Stats): string {
  if (totalCount === 0) return 'Aucun résultat'
  const quantity = formatQuantity(totalCount, 'résultat', 'résultats')
  return isAnyCapped(isCapped) ? `Plus de ${quantity}` : quantity
}

const isAnyCapped = ({ content, channel, playlist, hashtag }: Stats['isCapped']): boolean => content || channel || playlist || hashtag
