import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './UploadForm.styles.ts'

/** Renders the place of a form that is not there yet, or hidden from the next user. */
export function FormSkeleton() {
  return (
    <Loading label="Chargement du brouillon..." className={styles.form}>
      <Skeleton shape="thumbnail" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  )
}
