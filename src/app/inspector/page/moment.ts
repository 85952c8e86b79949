import type { StateValue } from 'xstate'
import type { Trace, TracedActor, TracedEvent, TracedSnapshot } from '../trace/types.ts'

/** An actor at a moment. */
export type ActorNow = {
  actor: TracedActor
  snapshot: TracedSnapshot | null
  /** before the last event that it processed; null before the first */
  before: TracedSnapshot | null
  /** its last event until then */
  last: TracedEvent | null
  isStopped: boolean
  children: readonly ActorNow[]
}

const ending = /^xstate\.(stop|promise\.(resolve|reject))$/

/**
 * Returns the actors of a trace as a tree, as they were after an event.
 * @param moment number of the event, null for the last one; actors that were started later are left out
 */
export function actorsAt({ actors, events }: Trace, moment: number | null): ActorNow[] {
  type Started = { now: Omit<ActorNow, 'children'>; isStarted: boolean }
  const states = new Map<string, Started>()
  for (const actor of actors) {
    const now = { actor, snapshot: actor.snapshot, before: null, last: null, isStopped: false }
    states.set(actor.id, { now, isStarted: !actor.isFromStart })
  }
  for (const event of events) {
    if (moment !== null && event.number > moment) break
    const now = states.get(event.actorId)?.now
    if (!now) continue
    const isLast = ending.test(event.event.type) || (event.after !== null && event.after.status !== 'active')
    const changed = event.after && { snapshot: event.after, before: now.snapshot }
    states.set(event.actorId, { now: { ...now, last: event, isStopped: now.isStopped || isLast, ...changed }, isStarted: true })
  }
  const shown = [...states.values()].flatMap(({ now, isStarted }) => (isStarted ? [now] : []))
  const ids = new Set(shown.map(({ actor }) => actor.id))
  const treeOf = (parentId: string | null): ActorNow[] =>
    shown
      .filter(({ actor }) => (actor.parentId !== null && ids.has(actor.parentId) ? actor.parentId : null) === parentId)
      .map((now) => ({ ...now, children: treeOf(now.actor.id) }))
  return treeOf(null)
}

/** Returns the actors of a tree, each before its children. */
export const flat = (tree: readonly ActorNow[]): ActorNow[] => tree.flatMap((now) => [now, ...flat(now.children)])

/** Returns the name of an actor for readers: its machine’s, with its own where that says more. */
export function nameOf({ name, machine, id }: TracedActor): string {
  const own = name === id ? '' : name
  if (machine === null) return own === '' ? id : own
  return own === '' || own === machine ? machine : `${machine} · ${own}`
}

/** Returns the ids of the active state nodes, the machine's root included. */
export function activeIds(machine: string, value: StateValue | null): string[] {
  if (value === null) return []
  const below = (prefix: string, inner: StateValue): string[] => {
    if (typeof inner === 'string') return [`${prefix}.${inner}`]
    return Object.entries(inner).flatMap(([key, deeper]) => {
      const id = `${prefix}.${key}`
      return deeper === undefined ? [id] : [id, ...below(id, deeper)]
    })
  }
  return [machine, ...below(machine, value)]
}
