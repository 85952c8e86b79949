import {
  type Actor,
  type ActorRefLike,
  type AnyActorLogic,
  type AnyActorRef,
  type EventObject,
  type InspectionEvent,
  type Observer,
} from 'xstate'
import { createMasker } from '../trace/masking.ts'
import type { Trace, TracedActor, TracedEvent } from '../trace/types.ts'
import { type Entry, type Known, machineSnapshotOf, safely, tracer, traceOf } from './entries.ts'

/** Events that a recording keeps by default. */
export const recordedEvents = 2000

export type RecorderOptions = {
  /** events that are kept, of all actors together */
  limit?: number
  /** milliseconds since the epoch, of a clock that does not go backwards within a recording */
  now?: () => number
}

/** Not `instanceof`: the built inspector has a copy of XState of its own. */
const isActor = (ref: ActorRefLike | undefined): ref is Actor<AnyActorLogic> => ref !== undefined && 'logic' in ref && 'getSnapshot' in ref

/** What happened since an event: the actors that are new, and the events. */
export type Changes = { actors: readonly TracedActor[]; events: readonly TracedEvent[] }

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records what the inspected actors do: the last events of all of them, each with the snapshot after it. Only actors that were started are
 * known: StrictMode creates others that never run.
 */
export function createRecorder({ limit = recordedEvents, now = Date.now }: RecorderOptions = {}) {
  const start = now()
  const mask = safely(createMasker())
  const { eventOf, actorOf } = tracer(mask)
  const known = new Map<string, Known>()
  /** what each actor was sent and has not processed, oldest first */
  const waiting = new Map<string, Entry[]>()
  const listeners = new Set<() => void>()
  let entries: Entry[] = []
  let number = 0

  /** The snapshot of an actor that forgets one of its entries is the one after that entry. */
  function forget({ actor, number, after }: Entry): void {
    const owner = known.get(actor.sessionId)
    if (!owner) return
    owner.isFromStart = false
    owner.before = after ?? owner.before
    if (owner.last === number && !waiting.has(actor.sessionId)) known.delete(actor.sessionId)
  }

  function add(actor: AnyActorRef, from: AnyActorRef | undefined, event: EventObject): Entry {
    const entry: Entry = { number, at: now() - start, actor, from, event, after: null, effects: [], taken: [] }
    const owner = known.get(actor.sessionId)
    if (owner) owner.last = number
    number += 1
    entries.push(entry)
    // Cutting the list at each event would copy it each time.
    if (entries.length >= limit * 2) entries = cut()
    return entry
  }

  function cut(): Entry[] {
    for (const entry of entries.slice(0, -limit)) forget(entry)
    return entries.slice(-limit)
  }

  function receive(actor: AnyActorRef, from: AnyActorRef | undefined, event: EventObject): void {
    const id = actor.sessionId
    if (event.type === 'xstate.init') {
      const before = machineSnapshotOf(actor.getSnapshot())
      const input: unknown = 'input' in event ? event.input : undefined
      known.set(id, { ref: actor, input, before, isFromStart: true, since: number, last: number })
    }
    if (!known.has(id)) return
    const entry = add(actor, from, event)
    const queue = waiting.get(id)
    if (queue) queue.push(entry)
    // What a stopped actor is sent is not processed.
    else if (event.type === 'xstate.init') waiting.set(id, [entry])
  }

  function settle(actor: AnyActorRef, event: EventObject, snapshot: unknown): void {
    const id = actor.sessionId
    if (!known.has(id)) return
    const queue = waiting.get(id) ?? []
    const place = queue.findIndex((entry) => entry.event === event)
    const entry = place === -1 ? (event.type === 'xstate.stop' ? add(actor, undefined, event) : undefined) : queue[place]
    queue.splice(0, place + 1)
    if (entry) entry.after = machineSnapshotOf(snapshot)
    if (event.type === 'xstate.stop' || actor.getSnapshot().status !== 'active') waiting.delete(id)
  }

  /** A machine that throws tells nobody: its last event has the snapshot that it stopped with. */
  function settleThrown(): void {
    for (const [id, [entry]] of waiting) {
      const snapshot = entry?.actor.getSnapshot()
      if (!entry || snapshot?.status !== 'error') continue
      entry.after = machineSnapshotOf(snapshot)
      waiting.delete(id)
    }
  }

  function observe(inspected: InspectionEvent): void {
    const { actorRef: actor } = inspected
    if (!isActor(actor)) return
    if (inspected.type === '@xstate.event') {
      receive(actor, isActor(inspected.sourceRef) ? inspected.sourceRef : undefined, inspected.event)
      for (const listener of listeners) listener()
    } else if (inspected.type === '@xstate.snapshot') {
      settle(actor, inspected.event, inspected.snapshot)
      for (const listener of listeners) listener()
    } else {
      const [entry] = waiting.get(actor.sessionId) ?? []
      if (entry) describe(entry, inspected)
    }
  }

  /** What an actor does while it processes an event. */
  function describe(entry: Entry, inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.microstep') entry.taken.push(...inspected._transitions)
    if (inspected.type !== '@xstate.action' || inspected.action.type.startsWith('xstate.')) return
    const { type, params } = inspected.action
    entry.effects.push({ type, params })
  }

  /** Returns the last events, all that are kept by default. */
  function trace(last = limit): Trace {
    settleThrown()
    entries = cut()
    const shown = last > 0 ? entries.slice(-last) : []
    const actors = new Map([...known].map(([id, actor]) => [id, { ...actor }]))
    for (const { actor, after } of entries.slice(0, entries.length - shown.length)) {
      const owner = actors.get(actor.sessionId)
      if (!owner) continue
      owner.isFromStart = false
      owner.before = after ?? owner.before
    }
    return traceOf(new Date(start).toISOString(), [...actors.values()].map(actorOf), shown.map(eventOf))
  }

  return {
    inspect: { next: (event) => observe(event) } satisfies Observer<InspectionEvent>,
    trace,
    /** Returns what happened from this event on; null when some of it is not kept any more. @param first number of an event */
    changesFrom(first: number): Changes | null {
      settleThrown()
      const oldest = entries[0]?.number ?? number
      if (first < oldest) return null
      const actors = [...known.values()].filter(({ since }) => since >= first)
      return { actors: actors.map(actorOf), events: entries.slice(first - oldest).map(eventOf) }
    },
    /** Number of the next event. */
    next: () => number,
    /** Calls the listener after each event. @returns unsubscribes */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Returns the running actor of this id, undefined when it was never started or is stopped. */
    actorOf: (id: string): AnyActorRef | undefined => (waiting.has(id) ? known.get(id)?.ref : undefined),
    /** Returns the event of this number as it was, undefined when it is not kept any more. */
    eventOf: (number: number): EventObject | undefined => entries[number - (entries[0]?.number ?? 0)]?.event,
    mask,
  }
}
