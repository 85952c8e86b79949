import { DatabaseError } from 'pg'
import { errorMessage } from '../connection/errorMessage.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

// 53100 is disk_full, also in a panic. 58030 is any disk error: only failed writes mean a full disk. 25006 is a write in a read-only
// session: we make sessions read-only when the disk is nearly full (roomGuard.ts), and so do hosting providers.
const fullCodes: ReadonlySet<string> = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT'])

/** True when an error was caused by a full disk: PostgreSQL's, or one of ours. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error)
  return fullCodes.has(code) || (code === '58030' && /could not (extend|write)/.test(errorMessage(error)))
}

// Shutdown, crash and start of the server; class 08; the errors of the network and of node-postgres for a lost connection.
const lostCodes = /^(57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/
const lostMessages = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** True when the server is gone, or not started yet. */
export function isConnectionLost(error: unknown): boolean {
  return lostCodes.test(codeOf(error)) || (error instanceof Error && lostMessages.test(error.message))
}

/** Returns PostgreSQL's disk-full error, with the given error as its cause. */
export function diskFullError(cause: unknown): Error {
  const message = 'no room is left on the disk of the database'
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code: '53100', severity: 'ERROR', cause })
}
