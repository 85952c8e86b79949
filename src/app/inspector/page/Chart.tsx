import { memo, use, useEffect, useRef } from 'react'
import { arrowKey, stayKey } from '../chart/graph.ts'
import { fontSize, headHeight, lineHeight, padding, type PlacedArrow, type PlacedState } from '../chart/layout.ts'
import * as styles from './Chart.styles.ts'
import { type ChartResult } from './charts.ts'
import { isPossible } from './possible.ts'

type ChartProps = {
  /** its promise never rejects */
  result: Promise<ChartResult>
  title: string
  active: ReadonlySet<string>
  /** the transitions that were taken last, as `arrowKey` and `stayKey` name them */
  taken: ReadonlySet<string>
}

/** Renders a machine: active states, scrolled to, and the last transitions are lit, what can happen now is marked. */
export function Chart({ result, title, active, taken }: ChartProps) {
  const drawn = use(result)
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (active.size === 0 || 'problem' in drawn) return
    // The states inside follow those around them.
    const state = Array.from(drawing.current?.querySelectorAll('[data-active] > rect') ?? []).at(-1)
    state?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [active, drawn])
  if ('problem' in drawn) return <p className={styles.problem}>{drawn.problem}</p>
  const { width, height, states, dots, arrows } = drawn.chart
  const edge = padding
  return (
    <svg
      ref={drawing}
      className={styles.chart}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      width={width + 2 * edge}
      height={height + 2 * edge}
      role="img"
      aria-label={`${title} : ${[...active].at(-1) ?? 'aucun état'}`}
    >
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className={styles.head} d="M0 0L8 4L0 8z" />
        </marker>
        <marker id="head-lit" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">
          <path className={styles.headLit} d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {states.map((state) => (
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
          isPossible={isPossible(arrow.from, arrow.labels, active)}
        />
      ))}
    </svg>
  )
}

type StateProps = { state: PlacedState; isActive: boolean; taken: ReadonlySet<string> }

const State = memo(function State({ state, isActive, taken }: StateProps) {
  const { id, name, kind, x, y, width, height, invokes, stays, states } = state
  const lines = [
    ...invokes.map((invoke) => ({ text: `◉ ${invoke}`, isTaken: false })),
    ...stays.map((label) => ({ text: `↺ ${label}`, isTaken: taken.has(stayKey(id, label)) })),
  ]
  return (
    <g data-active={isActive || undefined} data-state={id}>
      <rect className={styles.state} data-kind={kind} data-box={states.length > 0 || undefined} {...{ x, y, width, height }} rx={6} />
      <text className={styles.name} x={x + padding} y={y + 16}>
        {kind === 'history' ? `${name} (history)` : name}
      </text>
      {lines.map(({ text, isTaken }, index) => (
        <text
          key={text}
          className={styles.label}
          data-taken={isTaken || undefined}
          x={x + padding}
          y={y + headHeight + index * lineHeight + fontSize - 2}
        >
          {text}
        </text>
      ))}
    </g>
  )
})

type ArrowProps = { arrow: PlacedArrow; isTaken: boolean; isPossible: boolean }

const Arrow = memo(function Arrow({ arrow: { points, labels, text }, isTaken, isPossible }: ArrowProps) {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g data-taken={isTaken || undefined} data-possible={isPossible || undefined}>
      {points.length > 1 && <path className={styles.arrow} d={path} markerEnd={isTaken ? 'url(#head-lit)' : 'url(#head)'} />}
      {text && <rect className={styles.behind} x={text.x} y={text.y} width={text.width} height={text.height} />}
      {text &&
        labels.map((label, index) => (
          <text key={label} className={styles.label} x={text.x + 3} y={text.y + fontSize + index * lineHeight}>
            {label}
          </text>
        ))}
    </g>
  )
})
