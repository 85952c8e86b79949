import { useState, type ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lazyPart } from '../lazyPart.tsx'
import type { Drawing } from './drawing.ts'
import * as styles from './Plot.styles.ts'
import type { PlotCanvasProps } from './PlotCanvas.tsx'
import { ValueTable, type Values } from './ValueTable.tsx'

/** What a point of the plot says; `detail` in a second line. */
export type Reading = { text: string; detail?: string | null | undefined }

export type PlotProps = {
  /** names what the arrow keys choose: «Jour» */
  pointName: string
  /** of each point, in order; not empty */
  readings: readonly Reading[]
  /** the point that is read at first; the first one by default */
  start?: number
  drawing: Drawing
  /** what the lines are, where there are several */
  legend?: { main: string; before: string } | undefined
  /** the same as text */
  values: Values
  /** what stands beside the table */
  children?: ReactNode
}

/** The library that draws loads with the first plot. Without it, the readings and the table are still there. */
const PlotCanvas = lazyPart<PlotCanvasProps>(async () => (await import('./PlotCanvas.tsx')).PlotCanvas, {
  fallback: () => <Skeleton shape="block" className={styles.waiting} />,
})

/** Renders a plot, which says the value of a point under the pointer and by the arrow keys, and the table behind it. */
export function Plot({ pointName, readings, start = 0, drawing, legend, values, children }: PlotProps) {
  const [point, setPoint] = useState(start)
  const reading = readings[point] ?? readings[0]
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <p className={styles.reading} aria-hidden="true">
          <span className={styles.text}>{reading?.text}</span>
          <span className={styles.detail}>{reading?.detail}</span>
        </p>
        {legend && (
          <ul className={styles.legend}>
            <li className={styles.main}>{legend.main}</li>
            <li className={styles.before}>{legend.before}</li>
          </ul>
        )}
      </div>
      <div className={styles.area} data-kind={drawing.kind}>
        <input
          className={styles.input}
          type="range"
          aria-label={pointName}
          aria-valuetext={reading && [reading.text, reading.detail].filter(Boolean).join(', ')}
          min={0}
          max={readings.length - 1}
          value={point}
          onChange={({ currentTarget }) => setPoint(currentTarget.valueAsNumber)}
        />
        <PlotCanvas drawing={drawing} point={point} onPoint={setPoint} />
      </div>
      <div className={styles.foot}>
        <details className={styles.values}>
          <summary>Voir les valeurs</summary>
          <ValueTable {...values} />
        </details>
        {children}
      </div>
    </figure>
  )
}
