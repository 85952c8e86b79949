import { HistorySkeleton } from '../../components/History/HistorySkeleton.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Library.styles.ts'
import { LibraryHead } from './LibraryHead.tsx'

export function LibrarySkeleton() {
  return (
    <div className={styles.library}>
      <LibraryHead />
      <Loading label="Chargement du profil..." className={styles.tabsPlace}>
        <Skeleton width="9rem" />
        <Skeleton width="7rem" />
      </Loading>
      <HistorySkeleton embedded />
    </div>
  )
}
