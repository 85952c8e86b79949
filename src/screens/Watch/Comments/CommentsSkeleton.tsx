import { Loading } from '../../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import styles from './CommentsSkeleton.module.css'

const places = ['1', '2', '3']

/** Comments before their answer, in their final shape. */
export function CommentsSkeleton() {
  return (
    <Loading label="Chargement des commentaires..." className={styles.list}>
      {places.map((place) => (
        <div key={place} className={styles.comment}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton width="12rem" />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
