import { formatDuration } from '../../shared/format/duration.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { usePicture } from '../../ui/usePicture.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Thumbnail.styles.ts'

/** Shown for a content without a thumbnail (specification §8). */
const placeholder = '/placeholder-video.jpg'

export type ThumbnailProps = {
  src: string | null
  /** seconds, 0 before the file is probed and for a video of another site; null for a content without length, or when not requested */
  duration: number | null
  /** The share that the viewer has watched, 0 to 1; null renders nothing. */
  watched?: number | null | undefined
  /** Above the fold: loads with priority, not lazily. */
  eager?: boolean | undefined
}

/** Renders a content's 16:9 thumbnail with its duration, once that is known. Decorative: the title beside it names the video. */
export function Thumbnail({ src, duration, watched = null, eager = false }: ThumbnailProps) {
  const picture = usePicture(src) ?? { src: placeholder }
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        {...picture}
        // With «auto» an image that is not lazy would take the whole page's width.
        sizes={`${eager ? '' : 'auto,'}max(20rem,25vw)`}
        alt=""
        width={640}
        height={360}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      {duration !== null && duration > 0 && (
        <Badge tone="overlay" className={styles.length}>
          <VisuallyHidden>Durée : </VisuallyHidden>
          {formatDuration(duration)}
        </Badge>
      )}
      {watched === 1 && (
        <Badge tone="overlay" className={styles.seen}>
          Déjà vue
        </Badge>
      )}
      {watched !== null && <WatchedBar share={watched} />}
    </div>
  )
}

/** Renders a thin line along the lower edge, with a text for screen readers unless a badge says it. */
function WatchedBar({ share }: { share: number }) {
  return (
    <span className={styles.watched} data-theme="dark">
      {share < 1 && <VisuallyHidden>{`Vue à ${Math.max(1, Math.floor(share * 100))}\u00a0%`}</VisuallyHidden>}
      <span className={styles.watchedPart} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
