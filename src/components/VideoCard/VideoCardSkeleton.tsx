import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import styles from './VideoCard.module.css'

/** The place of a VideoCard, in its shape: wrap a group in ui's Loading. */
export function VideoCardSkeleton({ layout = 'stack' }: { layout?: 'stack' | 'row' | 'list' | undefined }) {
  return (
    <div className={styles.card} data-layout={layout}>
      <Skeleton shape="thumbnail" />
      <div className={styles.details}>
        {layout === 'stack' && <Skeleton shape="circle" />}
        <div className={styles.text}>
          <Skeleton width="90%" />
          <Skeleton width="55%" />
          <Skeleton width="70%" />
        </div>
      </div>
    </div>
  )
}
