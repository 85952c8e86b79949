import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './CreatorCard.styles.ts'

/** Renders the skeleton of a CreatorCard. Wrap a group of them in ui's Loading. */
export function CreatorCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="circle" width="4.5rem" />
      <Skeleton width="70%" className={styles.name} />
      <Skeleton width="45%" className={styles.followers} />
      <Skeleton shape="block" width="6rem" />
    </div>
  )
}
