/** The constraint that a write violated, by its name in PostgreSQL. */
export type Violation = { kind: 'unique' | 'foreignKey' | 'check'; constraint: string }

const kinds: Readonly<Record<string, Violation['kind']>> = { '23505': 'unique', '23503': 'foreignKey', '23514': 'check' }

/** Returns the violated constraint, or null for any other error. Checks the shape, because the two databases throw different classes. */
export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null
  const kind = typeof error.code === 'string' ? kinds[error.code] : undefined
  return kind && typeof error.constraint === 'string' ? { kind, constraint: error.constraint } : null
}

/** True when PostgreSQL rolled the transaction back because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** True when PostgreSQL ended a statement that waited too long for a lock, or ran too long (the pool's timeouts). */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '57014')
}

/** True when PostgreSQL rejected a value (class 22: out of range, a NUL character in a text…). */
export function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code)
}
