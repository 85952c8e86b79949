import type { ReactNode } from 'react'
import { VideoGrid, type VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import type { SearchFilters, SearchGroup } from '../../machines/search/searchFilters.ts'
import type { useSearch } from '../../machines/search/useSearch.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { countOf } from './counts.ts'
import { ChannelItems, HashtagItems, VideoItems } from './items.tsx'
import { MorePage } from './MorePage.tsx'
import * as styles from './Search.styles.ts'

/** Maximum number of channels and hashtags beside the videos; the others are on their own page. */
const beside = { channel: 6, hashtag: 12 }

type GroupsProps = {
  found: SearchQuery['search']
  filters: SearchFilters
  layout: VideoLayout
  onType: (type: SearchGroup) => void
  search: ReturnType<typeof useSearch>
}

/** Renders the three groups. The videos come last, since their list continues. */
export function Groups({ found, filters, layout, onType, search }: GroupsProps) {
  const isAll = filters.type === 'all'
  const { stats } = found
  const channels = isAll ? found.channels.slice(0, beside.channel) : found.channels
  const hashtags = isAll ? found.hashtags.slice(0, beside.hashtag) : found.hashtags
  const morePages = search.cursors.map((after) => <MorePage key={after} filters={filters} after={after} layout={layout} />)
  return (
    <div className={styles.groups} aria-busy={search.isRefreshing || undefined}>
      {hashtags.length > 0 && (
        <Group title="Hashtags" onAll={isAll && stats.hashtagsCount > hashtags.length ? () => onType('hashtag') : undefined}>
          <ul className={styles.hashtags} aria-label="Hashtags">
            <HashtagItems found={hashtags} />
            {filters.type === 'hashtag' && morePages}
          </ul>
        </Group>
      )}
      {channels.length > 0 && (
        <Group title="Top Créateurs" onAll={isAll && stats.channelsCount > channels.length ? () => onType('channel') : undefined}>
          <ul className={styles.channels} aria-label="Top Créateurs">
            <ChannelItems found={channels} />
            {filters.type === 'channel' && morePages}
          </ul>
        </Group>
      )}
      {found.contents.length > 0 && (
        <Group title={`Vidéos (${countOf(stats, 'content')})`}>
          <VideoGrid layout={layout} label="Vidéos">
            <VideoItems found={found.contents} layout={layout} isFirst />
            {(isAll || filters.type === 'content') && morePages}
          </VideoGrid>
        </Group>
      )}
      {search.hasMore && (
        <Button
          className={styles.more}
          busy={search.isLoadingMore}
          busyLabel="Chargement..."
          disabledReason={search.isRefreshing ? 'Les résultats sont en cours d’actualisation' : undefined}
          onPress={search.loadMore}
        >
          Afficher plus de résultats
        </Button>
      )}
    </div>
  )
}

function Group({ title, onAll, children }: { title: string; onAll?: (() => void) | undefined; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2>{title}</h2>
        {onAll && (
          <Button variant="ghost" size="small" aria-label={`Tout afficher : ${title}`} onPress={onAll}>
            Tout afficher
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
