import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Playlist.styles.ts'

const cards = ['1', '2', '3', '4']

export function PlaylistSkeleton() {
  return (
    <Loading label="Chargement des playlists..." isPage className={styles.page}>
      <div className={styles.header}>
        <div>
          <Skeleton shape="thumbnail" />
        </div>
        <div className={styles.about}>
          <Skeleton width="60%" className={styles.name} />
          <Skeleton width="30%" />
          <Skeleton width="50%" />
        </div>
      </div>
      <div className={styles.grid}>
        {cards.map((card) => (
          <VideoCardSkeleton key={card} />
        ))}
      </div>
    </Loading>
  )
}
