import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Dashboard.styles.ts'
import * as grid from './Statistics.styles.ts'
import * as video from './OwnVideo.styles.ts'

const cards = ['1', '2', '3', '4', '5', '6']

export function DashboardSkeleton() {
  return (
    <Loading label="Chargement du tableau de bord..." className={styles.page}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h1 tabIndex={-1}>Ma chaîne</h1>
          <div className={styles.channel}>
            <Skeleton width="9rem" />
          </div>
        </div>
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
