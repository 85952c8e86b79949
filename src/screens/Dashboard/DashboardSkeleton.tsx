import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import styles from './Dashboard.module.css'
import grid from './Statistics.module.css'
import video from './OwnVideo.module.css'

const cards = ['1', '2', '3', '4', '5', '6']

export function DashboardSkeleton() {
  return (
    <Loading label="Chargement du tableau de bord..." className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Ma chaîne</h1>
      </div>
      <div className={grid.statistics}>
        {cards.map((card) => (
          <Skeleton key={card} shape="block" className={styles.card} />
        ))}
      </div>
      <div className={styles.videos}>
        {cards.slice(0, 3).map((card) => (
          <div key={card} className={video.video}>
            <Skeleton shape="thumbnail" />
            <div className={video.text}>
              <Skeleton width="60%" />
              <Skeleton width="90%" />
              <Skeleton width="30%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
