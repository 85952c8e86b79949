import type { ReactNode } from 'react'
import { PlaylistCard } from '../../components/PlaylistGrid/PlaylistCard.tsx'
import * as playlistStyles from '../../components/PlaylistGrid/PlaylistGrid.styles.ts'
import { VideoGrid, type VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import type { SearchFilters, SearchGroup } from '../../machines/search/searchFilters.ts'
import type { useSearch } from '../../machines/search/useSearch.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { countOf } from './counts.ts'
import { ChannelItems, HashtagItems, PlaylistItems, VideoItems } from './items.tsx'
import { MorePage } from './MorePage.tsx'
import * as styles from './Search.styles.ts'

/** Maximum number of channels, playlists and hashtags beside the videos; the others are on their own page. */
const beside = { channel: 6, playlist: 12, hashtag: 12 }
/** Videos above the other groups, which would be too far down after a whole page of videos. */
const videosAbove = 8

type GroupsProps = {
  found: SearchQuery['search']
  filters: SearchFilters
  layout: VideoLayout
  onType: (type: SearchGroup) => void
  search: ReturnType<typeof useSearch>
}

/** Renders the groups: the first videos, the other groups, then the videos that continue page by page. */
export function Groups({ found, filters, layout, onType, search }: GroupsProps) {
  const { type } = filters
  const isMixed = type === 'all'
  const hasOthers = isMixed && found.channels.length + found.playlists.length + found.hashtags.length > 0
  const above = hasOthers ? found.contents.slice(0, videosAbove) : found.contents
  const below = found.contents.slice(above.length)
  const morePages = search.cursors.map((after) => <MorePage key={after} filters={filters} after={after} layout={layout} />)
  const continues = below.length > 0 || morePages.length > 0
  return (
    <div className={styles.groups} aria-busy={search.isRefreshing || undefined}>
      {above.length > 0 && (
        <Group title={`Vidéos (${countOf(found.stats, 'content')})`}>
          <VideoGrid layout={layout} label="Vidéos">
            <VideoItems found={above} layout={layout} isFirst />
            {!hasOthers && morePages}
          </VideoGrid>
        </Group>
      )}
      {isMixed ? <OtherGroups found={found} onType={onType} /> : <OneGroup found={found} type={type} morePages={morePages} />}
      {hasOthers && continues && (
        <Group title="Autres vidéos">
          <VideoGrid layout={layout} label="Autres vidéos">
            <VideoItems found={below} layout={layout} />
            {morePages}
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

/** Channels, playlists and hashtags beside the videos: the first of each. */
function OtherGroups({ found, onType }: Pick<GroupsProps, 'found' | 'onType'>) {
  const { stats } = found
  const channels = found.channels.slice(0, beside.channel)
  const hashtags = found.hashtags.slice(0, beside.hashtag)
  const lists = found.playlists.slice(0, beside.playlist)
  return (
    <>
      {channels.length > 0 && (
        <Group title="Top Créateurs" onAll={stats.channelsCount > channels.length ? () => onType('channel') : undefined}>
          <ul className={styles.channels} aria-label="Top Créateurs">
            <ChannelItems found={channels} />
          </ul>
        </Group>
      )}
      {lists.length > 0 && (
        <Carousel
          title={`Playlists (${countOf(stats, 'playlist')})`}
          action={stats.playlistsCount > lists.length && <All title="Playlists" onPress={() => onType('playlist')} />}
        >
          {lists.map((playlist) => (
            <PlaylistCard key={playlist.id} playlist={playlist} heading="h3" actions={undefined} />
          ))}
        </Carousel>
      )}
      {hashtags.length > 0 && (
        <Group title="Hashtags" onAll={stats.hashtagsCount > hashtags.length ? () => onType('hashtag') : undefined}>
          <ul className={styles.hashtags} aria-label="Hashtags">
            <HashtagItems found={hashtags} />
          </ul>
        </Group>
      )}
    </>
  )
}

/** The group that was asked for alone, unless it is the videos. */
function OneGroup({ found, type, morePages }: { found: SearchQuery['search']; type: SearchGroup; morePages: ReactNode }) {
  if (type === 'channel' && found.channels.length > 0) {
    return (
      <Group title={`Top Créateurs (${countOf(found.stats, 'channel')})`}>
        <ul className={styles.channels} aria-label="Top Créateurs">
          <ChannelItems found={found.channels} />
          {morePages}
        </ul>
      </Group>
    )
  }
  if (type === 'playlist' && found.playlists.length > 0) {
    return (
      <Group title={`Playlists (${countOf(found.stats, 'playlist')})`}>
        <ul className={playlistStyles.grid} aria-label="Playlists">
          <PlaylistItems found={found.playlists} />
          {morePages}
        </ul>
      </Group>
    )
  }
  if (type !== 'hashtag' || found.hashtags.length === 0) return null
  return (
    <Group title={`Hashtags (${countOf(found.stats, 'hashtag')})`}>
      <ul className={styles.hashtags} aria-label="Hashtags">
        <HashtagItems found={found.hashtags} />
        {morePages}
      </ul>
    </Group>
  )
}

function Group({ title, onAll, children }: { title: string; onAll?: (() => void) | undefined; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2>{title}</h2>
        {onAll && <All title={title} onPress={onAll} />}
      </div>
      {children}
    </section>
  )
}

function All({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button variant="ghost" size="small" aria-label={`Tout afficher : ${title}`} onPress={onPress}>
      Tout afficher
    </Button>
  )
}
