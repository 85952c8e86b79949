import { createHash, randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const codesMax = 10
const length = 16

/** Returns ten codes of 80 random bits, which cannot be guessed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesMax }, () => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join(''))
}

/** Returns the hash of a code that the database keeps. */
export const hashRecoveryCode = (userUuid: string, code: string): string =>
  createHash('sha256').update(`recovery code ${userUuid} ${code}`).digest('hex')

/** Returns a code as people read and write it. */
export const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
