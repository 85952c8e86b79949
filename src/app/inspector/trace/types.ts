import type { StateValue } from 'xstate'

/** A value of JSON in which texts are masked, see `masking.ts`. */
export type Masked = null | boolean | number | string | readonly Masked[] | { readonly [name: string]: Masked }

/** `value` and `context` belong to machines only. */
export type TracedSnapshot = { status: string; value: StateValue | null; context: Masked }

export type TracedActor = {
  /** unique within the trace */
  id: string
  /** its id within its parent */
  name: string
  parentId: string | null
  /** id of its machine; null for a promise or a callback */
  machine: string | null
  /** null for an actor that ran before the recording began */
  input: Masked
  /** before its first event in the trace; null without a machine */
  snapshot: TracedSnapshot | null
  /** true when `snapshot` is the one that it started with */
  isFromStart: boolean
}

export type TracedEvent = {
  /** consecutive through the whole recording; the ring drops the oldest, so the first may be greater than 0 */
  number: number
  /** milliseconds since the recording began */
  at: number
  actorId: string
  /** the actor that sent it; null for the interface and the environment */
  fromId: string | null
  event: { readonly type: string } & Readonly<Record<string, Masked>>
  /** after the event; null for an actor without a machine */
  after: TracedSnapshot | null
  /** effects that the machine called, in order */
  effects: readonly { type: string; params: Masked }[]
  /** transitions that it took, as `arrowKey` and `stayKey` of the chart name them; absent in a trace that was not recorded in a page */
  taken?: readonly string[]
}

/** What actors did, for the inspector's pages, for a file and for a replay. Everything in it is masked. */
export type Trace = {
  format: 'lucarne-trace'
  version: typeof traceVersion
  /** when the recording began, ISO 8601 */
  startedAt: string
  actors: readonly TracedActor[]
  /** oldest first */
  events: readonly TracedEvent[]
}

/** Rises with each change of the format. */
export const traceVersion = 1
