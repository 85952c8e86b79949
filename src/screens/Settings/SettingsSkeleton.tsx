import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

const fields = ['username', 'names', 'email', 'role', 'password']

export function SettingsSkeleton() {
  return (
    <Loading label="Chargement des paramètres..." className={sectionStyles.sections}>
      <div className={styles.tabsPlace}>
        <Skeleton width="16rem" />
      </div>
      <div className={sectionStyles.section}>
        <div className={styles.imagePlace}>
          <Skeleton shape="block" className={styles.zonePlace} />
        </div>
      </div>
      <div className={sectionStyles.section}>
        <Skeleton width="12rem" />
        {fields.map((field) => (
          <div key={field} className={styles.fieldPlace}>
            <Skeleton width="8rem" />
            <Skeleton shape="block" />
          </div>
        ))}
        <Skeleton shape="block" />
      </div>
      <div className={sectionStyles.section}>
        <Skeleton width="12rem" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}
