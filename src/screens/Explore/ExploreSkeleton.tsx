import { VideoGridSkeleton } from '../../components/VideoGrid/VideoGrid.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Explore.styles.ts'

/** The specification's number of cards. */
const cards = 4
const chips = ['5.5rem', '7rem', '4.5rem', '6rem', '5rem'] as const

export function ExploreSkeleton() {
  return (
    <Loading label="Chargement des vidéos..." className={styles.explore}>
      <div className={styles.tags}>
        {chips.map((width) => (
          <Skeleton key={width} shape="block" width={width} className={styles.tagSkeleton} />
        ))}
      </div>
      <VideoGridSkeleton count={cards} />
    </Loading>
  )
}
