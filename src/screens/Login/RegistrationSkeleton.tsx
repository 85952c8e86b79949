import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Form.styles.ts'

/** As many fields as the form has. */
export function RegistrationSkeleton() {
  return (
    <Loading label="Chargement du formulaire..." className={styles.form}>
      {['username', 'names', 'email', 'password', 'send'].map((field) => (
        <Skeleton key={field} shape="block" className={styles.fieldPlace} />
      ))}
    </Loading>
  )
}
