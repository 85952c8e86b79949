import { isErrorCode } from '../../shared/errorCodes.ts'

const mask = '•••'
const deepest = 8

/** Names of actors and events, shown in the viewer. They come from the code, never from user input or a response. */
const ownNames: ReadonlySet<string> = new Set([
  'type',
  'id',
  'name',
  'sessionId',
  'rootId',
  'parentId',
  'sourceId',
  'createdAt',
  '_version',
  'definition',
])

/**
 * Returns a copy with every text masked, at any depth: a secret cannot be recognized by its name. Kept are numbers, booleans, property
 * names, the catalogue's error codes and, for objects that are not plain, their kind.
 */
export function maskSecrets(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return isErrorCode(value) ? value : mask
  if (typeof value === 'function') return '[function]'
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return mask
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth - 1))
  if (value instanceof Error) return { error: 'code' in value ? maskSecrets(value.code) : mask }
  const isPlain = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null
  if (!isPlain) return Object.prototype.toString.call(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskSecrets(inner, depth - 1)]))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The event's type comes from the code and is kept; its payload is masked. */
function maskEvent(event: unknown): unknown {
  if (!isObject(event)) return maskSecrets(event)
  return { ...Object(maskSecrets(event)), ...('type' in event && { type: event.type }) }
}

/** State, status and the names of invoked actors come from the code and are kept. The rest is masked. */
function maskSnapshot(snapshot: unknown): unknown {
  if (!isObject(snapshot)) return maskSecrets(snapshot)
  const fields = new Map<string, unknown>(Object.entries(snapshot))
  const masked = ['context', 'input', 'output', 'error'].filter((name) => fields.has(name))
  const children = fields.get('children')
  return {
    status: fields.get('status'),
    ...(fields.has('value') && { value: fields.get('value') }),
    ...Object.fromEntries(masked.map((name) => [name, maskSecrets(fields.get(name))])),
    ...(isObject(children) && { children: Object.fromEntries(Object.keys(children).map((id) => [id, { id }])) }),
  }
}

/** Returns what the viewer may receive of an inspection event. It is an allow-list, so that new fields are not sent. */
export function maskInspection<Inspected extends object>(inspected: Inspected): Inspected {
  const copy = { ...inspected }
  for (const [name, value] of Object.entries(inspected)) {
    if (name === 'event') Reflect.set(copy, name, maskEvent(value))
    else if (name === 'snapshot') Reflect.set(copy, name, maskSnapshot(value))
    else if (!ownNames.has(name)) Reflect.set(copy, name, maskSecrets(value))
  }
  return copy
}
