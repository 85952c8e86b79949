import { limits } from '../../shared/limits.ts'
import type { Trace } from '../inspector/trace/types.ts'

export type FittedTrace = { json: string; events: number; hasContexts: boolean }

/** Tried in this order. Replays need the contexts of actors before their first event, never those after an event. */
const attempts = [
  { events: limits.traceEventsMax, hasContexts: true },
  { events: 150, hasContexts: true },
  { events: 100, hasContexts: true },
  { events: 100, hasContexts: false },
  { events: 50, hasContexts: false },
  { events: 25, hasContexts: false },
  { events: 10, hasContexts: false },
  { events: 0, hasContexts: false },
] as const

const encoder = new TextEncoder()

/** Bytes of a text as a string of JSON, which the request has it in: the gateway takes 100 kB, of which the person's text needs some. */
const bytesInRequest = (text: string): number => encoder.encode(JSON.stringify(text)).length

/** Returns the longest trace that may be sent, without the actors that did nothing in it. */
export function fitTrace(recorder: { trace: (last: number) => Trace }): FittedTrace {
  let fitted: FittedTrace = { json: '', events: 0, hasContexts: false }
  for (const { events, hasContexts } of attempts) {
    const trace = withActiveActors(recorder.trace(events))
    fitted = { json: JSON.stringify(hasContexts ? trace : withoutContexts(trace)), events: trace.events.length, hasContexts }
    if (bytesInRequest(fitted.json) <= limits.traceBytes) return fitted
  }
  return fitted
}

function withActiveActors({ actors, ...trace }: Trace): Trace {
  const active = new Set(trace.events.map(({ actorId }) => actorId))
  return { ...trace, actors: actors.filter(({ id }) => active.has(id)) }
}

function withoutContexts({ events, ...trace }: Trace): Trace {
  return { ...trace, events: events.map(({ after, ...event }) => ({ ...event, after: after && { ...after, context: null } })) }
}
