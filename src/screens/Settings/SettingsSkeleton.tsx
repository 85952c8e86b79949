import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import styles from './Settings.module.css'

export function SettingsSkeleton() {
  return (
    <Loading label="Chargement des paramètres..." className={styles.sections}>
      <div className={styles.tabsPlace}>
        <Skeleton width="16rem" />
      </div>
      <div className={styles.section}>
        <Skeleton width="6rem" />
        <Skeleton shape="block" />
      </div>
      <div className={styles.section}>
        <Skeleton width="12rem" />
        {['username', 'names', 'email', 'role'].map((field) => (
          <Skeleton key={field} shape="block" />
        ))}
      </div>
    </Loading>
  )
}
