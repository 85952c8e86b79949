import { createHash, randomBytes } from 'node:crypto'

const hourMs = 60 * 60 * 1000
/** A session is valid for this long after its last use. */
export const sessionMs = 30 * 24 * hourMs
/** A session's last use is written at most this often. */
export const touchEveryMs = hourMs

/** Returns a token of 256 random bits. The client has the only copy. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash of a token that the database keeps. A plain hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const codePrefix = 'code.'

/** Returns a single-use code that opens a session. No token contains a dot, so that a code can be distinguished from a token. */
export function newSignInCode(): string {
  return `${codePrefix}${newToken()}`
}

/** Returns the hash of a code that the database keeps. The code is useless without the key of the browser that began the sign-in. */
export function hashSignInCode(code: string, browserKey: string): string {
  return hashToken(`${code} ${browserKey}`)
}

export function isSignInCode(text: string): boolean {
  return text.startsWith(codePrefix)
}
