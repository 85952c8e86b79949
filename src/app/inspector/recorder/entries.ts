import { type AnyActorRef, type AnyMachineSnapshot, type AnyTransitionDefinition, type EventObject, isMachineSnapshot } from 'xstate'
import { keysOf } from '../chart/graph.ts'
import type { Masked, Trace, TracedActor, TracedEvent, TracedSnapshot } from '../trace/types.ts'
import { traceVersion } from '../trace/types.ts'

/** An event as it happened. Snapshots and events are immutable, so they are masked only when somebody looks. */
export type Entry = {
  number: number
  at: number
  actor: AnyActorRef
  from: AnyActorRef | undefined
  event: EventObject
  after: AnyMachineSnapshot | null
  effects: { type: string; params: unknown }[]
  taken: AnyTransitionDefinition[]
}

/** An actor that was started, and its snapshot before the first of its entries that is kept. */
export type Known = {
  ref: AnyActorRef
  input: unknown
  before: AnyMachineSnapshot | null
  isFromStart: boolean
  /** number of its first entry */
  since: number
  /** number of its last one */
  last: number
}

export type Mask = (value: unknown) => Masked

/** Returns the snapshot of a machine, null for a promise or a callback. */
export function machineSnapshotOf(snapshot: unknown): AnyMachineSnapshot | null {
  return isMachineSnapshot(snapshot) ? snapshot : null
}

/** Returns a mask that never throws: a getter or a proxy in a context may. */
export function safely(mask: Mask): Mask {
  return (value) => {
    try {
      return mask(value)
    } catch {
      return '[unreadable]'
    }
  }
}

const isFields = (value: Masked): value is { readonly [name: string]: Masked } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns functions that convert what was recorded to what may be shown. Each snapshot is masked once. */
export function tracer(mask: Mask) {
  const masked = new WeakMap<object, TracedSnapshot>()
  const events = new WeakMap<Entry, { of: AnyMachineSnapshot | null; traced: TracedEvent }>()

  function snapshotOf(snapshot: AnyMachineSnapshot | null): TracedSnapshot | null {
    if (!snapshot) return null
    const known = masked.get(snapshot)
    if (known) return known
    const traced = { status: snapshot.status, value: snapshot.value, context: mask(snapshot.context) }
    masked.set(snapshot, traced)
    return traced
  }

  function eventOf(entry: Entry): TracedEvent {
    const known = events.get(entry)
    if (known?.of === entry.after && known.traced.effects.length === entry.effects.length) return known.traced
    const { number, at, actor, from, event, after, effects, taken } = entry
    const payload = mask(event)
    const traced: TracedEvent = {
      number,
      at,
      actorId: actor.sessionId,
      fromId: from?.sessionId ?? null,
      event: { ...(isFields(payload) ? payload : { payload }), type: event.type },
      after: snapshotOf(after),
      effects: effects.map(({ type, params }) => ({ type, params: mask(params) })),
      taken: taken.flatMap(keysOf),
    }
    events.set(entry, { of: after, traced })
    return traced
  }

  function actorOf({ ref, input, before, isFromStart }: Known): TracedActor {
    return {
      id: ref.sessionId,
      name: ref.id,
      parentId: ref._parent?.sessionId ?? null,
      machine: machineSnapshotOf(ref.getSnapshot())?.machine.id ?? null,
      input: mask(input),
      snapshot: snapshotOf(before),
      isFromStart,
    }
  }

  return { eventOf, actorOf }
}

export const traceOf = (startedAt: string, actors: readonly TracedActor[], events: readonly TracedEvent[]): Trace => ({
  format: 'lucarne-trace',
  version: traceVersion,
  startedAt,
  actors,
  events,
})
