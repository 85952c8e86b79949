import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventObject,
  isMachineSnapshot,
} from 'xstate'
import type { AnyFixtures } from './fixtures.ts'
import { allNodes } from './obligations.ts'
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

/** The fields of the context that each guard has read, by its name; of `canHappen`, by none. They grow while a machine is explored. */
export class GuardReads {
  readonly #fields = new Map<string, Set<string>>()
  readonly #known = new WeakMap<readonly string[], { size: number; fields: readonly string[] }>()
  /** grows with each field that a guard reads for the first time */
  size = 0

  /** The same context, recording which of its fields are read. */
  watch(context: object, guard: string): object {
    const fields = this.#fields.get(guard) ?? new Set()
    this.#fields.set(guard, fields)
    return new Proxy(context, {
      get: (target, key) => {
        if (!fields.has(String(key))) this.size += 1
        fields.add(String(key))
        return Reflect.get(target, key)
      },
    })
  }

  /** The fields that any of these guards has read, in the order of the alphabet. @param guards looked up by identity: pass the same list again */
  of(guards: readonly string[]): readonly string[] {
    const known = this.#known.get(guards)
    if (known?.size === this.size) return known.fields
    const fields = [...new Set(guards.flatMap((guard) => [...(this.#fields.get(guard) ?? [])]))].toSorted()
    this.#known.set(guards, { size: this.size, fields })
    return fields
  }

  /** The fields that any guard has read. */
  get all(): readonly string[] {
    return this.of([...this.#fields.keys()])
  }
}

/** Stands for `canHappen`, which belongs to no transition. */
const noGuard = ''

/** The same machine, recording which fields of the context its guards read. */
function watchGuards(machine: AnyStateMachine, reads: GuardReads): AnyStateMachine {
  const guards: Record<string, unknown> = {}
  for (const [name, guard] of Object.entries(machine.implementations.guards)) {
    if (typeof guard !== 'function' || 'check' in guard) continue
    guards[name] = (args: { context: object }, params: unknown): unknown => {
      return Reflect.apply(guard, undefined, [{ ...args, context: reads.watch(args.context, name) }, params])
    }
  }
  return machine.provide({ guards })
}

/** The guards of the transitions of one state. */
function ownGuards(node: AnyStateNode): string[] {
  return [...node.transitions.values(), node.always ?? []].flat().flatMap(({ guard }) => {
    if (typeof guard === 'string') return [guard]
    return typeof guard === 'object' && 'type' in guard && typeof guard.type === 'string' ? [guard.type] : []
  })
}

const guardNames = (node: AnyStateNode): string[] => allNodes(node).flatMap(ownGuards)

/** A guard, and those that it combines, as `and` and `not` do. */
function withParts(name: string, guards: AnyStateMachine['implementations']['guards']): string[] {
  const guard: unknown = guards[name]
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return [name]
  return [name, ...guard.guards.flatMap((part: unknown) => (typeof part === 'string' ? withParts(part, guards) : []))]
}

/** The regions that a guard asks about, as `stateIn` does, also inside `and`. */
function regionsAskedFor(guard: unknown): string[] {
  if (typeof guard !== 'function') return []
  if ('guards' in guard && Array.isArray(guard.guards)) return guard.guards.flatMap(regionsAskedFor)
  if (!('stateValue' in guard)) return []
  const { stateValue } = guard
  return typeof stateValue === 'object' && stateValue !== null ? Object.keys(stateValue) : []
}

/** Of a parallel region: the guards of its transitions, the regions that they ask about, and the ids of the actors that it invokes. */
type Region = { guards: readonly string[]; regions: readonly string[]; invoked: ReadonlySet<string> }

/** Computes transitions on snapshots without side effects: no actor starts, no action runs, no time passes. */
export class Explorer {
  readonly #machine: AnyStateMachine
  readonly #fixtures: AnyFixtures
  readonly #guardReads: GuardReads
  readonly #regions: ReadonlyMap<string, Region>
  readonly #scope: AnyActorScope
  #recorder: Recorder
  #current: AnyMachineSnapshot | undefined
  readonly start: Place
  /** obligations met on the way to the start */
  readonly metAtStart: ReadonlySet<string>

  /** @param guardReads grows while exploring; two snapshots that differ only in other context fields count as one */
  constructor(machine: AnyStateMachine, fixtures: AnyFixtures, input: unknown, guardReads: GuardReads) {
    this.#machine = watchGuards(machine, guardReads)
    this.#fixtures = fixtures
    this.#guardReads = guardReads
    this.#regions = new Map(
      Object.entries(machine.root.type === 'parallel' ? machine.root.states : {}).map(([region, node]) => {
        // The root's transitions are taken by whatever region lets them.
        const names = [...ownGuards(machine.root), ...guardNames(node)]
        const guards = [noGuard, ...names.flatMap((name) => withParts(name, machine.implementations.guards))]
        const regions = [region, ...guards.flatMap((guard) => regionsAskedFor(machine.implementations.guards[guard]))]
        return [region, { guards, regions, invoked: new Set(allNodes(node).flatMap(({ invoke }) => invoke.map(({ id }) => id))) }]
      }),
    )
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
    return Object.create(snapshot, { context: { value: this.#guardReads.watch(snapshot.context, noGuard) } })
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
   * value, the same history and the same result of every guard. Of a machine with parallel regions, whose snapshots are too many, one key for
   * each region: its state, and what its guards read.
   */
  keysOf({ snapshot, answered }: Place): string[] {
    const { value, historyValue, children, context } = snapshot
    const asked = Object.entries(children).flatMap(([id, child]) => (child && !answered.has(child) ? [id] : []))
    const fieldsOf = (fields: readonly string[]): unknown[] => fields.map((name) => [name, context[name]])
    const historyOf = (prefix: string): unknown[] =>
      Object.entries(historyValue).flatMap(([id, nodes]) => (id.startsWith(prefix) ? [[id, nodes?.map((node) => node.id)]] : []))
    if (typeof value === 'string' || this.#regions.size === 0) {
      return [JSON.stringify([value, historyOf(''), fieldsOf(this.#guardReads.all), asked])]
    }
    return [...this.#regions].map(([region, { guards, regions, invoked }]) => {
      const fields = fieldsOf(this.#guardReads.of(guards))
      const askedHere = asked.filter((id) => invoked.has(id))
      return JSON.stringify([region, regions.map((each) => value[each]), historyOf(`${this.#machine.id}.${region}.`), fields, askedHere])
    })
  }
}
