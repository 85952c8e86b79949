import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/** What the laws need to know of a machine where its names do not say it. Every exception is a reason in words. */
export type LawNotes = {
  /** invoked actors and effects that destroy something, and the events that confirm it, or why no confirmation is needed */
  destroys?: Readonly<Record<string, readonly string[] | string>>
  /** what is called on a cancel or after it, and why */
  calledWhenCancelled?: Readonly<Record<string, string>>
  /** invoked actors whose failure nobody is told of, and why */
  silentFailures?: Readonly<Record<string, string>>
  /** failures after which nobody can do anything in the flow, and why */
  deadEnds?: Readonly<Record<string, string>>
  /** fields of the context that contain what a person typed or chose; `form` and `text` always do */
  typed?: readonly string[]
  /** calls for each of several events, in order, or for what was there before the last one, and why */
  keepsEach?: Readonly<Record<string, string>>
  /** failures that end the flow, and with it what was typed, and why */
  forgets?: Readonly<Record<string, string>>
  /** events that only the machine sends, to itself */
  ownEvents?: readonly string[]
  /** timers that run besides the delays of states */
  timers?: (snapshot: AnyMachineSnapshot) => number
  /** the progress that a person sees, null while none is shown; `beginsAnew`: the events with which it may fall */
  progress?: { of: (snapshot: AnyMachineSnapshot) => number | null; beginsAnew: (event: AnyEventObject) => boolean }
}

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
