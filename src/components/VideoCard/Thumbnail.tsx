import { useState } from 'react'
import { formatDuration } from '../../shared/format/duration.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Thumbnail.module.css'

/** What a content without a picture shows (specification §8). */
const placeholder = '/placeholder-video.jpg'

export type ThumbnailProps = {
  src: string | null
  /** seconds; 0 while the file has not been read */
  duration: number
  /** The picture is seen at once: fetched first and not lazily. */
  eager?: boolean | undefined
}

/** A content's picture in 16:9 with its length. Decorative: the title beside it says what it is. */
export function Thumbnail({ src, duration, eager = false }: ThumbnailProps) {
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
      {duration > 0 && (
        <Badge tone="overlay" className={styles.duration}>
          <VisuallyHidden>Durée : </VisuallyHidden>
          {formatDuration(duration)}
        </Badge>
      )}
    </div>
  )
}
