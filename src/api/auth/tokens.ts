import { createHash, randomBytes } from 'node:crypto'

const hourMs = 60 * 60 * 1000
/** A session lives this long after its last use. */
export const sessionMs = 30 * 24 * hourMs
/** A session's last use is written down at most this often. */
export const touchEveryMs = hourMs

/** 256 random bits: the only copy is the person's. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A plain hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const codePrefix = 'code.'

/** A single-use code that a session is opened with. Its dot is in no token, so that the two are told apart at a glance. */
export function newSignInCode(): string {
  return `${codePrefix}${newToken()}`
}

/** What the database keeps of a code: it opens nothing without the key of the browser that began the sign-in. */
export function hashSignInCode(code: string, browserKey: string): string {
  return hashToken(`${code} ${browserKey}`)
}

export function isSignInCode(text: string): boolean {
  return text.startsWith(codePrefix)
}
