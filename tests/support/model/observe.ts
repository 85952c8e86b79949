import { Actor, type AnyMachineSnapshot, type AnyStateMachine, type EventObject, SimulatedClock } from 'xstate'
import type { AnyFixtures } from './fixtures.ts'
import { type Effect, isScripted, performScripted, Script } from './script.ts'

/** What one event did: the snapshots around it, and what the machine called and emitted meanwhile. */
export type Observed = {
  event: EventObject
  before: AnyMachineSnapshot
  after: AnyMachineSnapshot
  /** invoked actors that started, with their inputs */
  asked: readonly { id: string; input: unknown }[]
  effects: readonly Effect[]
  facts: readonly EventObject[]
  /** timers of the clock that run after the event */
  timers: number
  /** lengths of the timers that the event started, in milliseconds */
  delays: readonly number[]
}

/** A clock that knows how many timers run. */
class CountingClock extends SimulatedClock {
  readonly running = new Set<number>()
  /** lengths of all timers that were started, in milliseconds */
  readonly started: number[] = []

  override setTimeout(work: (...args: unknown[]) => void, delay: number): number {
    const id = super.setTimeout((...args: unknown[]) => {
      this.running.delete(id)
      work(...args)
    }, delay)
    this.running.add(id)
    this.started.push(delay)
    return id
  }

  override clearTimeout(id: number): void {
    this.running.delete(id)
    super.clearTimeout(id)
  }
}

/** One run of a machine whose environment is scripted, observed event by event. */
export class ObservedRun {
  readonly #script: Script
  readonly #clock = new CountingClock()
  readonly #actor: Actor<AnyStateMachine>
  readonly #facts: EventObject[] = []

  constructor(machine: AnyStateMachine, input: unknown) {
    this.#script = new Script(machine, undefined, 'scripted', this.#clock)
    this.#actor = new Actor(this.#script.machine, { input, clock: this.#clock, inspect: this.#script.inspect })
    this.#actor.on('*', (fact) => this.#facts.push(fact))
    // A machine that stops with an error is reported by its status.
    this.#actor.subscribe({ error: () => undefined })
    this.#actor.start()
  }

  /** What starting the machine did. */
  get started(): Pick<Observed, 'after' | 'asked' | 'effects' | 'facts' | 'delays'> {
    const { asked, effects } = this.#script
    return { after: this.snapshot, asked: [...asked], effects: [...effects], facts: [...this.#facts], delays: [...this.#clock.started] }
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** All that can happen next: each event of the fixtures, handled or not, each answer that is waited for, each delay that runs. */
  eventsNow({ events, done, errors, laws }: AnyFixtures): EventObject[] {
    const answers = this.#script.waiting.flatMap((id): EventObject[] => [
      ...(done[id] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      ...(errors[id] ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ])
    const delays = this.snapshot._nodes.flatMap((node) => node.after).map(({ eventType }) => ({ type: eventType }))
    const intents = Object.values(events)
      .flat()
      .filter(({ type }) => !laws?.ownEvents?.includes(type))
    return [...intents, ...answers, ...new Map(delays.map((delay) => [delay.type, delay])).values()]
  }

  async perform(event: EventObject): Promise<Observed> {
    const { asked, effects } = this.#script
    const { running, started } = this.#clock
    const [before, askedBefore, effectsBefore, factsBefore] = [this.snapshot, asked.length, effects.length, this.#facts.length]
    const startedBefore = started.length
    if (isScripted(event)) await performScripted(this.#script, event)
    else this.#actor.send(event)
    return {
      event,
      before,
      after: this.snapshot,
      asked: asked.slice(askedBefore),
      effects: effects.slice(effectsBefore),
      facts: this.#facts.slice(factsBefore),
      timers: running.size,
      delays: started.slice(startedBefore),
    }
  }

  /** Stops the actor; returns the number of timers that run on. */
  stop(): number {
    this.#actor.stop()
    return this.#clock.running.size
  }
}
