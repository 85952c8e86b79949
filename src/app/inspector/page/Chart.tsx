import { memo, use, useEffect, useRef } from 'react'
import { arrowKey, stayKey } from '../chart/graph.ts'
import { fontSize, headHeight, lineHeight, padding, type PlacedArrow, type PlacedState } from '../chart/layout.ts'
import * as styles from './Chart.styles.ts'
import { type ChartResult } from './charts.ts'
import { causedBy, isSent } from './possible.ts'

type ChartProps = {
  /** its promise never rejects */
  result: Promise<ChartResult>
  title: string
  active: ReadonlySet<string>
  /** the transitions that were taken last, as `arrowKey` and `stayKey` name them */
  taken: ReadonlySet<string>
  /** type of the event that caused them, empty for none */
  cause: string
  /** as a part of the chart's own, around the active states; null for as large as there is place for all of it */
  size: number | null
}

/** Milliseconds that a state lasts before the chart moves to it: others follow each other faster than anybody reads. */
const restMs = 120

/** Scrolls the place around a drawing to one of its elements, and nothing else: the page itself may scroll as well. */
function centre(place: Element, element: Element): void {
  const [outer, inner] = [place.getBoundingClientRect(), element.getBoundingClientRect()]
  place.scrollBy(inner.x + inner.width / 2 - outer.x - outer.width / 2, inner.y + inner.height / 2 - outer.y - outer.height / 2)
}

/** Renders a machine: active states, scrolled to, and the last transitions are lit, what can happen now is marked. */
export function Chart({ result, title, active, taken, cause, size }: ChartProps) {
  const drawn = use(result)
  const drawing = useRef<SVGSVGElement>(null)
  const isDrawn = 'chart' in drawn
  const states = [...active].join(' ')
  useEffect(() => {
    if (!isDrawn || size === null || states === '') return undefined
    // The states inside follow those around them.
    const state = Array.from(drawing.current?.querySelectorAll('[data-active] > rect') ?? []).at(-1)
    const place = drawing.current?.parentElement
    if (!state || !place) return undefined
    const timer = setTimeout(() => centre(place, state), restMs)
    return () => clearTimeout(timer)
  }, [states, isDrawn, size])
  if ('problem' in drawn) return <p className={styles.problem}>{drawn.problem}</p>
  const { width, height, dots, arrows } = drawn.chart
  const edge = padding
  return (
    <svg
      ref={drawing}
      className={styles.chart}
      data-whole={size === null || undefined}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      width={(width + 2 * edge) * (size ?? 1)}
      height={(height + 2 * edge) * (size ?? 1)}
      role="img"
      aria-label={`${title} : ${[...active].at(-1) ?? 'aucun état'}`}
    >
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" orient="auto">
          <path className={styles.head} d="M0 0L8 4L0 8z" />
        </marker>
        <marker
          id="head-lit"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="14"
          markerHeight="14"
          orient="auto"
        >
          <path className={styles.headLit} d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {drawn.chart.states.map((state) => (
        <State key={state.id} state={state} isActive={active.has(state.id)} taken={taken} />
      ))}
      {dots.map(({ x, y, width: size }) => (
        <circle key={`${x} ${y}`} className={styles.head} cx={x + size / 2} cy={y + size / 2} r={size / 2} />
      ))}
      {arrows.map((arrow) => (
        <Arrow
          key={arrowKey(arrow.from, arrow.to)}
          arrow={arrow}
          isTaken={taken.has(arrowKey(arrow.from, arrow.to))}
          isActive={active.has(arrow.from)}
          cause={cause}
        />
      ))}
    </svg>
  )
}

type StateProps = { state: PlacedState; isActive: boolean; taken: ReadonlySet<string> }

const State = memo(function State({ state, isActive, taken }: StateProps) {
  const { id, name, kind, x, y, width, height, invokes, stays, states } = state
  const lines = [
    ...invokes.map((invoke) => ({ text: `◉ ${invoke}`, isTaken: false, isPossible: false })),
    ...stays.map((label) => ({ text: `↺ ${label}`, isTaken: taken.has(stayKey(id, label)), isPossible: isActive && isSent(label) })),
  ]
  return (
    <g data-active={isActive || undefined} data-state={id}>
      <rect className={styles.state} data-kind={kind} data-box={states.length > 0 || undefined} {...{ x, y, width, height }} rx={6} />
      <text className={styles.name} x={x + padding} y={y + 16}>
        {kind === 'history' ? `${name} (history)` : name}
      </text>
      {lines.map(({ text, isTaken, isPossible }, index) => (
        <text
          key={text}
          className={styles.label}
          data-taken={isTaken || undefined}
          data-possible={isPossible || undefined}
          x={x + padding}
          y={y + headHeight + index * lineHeight + fontSize - 2}
        >
          {text}
        </text>
      ))}
    </g>
  )
})

type ArrowProps = { arrow: PlacedArrow; isTaken: boolean; isActive: boolean; cause: string }

const Arrow = memo(function Arrow({ arrow: { points, labels, text }, isTaken, isActive, cause }: ArrowProps) {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const takenLabels = isTaken ? causedBy(cause, labels) : []
  return (
    <g data-taken={isTaken || undefined} data-possible={(isActive && labels.some(isSent)) || undefined}>
      {points.length > 1 && <path className={styles.arrow} d={path} markerEnd={isTaken ? 'url(#head-lit)' : 'url(#head)'} />}
      {text && <rect className={styles.behind} x={text.x} y={text.y} width={text.width} height={text.height} />}
      {text &&
        labels.map((label, index) => (
          <text
            key={label}
            className={styles.label}
            data-taken={takenLabels.includes(label) || undefined}
            data-possible={(isActive && isSent(label)) || undefined}
            x={text.x + 3}
            y={text.y + fontSize + index * lineHeight}
          >
            {label}
          </text>
        ))}
    </g>
  )
})
