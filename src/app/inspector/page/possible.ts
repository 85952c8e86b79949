import type { PlacedChart } from '../chart/layout.ts'
import { shortNameOf } from '../names.ts'

const eventOf = (label: string): string => label.split(' [', 1)[0] ?? ''

/** Returns the type of an event from a transition’s label, null when nobody sends it: an answer, a delay, `always`. */
function eventTypeOf(label: string): string | null {
  const type = eventOf(label)
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

/** True for the transition of an event that somebody sends. @param label as `labelOf` returns it */
export const isSent = (label: string): boolean => eventTypeOf(label) !== null

/**
 * Returns those of a taken arrow's transitions that the event can have caused; all when it is none of them, which is so for an event that the
 * machine sent to itself.
 */
export function causedBy(eventType: string, labels: readonly string[]): readonly string[] {
  const name = shortNameOf(eventType)
  const caused = labels.filter((label) => eventOf(label) === name)
  const followed = labels.filter((label) => eventOf(label) === 'always')
  return caused.length > 0 ? caused : followed.length > 0 ? followed : labels
}
