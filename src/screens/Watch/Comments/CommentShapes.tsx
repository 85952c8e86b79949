import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as styles from './CommentShapes.styles.ts'

const places = ['1', '2', '3', '4']

/** Renders skeletons of a few comments, with their final layout. */
export function CommentShapes() {
  return (
    <div className={styles.list}>
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
    </div>
  )
}
