import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/connection/database.ts'
import { isUsernameTaken } from '../../db/user/users.ts'
import { limits } from '../../shared/limits.ts'
import { plainUsername } from '../../shared/text.ts'
import { isReservedUsername } from '../../shared/validation/account.ts'

/** Leaves room for `_` and six digits. */
const baseMax = limits.usernameMax - 7
const fallback = 'membre'

/** Returns the letters and digits of a name that a username may have (shared/validation/account.ts). */
export function usernameBase(displayName: string): string {
  const base = plainUsername(displayName)
    .replaceAll(/[^\p{L}\p{N}]+|\p{Default_Ignorable_Code_Point}+/gu, '_')
    .slice(0, baseMax)
    // Half of a surrogate pair is not a letter, and a username does not begin or end with an underscore.
    .replaceAll(/^_+|(?:_|[\uD800-\uDBFF])+$/g, '')
  return base.length < limits.usernameMin ? fallback : base
}

/** Returns a username that is free now: the base, or the base with digits. A concurrent request may still take it (users_username). */
export async function freeUsername(tx: Tx, displayName: string): Promise<string> {
  const base = usernameBase(displayName)
  let candidate = base
  while (isReservedUsername(candidate) || (await isUsernameTaken(tx, candidate))) candidate = `${base}_${randomInt(1_000_000)}`
  return candidate
}
