import { useActiveThumbnail, useThumbnails } from '@vidstack/react'
import type { CSSProperties } from 'react'
import { clockTime } from './spokenTime.ts'
import * as styles from './Preview.styles.ts'

type PreviewProps = {
  /** seconds from the start */
  time: number
  /** its position on the bar, 0 to 1 */
  share: number
  storyboardUrl: string | null
}

/** Renders the frame of the video at the pointer's position. Hidden from screen readers. */
export function Preview({ time, share, storyboardUrl }: PreviewProps) {
  const place: CSSProperties & { '--share': number } = { '--share': share }
  return (
    <div className={styles.preview} style={place} aria-hidden="true">
      {storyboardUrl !== null && <Picture url={storyboardUrl} time={time} />}
      <span className={styles.time}>{clockTime(time)}</span>
    </div>
  )
}

/** Renders one tile of the storyboard's sheet. */
function Picture({ url, time }: { url: string; time: number }) {
  const field = useActiveThumbnail(useThumbnails(url), time)
  if (!field) return null
  const { x, y } = field.coords ?? { x: 0, y: 0 }
  return (
    <span
      className={styles.picture}
      style={{
        width: field.width,
        height: field.height,
        backgroundImage: `url("${field.url.href}")`,
        backgroundPosition: `-${x}px -${y}px`,
      }}
    />
  )
}
