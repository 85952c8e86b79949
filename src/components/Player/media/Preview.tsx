import type { CSSProperties } from 'react'
import { formatDuration } from '../../../shared/format/duration.ts'
import * as styles from './Preview.styles.ts'
import { useTile } from './useTile.ts'

export type PreviewProps = {
  /** seconds from the start */
  time: number
  /** its position on the bar, 0 to 1 */
  share: number
  storyboardUrl: string | null
  /** of the chapter */
  title?: string | undefined
}

/** Renders the frame of the video at the pointer's position. Hidden from screen readers. */
export function Preview({ time, share, storyboardUrl, title }: PreviewProps) {
  const place: CSSProperties & { '--share': number } = { '--share': share }
  return (
    <div className={styles.preview} style={place} aria-hidden="true">
      {storyboardUrl !== null && <Picture url={storyboardUrl} time={time} />}
      {title !== undefined && <span className={styles.title}>{title}</span>}
      <span className={styles.time}>{formatDuration(time)}</span>
    </div>
  )
}

/** Renders one tile of the storyboard's sheet. */
function Picture({ url, time }: { url: string; time: number }) {
  const tile = useTile(url, time)
  if (!tile) return null
  const { sheetUrl, x, y, width, height } = tile
  return (
    <span
      className={styles.picture}
      style={{ width, height, backgroundImage: `url("${sheetUrl}")`, backgroundPosition: `-${x}px -${y}px` }}
    />
  )
}
