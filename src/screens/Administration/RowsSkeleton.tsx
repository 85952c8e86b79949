import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Administration.styles.ts'

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={styles.list}>
      {['1', '2', '3'].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.about}>
            <Skeleton width="40%" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
