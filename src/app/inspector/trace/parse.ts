import { type Trace, traceVersion } from './types.ts'

/** What a text contains, or why it is no trace that can be read. */
export type ParsedTrace =
  | { trace: Trace }
  | { problem: 'notJson' }
  | { problem: 'notATrace' }
  | { problem: 'otherVersion'; version: number }
  /** `place`: names of fields and positions, from the outside: «events.3.actorId» */
  | { problem: 'damaged'; place: string }

/** Returns the place of the first fault of a value, null when there is none. */
type Check = (value: unknown, place: string) => string | null

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ofType =
  (...types: readonly string[]): Check =>
  (value, place) =>
    types.includes(value === null ? 'null' : typeof value) ? null : place

const [text, amount, flag] = [ofType('string'), ofType('number'), ofType('boolean')]

/** Masked values are less deep. Whoever walks through deeper ones may run out of stack. */
const deepest = 50

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' || value === null || (depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1)))

/** Any value of JSON that is not too deep. */
const masked: Check = (value, place) => (value !== undefined && isWithin(value, deepest) ? null : place)

const orNull =
  (check: Check): Check =>
  (value, place) =>
    value === null ? null : check(value, place)

const optional =
  (check: Check): Check =>
  (value, place) =>
    value === undefined ? null : check(value, place)

const all =
  (...checks: readonly Check[]): Check =>
  (value, place) =>
    checks.map((check) => check(value, place)).find((fault) => fault !== null) ?? null

const listOf =
  (check: Check): Check =>
  (value, place) =>
    Array.isArray(value) ? (value.map((item, index) => check(item, `${place}.${index}`)).find((fault) => fault !== null) ?? null) : place

const objectOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    if (!isObject(value)) return place
    const faults = Object.entries(fields).map(([name, check]) => check(value[name], place === '' ? name : `${place}.${name}`))
    return faults.find((fault) => fault !== null) ?? null
  }

const isStateValue = (value: unknown, depth: number): boolean =>
  typeof value === 'string' || (depth > 0 && isObject(value) && Object.values(value).every((inner) => isStateValue(inner, depth - 1)))

const stateValue: Check = (value, place) => (isStateValue(value, deepest) ? null : place)

const snapshot = orNull(objectOf({ status: text, value: orNull(stateValue), context: masked }))
const checkTrace = objectOf({
  startedAt: text,
  actors: listOf(
    objectOf({ id: text, name: text, parentId: orNull(text), machine: orNull(text), input: masked, snapshot, isFromStart: flag }),
  ),
  events: listOf(
    objectOf({
      number: amount,
      at: amount,
      actorId: text,
      fromId: orNull(text),
      event: all(objectOf({ type: text }), masked),
      after: snapshot,
      effects: listOf(objectOf({ type: text, params: masked })),
      taken: optional(listOf(text)),
    }),
  ),
})

const isTrace = (value: unknown): value is Trace => checkTrace(value, '') === null

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Reads a trace from the text of a file. Never throws. */
export function parseTrace(json: string): ParsedTrace {
  const value = readJson(json)
  if (value === undefined) return { problem: 'notJson' }
  if (!isObject(value) || value['format'] !== 'lucarne-trace' || typeof value['version'] !== 'number') return { problem: 'notATrace' }
  if (value['version'] !== traceVersion) return { problem: 'otherVersion', version: value['version'] }
  if (!isTrace(value)) return { problem: 'damaged', place: checkTrace(value, '') ?? '' }
  const known = new Set(value.actors.map(({ id }) => id))
  const lost = value.events.findIndex(({ actorId }) => !known.has(actorId))
  return lost === -1 ? { trace: value } : { problem: 'damaged', place: `events.${lost}.actorId` }
}
