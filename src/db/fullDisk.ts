import { DatabaseError } from 'pg'
import { errorMessage } from './errorMessage.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

// 53100 is disk_full, also of a panic. 58030 is any error of the disk: only those of writing are about room. 25006 is a write in a
// session that may only read: we make it so when room runs out (roomGuard.ts), and so do those who rent servers out.
const fullCodes: ReadonlySet<string> = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT'])

/** Did something fail for want of room on a disk: PostgreSQL's, or one of ours? */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error)
  return fullCodes.has(code) || (code === '58030' && /could not (extend|write)/.test(errorMessage(error)))
}

// Shutdown, crash and start of the server; class 08; what the network and node-postgres say of a connection that is gone.
const lostCodes = /^(57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/
const lostMessages = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Is the server gone, or not there yet? */
export function isConnectionLost(error: unknown): boolean {
  return lostCodes.test(codeOf(error)) || (error instanceof Error && lostMessages.test(error.message))
}

/** PostgreSQL's own error of a full disk, for what failed because of it. */
export function diskFullError(cause: unknown): Error {
  const message = 'no room is left on the disk of the database'
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code: '53100', severity: 'ERROR', cause })
}
