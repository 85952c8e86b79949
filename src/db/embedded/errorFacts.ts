import { DatabaseError } from 'pg'
import { errorMessage } from '../connection/errorMessage.ts'
import type { ErrorFacts } from './messages.ts'

/** The fields of PostgreSQL's errors that queries read, under node-postgres's names. */
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

/** Returns what is sent to the other thread about an error: its message, and PostgreSQL's fields when it has a code. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { message: errorMessage(error), fields: null }
  const fields: Record<string, string> = {}
  for (const name of fieldNames) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string') fields[name] = value
  }
  return { message: error.message, fields: fields['code'] === undefined ? null : fields }
}

/** Returns the error that the caller sees: of node-postgres's own class, so that one check serves both databases. */
export function toError({ message, fields }: ErrorFacts): Error {
  return fields ? Object.assign(new DatabaseError(message, message.length, 'error'), fields) : new Error(message)
}

/**
 * True when the engine itself broke: a panic (a log that cannot be written), a WebAssembly trap, the end of the backend, or a disk error in
 * the middle of a call. Its later results cannot be trusted, if there are any.
 */
export function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  if (!(error instanceof Error)) return false
  return error.name === 'ExitStatus' || 'syscall' in error || ('severity' in error && error.severity === 'PANIC')
}
