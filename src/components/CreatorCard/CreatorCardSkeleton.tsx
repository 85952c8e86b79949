import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import styles from './CreatorCard.module.css'

/** The place of a CreatorCard, in its shape: wrap a group in ui's Loading. */
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
