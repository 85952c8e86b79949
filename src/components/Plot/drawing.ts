export type Tick = { at: number; label: string }

/** What a plot draws. The points of all lines are at 0, 1, 2…; keep the object as long as nothing of it changes. */
export type Drawing = {
  /** `bars` lie, one below the other. */
  kind: 'curve' | 'bars'
  /** `before` is drawn behind, to compare with. */
  lines: readonly { tone: 'main' | 'before'; values: readonly number[] }[]
  /** the first and the last place that are shown: the outer points, or half a point beyond them */
  range: readonly [from: number, to: number]
  /** the values at which the plot has a line, from 0 to its top */
  scale: readonly number[]
  formatValue: (value: number) => string
  /** @param room how many labels fit */
  ticks: (room: number) => readonly Tick[]
  /** places of dashed lines */
  marks?: readonly number[]
  /** places between which the background is coloured */
  band?: { from: number; to: number } | null
}

const tens = Array.from({ length: 10 }, (_, power) => 10 ** power)
const countSteps = tens.flatMap((ten) => [ten, 2 * ten, 5 * ten])
/** A second to half a minute, a minute to half an hour, then hours. */
const secondSteps = [1, 5, 10, 30, 60, 120, 300, 600, 1800, ...countSteps.map((hours) => hours * 3600)]

function scaleIn(steps: readonly number[], most: number): number[] {
  const step = steps.find((each) => each * 4 >= most) ?? most / 4
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, line) => line * step)
}

/** Returns up to five values from 0 to the most or more, in even steps. */
export const countScale = (most: number): number[] => scaleIn(countSteps, most)
/** The same for seconds. */
export const secondScale = (most: number): number[] => scaleIn(secondSteps, most)

/** Returns as many points as fit, the last one among them, at even distances. */
export function evenTicks(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, room - 1)))
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, index) => count - 1 - index * step).toReversed()
}
