import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/**
 * What may happen to a machine in tests: payloads of each of its events (several where guards look at
 * them), and what its invoked actors may answer, by invoke id. The compiler asks for every event.
 */
export type Fixtures<Machine extends AnyStateMachine> = {
  /** one exploration per input */
  inputs: readonly InputFrom<Machine>[]
  events: { [Event in EventFromLogic<Machine> as Event['type']]: readonly Event[] }
  /** outputs of an invoked promise */
  done: Readonly<Record<string, readonly unknown[]>>
  /** what an invoked actor may fail with */
  errors: Readonly<Record<string, readonly unknown[]>>
}

/** The same, once the compiler has seen it. */
export type AnyFixtures = {
  inputs: readonly unknown[]
  events: Readonly<Record<string, readonly { type: string }[]>>
  done: Readonly<Record<string, readonly unknown[]>>
  errors: Readonly<Record<string, readonly unknown[]>>
}
