import { useMemo } from 'react'
import type { Drawing } from '../../components/Plot/drawing.ts'
import { ExportButton } from '../../components/Plot/ExportButton.tsx'
import { Plot } from '../../components/Plot/Plot.tsx'
import { Link } from '../../components/Link/Link.tsx'
import type { Chapter } from '../../shared/chapters.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { watchPath } from '../../shared/routes.ts'
import { formatShare, gridOf, momentsOf, mostReplayed, type Passage, readMoment } from './curve.ts'
import * as styles from './RetentionPlot.styles.ts'

export type RetentionPlotProps = {
  contentId: string
  /** of equal parts, not empty; above 1 where a part was watched again */
  shares: readonly number[]
  /** seconds */
  duration: number
  chapters: readonly Chapter[]
}

/** Renders the curve with the passage that is watched again most, and the table behind it. */
export function RetentionPlot({ contentId, shares, duration, chapters }: RetentionPlotProps) {
  const passage = useMemo(() => mostReplayed(shares, duration), [shares, duration])
  const drawing = useMemo(() => drawingOf(shares, duration, chapters, passage), [shares, duration, chapters, passage])
  const moments = momentsOf(shares, duration, chapters)
  const hasChapters = chapters.length > 0
  return (
    <div className={styles.panel}>
      {passage && (
        <p className={styles.passage}>
          <strong>Passage le plus revu</strong>
          {`\u202f: de `}
          <Link href={watchPath(contentId, Math.floor(passage.start))}>{formatDuration(passage.start)}</Link>
          {` à ${formatDuration(passage.end)}, ${formatShare(passage.share)} des lectures.`}
        </p>
      )}
      <Plot
        pointName="Moment de la vidéo"
        readings={moments.map((moment) => ({ text: readMoment(moment), detail: moment.chapter }))}
        drawing={drawing}
        values={{
          caption: 'Rétention, passage par passage',
          head: ['Moment', 'Part des lectures', ...(hasChapters ? ['Chapitre'] : [])],
          rows: moments.map(({ start, share, chapter }) => ({
            key: start,
            cells: [formatDuration(start), formatShare(share), ...(hasChapters ? [chapter] : [])],
          })),
        }}
      >
        <ExportButton table={{ of: 'video', contentId }} what="la rétention" />
      </Plot>
    </div>
  )
}

function drawingOf(shares: readonly number[], duration: number, chapters: readonly Chapter[], passage: Passage | null): Drawing {
  /** A part is drawn around its number. */
  const placeOf = (second: number): number => (second / duration) * shares.length - 0.5
  const scale = gridOf(shares).toReversed()
  return {
    kind: 'curve',
    lines: [{ tone: 'main', values: shares }],
    range: [-0.5, shares.length - 0.5],
    scale,
    formatValue: formatShare,
    ticks: (room) => {
      const steps = Math.min(6, Math.max(1, room - 1))
      const seconds = Array.from({ length: steps + 1 }, (_, step) => (step * duration) / steps)
      return seconds.map((second) => ({ at: placeOf(second), label: formatDuration(second) }))
    },
    marks: chapters.filter(({ start }) => start > 0).map(({ start }) => placeOf(start)),
    band: passage && { from: placeOf(passage.start), to: placeOf(passage.end) },
  }
}
