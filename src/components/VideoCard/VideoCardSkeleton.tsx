import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './VideoCard.styles.ts'

/** Renders the skeleton of a VideoCard. Wrap a group of them in ui's Loading. */
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
