import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './PlaylistGrid.styles.ts'

const cards = ['1', '2', '3', '4']

export function PlaylistGridSkeleton() {
  return (
    <Loading label="Chargement des playlists..." className={styles.grid}>
      {cards.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.stack}>
            <Skeleton shape="thumbnail" />
          </div>
          <div className={styles.text}>
            <Skeleton width="70%" />
            <Skeleton width="50%" />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
