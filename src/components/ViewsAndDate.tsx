import { formatQuantity } from '../shared/format/count.ts'
import { RelativeTime } from './RelativeTime.tsx'
import * as styles from './ViewsAndDate.styles.ts'

/** Renders «12.4K vues · il y a 3 jours». @param props.createdAt ISO 8601 */
export function ViewsAndDate({ views, createdAt }: { views: number; createdAt: string }) {
  return (
    <span className={styles.line}>
      {formatQuantity(views, 'vue', 'vues')}{' '}
      <span className={styles.date}>
        <span className={styles.dot} aria-hidden="true">
          ·
        </span>{' '}
        <RelativeTime iso={createdAt} />
      </span>
    </span>
  )
}
