import { type PointerEvent, useState } from 'react'
import type { Chapter } from '../../shared/chapters.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { formatShare, gridOf, linePath, type Moment, momentsOf, readMoment } from './curve.ts'
import * as styles from './RetentionPlot.styles.ts'

export type RetentionPlotProps = {
  /** of equal parts, not empty; above 1 where a part was watched again */
  shares: readonly number[]
  /** seconds */
  duration: number
  chapters: readonly Chapter[]
}

/** Renders the curve, which tells a moment's share under the pointer and by the arrow keys, and the table behind it. */
export function RetentionPlot({ shares, duration, chapters }: RetentionPlotProps) {
  const [part, setPart] = useState(0)
  const moments = momentsOf(shares, duration, chapters)
  const moment = moments[part] ?? moments[0]
  const grid = gridOf(shares)
  const [top = 1] = grid
  const line = linePath(shares, top)
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPart(Math.min(shares.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * shares.length))))
  }
  const cursor = ((part + 0.5) * 100) / shares.length

  return (
    <figure className={styles.figure}>
      <p className={styles.reading} aria-hidden="true">
        <span className={styles.moment}>{moment && readMoment(moment)}</span>
        {moment?.chapter && <span className={styles.chapter}>{moment.chapter}</span>}
      </p>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {grid.map((share) => (
            <span key={share}>{formatShare(share)}</span>
          ))}
        </div>
        <div className={styles.area} onPointerMove={point} onPointerDown={point}>
          <input
            className={styles.input}
            type="range"
            aria-label="Moment de la vidéo"
            aria-valuetext={moment && [readMoment(moment), moment.chapter].filter(Boolean).join(', ')}
            min={0}
            max={shares.length - 1}
            value={part}
            onChange={({ currentTarget }) => setPart(currentTarget.valueAsNumber)}
          />
          <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.fill} d={`${line}V100H0Z`} />
            <path className={styles.grid} d={grid.map((share) => `M0 ${(100 - (share / top) * 100).toFixed(2)}H100`).join('')} />
            {chapters
              .filter(({ start }) => start > 0)
              .map(({ start }) => (
                <path key={start} className={styles.mark} d={`M${((start / duration) * 100).toFixed(2)} 0V100`} />
              ))}
            <path className={styles.line} d={line} />
            <path className={styles.cursor} d={`M${cursor.toFixed(2)} 0V100`} />
          </svg>
        </div>
        <div className={styles.times} aria-hidden="true">
          {[0, duration / 2, duration].map((second) => (
            <span key={second}>{formatDuration(second)}</span>
          ))}
        </div>
      </div>
      <details className={styles.values}>
        <summary>Voir les valeurs</summary>
        <Values moments={moments} hasChapters={chapters.length > 0} />
      </details>
    </figure>
  )
}

function Values({ moments, hasChapters }: { moments: readonly Moment[]; hasChapters: boolean }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Moment</th>
          <th scope="col">Part des lectures</th>
          {hasChapters && <th scope="col">Chapitre</th>}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ start, share, chapter }) => (
          <tr key={start}>
            <th scope="row">{formatDuration(start)}</th>
            <td>{formatShare(share)}</td>
            {hasChapters && <td>{chapter}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
