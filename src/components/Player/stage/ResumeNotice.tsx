import { formatDuration } from '../../../shared/format/duration.ts'
import * as styles from './ResumeNotice.styles.ts'

/** Says that the video resumes where it was left, and offers to restart it. @param props.position seconds from the start */
export function ResumeNotice({ position, onRestart }: { position: number; onRestart: () => void }) {
  return (
    <p className={styles.notice}>
      <span className={styles.text}>Reprise à {formatDuration(position)}</span>
      <span aria-hidden="true">·</span>
      <button type="button" className={styles.restart} onClick={onRestart}>
        Depuis le début
      </button>
    </p>
  )
}
