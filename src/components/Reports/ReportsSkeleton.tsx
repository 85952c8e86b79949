import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Reports.styles.ts'
import * as card from './ReportCard.styles.ts'

const rows = ['1', '2', '3']

export function ReportsSkeleton() {
  return (
    <Loading label="Chargement des signalements..." className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={card.card}>
          <div className={card.badges}>
            <Skeleton width="8rem" />
          </div>
          <div className={card.subject}>
            <div className={card.picture}>
              <Skeleton shape="thumbnail" />
            </div>
            <div className={card.about}>
              <Skeleton width="70%" />
              <Skeleton width="35%" />
            </div>
          </div>
          <div className={card.report}>
            <Skeleton width="45%" />
          </div>
          <div className={card.actions}>
            <Skeleton shape="block" width="8rem" />
            <Skeleton shape="block" width="11rem" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
