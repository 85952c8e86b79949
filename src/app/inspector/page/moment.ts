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

/** True for the event after which its actor processes no other. */
export const isLastEvent = ({ event, after }: TracedEvent): boolean =>
  ending.test(event.type) || (after !== null && after.status !== 'active')

/**
 * Returns the actors of a trace as a tree, as they were after an event.
 * @param moment number of the event, null for the last one; actors that were started later are left out
 */
export function actorsAt({ actors, events }: Trace, moment: number | null): ActorNow[] {
  type Started = ActorNow & { children: ActorNow[]; isStarted: boolean }
  const states = new Map<string, Started>()
  for (const actor of actors) {
    const { snapshot } = actor
    const isStopped = snapshot !== null && snapshot.status !== 'active'
    states.set(actor.id, { actor, snapshot, before: null, last: null, isStopped, children: [], isStarted: !actor.isFromStart })
  }
  for (const event of events) {
    if (moment !== null && event.number > moment) break
    const now = states.get(event.actorId)
    if (!now) continue
    if (event.after) [now.before, now.snapshot] = [now.snapshot, event.after]
    now.last = event
    // An actor that was stopped may be started again.
    now.isStopped = (now.isStopped && event.event.type !== 'xstate.init') || isLastEvent(event)
    now.isStarted = true
  }
  const top: ActorNow[] = []
  for (const { isStarted, ...now } of states.values()) {
    if (!isStarted) continue
    const parent = now.actor.parentId === null ? undefined : states.get(now.actor.parentId)
    if (parent?.isStarted) parent.children.push(now)
    else top.push(now)
  }
  return top
}

/** Returns the actors of a tree, each before its children. */
export const flat = (tree: readonly ActorNow[]): ActorNow[] => tree.flatMap((now) => [now, ...flat(now.children)])

/** Returns a tree without the stopped actors, but for the chosen one and those above an actor that runs. */
export function onlyLive(tree: readonly ActorNow[], chosenId: string | null): ActorNow[] {
  return tree.flatMap((now) => {
    const children = onlyLive(now.children, chosenId)
    return now.isStopped && children.length === 0 && now.actor.id !== chosenId ? [] : [{ ...now, children }]
  })
}

/** Returns the numbers of an actor’s events beside the last one that it shows, null where there is none. */
export function neighboursOf({ events }: Trace, { actor, last }: ActorNow): { previous: number | null; next: number | null } {
  const own = events.filter(({ actorId }) => actorId === actor.id)
  const place = own.findIndex(({ number }) => number === last?.number)
  return { previous: own[place - 1]?.number ?? null, next: own[place + 1]?.number ?? null }
}

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
