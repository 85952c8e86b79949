import { createActor, isMachineSnapshot, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import type { AnyFixtures } from './fixtures.ts'
import { Recorder } from './recorder.ts'

/** A state of an exploration, and the path to it. */
export type Place = {
  snapshot: AnyMachineSnapshot
  /** invoked actors that have answered: they do so once */
  answered: ReadonlySet<unknown>
  arrival: { from: Place; event: EventObject } | null
}

const doneType = 'xstate.done.actor.'
const errorType = 'xstate.error.actor.'

/** The same context, recording which of its fields are read. */
const watched = (context: object, reads: Set<string>): object =>
  new Proxy(context, {
    get: (target, key) => {
      reads.add(String(key))
      return Reflect.get(target, key)
    },
  })

/** The same machine, recording which fields of the context its guards read. */
function watchGuards(machine: AnyStateMachine, reads: Set<string>): AnyStateMachine {
  const guards: Record<string, unknown> = {}
  for (const [name, guard] of Object.entries(machine.implementations.guards)) {
    if (typeof guard !== 'function' || 'check' in guard) continue
    guards[name] = (args: { context: object }, params: unknown): unknown => {
      return Reflect.apply(guard, undefined, [{ ...args, context: watched(args.context, reads) }, params])
    }
  }
  return machine.provide({ guards })
}

/** Computes transitions on snapshots without side effects: no actor starts, no action runs, no time passes. */
export class Explorer {
  readonly #machine: AnyStateMachine
  readonly #fixtures: AnyFixtures
  readonly #guardReads: Set<string>
  readonly #scope: AnyActorScope
  #recorder: Recorder
  #current: AnyMachineSnapshot | undefined
  readonly start: Place
  /** obligations met on the way to the start */
  readonly metAtStart: ReadonlySet<string>

  /** @param guardReads grows while exploring; two snapshots that differ only in other context fields count as one */
  constructor(machine: AnyStateMachine, fixtures: AnyFixtures, input: unknown, guardReads: Set<string>) {
    this.#machine = watchGuards(machine, guardReads)
    this.#fixtures = fixtures
    this.#guardReads = guardReads
    this.#recorder = new Recorder(machine)
    const actor = createActor(this.#machine, {
      input,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return
        const { snapshot } = inspected
        if (!isMachineSnapshot(snapshot)) return
        this.#recorder.step(this.#current, inspected.event.type, inspected._transitions, snapshot)
        this.#current = snapshot
      },
    })
    this.#scope = {
      self: actor,
      id: actor.id,
      sessionId: actor.sessionId,
      system: actor.system,
      logger: () => undefined,
      defer: () => undefined,
      emit: () => undefined,
      stopChild: () => undefined,
      actionExecutor: () => undefined,
    }
    const snapshot = actor.getSnapshot()
    this.#recorder.settle(snapshot)
    this.metAtStart = this.#recorder.met
    this.start = { snapshot, answered: new Set(), arrival: null }
  }

  /** All possible next events: those that an active state handles and that the fixtures contain. */
  eventsAt({ snapshot, answered }: Place): EventObject[] {
    const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
    return [...types].flatMap((type): EventObject[] => {
      const known = this.#fixtures.events[type]
      if (known) return [...known]
      if (type.startsWith('xstate.after.')) return [{ type }]
      const actorId = type.startsWith(doneType)
        ? type.slice(doneType.length)
        : type.startsWith(errorType)
          ? type.slice(errorType.length)
          : null
      const child = actorId === null ? undefined : snapshot.children[actorId]
      if (actorId === null || child === undefined || answered.has(child)) return []
      if (type.startsWith(doneType)) return (this.#fixtures.done[actorId] ?? []).map((output) => ({ type, output, actorId }))
      return (this.#fixtures.errors[actorId] ?? []).map((error) => ({ type, error, actorId }))
    })
  }

  /** The same snapshot; what is read of its context counts as if a guard read it. */
  readable({ snapshot }: Place): AnyMachineSnapshot {
    return Object.create(snapshot, { context: { value: watched(snapshot.context, this.#guardReads) } })
  }

  /** The next snapshot after an event, and the obligations met by it. */
  go(from: Place, event: EventObject): { place: Place; met: ReadonlySet<string> } {
    this.#recorder = new Recorder(this.#machine)
    this.#current = from.snapshot
    const snapshot = this.#machine.transition(from.snapshot, event, this.#scope)
    this.#recorder.settle(snapshot)
    const child = 'actorId' in event && typeof event.actorId === 'string' ? from.snapshot.children[event.actorId] : undefined
    const answered = child ? new Set([...from.answered, child]) : from.answered
    return { place: { snapshot, answered, arrival: { from, event } }, met: this.#recorder.met }
  }

  /**
   * A snapshot is worth exploring when one of its keys is new. One key for most machines: snapshots that share it behave alike, with the same
   * value, the same history and the same result of every guard. Of a machine with parallel regions, whose snapshots are too many, each pair:
   * the states of two regions, a state and a field that a guard reads, two fields.
   */
  keysOf(place: Place): string[] {
    const parts = this.#partsOf(place).map((part) => JSON.stringify(part))
    if (this.#machine.root.type !== 'parallel') return [parts.join()]
    return parts.flatMap((part, index) => parts.slice(index + 1).map((other) => `${part},${other}`))
  }

  #partsOf({ snapshot, answered }: Place): unknown[] {
    const { value } = snapshot
    return [
      ...(typeof value === 'string' ? [value] : Object.entries(value)),
      ...Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)]),
      ...[...this.#guardReads].sort().map((name) => [name, snapshot.context[name]]),
      Object.entries(snapshot.children).flatMap(([id, child]) => (child && !answered.has(child) ? [id] : [])),
    ]
  }
}
