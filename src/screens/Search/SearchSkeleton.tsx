import { CreatorCardSkeleton } from '../../components/CreatorCard/CreatorCardSkeleton.tsx'
import { type VideoLayout, VideoGridSkeleton } from '../../components/VideoGrid/VideoGrid.tsx'
import type { SearchFilters } from '../../machines/search/searchFilters.ts'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Search.styles.ts'

const cards = ['1', '2', '3']

export function SearchSkeleton({ filters: { type }, layout }: { filters: SearchFilters; layout: VideoLayout }) {
  return (
    <Loading label="Recherche en cours..." className={styles.groups}>
      {(type === 'all' || type === 'content') && <VideoGridSkeleton layout={layout} count={8} />}
      {(type === 'all' || type === 'channel') && (
        <div className={styles.channels}>
          {cards.map((card) => (
            <CreatorCardSkeleton key={card} />
          ))}
        </div>
      )}
      {type === 'playlist' && <VideoGridSkeleton count={4} />}
      {type === 'hashtag' && <Skeleton shape="block" width="60%" />}
    </Loading>
  )
}
