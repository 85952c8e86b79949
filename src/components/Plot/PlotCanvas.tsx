import 'uplot/dist/uPlot.min.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Drawing } from './drawing.ts'
import { type DrawnPlot, drawPlot } from './drawPlot.ts'
import * as styles from './PlotCanvas.styles.ts'

export type PlotCanvasProps = {
  drawing: Drawing
  /** the one that is read */
  point: number
  /** The pointer is over another one. */
  onPoint: (point: number) => void
}

/** Draws the plot into its parent. For eyes and pointers alone: `Plot` has what keyboards and screen readers use. */
export function PlotCanvas({ drawing, point, onPoint }: PlotCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnPlot>(undefined)
  const showPoint = useEffectEvent(() => drawn.current?.show(point))
  useEffect(() => {
    if (!place.current) return undefined
    const plot = drawPlot(place.current, drawing, onPoint)
    drawn.current = plot
    showPoint()
    return () => plot?.remove()
  }, [drawing, onPoint])
  useEffect(() => drawn.current?.show(point), [point])
  return <div ref={place} className={styles.canvas} aria-hidden="true" />
}
