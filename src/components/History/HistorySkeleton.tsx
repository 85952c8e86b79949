import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './History.styles.ts'
import * as item from './HistoryItem.styles.ts'

const rows = ['1', '2', '3', '4']

export function HistorySkeleton({ embedded = false }: { embedded?: boolean | undefined }) {
  return (
    <Loading label="Chargement de l’historique..." className={styles.history}>
      {!embedded && (
        <header>
          <h1 tabIndex={-1}>Historique</h1>
          <p className={styles.subtitle}>Retrouvez toutes les vidéos que vous avez regardées</p>
        </header>
      )}
      <div className={styles.figures}>
        <Skeleton shape="block" className={styles.figure} />
        <Skeleton shape="block" className={styles.figure} />
      </div>
      <div className={styles.keeping}>
        <Skeleton shape="block" className={styles.keepingPlace} />
      </div>
      <div className={styles.filters}>
        <Skeleton shape="block" className={styles.searchPlace} />
      </div>
      <div className={styles.groups}>
        <div>
          <div className={styles.groupTitlePlace}>
            <Skeleton width="8rem" />
          </div>
          <div className={styles.list}>
            {rows.map((row) => (
              <div key={row} className={item.item}>
                <Skeleton shape="thumbnail" />
                <div className={item.text}>
                  <Skeleton width="80%" />
                  <Skeleton width="40%" />
                  <Skeleton width="55%" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Loading>
  )
}
