import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate'
import { Explorer, GuardReads, type Place } from './explorer.ts'
import type { AnyFixtures, Fixtures } from './fixtures.ts'
import { listObligations } from './obligations.ts'

/** One event, and the value of the machine afterwards. */
export type Step = { event: EventObject; leadsTo: StateValue }

/** Whether an event can happen in a place: some follow from others outside of the machine, as a video cannot end before it has loaded. */
export type CanHappen = (event: EventObject, at: { snapshot: AnyMachineSnapshot; input: unknown }) => boolean

export type Path = { input: unknown; startsIn: StateValue; steps: readonly Step[] }

function stepsTo(place: Place): Step[] {
  if (place.arrival === null) return []
  return [...stepsTo(place.arrival.from), { event: place.arrival.event, leadsTo: place.snapshot.value }]
}

const isPrefix = (short: Path, long: Path): boolean =>
  short !== long &&
  short.input === long.input &&
  short.steps.length <= long.steps.length &&
  short.steps.every((step, index) => step.event === long.steps[index]?.event)

// Our machines have a few hundred snapshots that are worth exploring; with many more, guards read a field that has too many values.
const placesMax = 20_000

/**
 * Breadth first, so that each path is a shortest one; kept when its last step met a new obligation. Ends when all are met, or no snapshot
 * is left to explore.
 * @returns null as soon as a guard reads a field that was no part of the keys: what was explored until then counts nothing
 */
function explore(machine: AnyStateMachine, fixtures: AnyFixtures, canHappen: CanHappen, guardReads: GuardReads): Path[] | null {
  const known = guardReads.size
  const left = new Set(listObligations(machine).map((obligation) => obligation.id))
  const paths: Path[] = []
  const seen = new Set<string>()
  for (const input of fixtures.inputs) {
    const explorer = new Explorer(machine, fixtures, input, guardReads)
    const startsIn = explorer.start.snapshot.value
    const keepIfNew = (place: Place, met: ReadonlySet<string>): void => {
      const isNew = [...met].filter((id) => left.delete(id)).length > 0
      if (isNew) paths.push({ input, startsIn, steps: stepsTo(place) })
    }
    keepIfNew(explorer.start, explorer.metAtStart)
    // Regions are explored once: what the inputs differ in is part of their keys.
    if (machine.root.type !== 'parallel') seen.clear()
    explorer.keysOf(explorer.start).forEach((key) => seen.add(key))
    const queue = [explorer.start]
    for (const from of queue) {
      if (guardReads.size > known) return null
      for (const event of left.size > 0 ? explorer.eventsAt(from) : []) {
        if (!canHappen(event, { snapshot: explorer.readable(from), input })) continue
        const { place, met } = explorer.go(from, event)
        keepIfNew(place, met)
        const newKeys = explorer.keysOf(place).filter((key) => !seen.has(key))
        if (newKeys.length === 0) continue
        newKeys.forEach((key) => seen.add(key))
        if (queue.push(place) > placesMax)
          throw new Error(`${machine.id}: more than ${placesMax} places; guards read ${[...guardReads.all].join(', ')}`)
      }
    }
  }
  return paths.filter((path) => !paths.some((other) => isPrefix(path, other)))
}

/**
 * The fewest short paths that breadth-first search finds to meet every obligation that the fixtures allow. Explored again until guards and
 * `canHappen` read only fields that were part of the keys. With parallel regions, an obligation that needs several of them in certain states
 * may be missed: the test that lists the obligations which no path meets then fails.
 * @param canHappen leaves out what cannot happen where the paths are walked
 */
export function generatePaths<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: Fixtures<Machine>,
  canHappen: CanHappen = () => true,
): Path[] {
  const guardReads = new GuardReads()
  for (;;) {
    const known = guardReads.size
    const paths = explore(machine, fixtures, canHappen, guardReads)
    if (paths && guardReads.size === known) return paths
  }
}
