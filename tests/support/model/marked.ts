import { AppError } from '../../../src/shared/errors.ts'

/** Fields whose values a machine branches on; any other text may be personal. */
const choices: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'phase',
  'code',
  'reason',
  'tab',
  'period',
  'sort',
  'visibility',
  'mediaState',
  'provider',
  'error',
  'actorId',
  // times of a line of captions
  'start',
  'end',
])

/** Returns a copy of a value of fixtures in which `mark` changes each text that no machine branches on. */
export function marked(value: unknown, mark: (text: string) => string, name = ''): unknown {
  if (typeof value === 'string') return choices.has(name) ? value : mark(value)
  if (value instanceof AppError) return new AppError(value.code, { message: mark(value.message), fields: { email: mark('') } })
  if (value instanceof Error) return new Error(mark(value.message))
  if (Array.isArray(value)) return value.map((item) => marked(item, mark, name))
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner, mark, key)])) : value
}
