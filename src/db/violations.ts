/** The rule of the schema that a write broke, by PostgreSQL's name of it. */
export type Violation = { kind: 'unique' | 'foreignKey' | 'check'; constraint: string }

const kinds: Readonly<Record<string, Violation['kind']>> = { '23505': 'unique', '23503': 'foreignKey', '23514': 'check' }

/** @returns null when the error is something else. Read by shape: the two databases throw different classes. */
export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null
  const kind = typeof error.code === 'string' ? kinds[error.code] : undefined
  return kind && typeof error.constraint === 'string' ? { kind, constraint: error.constraint } : null
}

/** Did PostgreSQL take the work back, because it waited for somebody who waited for it? */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** Did a value itself displease PostgreSQL (class 22: out of range, a NUL character in a text…)? */
export function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code)
}
