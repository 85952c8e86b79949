import { useCardPreview } from '../../machines/content/cardPreview/useCardPreview.ts'
import * as styles from './CardHover.styles.ts'

/** Renders the pictures of a video one after the other in the place of its thumbnail, while `isNear`. Decorative, as the thumbnail is. */
export function MovingPicture({ contentId, isNear }: { contentId: string; isNear: boolean }) {
  const tile = useCardPreview(contentId, isNear)
  if (!tile) return null
  return (
    <svg
      className={styles.place}
      viewBox={`${tile.x} ${tile.y} ${tile.width} ${tile.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={tile.sheetUrl} />
    </svg>
  )
}
