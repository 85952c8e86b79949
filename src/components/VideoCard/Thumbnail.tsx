import { useState } from 'react'
import { formatDuration } from '../../shared/format/duration.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Thumbnail.module.css'

/** What a content without a picture shows (specification §8). */
const placeholder = '/placeholder-video.jpg'

export type ThumbnailProps = {
  src: string | null
  /** seconds, 0 while the file has not been read; null for what has no length, or where it was not asked for */
  duration: number | null
  /** How much of it the viewer has seen, 0 to 1; nothing is drawn for null. */
  watched?: number | null | undefined
  /** The picture is seen at once: fetched first and not lazily. */
  eager?: boolean | undefined
}

/** A content's picture in 16:9 with its length. Decorative: the title beside it says what it is. */
export function Thumbnail({ src, duration, watched = null, eager = false }: ThumbnailProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const picture = src !== null && src !== brokenSrc ? src : placeholder
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBrokenSrc(src)}
      />
      {duration !== null && (
        <Badge tone="overlay" className={styles.duration}>
          <VisuallyHidden>Durée : </VisuallyHidden>
          {formatDuration(duration)}
        </Badge>
      )}
      {watched !== null && <WatchedBar share={watched} />}
    </div>
  )
}

/** A thin line along the lower edge; the words are for those who do not see it. */
function WatchedBar({ share }: { share: number }) {
  return (
    <span className={styles.watched} data-theme="dark">
      <VisuallyHidden>{share === 1 ? 'Déjà vue' : `Vue à ${Math.max(1, Math.floor(share * 100))}\u00a0%`}</VisuallyHidden>
      <span className={styles.watchedPart} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
