import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. Runs in libuv's threads, off the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Normalizes, so that the same characters give the same password however the keyboard composed them. */
const normalized = (password: string): string => password.normalize('NFKC')

/** Returns the Argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost)
}

let decoy: Promise<string> | undefined

/**
 * True when the password matches the hash. Without a hash (no such account, or no password) it takes the same time and returns false, so
 * that the duration reveals nothing.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(passwordHash ?? (await decoy), normalized(password))
  return passwordHash !== null && matches
}
