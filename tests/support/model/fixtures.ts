import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import type { LawNotes } from './laws.ts'

/**
 * The possible events of a machine in tests: payloads of each of its events (several where guards read them), and the results of its
 * invoked actors, by invoke id. The compiler requires every event.
 */
export type Fixtures<Machine extends AnyStateMachine> = {
  /** one exploration per input */
  inputs: readonly InputFrom<Machine>[]
  events: { [Event in EventFromLogic<Machine> as Event['type']]: readonly Event[] }
  /** outputs of an invoked promise */
  done: Readonly<Record<string, readonly unknown[]>>
  /** possible errors of an invoked actor */
  errors: Readonly<Record<string, readonly unknown[]>>
  /** where the laws of the house need more than the machine's names */
  laws?: LawNotes
}

/** The same, once the compiler has checked it. */
export type AnyFixtures = {
  inputs: readonly unknown[]
  events: Readonly<Record<string, readonly { type: string }[]>>
  done: Readonly<Record<string, readonly unknown[]>>
  errors: Readonly<Record<string, readonly unknown[]>>
  /** where the laws of the house need more than the machine's names */
  laws?: LawNotes
}
