import { type AnyStateMachine, createActor, fromPromise, type Actor, SimulatedClock, type Snapshot } from 'xstate'
import { shortNameOf, stateNames } from '../names.ts'
import { revive } from './revive.ts'
import type { Trace, TracedActor, TracedEvent } from './types.ts'

/** The first event after which a machine does something else than in the recording. `recorded` and `today` are states or effects, in words. */
export type Divergence = { number: number; actor: string; event: string; recorded: string; today: string }

export type Replay = {
  /** events that were replayed, the one that diverged included */
  count: number
  divergence: Divergence | null
  /** the states in which the machines ended, by actor */
  states: ReadonlyMap<string, string>
}

/** An actor of a machine that is replayed. Its environment is silent: what the invoked actors answered is in the recording. */
class ReplayedActor {
  readonly #actor: Actor<AnyStateMachine>
  #effects: string[] = []

  constructor(machine: AnyStateMachine, traced: TracedActor) {
    const { actors, actions } = machine.implementations
    const silent = fromPromise(() => new Promise<never>(() => {}))
    // By the house rules, a plain function among the actions is an effect; the others are assign, emit, raise…
    const effects = Object.entries(actions).filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    const provided = machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, silent])),
      actions: Object.fromEntries(effects.map(([type]) => [type, () => void this.#effects.push(type)])),
    })
    const options = traced.isFromStart ? { input: revive(traced.input) } : { snapshot: persistedOf(machine, traced) }
    this.#actor = createActor(provided, { ...options, clock: new SimulatedClock() })
    // A machine that stops with an error is reported by its status.
    this.#actor.subscribe({ error: () => undefined })
    this.#actor.start()
  }

  get state(): string {
    const { status, value, error } = this.#actor.getSnapshot()
    return status === 'error' ? `stopped by an error, ${String(error)}` : stateNames(value)
  }

  /** Returns the effects that the event caused. */
  send(event: TracedEvent['event']): string[] {
    this.#effects = []
    this.#actor.send({ ...Object(revive(event)), type: event.type })
    return this.#effects
  }

  stop(): void {
    this.#actor.stop()
  }
}

/** Returns the actor, or why its machine cannot start as it was recorded: a state or a part of its input does not exist any more. */
function startReplayed(machine: AnyStateMachine, traced: TracedActor): ReplayedActor | string {
  try {
    return new ReplayedActor(machine, traced)
  } catch (error) {
    return `it cannot start: ${String(error)}`
  }
}

const wordsOf = (effects: readonly string[]): string => (effects.length === 0 ? 'no effect' : effects.join(', '))

/** A machine's snapshot in the form that xstate restores. The actors that its states invoke are running again. */
function persistedOf(machine: AnyStateMachine, { snapshot }: TracedActor): Snapshot<unknown> {
  const context = revive(snapshot?.context)
  const resolved = machine.resolveState({ value: snapshot?.value ?? {}, context })
  const children = Object.fromEntries(
    resolved._nodes
      .flatMap((node) => node.invoke)
      .map(({ id, src }) => [id, { src, syncSnapshot: false, snapshot: { status: 'active', input: undefined } }]),
  )
  const persisted = {
    status: 'active' as const,
    output: undefined,
    error: undefined,
    value: resolved.value,
    historyValue: {},
    context,
    children,
  }
  return persisted
}

/** Names the machines' actors of a trace: «upload», and «toggle 2» for the second of its machine. */
export function namesOf({ actors }: Trace): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  const named = actors.flatMap(({ id, machine }): [string, string][] => {
    if (machine === null) return []
    const count = (counts.get(machine) ?? 0) + 1
    counts.set(machine, count)
    return [[id, count === 1 ? machine : `${machine} ${count}`]]
  })
  return new Map(named)
}

/**
 * Replays the machines of a trace, each with the events that it got, and compares its states and effects with the recorded ones. It ends at
 * the first divergence, unless it goes on with all events.
 */
export function replay(trace: Trace, machines: ReadonlyMap<string, AnyStateMachine>, { goOn = false } = {}): Replay {
  const names = namesOf(trace)
  const running = new Map<string, ReplayedActor>()
  const traced = new Map(trace.actors.map((actor) => [actor.id, actor]))
  let count = 0

  function divergenceAt({ number, actorId, event, after, effects }: TracedEvent): Divergence | null {
    const actor = traced.get(actorId)
    if (!actor || actor.machine === null || after === null || after.value === null || /^xstate\.(init|stop)$/.test(event.type)) return null
    count += 1
    const machine = machines.get(actor.machine)
    const found = { number, actor: names.get(actorId) ?? actorId, event: shortNameOf(event.type) }
    if (!machine) return { ...found, recorded: stateNames(after.value), today: `there is no machine «${actor.machine}»` }
    const replayed = running.get(actorId) ?? startReplayed(machine, actor)
    if (typeof replayed === 'string') return { ...found, recorded: stateNames(after.value), today: replayed }
    running.set(actorId, replayed)
    const caused = replayed.send(event)
    const [recorded, today] = [stateNames(after.value), replayed.state]
    if (recorded !== today) return { ...found, recorded, today }
    const called = effects.map(({ type }) => type)
    return wordsOf(called) === wordsOf(caused) ? null : { ...found, recorded: wordsOf(called), today: wordsOf(caused) }
  }

  let divergence: Divergence | null = null
  for (const event of trace.events) {
    const found = divergenceAt(event)
    divergence ??= found
    if (divergence && !goOn) break
  }
  const states = new Map([...running].map(([id, actor]) => [names.get(id) ?? id, actor.state]))
  for (const actor of running.values()) actor.stop()
  return { count, divergence, states }
}
