import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Subscriptions.styles.ts'

const cards = ['1', '2', '3', '4', '5', '6', '7', '8']

export function SubscriptionsSkeleton() {
  return (
    <Loading label="Chargement des abonnements...">
      <div className={styles.head}>
        <Skeleton shape="block" width="18rem" />
      </div>
      <div className={styles.head}>
        <Skeleton shape="block" width="12rem" />
      </div>
      <div className={styles.videos}>
        {cards.map((card) => (
          <VideoCardSkeleton key={card} />
        ))}
      </div>
    </Loading>
  )
}
