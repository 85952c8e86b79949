import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './PlaylistPanel.styles.ts'

const rows = ['1', '2', '3', '4']

/** Renders the skeleton of the panel, in its size. */
export function PlaylistPanelSkeleton() {
  return (
    <Loading label="Chargement des playlists..." className={styles.panel}>
      <div className={styles.head}>
        <Skeleton width="60%" />
      </div>
      <div className={styles.list}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="90%" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
