import { DatabaseError } from 'pg'
import { errorMessage } from '../errorMessage.ts'
import type { ErrorFacts } from './messages.ts'

/** The fields of PostgreSQL's errors that queries look at, under node-postgres's names. */
const fieldNames = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
] as const

/** What crosses the thread of an error: its message, and PostgreSQL's fields when it has a code. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { message: errorMessage(error), fields: null }
  const fields: Record<string, string> = {}
  for (const name of fieldNames) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string') fields[name] = value
  }
  return { message: error.message, fields: fields['code'] === undefined ? null : fields }
}

/** The error that the caller sees: node-postgres's own class, so that one check serves both databases. */
export function toError({ message, fields }: ErrorFacts): Error {
  return fields ? Object.assign(new DatabaseError(message, message.length, 'error'), fields) : new Error(message)
}

/**
 * True when the engine itself broke: a panic (a log that cannot be written), a WebAssembly trap, the end of the backend, or an
 * error of the disk that passed through it half-way. Nothing that it says afterwards can be trusted, if it ever answers.
 */
export function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  if (!(error instanceof Error)) return false
  return error.name === 'ExitStatus' || 'syscall' in error || ('severity' in error && error.severity === 'PANIC')
}
