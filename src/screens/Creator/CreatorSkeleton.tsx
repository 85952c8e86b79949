import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as banner from './Banner.styles.ts'
import * as styles from './Creator.styles.ts'
import * as videos from './Videos.styles.ts'

const cards = ['1', '2', '3', '4', '5', '6', '7', '8']

export function CreatorSkeleton() {
  return (
    <Loading label="Chargement de la chaîne..." isPage className={styles.page}>
      <div className={banner.header}>
        <div className={banner.banner} />
        <div className={banner.identity}>
          <Skeleton shape="circle" width="7rem" className={banner.avatar} />
          <div className={banner.text}>
            <Skeleton width="14rem" className={banner.name} />
            <Skeleton width="8rem" className={banner.handle} />
            <Skeleton width="18rem" className={banner.handle} />
          </div>
          <div className={banner.actions}>
            <Skeleton shape="block" width="7rem" />
          </div>
        </div>
      </div>
      <div>
        <div className={videos.tools}>
          <Skeleton shape="block" width="11rem" />
        </div>
        <div className={videos.videos}>
          {cards.map((card) => (
            <VideoCardSkeleton key={card} />
          ))}
        </div>
      </div>
    </Loading>
  )
}
