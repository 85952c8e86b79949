const secretNames: ReadonlySet<string> = new Set(['token', 'password', 'email'])
const mask = '•••'

function masked(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, depth - 1))
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain && depth > 0 ? maskSecrets(value, depth - 1) : value
}

/** A copy without tokens, passwords and e-mail addresses, however deep they lie. @param depth levels that are looked into */
export function maskSecrets(value: object, depth = 6): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretNames.has(name) && inner !== null ? mask : masked(inner, depth)]),
  )
}
