import type { PlacedChart } from '../chart/layout.ts'

/** Returns the type of an event from a transition’s label, null when nobody sends it: an answer, a delay, `always`. */
function eventTypeOf(label: string): string | null {
  const [type = ''] = label.split(' [', 1)
  return type.includes('.') && !type.includes(' ') ? type : null
}

const unique = (types: readonly (string | null)[]): string[] => [...new Set(types.filter((type) => type !== null))].sort()

/** Returns the types of the events that a machine knows, and of those that it listens to in its active states. */
export function eventTypesOf({ states, arrows }: PlacedChart, active: ReadonlySet<string>): { known: string[]; possible: string[] } {
  const all = [
    ...states.flatMap(({ id, stays }) => stays.map((label) => ({ id, label }))),
    ...arrows.flatMap(({ from, labels }) => labels.map((label) => ({ id: from, label }))),
  ]
  const typesOf = (some: typeof all): string[] => unique(some.map(({ label }) => eventTypeOf(label)))
  return { known: typesOf(all), possible: typesOf(all.filter(({ id }) => active.has(id))) }
}

/** True when an arrow leaves an active state by an event that somebody sends. */
export const isPossible = (from: string, labels: readonly string[], active: ReadonlySet<string>): boolean =>
  active.has(from) && labels.some((label) => eventTypeOf(label) !== null)
