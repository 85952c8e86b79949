import { isErrorCode } from '../../shared/errors.ts'

const mask = '•••'
const deepest = 8

/** What names an actor or an event in the viewer: given by the code, never typed or answered by anybody. */
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
 * A copy in which every text is masked, however deep: what is secret is not known by its name. Left are numbers, booleans, the names of
 * properties, the catalogue's error codes, and of what is no plain object its kind.
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

/** Its type is the code's; all that it carries is masked. */
function maskEvent(event: unknown): unknown {
  if (!isObject(event)) return maskSecrets(event)
  return { ...Object(maskSecrets(event)), ...('type' in event && { type: event.type }) }
}

/** Where an actor stands is the code's: state, status and the names of those it invokes. The rest is masked. */
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

/** What the viewer may be told of an inspection event: an allow-list, so that a field that is new to it stays here. */
export function maskInspection<Inspected extends object>(inspected: Inspected): Inspected {
  const copy = { ...inspected }
  for (const [name, value] of Object.entries(inspected)) {
    if (name === 'event') Reflect.set(copy, name, maskEvent(value))
    else if (name === 'snapshot') Reflect.set(copy, name, maskSnapshot(value))
    else if (!ownNames.has(name)) Reflect.set(copy, name, maskSecrets(value))
  }
  return copy
}
