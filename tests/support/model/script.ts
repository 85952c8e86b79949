import {
  fromPromise,
  isMachineSnapshot,
  SimulatedClock,
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate'

type ActorRefLike = { send: (event: EventObject) => void }

type Answer = { resolve: (output: unknown) => void; reject: (error: unknown) => void }

/** The calls of effects (actions that `app/deps.ts` provides), in order. */
export type Effect = { type: string; params: unknown }

/** An invoked machine is either stubbed like any other invoked actor (`scripted`), or runs with its own actors stubbed (`running`). */
export type Children = 'scripted' | 'running'

/** A machine that keeps its type when it is provided with other implementations. */
export type Scriptable<Machine> = { provide(implementations: object): Machine } & AnyStateMachine

/**
 * A machine whose environment is scripted: its invoked actors answer on command, its clock advances on command, its effects are recorded.
 * So only the edge of the app is stubbed.
 */
export class Script<Machine extends Scriptable<Machine> = AnyStateMachine> {
  readonly machine: Machine
  readonly clock: SimulatedClock
  readonly effects: Effect[] = []
  /** inputs of the invoked actors, by invoke id, latest last */
  readonly asked: { id: string; input: unknown }[] = []
  readonly #answers = new Map<string, Answer>()
  readonly #awaitedAsks = new Map<string, (answer: Answer) => void>()
  readonly #watchers = new Set<(inspected: InspectionEvent) => void>()
  readonly #children: Children
  #snapshot: AnyMachineSnapshot | undefined
  #actor: ActorRefLike | undefined

  constructor(
    machine: Machine,
    watcher?: (inspected: InspectionEvent) => void,
    children: Children = 'scripted',
    clock = new SimulatedClock(),
  ) {
    this.clock = clock
    this.#children = children
    this.machine = machine.provide(this.#implementations(machine))
    if (watcher) this.#watchers.add(watcher)
  }

  /** Pass it to the actor that runs `machine`. */
  readonly inspect = (inspected: InspectionEvent): void => {
    if (
      inspected.type === '@xstate.snapshot' &&
      isMachineSnapshot(inspected.snapshot) &&
      inspected.snapshot.machine.id === this.machine.id
    ) {
      this.#snapshot = inspected.snapshot
      this.#actor = inspected.actorRef
    }
    for (const watcher of this.#watchers) watcher(inspected)
  }

  /** The machine's current snapshot. @throws Error before its actor has started */
  get snapshot(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error(`The ${this.machine.id} machine has not started`)
    return this.#snapshot
  }

  /** Ids of the invoked actors that have not answered yet and whose answer is waited for. */
  get waiting(): string[] {
    return [...this.#answers.keys()].filter((id) => this.snapshot.children[id] !== undefined)
  }

  /** Makes an invoked actor answer; resolves when the machine has processed the answer. */
  async answer(id: string, outcome: { output: unknown } | { error: unknown }): Promise<void> {
    const answer = this.#answers.get(id) ?? (await this.#whenAsked(id))
    this.#answers.delete(id)
    const type = `xstate.${'output' in outcome ? 'done' : 'error'}.actor.${id}`
    const processed = this.#whenProcessed(type)
    if ('output' in outcome) answer.resolve(outcome.output)
    else answer.reject(outcome.error)
    await processed
  }

  /** Waits for the answer of an invoked actor. Called by the stubs; a test calls it where the product's own actor goes on with the answer. */
  ask(id: string, input: unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.asked.push({ id, input })
    this.#answers.set(id, { resolve, reject })
    this.#awaitedAsks.get(id)?.({ resolve, reject })
    this.#awaitedAsks.delete(id)
    return promise
  }

  /** A product's own actor asks only when its request reaches the network. @throws Error when there is no such actor */
  #whenAsked(id: string): Promise<Answer> {
    if (!this.snapshot.children[id]) throw new Error(`No actor «${id}» is waiting for an answer`)
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#awaitedAsks.set(id, resolve)
    return promise
  }

  /** Advances the clock by the named delay of an `xstate.after…` event. */
  pass(eventType: string): void {
    const delayed = this.snapshot._nodes.flatMap((node) => node.after).find((transition) => transition.eventType === eventType)
    if (!delayed) throw new Error(`No delay behind ${eventType} is running`)
    // Parallel regions have delays of their own: the shorter ones would end as well.
    if (this.machine.root.type === 'parallel') return this.#actor?.send({ type: eventType })
    this.clock.increment(this.#milliseconds(delayed.delay))
  }

  #milliseconds(delay: unknown): number {
    const named: unknown = typeof delay === 'string' ? this.machine.implementations.delays[delay] : delay
    const value: unknown = typeof named === 'function' ? Reflect.apply(named, undefined, [{ context: this.snapshot.context }]) : named
    if (typeof value !== 'number') throw new Error(`The delay «${String(delay)}» has no length`)
    return value
  }

  #whenProcessed(type: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const watcher = (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.snapshot' || inspected.event.type !== type || !isMachineSnapshot(inspected.snapshot)) return
      this.#watchers.delete(watcher)
      resolve()
    }
    this.#watchers.add(watcher)
    return promise
  }

  /** Returns the stubs for the environment of this machine. */
  #implementations({ implementations: { actors, actions } }: AnyStateMachine): object {
    const scripted = fromPromise(({ self, input }: { self: { id: string }; input: unknown }) => this.ask(self.id, input))
    const doubleOf = (logic: unknown): unknown =>
      this.#children === 'running' && logic instanceof StateMachine ? logic.provide(this.#implementations(logic)) : scripted
    // By the house rules, a plain function among the actions is an effect; the others are assign, emit, raise…
    const effects = Object.entries(actions).filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    return {
      actors: Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, doubleOf(logic)])),
      actions: Object.fromEntries(
        effects.map(([type]) => [type, (_: unknown, params: unknown): void => void this.effects.push({ type, params })]),
      ),
    }
  }
}

/** Steps that the script makes: answers of invoked actors and elapsed delays. */
export function isScripted(event: EventObject): boolean {
  return event.type.startsWith('xstate.')
}

/** Executes a scripted step. */
export async function performScripted(script: Script, event: EventObject): Promise<void> {
  if (event.type.startsWith('xstate.after.')) return script.pass(event.type)
  const id = event.type.replace(/^xstate\.(?:done|error)\.actor\./, '')
  if ('output' in event) return script.answer(id, { output: event.output })
  if ('error' in event) return script.answer(id, { error: event.error })
  throw new Error(`Nobody makes «${event.type}» happen`)
}
