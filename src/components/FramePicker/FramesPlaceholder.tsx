import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './FramePicker.styles.ts'

export const framesLegend = 'Une image de la vidéo comme miniature'

/** Renders the space of a video's pictures, in their final shape. @param facts what the video is, once that is known */
export function FramesPlaceholder({ facts }: { facts?: string | null }) {
  return (
    <div className={styles.picker} aria-busy="true">
      <p className={styles.facts}>{facts ?? 'Analyse de la vidéo...'}</p>
      <div aria-hidden="true">
        <div className={styles.legend}>{framesLegend}</div>
        <div className={styles.picker}>
          <div className={styles.frames}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} shape="thumbnail" className={styles.frame} />
            ))}
          </div>
          <div className={styles.slider}>
            Ou une autre
            <div className={styles.track}>
              <Skeleton />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
